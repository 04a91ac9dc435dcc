import CodeStrings
import ProposedLayout
import SourceCode
import SwiftSources
import Testing
import ViewTrees

/// Texts that other code gives to what a view shows.
@Suite("Texts that code elsewhere gives")
struct GivenTests {
    private static let item = "struct Item: Identifiable { let id: Int; var title: String }"

    static let code = [
        // Any of the values that code makes may be the one that is shown.
        Construct(
            "ForEach(items) { item in Text(item.title) }",
            #"either0["a"* "b"*]"#,
            members: "let items: [Item]",
            more: """
                \(item)
                struct Store {
                    func items() -> [Item] {
                        [Item(id: 1, title: String(localized: "a")), .init(id: 2, title: String(localized: "b"))]
                    }
                }
                """
        ),
        // One that gets another text as well may show that.
        Construct(
            "ForEach(items) { item in Text(item.title) }",
            #"either0['Alexandra'* "a"*]"#,
            members: "let items: [Item]",
            more: """
                \(item)
                struct Store {
                    func items(_ name: String) -> [Item] {
                        [Item(id: 1, title: String(localized: "a")), Item(id: 2, title: name)]
                    }
                }
                """
        ),
        // Texts that no table has beside localized ones are no doubt.
        Construct(
            "ForEach(items) { item in Text(item.title) }",
            #""a"*"#,
            members: "let items: [Item]",
            more: """
                \(item)
                struct Store {
                    let items = [Item(id: 1, title: String(localized: "a")), Item(id: 2, title: "Debug")]
                }
                """
        ),
        // What an initializer hands on is what it is called with.
        Construct(
            "ForEach(items) { item in Text(item.title) }",
            #""a"*"#,
            members: "let items: [Item]",
            more: """
                struct Item: Identifiable {
                    let id: Int
                    let title: String
                    init(id: Int, title: String) {
                        self.id = id
                        self.title = title
                    }
                }
                struct Store { let items = [Item(id: 1, title: String(localized: "a"))] }
                """
        ),
        // What is made for previews is no text of the app.
        Construct(
            "ForEach(items) { item in Text(item.title) }",
            #"'Alexandra'*"#,
            members: "let items: [Item]",
            more: """
                \(item)
                struct MockStore { let item = Item(id: 1, title: String(localized: "a")) }
                #Preview { RowView(item: Item(id: 1, title: String(localized: "b"))) }
                """
        ),
        // What is assigned takes the place of what is empty.
        Construct(
            "Text(model.title)",
            #""a"*"#,
            members: "@ObservedObject var model: Model",
            more: """
                final class Model: ObservableObject {
                    @Published var title = ""
                    func load() { title = String(localized: "a") }
                }
                """
        ),
        Construct(
            "if let hint = model.hint { Text(hint) }",
            #"either0["a"* empty]"#,
            members: "@ObservedObject var model: Model",
            more: """
                final class Model: ObservableObject { @Published var hint: String? }
                final class Loader { let model = Model(); func load() { model.hint = String(localized: "a") } }
                """
        ),
        // A variable of the same name is something else.
        Construct(
            "Text(model.title)",
            #"'Alexandra'*"#,
            members: "@ObservedObject var model: Model",
            more: """
                final class Model: ObservableObject { @Published var title: String }
                final class Other { var title: String; func load() { title = String(localized: "a") } }
                func load() { var title = ""; title = String(localized: "b") }
                """
        ),
        // Statements assign to names of their function.
        Construct(
            "Text(title)",
            #"either0["a" "b"]"#,
            members: """
                let isNew: Bool
                var title: String {
                    var title = String(localized: "b")
                    if isNew { title = String(localized: "a") }
                    return title
                }
                """
        ),
        // The parts of a tuple are asked for by their labels.
        Construct(
            "ForEach(items, id: \\.tag) { item in Text(item.title) }",
            #"group["a" "b"]"#,
            members: """
                let items = [(title: String(localized: "a"), tag: 1), (title: String(localized: "b"), tag: 2)]
                """
        ),
        // A case is made with what its label binds.
        Construct(
            #"Row(kind: .custom { Text("a") })"#,
            #""a""#,
            more: """
                enum Kind<Content: View> { case plain(title: String); case custom(() -> Content) }
                struct Row<Content: View>: View {
                    let kind: Kind<Content>
                    var body: some View {
                        switch kind {
                        case .plain(let title): Text(title)
                        case .custom(let content): content()
                        }
                    }
                }
                """
        ),
        Construct(
            #"Row(kind: .plain(title: String(localized: "a")))"#,
            #""a""#,
            more: """
                enum Kind { case plain(title: String); case other }
                struct Row: View {
                    let kind: Kind
                    var body: some View {
                        switch kind {
                        case .plain(let title): Text(title)
                        case .other: EmptyView()
                        }
                    }
                }
                """
        ),
        Construct(
            #"Text(title)"#,
            #""a""#,
            members: """
                let kind = Kind.plain(title: String(localized: "a"))
                var title: String { if case .plain(let title) = kind { title } else { String(localized: "b") } }
                """,
            more: "enum Kind { case plain(title: String); case other }"
        ),
        // Views that a container may be without stay the views that it got.
        Construct(
            #"Card { Text("a") } header: { Text("b").padding(4) }"#,
            #"V["b".padding(4,4,4,4) "a"]"#,
            more: """
                struct Card<Content: View, Header: View>: View {
                    let content: Content
                    let header: Header?
                    init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
                        self.content = content()
                        self.header = header()
                    }
                    var body: some View { VStack { if let header = header { header }; content } }
                }
                """
        ),
        // What may not be there is a view of its own size, or none.
        Construct(
            "HStack { Text(\"a\"); count.map { Text(\"b \\($0)\") } }",
            #"H["a" either0["b %@" empty]]"#,
            members: "let count: Int?"
        ),
        Construct("title.map(Text.init)", #""a""#, members: #"let title: String? = String(localized: "a")"#),
        // A function that is handed on by its name shows the same; what is not there is not shown.
        Construct(
            "HStack { Text(\"a\"); url.map(link) }",
            #"H["a" either0["b" empty]]"#,
            members: """
                let url: URL?
                private func link(url: URL) -> some View { row(Row(url: url, title: String(localized: "b"))) }
                private func row(_ row: Row) -> some View { Text(row.title) }
                """,
            more: "struct Row { let url: URL; let title: String }"
        ),
        // Of several overlays for states of the app none is seen as a rule.
        Construct(
            #"Text("a").overlay { if isOffline { Text("b") } else if isEmpty { Text("c") } }"#,
            #""a".overlay{attachment: either1["b" either1["c" empty]]}"#,
            members: "let isOffline: Bool; let isEmpty: Bool"
        ),
        Construct(
            #"Text("a").overlay { if isEmpty { Text("c") } }"#,
            #""a".overlay{attachment: either1["c" empty]}"#,
            members: "let isEmpty: Bool"
        ),
        // The only type that conforms stands for a protocol, also as what a parameter has to be.
        Construct(
            "Text(model.title)",
            #""a""#,
            members: "let model: any Titled",
            more: """
                protocol Titled { var title: String { get } }
                struct Album: Titled { var title: String { String(localized: "a") } }
                struct MockAlbum: Titled { var title: String { String(localized: "b") } }
                """
        ),
        Construct(
            "Inner(model: album)",
            #""a""#,
            members: "let album: Album",
            more: """
                protocol Titled { var title: String { get } }
                struct Album: Titled { var title: String { String(localized: "a") } }
                struct Inner<Model: Titled>: View { let model: Model; var body: some View { Text(model.title) } }
                """
        ),
    ]

    @Test("are shown in doubt", arguments: code)
    func isRead(_ construct: Construct) throws {
        let said = try TreeSample.says(construct.body, members: construct.members, more: construct.more)
        #expect(said == construct.tree)
    }

    @Test("The size of the screen decides what a comparison with it shows")
    func screenDecisions() throws {
        let source = """
            import SwiftUI
            @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
            struct RootView: View {
                var isSmall: Bool { UIScreen.main.bounds.height <= 667 }
                var body: some View {
                    if isSmall { Text("a") } else { Text("b") }
                    if UIScreen.main.bounds.width > 390.5 { Text("c") }
                }
            }
            """
        let screen = try #require(try TreeSample.views(source).screens.first)
        let decisions = screen.decisions.screens.sorted { $0.limit < $1.limit }
        #expect(decisions.map(\.limit) == [390.5, 667])
        #expect(decisions.map(\.isWidth) == [true, false])
        #expect(decisions.map { ScreenDecision(id: $0.id) } == decisions)
        #expect(decisions.map { $0.holds(width: 375, height: 667) } == [true, true])
        #expect(decisions.map { $0.holds(width: 402, height: 667.5) } == [false, false])
        #expect(ScreenDecision(id: -3) == nil)
    }

    @Test("Commands are menus")
    func commands() throws {
        let source = """
            import SwiftUI
            @main struct Sample: App {
                var body: some Scene {
                    WindowGroup { Text("a") }.commands {
                        CommandGroup(after: .newItem) { Button("b") { } }
                        CommandMenu("c") { Button("d") { } }
                    }
                }
            }
            """
        let kinds = try TreeSample.views(source).screens.map(\.kind.rawValue)
        #expect(kinds == ["app", "menu", "menu"])
    }
}
