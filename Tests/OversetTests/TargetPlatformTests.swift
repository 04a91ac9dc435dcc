import Checking
import Findings
import SwiftSources
import Testing

/// An Xcode project says which systems a file of SwiftUI is built for, whether it imports AppKit or not.
struct TargetPlatformTests {
    /// A project with a target for each of some lists of systems, which all build the same file.
    private static func project(_ systems: [String]) -> String {
        let targets = systems.enumerated().map { number, systems in
            """
            T\(number) = {isa = PBXNativeTarget; buildPhases = (P1, ); buildConfigurationList = L\(number); };
            L\(number) = {isa = XCConfigurationList; buildConfigurations = (C\(number), ); };
            C\(number) = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = auto; \
            SUPPORTED_PLATFORMS = "\(systems)"; }; };
            """
        }
        return """
            // !$*UTF8*$!
            {
            objects = {
            A1 = {isa = PBXBuildFile; fileRef = F1; };
            F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
            G1 = {isa = PBXGroup; children = (F1, ); sourceTree = "<group>"; };
            P1 = {isa = PBXSourcesBuildPhase; files = (A1, ); };
            \(targets.joined(separator: "\n"))
            E1 = {isa = PBXProject; mainGroup = G1; };
            };
            rootObject = E1;
            }

            """
    }

    @Test(arguments: [
        (["macosx"], true), (["iphoneos iphonesimulator"], false), (["iphoneos iphonesimulator macosx"], false),
        (["macosx", "iphoneos"], false), (["macosx", "macosx"], true),
    ])
    func `a view is laid out on what it is built for`(systems: [String], isMac: Bool) async throws {
        let project = try TemporaryProject([
            "App.xcodeproj/project.pbxproj": Self.project(systems),
            "en.lproj/Localizable.strings": "\"Hello\" = \"Hello\";\n",
            "de.lproj/Localizable.strings": "\"Hello\" = \"Guten Tag\";\n",
            "App.swift": """
            import SwiftUI
            @main struct Sample: App { var body: some Scene { WindowGroup { HomeView() } } }
            struct HomeView: View { var body: some View { Text("Hello").frame(width: 20).lineLimit(1) } }

            """,
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.codeReader = SwiftReader()
        let report = try await request.check().run(jobs: 1).report
        let devices = report.screens.flatMap(\.cells).map(\.device)
        #expect(!devices.isEmpty && devices.contains { $0.contains("iPhone") } == !isMac)
    }
}
