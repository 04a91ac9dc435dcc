import CodeStrings
import ProposedLayout
import SourceCode
import SourceText
import SwiftSources
import Testing
import ViewTrees

/// What only the running app knows, and what is not from a source file that was read.
@Suite("Data and foreign views")
struct DataTests {
    static let code = [
        // Of several functions of a name the one whose types fit: one for a closure, and one that hands on to it.
        Construct(
            #"Text("a").items(trailing: Text("b"))"#,
            #""a".overlay{attachment: "b"}"#,
            more: """
                extension View {
                    func items<T>(trailing: T) -> some View where T: View { items(trailing: { trailing }) }
                    func items(trailing: Bar?) -> some View { items(trailing: { trailing }) }
                    func items<T>(trailing: () -> T) -> some View where T: View { overlay { trailing() } }
                }
                struct Bar: View { var body: some View { Text("c") } }
                """
        ),
        // What exchanges letters of a text leaves it as long as it was.
        Construct(
            #"Text(String(localized: "a").kept().replacingOccurrences(of: "-", with: " "))"#,
            #""a""#,
            more: #"extension String { func kept() -> String { components(separatedBy: " ").joined() } }"#
        ),
        // A small picture of a package is no view that fills the room beside a text.
        Construct(#"HStack { CompoundIcon(\.user); Text("a") }"#, #"H[picture(12…48×12…48)* "a"]"#),
        Construct(
            #"title(Text("a"))"#,
            #""a""#,
            members: """
                func title(_ text: String) -> some View { Text("wrong") }
                func title(_ text: Text) -> some View { text }
                """
        ),
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
            #"unknown('Panel' is not from a source file that was read)["a"]"#
        ),
        Construct(#"Text("a").emoji.size(12)"#, #""a".unknown(emoji)?.unknown(size)?"#),
        Construct(#"Text("a").frame(width: computed())"#, #""a".frame(-×-)*"#),
    ]

    @Test("are read as far as their types tell", arguments: code)
    func isRead(_ construct: Construct) throws {
        #expect(try TreeSample.says(construct.body, members: construct.members, more: construct.more) == construct.tree)
    }

    /// Code whose types are generic, or whose members are written without their type.
    static let members = [
        Construct(
            #"Row(label: .plain(title: String(localized: "a")))"#,
            #""a""#,
            more: """
                struct RowLabel: View {
                    let title: String
                    var body: some View { Text(title) }
                    static func plain(title: String) -> Self { .init(title: title) }
                }
                struct Row: View { let label: RowLabel; var body: some View { label } }
                """
        ),
        Construct(
            "Text(context.viewState.title)",
            #"either0["b" "a"]"#,
            members: "let context: RootModel.Context",
            more: """
                struct RootState { var isNew = false; var title: String { isNew ? String(localized: "a") : String(localized: "b") } }
                class Store<State: Equatable, Action> { final class Context { var viewState: State } }
                typealias RootModelType = Store<RootState, Int>
                class RootModel: RootModelType { }
                """
        ),
        Construct(
            "Text(context.title)",
            #""a""#,
            members: "let context: Store<RootState>.Context",
            more: """
                struct RootState { var bindings: Bindings }
                struct Bindings { var title: String { String(localized: "a") } }
                class Store<State> {
                    @dynamicMemberLookup final class Context {
                        var viewState: State
                        subscript<T>(dynamicMember path: KeyPath<Bindings, T>) -> T { viewState.bindings[keyPath: path] }
                    }
                }
                """
        ),
        Construct(
            #"Loader { Text("a") }"#,
            #""a""#,
            more: """
                struct Loader<Changed: View, Empty: View>: View {
                    let change: (AnyView) -> Changed
                    let empty: () -> Empty
                    init(change: @escaping (AnyView) -> Changed = { $0 }, empty: @escaping () -> Empty) {
                        self.change = change
                        self.empty = empty
                    }
                    var body: some View { empty() }
                }
                """
        ),
        Construct(
            "ForEach(Kind.allCases) { Text($0.title) }",
            #"either0["a" "b"]"#,
            more: """
                extension Kind {
                    var title: String {
                        switch self {
                        case .one: String(localized: "a")
                        default: String(localized: "b")
                        }
                    }
                }
                """
        ),
        Construct(
            "Text(node.title)",
            #"'Alexandra'*"#,
            members: "let node: Node",
            more: "struct Node { var parent: Node; var title: String { parent.title } }"
        ),
        Construct(
            "Color.red.frame(height: 1 / displayScale)",
            "shape.frame(-×0.5)",
            members: #"@Environment(\.displayScale) private var displayScale"#
        ),
        Construct(
            #"Text("a").navigationBarItems(leading: Text("b"), trailing: Text("c"))"#,
            #""a".toolbar{toolbar: item(leading)["b"] item(trailing)["c"]}"#
        ),
    ]

    @Test("of generic types and implicit members are followed", arguments: members)
    func isFollowed(_ construct: Construct) throws {
        #expect(try TreeSample.says(construct.body, members: construct.members, more: construct.more) == construct.tree)
    }

    @Test("that chooses between texts puts them in one place")
    func onePlace() throws {
        let source = """
            import SwiftUI
            @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
            struct RootView: View {
                @State var isNew = false
                var body: some View { Text(isNew ? String(localized: "a") : String(localized: "b")) }
            }
            """
        let root = try #require(try TreeSample.views(source).screens.first?.root)
        #expect(root.content.map(\.source) == [root.source, root.source])
    }

    @Test("of accessors that are made when the app is built is known by its keys")
    func generatedAccessors() throws {
        let source = """
            import SwiftUI
            @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
            enum Own { static let one = 1 }
            struct RootView: View {
                var body: some View {
                    Text(LocalString.title_one)
                    Text(LocalString.title_two(withArgs: 3))
                    Text(LocalString.c + LocalString.d + LocalString.e)
                    Text(Own.one, Other.a, Other.b)
                }
            }
            """
        let file = SwiftReader().read(try TextFile(decoding: Array(source.utf8), path: "App/File.swift"))
        let keys = KeyIndex(["title.one", "title.two", "c", "d", "e", "a", "b"])
        let accessors = GeneratedAccessors.tables(in: [file], [("Main", keys), ("Other", KeyIndex(["c"]))])
        #expect(accessors == ["LocalString": "Main"])
        let views = SourceViews(TypeIndex([file]), keys: ProjectKeys([file]).keys, accessors: accessors)
        #expect(views.strings.map(\.name).prefix(2) == [.symbol("title_one"), .symbol("title_two")])
        #expect(views.strings.first?.table == .named("Main"))
        let few = KeyIndex(["title.one", "title.two", "c", "d"])
        #expect(GeneratedAccessors.tables(in: [file], [("Main", few)]).isEmpty)
    }

    @Test("of accessors in types inside each other is known by the names of all of them")
    func nestedAccessors() throws {
        let source = """
            import SwiftUI
            @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
            struct RootView: View {
                var body: some View {
                    Text(CoreLocalization.Error.wrongFormat)
                    Text(CoreLocalization.Error.Sign.in(3))
                    Text(CoreLocalization.done + CoreLocalization.View.title + CoreLocalization.cancel.uppercased())
                    Text(L10n.InfoPlist.camera + L10n.InfoPlist.photos + L10n.InfoPlist.one + L10n.InfoPlist.two)
                    Text(L10n.InfoPlist.three)
                }
            }
            """
        let file = SwiftReader().read(try TextFile(decoding: Array(source.utf8), path: "App/File.swift"))
        let main = KeyIndex(["ERROR.WRONG_FORMAT", "ERROR.SIGN.IN", "DONE", "VIEW.TITLE", "CANCEL"])
        let other = KeyIndex(["camera", "photos", "one", "two", "three"])
        let accessors = GeneratedAccessors.tables(
            in: [file],
            [("Main", main), ("InfoPlist", other), ("C", KeyIndex(["done"]))]
        )
        #expect(accessors == ["CoreLocalization": "Main", "L10n.InfoPlist": "InfoPlist"])
        let views = SourceViews(TypeIndex([file]), keys: ProjectKeys([file]).keys, accessors: accessors)
        #expect(
            views.strings.map(\.name) == [
                .symbol("Error.wrongFormat"), .symbol("Error.Sign.in"), .symbol("done"), .symbol("View.title"),
                .symbol("cancel"), .symbol("camera"), .symbol("photos"), .symbol("one"), .symbol("two"),
                .symbol("three"),
            ]
        )
        #expect(views.strings.map(\.table).suffix(2) == [.named("InfoPlist"), .named("InfoPlist")])
    }
}
