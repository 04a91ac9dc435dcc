import Checking
import Findings
import SourceText
import Testing

/// What the code asks of the device decides on which devices a text is judged.
struct SourceDeviceTests {
    private static let phones = ["iPhone 16 Pro", "iPhone SE (3rd generation)"]
    private static let pads = ["iPad Pro (11-inch) (4th generation)"]

    private static func report(_ body: String, members: String, more: String) async throws -> CheckReport {
        try await SourceScreensTests.report(
            [
                "en.lproj/Localizable.strings": "/* A */\n\"name\" = \"Name\";\n",
                "de.lproj/Localizable.strings": "\"name\" = \"Ein sehr langer deutscher Text\";\n",
                "App.swift": """
                import SwiftUI
                @main struct Sample: App { var body: some Scene { WindowGroup { RootView() } } }
                struct RootView: View {
                    @Environment(\\.horizontalSizeClass) private var width
                    @Environment(\\.verticalSizeClass) private var verticalSizeClass
                    \(members)
                    var body: some View {
                        \(body)
                    }
                }
                \(more)

                """,
            ],
            locales: [.source, .real]
        )
    }

    /// The devices on which the German text is cut, by name.
    private static func devices(_ body: String, members: String = "", more: String = "") async throws -> [String] {
        let report = try await report(body, members: members, more: more)
        let all = report.findings.filter { $0.rule == .truncatedText }.flatMap { $0.occurrences.compactMap(\.device) }
        return Set(all).sorted()
    }

    private static let cut = #"Text("name").lineLimit(1).frame(width: 60)"#

    /// A way through the code, the members that it uses, and where its text is judged.
    struct Way: Sendable {
        var body: String
        var members = ""
        var devices: [String]
    }

    private static let ways = [
        Way(body: cut, devices: pads + phones),
        Way(body: "if width == .regular { \(cut) }", devices: pads),
        Way(body: "if width != .regular { \(cut) }", devices: phones),
        Way(body: "if width == .regular { Text(verbatim: \"a\") } else { \(cut) }", devices: phones),
        Way(body: "if width == .compact && verticalSizeClass == .regular { \(cut) }", devices: phones),
        Way(body: "if width == .regular, isOn { \(cut) }", members: "var isOn: Bool", devices: pads),
        Way(body: "if width == .compact || isOn { \(cut) }", members: "var isOn: Bool", devices: pads + phones),
        Way(
            body: "if !isWide { \(cut) }",
            members: "private var isWide: Bool { width == .regular }",
            devices: phones
        ),
        Way(
            body: "if idiom == .pad { \(cut) }",
            members: "var idiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }",
            devices: pads
        ),
        // The devices are held upright.
        Way(
            body: "if orientationInfo.orientation == .landscape { \(cut) }",
            members: "var orientationInfo: OrientationInfo",
            devices: []
        ),
        Way(
            body: "if orientationInfo.orientation == .portrait { \(cut) }",
            members: "var orientationInfo: OrientationInfo",
            devices: pads + phones
        ),
        Way(body: "if interfaceOrientation != .portrait { \(cut) }", devices: []),
        // That of a page is another matter.
        Way(body: "if page.orientation == .landscape { \(cut) }", members: "var page: Page", devices: pads + phones),
        Way(body: "switch width { case .regular: \(cut)\n default: Text(verbatim: \"a\") }", devices: pads),
        Way(body: "switch width { case .regular: Text(verbatim: \"a\")\n default: \(cut) }", devices: phones),
        Way(
            body: "content",
            members: """
                var content: some View {
                    guard width == .compact else { return AnyView(\(cut)) }
                    return AnyView(Text(verbatim: "a"))
                }
                """,
            devices: pads
        ),
        Way(
            body: cut.replacing("\"name\"", with: "shown"),
            members:
                "var shown: LocalizedStringKey { guard width == .compact else { return \"-\" }\n return \"name\" }",
            devices: phones
        ),
    ]

