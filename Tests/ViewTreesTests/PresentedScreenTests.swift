import SourceText
import Testing
import ViewTrees

@Suite("Screens that others present")
struct PresentedScreenTests {
    private static func screens(_ body: String, more: String = "") throws -> [SourceScreen] {
        let source = """
            import SwiftUI
            @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
            struct RootView: View {
                @State var item: Item?
                enum Item { case first, second }
                var body: some View { \(body) }
            }
            struct OneView: View { var body: some View { Text("one") } }
            struct TwoView: View { var body: some View { Text("two") } }
            struct BackdropView: View { var body: some View { Text("back") } }
            \(more)
            """
        return try TreeSample.views(source).screens.filter { $0.kind != .app && $0.kind != .untraced }
    }

    private static func names(shownFor content: String) throws -> [String] {
        try screens(#"Text("a").sheet(item: $item) { item in \#(content) }"#).map(\.name)
    }

    @Test("are named by the view that each of two cases shows")
    func names() throws {
        let two = "switch item { case .first: OneView()\n case .second: TwoView() }"
        #expect(try Self.names(shownFor: two) == ["OneView", "TwoView"])
        // The same view in both is one screen with two looks.
        let one = "switch item { case .first: OneView()\n case .second: OneView().padding() }"
        #expect(try Self.names(shownFor: one) == ["OneView"])
    }

    @Test("are not named by what is attached to their views")
    func attached() throws {
        let shown = "Color.red.overlay { BackdropView() }.background(BackdropView()); OneView()"
        #expect(try Self.names(shownFor: shown) == ["OneView"])
    }

    @Test(
        "have a button that leads back where they were pushed",
        arguments: [
            (#"NavigationLink("a") { OneView() }"#, true),
            (#"NavigationLink("a") { OneView().navigationBarBackButtonHidden(false) }"#, true),
            (#"NavigationLink("a") { OneView().navigationBarBackButtonHidden() }"#, false),
            (#"NavigationLink("a") { OneView().navigationBarBackButtonHidden(true) }"#, false),
            (#"Text("a").sheet(item: $item) { _ in OneView() }"#, false),
        ]
    )
    func backButton(body: String, isThere: Bool) throws {
        let trees = try Self.screens(body).map { TreeSample.spelled($0.root) }
        #expect(trees.count == 1)
        #expect(trees.allSatisfy { $0.contains("{toolbar: item(leading)[foreign]}") == isThere })
    }

    @Test("The arguments of a string keep what the source tells of them")
    func samples() throws {
        let body = #"""
            Text("\(Image(systemName: "pin")) \(count)"); Text("\(3) of \(count)"); Text("\(count)"); Text("\(name)")
            """#
        let source = """
            import SwiftUI
            @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
            struct RootView: View {
                var count: Int; var name: String
                var body: some View { VStack { \(body) } }
            }
            """
        let samples = try TreeSample.views(source).strings.map(\.sample)
        #expect(samples == ["\u{25A1}|\u{FFFB}", "3|\u{FFFB}", "\u{FFFB}", nil])
    }
}
