import CodeStrings
import ProposedLayout
import SourceCode
import SwiftSources
import Testing
import ViewTrees

/// Calls whose parts the types around them tell.
@Suite("Calls that types complete")
struct TypedCallTests {
    static let code = [
        // A view is not the enumeration of texts of the same name inside another type, and has its own extension.
        Construct(
            "Settings()",
            #"V["a" "b"]"#,
            more: """
                enum L10n { enum Settings { static let title = String(localized: "c") } }
                struct Settings: View { var body: some View { VStack { Text("a"); rest } } }
                extension Settings { var rest: some View { Text("b") } }
                """
        ),
        // A view of UIKit that is generic over views shows those that it is given, another one shows nothing that is known.
        Construct(
            #"VStack { Avoiding(space: 2) { Text("a") }; Map { print("b") } }"#,
            #"V[unknown('Avoiding' is a view of UIKit or AppKit)["a"] foreign*]"#,
            more: """
                struct Avoiding<Content: View>: UIViewControllerRepresentable {
                    let space: CGFloat
                    let content: () -> Content
                }
                struct Map: UIViewRepresentable { let tapped: () -> Void }
                """
        ),
        // A control of a package is like the one of the system that it is called as.
        Construct(
            #"VStack { Defaults.Toggle("a", key: .b); Defaults.Key("c") }"#,
            #"V[toggle{label: "a"}? unknown('Defaults' is not known).unknown(Key)?]"#
        ),
        // The items of a toolbar keep their places, also those of a content of the project.
        Construct(
            #"Text("a").toolbar { Item { Text("b") } }"#,
            #""a".toolbar{toolbar: either0[item(leading)["b"] item(leading)["b"]]}"#,
            more: """
                struct Item<Content: View>: ToolbarContent {
                    @ViewBuilder let content: () -> Content
                    var body: some ToolbarContent {
                        if #available(iOS 26.0, *) {
                            ToolbarItem(placement: .cancellationAction) { content() }
                        } else {
                            ToolbarItem(placement: .cancellationAction) { content() }
                        }
                    }
                }
                """
        ),
        // The elements of a list are made without their type, which stands inside the one that asks for them.
        Construct(
            "ForEach(model.tabs) { tab in Text(tab.title) }",
            #"group["a" "b"]"#,
            members: """
                let model = TabsModel(tabs: [.init(title: String(localized: "a")), .init(title: String(localized: "b"))])
                """,
            more: """
                struct Tab { let name: Int }
                final class TabsModel {
                    let tabs: [Tab]
                    init(tabs: [Tab]) { self.tabs = tabs }
                    struct Tab: Identifiable {
                        let title: String
                        var id: String { title }
                    }
                }
                """
        ),
        // A style that hands the label on to another one looks like that one.
        Construct(
            #"Button("a") { }.buttonStyle(Outer())"#,
            #"button{label: "a".frame(max∞)}.buttonStyle(own).buttonStyle(own)"#,
            more: """
                struct Outer: ButtonStyle {
                    func makeBody(configuration: Configuration) -> some View {
                        Inner(space: 2).makeBody(configuration: configuration)
                    }
                }
                struct Inner: ButtonStyle {
                    let space: CGFloat
                    func makeBody(configuration: Configuration) -> some View { configuration.label.frame(maxWidth: .infinity) }
                }
                """
        ),
        // A style may be what a function beside the system's styles returns.
        Construct(
            #"Button("a") { }.buttonStyle(.wide(least: 40))"#,
            #"button{label: "a".frame(min40)}.buttonStyle(own).buttonStyle(automatic)"#,
            more: """
                extension ButtonStyle where Self == Wide {
                    static func wide(least: CGFloat) -> Wide { Wide(least: least) }
                }
                struct Wide: ButtonStyle {
                    let least: CGFloat
                    func makeBody(configuration: Configuration) -> some View { configuration.label.frame(minWidth: least) }
                }
                """
        ),
        // A role without a label is a symbol since iOS 26.
        Construct("Button(role: .close) { close() }", "button{label: symbol(xmark)}"),
        Construct("Button(role: .cancel, action: close)", "button{label: symbol(xmark)}"),
        Construct("Button(role: .confirm) { save() }", "button{label: symbol(checkmark)}"),
        Construct(#"Button("a", role: .close) { close() }"#, #"button{label: "a"}"#),
        // What a getter computes is something of its type.
        Construct(
            "Text(shown.title)",
            #"either0["a" "b"]"#,
            members: "var shown: Mode { modes.filter { $0.isOn }.sorted()[0] }",
            more: """
                enum Mode {
                    case one, two
                    var title: String { switch self { case .one: String(localized: "a"); case .two: String(localized: "b") } }
                }
                """
        ),
        // A property whose value is the member of its own name has none that is known.
        Construct(
            "VStack { Text(Style.plain.title) }",
            "V['Alexandra'*]",
            more: """
                struct Style {
                    var title: LocalizedStringKey { "a" }
                    static var plain: Style { .plain }
                }
                """
        ),
    ]

    @Test("Calls are read with the types around them", arguments: code)
    func reads(_ construct: Construct) throws {
        let tree = try TreeSample.says(construct.body, members: construct.members, more: construct.more)
        #expect(tree == construct.tree)
    }

    @Test("A link of a package whose closure takes a value shows that as its destination")
    func unwrappingLink() throws {
        let source = """
            import SwiftUI
            @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
            struct RootView: View {
                var body: some View {
                    NavigationLink(unwrapping: $route, case: \\.detail) { route in DetailView() }
                    NavigationLink(destination: OtherView()) { Text("b") }
                }
            }
            struct DetailView: View { var body: some View { Text("a") } }
            struct OtherView: View { var body: some View { Text("c") } }
            """
        let screens = try TreeSample.views(source).screens
        let names = screens.map { "\($0.kind.rawValue) \($0.name)" }
        #expect(names == ["app RootView", "push DetailView", "push OtherView"])
        #expect(
            screens.map { TreeSample.spelled($0.root) }
                == [
                    #"group[navigationLink{label: empty} navigationLink{label: "b"}]"#,
                    #"navigationStack["a".toolbar{toolbar: item(leading)[foreign]}]"#,
                    #"navigationStack["c".toolbar{toolbar: item(leading)[foreign]}]"#,
                ]
        )
    }

    @Test("A hosted view gets what a guard before it binds")
    func guarded() throws {
        let source = """
            import SwiftUI
            struct Item { let title: String }
            final class Maker {
                let items: [Item] = [Item(title: String(localized: "a"))]
                func show() {
                    guard let item = items.first else { return }
                    push(UIHostingController(rootView: ItemView(item: item)))
                }
            }
            struct ItemView: View {
                let item: Item
                var body: some View { Text(item.title) }
            }
            """
        let screen = try #require(try TreeSample.views(source).screens.first)
        #expect(TreeSample.spelled(screen.root) == #""a""#)
    }
}