    @Test(arguments: [("1", phones), ("2", pads), ("\"1,2\"", pads + phones)])
    func `an app is judged on the devices that it runs on`(families: String, devices: [String]) async throws {
        let settings = "A1 = {isa = XCBuildConfiguration; buildSettings = { TARGETED_DEVICE_FAMILY = \(families); }; };"
        let report = try await SourceScreensTests.report(
            [
                "en.lproj/Localizable.strings": "/* A */\n\"name\" = \"Name\";\n",
                "de.lproj/Localizable.strings": "\"name\" = \"Ein sehr langer deutscher Text\";\n",
                "App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = { \(settings) }; }\n",
                "App.swift": """
                import SwiftUI
                @main struct Sample: App { var body: some Scene { WindowGroup { \(Self.cut) } } }

                """,
            ],
            locales: [.source, .real]
        )
        let all = report.findings.filter { $0.rule == .truncatedText }.flatMap { $0.occurrences.compactMap(\.device) }
        #expect(Set(all).sorted() == devices)
    }

    @Test(arguments: ways)
    func `a branch for some devices is judged on these`(way: Way) async throws {
        #expect(try await Self.devices(way.body, members: way.members) == way.devices)
    }

    @Test(arguments: [
        ("if proxy.size.width > proxy.size.height { \(cut) }", []),
        ("if proxy.size.width <= proxy.size.height { \(cut) }", pads + phones),
        ("if proxy.size.width < 600 { Text(verbatim: \"a\") } else { \(cut) }", pads),
        ("let isWide = proxy.size.width / 2 > 300; if isWide { \(cut) }", pads),
        ("if isOn && proxy.size.width < 600 { \(cut) }", pads + phones),
    ])
    func `the size of a reader decides what is shown in it`(body: String, expected: [String]) async throws {
        let found = try await Self.devices("GeometryReader { proxy in \(body) }", members: "var isOn: Bool")
        #expect(found == expected)
    }

    @Test(arguments: [
        ("if width == .regular { content.sheet(isPresented: $isOn) { Detail() } } else { content }", pads),
        ("if width == .regular { content } else { content.sheet(isPresented: $isOn) { Detail() } }", phones),
    ])
    func `what some devices present is judged on these`(body: String, expected: [String]) async throws {
        let found = try await Self.devices(
            body,
            members: "@State var isOn = false; var content: some View { Text(verbatim: \"a\") }",
            more: "struct Detail: View { var body: some View { \(Self.cut) } }"
        )
        #expect(found == expected)
    }

    @Test(arguments: [
        ("if width == .regular { \(dataText).frame(width: 200) }", "", pads),
        (
            "if width == .regular { content.sheet(isPresented: $isOn) { Detail(item: item) } } "
                + "else { content.padding().sheet(isPresented: $isOn) { Detail(item: item) } }",
            "struct Detail: View { let item: RootView.Item; var body: some View { \(dataText) } }",
            ["iPhone SE (3rd generation)"]
        ),
    ])
    func `data is judged on the narrowest device that shows it`(
        body: String,
        more: String,
        devices: [String]
    ) async throws {
        let members = """
            let item: Item
            struct Item { var title: String }
            @State var isOn = false
            var content: some View { Text(verbatim: "a") }
            """
        let found = try await Self.report(body, members: members, more: more).findings.filter { $0.rule == .cutData }
        #expect(found.flatMap { $0.occurrences.compactMap(\.device) } == devices)
    }

    private static let dataText = "Text(item.title).lineLimit(1)"

    @Test func `what two branches share is presented on the devices of both`() async throws {
        let found = try await Self.devices(
            "if width == .regular { shared.padding() } else { shared }",
            members: """
                @State var isOn = false
                var shared: some View { Text(verbatim: "a").sheet(isPresented: $isOn) { \(Self.cut) } }
                """
        )
        #expect(found == Self.pads + Self.phones)
    }
}
