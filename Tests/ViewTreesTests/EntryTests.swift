import CodeStrings
import ProposedLayout
import SourceCode
import SourceText
import SwiftSources
import Testing
import ViewTrees

@Suite("Screens of code")
struct EntryTests {
    private func names(_ source: String) throws -> [String] {
        try TreeSample.views(source).screens.map { "\($0.kind.rawValue) \($0.name)" }
    }

    @Test("begin at scenes, sheets, pushes, dialogs and hosting controllers")
    func entries() throws {
        let source = """
            import SwiftUI
            @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
            struct RootView: View {
                var body: some View {
                    NavigationLink("a") { DetailView() }
                        .sheet(isPresented: $shown) { SheetView() }
                        .alert("b", isPresented: $asked) { Button("c") { } }
                }
            }
            struct DetailView: View { var body: some View { Text("d") } }
            struct SheetView: View { var body: some View { Text("e") } }
            struct OtherView: View { var body: some View { Text("f") } }
            struct HostedView: View { var body: some View { Text("g") } }
            final class Controller { func show() { let view = HostedView(); push(UIHostingController(rootView: view)) } }
            """
        #expect(
            try names(source) == [
                "app RootView", "hosted HostedView", "push DetailView", "sheet SheetView", "alert alert",
                "untraced OtherView",
            ]
        )
    }

    @Test("are alerts that a value describes, wherever it is made")
    func alertValues() throws {
        let source = """
            import SwiftUI
            struct AlertInfo { var title: String; var message: String?; var primaryButton: AlertButton? }
            struct AlertButton { var title: String; var action: (() -> Void)? }
            struct AlertBanner: View { var title: String; var body: some View { Text("h") } }
            final class Model {
                var alertInfo: AlertInfo?
                var size: Size?
                func fail() {
                    alertInfo = AlertInfo(
                        title: String(localized: "a"),
                        message: String(localized: "b"),
                        primaryButton: .init(title: String(localized: "c"), action: nil)
                    )
                    alertInfo = .init(title: String(localized: "d"))
                    size = .init(title: String(localized: "x"))
                }
                func old() -> Alert {
                    Alert(title: Text("e"), message: Text("f"), dismissButton: .default(Text("g")))
                }
                func banner() -> some View { AlertBanner(title: String(localized: "y")) }
            }
            """
        let alerts = try TreeSample.views(source).screens.filter { $0.kind == .alert }
        #expect(
            alerts.map { TreeSample.spelled($0.root) } == [
                #"alert{title: "a"}{description: "b"}{actions: button{label: "c"}}"#,
                #"alert{title: "d"}"#,
                #"alert{title: "e"}{description: "f"}{actions: button{label: "g"}}"#,
            ]
        )
    }

    @Test("are of the system that their file is compiled for")
    func systems() throws {
        let mac = """
            import SwiftUI
            #if os(macOS)
            struct MacView: View { var body: some View { Text("a") } }
            #endif
            """
        let both = """
            import SwiftUI
            #if os(macOS)
            struct One: View { var body: some View { Text("b") } }
            #elseif os(iOS)
            struct Two: View { var body: some View { Text("c") } }
            #endif
            """
        let screens = try TreeSample.views(mac, both).screens
        #expect(screens.map { "\($0.name) \($0.platform.rawValue)" } == ["MacView macOS", "One macOS", "Two iOS"])
    }

    @Test("of hosting controllers have a bar if their view has a title")
    func hostedTitles() throws {
        let source = """
            import SwiftUI
            import UIKit
            struct Titled: View { var body: some View { Text("a").navigationTitle("b") } }
            struct Plain: View { var body: some View { Text("c") } }
            final class Controller {
                func show() {
                    push(UIHostingController(rootView: Titled()))
                    push(UIHostingController(rootView: Plain()))
                }
            }
            """
        let screens = try TreeSample.views(source).screens
        let hasBar = screens.map { screen in
            if case .navigationStack = screen.root.kind { true } else { false }
        }
        #expect(hasBar == [true, false])
    }

    @Test("that a router chooses between are one each, named by what they show")
    func router() throws {
        let source = """
            import SwiftUI
            @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
            enum Route { case one(Int), two, three, none }
            struct RootView: View {
                var body: some View {
                    Text("r").navigationDestination(for: Route.self) { route in
                        switch route {
                        case .one: OneView()
                        case .two: OneView()
                        case .three: ThreeView()
                        case .none: EmptyView()
                        }
                    }
                }
            }
            struct OneView: View { var body: some View { Text("a") } }
            struct ThreeView: View { var body: some View { Text("b") } }
            """
        #expect(try names(source) == ["app RootView", "push OneView", "push ThreeView"])
    }

    @Test("of the options of a picker are a menu")
    func picker() throws {
        let source = """
            import SwiftUI
            @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
            struct RootView: View {
                var body: some View { Picker("a", selection: $x) { Text("b"); Text("c") } }
            }
            """
        #expect(try names(source) == ["app RootView", "menu menu"])
        let menu = try #require(try TreeSample.views(source).screens.last)
        #expect(TreeSample.spelled(menu.root) == #"menuItems{options: "b" "c"}"#)
    }

    @Test("of tabs are one each")
    func tabs() throws {
        let source = """
            import SwiftUI
            @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
            struct RootView: View {
                var body: some View {
                    TabView {
                        OneView().tabItem { Text("1") }
                        Tab("2", systemImage: "gear") { TwoView() }
                    }
                }
            }
            struct OneView: View { var body: some View { Text("a") } }
            struct TwoView: View { var body: some View { Text("b") } }
            """
        #expect(try names(source) == ["app RootView", "tab OneView", "tab TwoView"])
    }

    @Test("that nobody shows are untraced, and those of tests are not read")
    func untraced() throws {
        let file = try TextFile(
            decoding: Array("struct A: View { var body: some View { Text(\"a\") } }".utf8),
            path: "AppTests/A.swift"
        )
        let code = SwiftReader().read(file)
        #expect(SourceViews([code], keys: ProjectKeys([code]).keys).screens.isEmpty)
        #expect(try names("struct A: View { var body: some View { Text(\"a\") } }") == ["untraced A"])
    }

    @Test("carry the place and the text of each link")
    func places() throws {
        let views = try TreeSample.views(
            "struct A: View { var body: some View { HStack { Text(\"Save\").lineLimit(1) } } }"
        )
        #expect(views.places.map(\.phrase).contains("lineLimit(1)"))
        #expect(views.places.map(\.phrase).contains("Text(\"Save\")"))
        #expect(views.strings.map { $0.name } == [.pattern(KeyPattern("Save"))])
    }

    @Test(
        "are named by their first argument, also where it has a line of its own",
        arguments: [
            ("Text(\n    \"Save\",\n    comment: \"A button\"\n)", "Text(\"Save\", …)"),
            ("Text(\n    \"Save\"\n)", "Text(\"Save\""),
            ("Text(\"Save\", comment: \"\")", "Text(\"Save\", comment: \"\")"),
        ]
    )
    func phrase(view: String, phrase: String) throws {
        let views = try TreeSample.views("struct A: View { var body: some View { \(view) } }")
        #expect(views.places.map(\.phrase).contains(phrase))
    }

    @Test("of sources with random damage are read within bounds", arguments: 0..<60)
    func damage(_ seed: Int) throws {
        var random = SplitMix(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
        var bytes = Array(
            (ConstructTests.views + ConstructTests.code).map { construct in
                "struct V\(construct.body.utf8.count): View { \(construct.members); var body: some View { \(construct.body) } }\n"
                    + construct.more
            }.joined(separator: "\n").utf8
        )
        for _ in 0..<12 {
            let index = Int(random.next() % UInt64(bytes.count))
            switch random.next() % 3 {
            case 0: bytes[index] = Array("{}()[]\"\\.,:?!$ \n".utf8)[Int(random.next() % 16)]
            case 1: bytes.remove(at: index)
            default:
                let end = min(bytes.count, index + Int(random.next() % 200))
                bytes.insert(contentsOf: bytes[index..<end], at: index)
            }
        }
        let views = try TreeSample.views(String(decoding: bytes, as: UTF8.self))
        #expect(views.screens.count <= 2_000)
        for screen in views.screens { #expect(Self.size(screen.root) < 200_000) }
    }

    private static func size(_ node: ViewNode) -> Int {
        1 + node.parts.reduce(0) { $0 + $1.views.reduce(0) { $0 + size($1) } }
    }

    @Test("are made by coordinators and routes, which hand their views on")
    func routed() throws {
        let source = """
            import SwiftUI
            @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
            struct RootView: View { var body: some View { Text("r") } }
            final class Coordinator { func toPresentable() -> AnyView { AnyView(HomeView().padding()) } }
            struct Route {
                init(@ViewBuilder content: () -> some View) { }
                static var settings: Route { Route { SettingsView() } }
                static var root: Route { Route { RootView() } }
            }
            struct HomeView: View { var body: some View { Text("h").navigationTitle("t") } }
            struct SettingsView: View { var body: some View { Text("s") } }
            struct RowView: View { var body: some View { Text("w") } }
            struct ListView: View { var body: some View { RowView() } }
            struct List_Previews: PreviewProvider { static var previews: some View { HomeView() } }
            """
        #expect(
            try names(source) == [
                "app RootView", "routed HomeView", "routed SettingsView", "untraced RowView", "untraced ListView",
            ]
        )
        let screens = try TreeSample.views(source).screens
        #expect(screens[1].root.kind == .navigationStack)
    }
}

/// Numbers that look random and are the same in every run.
private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
