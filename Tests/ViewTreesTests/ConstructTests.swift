import Testing
import ViewTrees

/// One construct of SwiftUI, and the tree that it is read into.
struct Construct: Sendable, CustomTestStringConvertible {
    var body: String
    var tree: String
    var members = ""
    var more = ""

    var testDescription: String { body }

    init(_ body: String, _ tree: String, members: String = "", more: String = "") {
        self.body = body
        self.tree = tree
        self.members = members
        self.more = more
    }
}

@Suite("Constructs of SwiftUI")
struct ConstructTests {
    static let views = [
        Construct(#"Text("Save")"#, #""Save""#),
        Construct(#"Text(verbatim: "Save")"#, "'Save'"),
        Construct(#"VStack(spacing: 4) { Text("a"); Spacer(); Divider() }"#, #"V4["a" spacer divider]"#),
        Construct(#"HStack { Text("a").lineLimit(1) }"#, #"H["a".lineLimit(0-1)]"#),
        Construct(#"ZStack { Color.red; Text("a") }"#, #"Z[shape "a"]"#),
        Construct(#"Text("a").padding()"#, #""a".padding(15)"#),
        Construct(#"Text("a").padding(.horizontal, 8)"#, #""a".padding(-,8,-,8)"#),
        Construct(#"Text("a").padding([.top, .leading])"#, #""a".padding(3)"#),
        Construct(
            #"Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))"#,
            #""a".padding(1,2,3,4)"#
        ),
        Construct(#"Text("a").frame(width: 80, height: 20)"#, #""a".frame(80×20)"#),
        Construct(
            #"Text("a").frame(width: Kind.small.size.width, height: Kind.small.size.height)"#,
            #""a".frame(80×20)"#,
            more: """
                enum Kind {
                    case small, large
                    var size: CGSize {
                        switch self {
                        case .small: return CGSize(width: 80, height: 20)
                        case .large: return CGSize(width: 90, height: 30)
                        }
                    }
                }
                """
        ),
        Construct(#"Text("a").frame(maxWidth: .infinity)"#, #""a".frame(max∞)"#),
        Construct(
            #"GeometryReader { proxy in Text("a").frame(width: (proxy.size.width - 20) / 2 + 5, height: -4 + proxy.size.height) }"#,
            #"geometryReader["a".frame(w*0.5+-5×h*1+-4)]"#
        ),
        Construct(
            #"GeometryReader { Text("a").frame(maxWidth: min($0.size.width * 0.8, 300)).padding(.top, max(0, 1 - $0.frame(in: .global).height)) }"#,
            #"geometryReader["a".frame(maxw*0.8+0 in ∞…300).padding(h*-1+1 in 0…∞,-,-,-)]"#
        ),
        Construct(
            #"GeometryReader { proxy in Row(proxy: proxy, share: 0.25) }"#,
            #"geometryReader["a".frame(w*0.25+0×-)]"#,
            more: """
                struct Row: View {
                    let proxy: GeometryProxy
                    let share: CGFloat
                    private var width: CGFloat { proxy.size.width * share }
                    var body: some View { Text("a").frame(width: width) }
                }
                """
        ),
        // What follows a reader in no straight line is computed.
        Construct(
            #"GeometryReader { proxy in Text("a").frame(width: proxy.size.width * proxy.size.height) }"#,
            #"geometryReader["a".frame(-×-)*]"#
        ),
        Construct(#"Text("a").fixedSize(horizontal: false, vertical: true)"#, #""a".fixedSize(v)"#),
        Construct(#"Text("a").layoutPriority(1)"#, #""a".priority(1)"#),
        Construct(#"Text("a").lineLimit(2...4)"#, #""a".lineLimit(2-4)"#),
        Construct(#"Text("a").lineLimit(3...)"#, #""a".lineLimit(3-∞)"#),
        Construct(#"Text("a").lineLimit(3, reservesSpace: true)"#, #""a".lineLimit(3-3)"#),
        Construct(#"Text("a").lineLimit(nil)"#, #""a".lineLimit(∞)"#),
        Construct(#"Text("a").minimumScaleFactor(0.5)"#, #""a".scale(0.5)"#),
        Construct(#"Text("a").font(.headline)"#, #""a".font(headline)"#),
        Construct(#"Text("a").font(.system(size: 12, weight: .bold))"#, #""a".font(system 12 bold)"#),
        Construct(#"Text("a").font(.title.bold())"#, #""a".font(title1 bold)"#),
        Construct(#"Text("a").font(.custom("Avenir", size: 15))"#, #""a".font(Avenir 15)"#),
        Construct(#"Text("a").foregroundStyle(.red).opacity(0.5).onAppear { }"#, #""a""#),
        Construct(#"Text("a").sparkle()"#, #""a".unknown(sparkle)?"#),
        Construct(#"Text("a") + Text("b").bold()"#, #""a"+"b"/bold"#),
        Construct(#"Image(systemName: "gear")"#, "symbol(gear)"),
        Construct(#"Image("logo").resizable()"#, "picture(12…120×12…120 resizable)*"),
        Construct(#"Label("a", systemImage: "gear")"#, #"label{label: "a"}{icon: symbol(gear)}"#),
        Construct(#"Button("a") { }"#, #"button{label: "a"}"#),
        Construct(#"Button { run() } label: { Text("a") }"#, #"button{label: "a"}"#),
        Construct(#"Button(action: run) { Text("a") }"#, #"button{label: "a"}"#),
        Construct(#"Toggle("a", isOn: $on)"#, #"toggle{label: "a"}"#),
        Construct(#"Toggle(isOn: $on) { Text("a") }"#, #"toggle{label: "a"}"#),
        Construct(#"TextField("a", text: $name)"#, #"field{prompt: "a"}{label: "a"}"#),
        Construct(
            #"Picker("a", selection: $x) { Text("b"); Text("c") }"#,
            #"picker{label: "a"}{options: "b" "c"}{value: "b"}"#
        ),
        Construct(#"List { Section("a") { Text("b") } }"#, #"list[section["b"]{header: "a"}]"#),
        Construct(
            #"Form { Section { Text("b") } header: { Text("h") } footer: { Text("f") } }"#,
            #"form[section["b"]{header: "h"}{footer: "f"}]"#
        ),
        Construct(
            #"NavigationStack { Text("a").navigationTitle("t") }"#,
            #"navigationStack["a".navigationTitle{title: "t"}]"#
        ),
        Construct(
            #"Text("a").toolbar { ToolbarItem(placement: .cancellationAction) { Button("b") { } } }"#,
            #""a".toolbar{toolbar: item(leading)[button{label: "b"}]}"#
        ),
        Construct(#"Text("a").overlay(alignment: .top) { Text("b") }"#, #""a".overlay{attachment: "b"}"#),
        Construct(#"ScrollView(.horizontal) { Text("a") }"#, #"scrollH["a"]"#),
        Construct(#"LabeledContent("a", value: "b")"#, #"labeledContent{label: "a"}{value: 'b'}"#),
        Construct(#"Group { Text("a"); Text("b") }"#, #"group["a" "b"]"#),
        Construct(#"AnyView(Text("a"))"#, #""a""#),
        Construct(#"Mystery()"#, "unknown('Mystery' is not from a source file that was read)"),
    ]

    @Test("is read into a tree", arguments: views)
    func isRead(_ construct: Construct) throws {
        #expect(try TreeSample.says(construct.body, members: construct.members, more: construct.more) == construct.tree)
    }

    static let code = [
        Construct(
            #"Row(title: "a")"#,
            #"H["a"]"#,
            more: "struct Row: View { let title: LocalizedStringKey; var body: some View { HStack { Text(title) } } }"
        ),
        Construct(
            #"Row(title: "a")"#,
            "H['a']",
            more: "struct Row: View { let title: String; var body: some View { HStack { Text(title) } } }"
        ),
        Construct(
            #"Card { Text("a") }"#,
            #"V["a"]"#,
            more:
                "struct Card<Content: View>: View { @ViewBuilder let content: () -> Content; var body: some View { VStack { content() } } }"
        ),
        Construct(
            #"Card { Text("a") }"#,
            #"V["a"]"#,
            more: """
                struct Card<Content: View>: View {
                    private let content: Content
                    init(@ViewBuilder content: () -> Content) { self.content = content() }
                    var body: some View { VStack { content } }
                }
                """
        ),
        Construct("header", #""a""#, members: #"private var header: some View { Text("a") }"#),
        Construct(
            #"row("a")"#,
            #"H["a"]"#,
            members: "func row(_ title: LocalizedStringKey) -> some View { HStack { Text(title) } }"
        ),
        Construct(
            #"Text("a").card()"#,
            #""a".padding(4,4,4,4)"#,
            more: "extension View { func card() -> some View { padding(4) } }"
        ),
        Construct(
            #"Text("a").modifier(Card(inset: 2))"#,
            #""a".padding(2,2,2,2)"#,
            more:
                "struct Card: ViewModifier { var inset: CGFloat; func body(content: Content) -> some View { content.padding(inset) } }"
        ),
        Construct(
            #"Text("a").when(true) { $0.padding(2) }"#,
            #""a".padding(2,2,2,2)"#,
            more: """
                extension View {
                    @ViewBuilder func when<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
                        if condition { transform(self) } else { self }
                    }
                }
                """
        ),
        Construct(
            #"Button("a") { }.buttonStyle(Wide())"#,
            #"button{label: "a".frame(max∞)}.buttonStyle(own).buttonStyle(own)"#,
            more: """
                struct Wide: ButtonStyle {
                    func makeBody(configuration: Configuration) -> some View { configuration.label.frame(maxWidth: .infinity) }
                }
                """
        ),
        Construct(
            "Text(\"a\").padding(Metrics.inset * 2)",
            #""a".padding(12,12,12,12)"#,
            more: "enum Metrics { static let inset: CGFloat = 6 }"
        ),
        Construct(
            "Text(\"a\").padding(space)",
            #""a".padding(5,5,5,5)"#,
            members: "@ScaledMetric private var space = 5.0"
        ),
        Construct(
            "Text(\"a\").padding(theme.inset)",
            #""a".padding(0…32,0…32,0…32,0…32)*"#,
            members: "let theme: Theme"
        ),
        Construct(#"if flag { Text("a") } else { Text("b") }"#, #"either0["a" "b"]"#, members: "let flag: Bool"),
        Construct(
            #"if flag { Text("a") } else { Text("b") }"#,
            #"either0["b" "a"]"#,
            members: "@State private var flag = false"
        ),
        Construct(#"if !flag { Text("a") }"#, #"either0[empty "a"]"#, members: "let flag: Bool"),
        Construct(#"if #available(iOS 26, *) { Text("a") } else { Text("b") }"#, #"either0["a" "b"]"#),
        Construct(
            #"switch mode { case .on: Text("a"); case .off: Text("b") }"#,
            #"either0["a" "b"]"#,
            members: "let mode: Mode",
            more: "enum Mode { case on, off }"
        ),
        Construct(
            #"Badge(kind: .off)"#,
            #""b""#,
            more: """
                enum Kind { case on, off; var title: LocalizedStringKey { switch self { case .on: "a"; case .off: "b" } } }
                struct Badge: View { let kind: Kind; var body: some View { Text(kind.title) } }
                """
        ),
        Construct(#"ForEach(["a", "b"], id: \.self) { Text(verbatim: $0) }"#, "group['a' 'b']"),
        Construct(
            "ForEach(Kind.allCases) { kind in Text(kind.title) }",
            #"group["a" "b"]"#,
            more:
                #"enum Kind: CaseIterable { case on, off; var title: LocalizedStringKey { switch self { case .on: "a"; case .off: "b" } } }"#
        ),
        Construct("ForEach(items) { item in Text(item.name) }", "'Alexandra'*", members: "let items: [Item]"),
        Construct(#"Text(flag ? "a" : "b")"#, #"either0["a" "b"]"#, members: "let flag: Bool"),
        Construct("WebPage()", "foreign*", more: "struct WebPage: UIViewRepresentable { }"),
        Construct(
            "Loop()",
            "V",
            more: "struct Loop: View { var body: some View { VStack { Loop() } } }"
        ),
        Construct(
            #"Card { Card { Card { Text("a") } } }"#,
            "V[V]",
            more: """
                struct Card<Content: View>: View {
                    @ViewBuilder let content: () -> Content
                    var body: some View { VStack { content() } }
                }
                """
        ),
        Construct(
            #"Text("a") // overset: sample="x"\#n.lineLimit(count)"#,
            #""a".lineLimit(0-2)"#,
            members: "let count = 2"
        ),
    ]

    @Test("of the project are inlined", arguments: code)
    func isInlined(_ construct: Construct) throws {
        #expect(try TreeSample.says(construct.body, members: construct.members, more: construct.more) == construct.tree)
    }

    @Test("have the size that the catalog says")
    func assetSize() throws {
        let sizes = ["logo": AssetSize(width: 30, height: 20)]
        #expect(try TreeSample.says(#"Image("Logo")"#, assets: sizes) == "picture(30×20)")
        #expect(try TreeSample.says("Image(.logo)", assets: sizes) == "picture(30×20)")
    }
}
