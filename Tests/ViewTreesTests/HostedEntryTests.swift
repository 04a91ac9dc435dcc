import ProposedLayout
import Testing
import ViewTrees

@Suite("Screens that functions of a project show")
struct HostedEntryTests {
    private func names(_ source: String) throws -> [String] {
        try TreeSample.views(source).screens.map { "\($0.kind.rawValue) \($0.name)" }
    }

    @Test("are what views give functions that host it")
    func givenToHosts() throws {
        let source = """
            import SwiftUI
            extension View {
                func push<V: View>(_ view: V, title: String) { navigation.push(UIHostingController(rootView: view)) }
                func cover<V: View>(builder: () -> V) { present(UIHostingController(rootView: builder())) }
            }
            @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
            struct RootView: View {
                var body: some View { Button("a") { push(DetailView(), title: "b") }.onAppear { cover { CoverView() } } }
            }
            struct DetailView: View { var body: some View { Text("d") } }
            struct CoverView: View { var body: some View { Text("e") } }
            """
        #expect(
            try names(source).filter { !$0.hasSuffix("hosted") } == [
                "app RootView", "hosted DetailView", "hosted CoverView",
            ]
        )
    }

    @Test("are also what an object is given that keeps it, in a room that is not known")
    func givenToKeepers() throws {
        let source = """
            import SwiftUI
            class Sheets: ObservableObject {
                @Published var content = AnyView(EmptyView())
                var title = ""
                func show<T>(title: String, content: (() -> T)) where T: View { self.content = AnyView(content()); self.title = title }
                func alert(content: AnyView) { self.content = content }
                func note(_ title: String) { self.title = title }
            }
            @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
            struct RootView: View {
                @EnvironmentObject var sheets: Sheets
                var body: some View {
                    Button("a") { sheets.show(title: "b") { SortView() } }
                    Button("c") { sheets.alert(content: AnyView(Text("d"))); sheets.note("e") }
                }
            }
            struct SortView: View { var body: some View { Text("f") } }
            """
        #expect(try names(source) == ["app RootView", "routed SortView", "routed routed"])
    }

    @Test("show a title as any of the views inside says")
    func displayOfTitles() throws {
        let source = """
            import SwiftUI
            @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
            struct RootView: View {
                var body: some View {
                    NavigationStack { Inner().navigationTitle("a") }
                    NavigationStack {
                        Form { NavigationStack { Inner() } }
                            #if os(iOS)
                                .formStyle(.grouped)
                            #endif
                            .navigationTitle("b")
                    }
                    NavigationStack {
                        Form { }
                            #if os(iOS)
                                .navigationBarTitleDisplayMode(.inline)
                            #endif
                            .navigationTitle("c")
                    }
                }
            }
            struct Inner: View { var body: some View { Form { }.navigationBarTitleDisplayMode(.inline) } }
            """
        func displays(_ node: ViewNode) -> [String] {
            var own: [String] = []
            if case .modified(.navigationTitle(let display)) = node.kind { own = [display.rawValue] }
            return own + node.parts.flatMap { $0.views.flatMap(displays) }
        }
        let root = try #require(try TreeSample.views(source).screens.first?.root)
        #expect(displays(root) == ["inline", "automatic", "inline"])
    }

    @Test("are also those that more views present than are read of one screen")
    func sheetsOfLargeScreens() throws {
        let row = "ForEach(0..<12) { _ in"
        let source = """
            import SwiftUI
            @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
            struct RootView: View {
                var body: some View {
                    VStack { \(row) \(row) \(row) \(row) Text("a").padding() } } } } }
                        .sheet(isPresented: $shown) { SheetView() }
                }
            }
            struct SheetView: View { var body: some View { Text("b") } }
            """
        let views = try TreeSample.views(source)
        #expect(views.screens.map(\.name) == ["RootView", "SheetView"])
        #expect(views.screens.map(\.isCut) == [true, false])
        #expect(views.screens.last?.kind == .sheet)
    }
}
