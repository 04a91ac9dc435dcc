import Testing
import ViewTrees

/// What only the running app knows, and what is of no source that was read.
@Suite("Data and foreign views")
struct DataTests {
    static let code = [
        Construct(
            #"Text(viewModel.title)"#,
            #"either0["a" "b"]"#,
            members: "@ObservedObject var viewModel: Model",
            more: """
                enum Kind { case on, off; var title: LocalizedStringKey { switch self { case .on: "a"; case .off: "b" } } }
                final class Model: ObservableObject { @Published var kind: Kind = .on; var title: LocalizedStringKey { kind.title } }
                """
        ),
        Construct(
            #"Text(theme.title)"#,
            #""a""#,
            members: "@Environment(Theme.self) private var theme",
            more: #"@Observable final class Theme { var title: LocalizedStringKey { "a" } }"#
        ),
        Construct(
            "ForEach(items) { item in Text(item.title) }",
            #""a""#,
            members: "let items: [Item]",
            more: #"struct Item: Identifiable { let id: Int; var title: LocalizedStringKey { "a" } }"#
        ),
        Construct(
            #"if let item { Text("a") } else { Text("b") }"#,
            #"either0["a" "b"]"#,
            members: "let item: Item?",
            more: "struct Item { let id: Int }"
        ),
        Construct(
            #"if let item { Text("a") } else { Text("b") }"#,
            #"either0["b" "a"]"#,
            members: "@State private var item: Item? = nil",
            more: "struct Item { let id: Int }"
        ),
        Construct(
            #"Text("a").background(theme.fill).overlay(.thinMaterial)"#,
            #""a""#,
            members: "let theme: Theme",
            more: "struct Theme { let fill: Color }"
        ),
        Construct(
            #"Text("a").dimmed(flag)"#,
            #""a""#,
            members: "let flag: Bool",
            more: """
                extension View {
                    @ViewBuilder func dimmed(_ flag: Bool) -> some View { if flag { opacity(0.5) } else { self } }
                }
                """
        ),
        Construct(
            #"Text("a").navigationTitle("t").subtitled().navigationBarTitleDisplayMode(.inline)"#,
            #"either0["a".navigationTitle{title: "t"}.padding(-,1,-,1) "a".navigationTitle{title: "t"}]"#,
            more: """
                extension View {
                    @ViewBuilder func subtitled() -> some View {
                        if #available(iOS 26, *) { padding(.horizontal, 1) } else { self }
                    }
                }
                """
        ),
        Construct(
            #"AsyncButton { run() } label: { Text("a") }"#,
            #"button{label: "a"}?"#
        ),
        Construct(
            #"Panel { Text("a") }"#,
            #"unknown('Panel' is of no source that was read)["a"]"#
        ),
        Construct(#"Text("a").emoji.size(12)"#, #""a".unknown(emoji)?.unknown(size)?"#),
        Construct(#"Text("a").frame(width: computed())"#, #""a".frame(-×-)*"#),
    ]

    @Test("are read as far as their types tell", arguments: code)
    func isRead(_ construct: Construct) throws {
        #expect(try TreeSample.says(construct.body, members: construct.members, more: construct.more) == construct.tree)
    }
}
