import Checking
import Findings
import Testing

/// Documents that the app chooses by the size of the screen are laid out on the device that each was designed for.
struct DocumentModelsTests {
    private static func storyboard(_ device: String, showing text: String, class name: String = "Photos") -> String {
        SampleStoryboard.document(
            """
            <viewController id="c" customClass="\(name)" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews><label text="\(text)" id="l"><rect key="frame" x="20" y="80" width="80" height="20"/></label></subviews>
            </view></viewController>
            """
        ).replacing("retina4_7", with: device)
    }

    /// The devices by the name of the document.
    private static func devices(_ documents: [String: String]) async throws -> [String: Set<String>] {
        let project = try TemporaryProject(documents)
        let report = try await CheckRequest(paths: [project.root]).check().run(jobs: 1).report
        withExtendedLifetime(project) {}
        return report.screens.reduce(into: [:]) { devices, screen in
            let name = String(screen.file.split(separator: "/").last ?? "")
            devices[name, default: []].formUnion(screen.cells.compactMap(\.device))
        }
    }

    @Test func `two documents named after models are shown on the devices that they were designed for`() async throws {
        let found = try await Self.devices([
            "iPhone8plus.storyboard": Self.storyboard("retina5_5", showing: "One"),
            "iPhone12ProMax.storyboard": Self.storyboard("retina6_7", showing: "Two"),
            "Main.storyboard": Self.storyboard("retina6_1", showing: "Three"),
            "Other.storyboard": Self.storyboard("retina6_1", showing: "Four", class: "Songs"),
        ])
        #expect(found["iPhone8plus.storyboard"] == ["iPhone 8 Plus"])
        #expect(found["iPhone12ProMax.storyboard"]?.count == 1)
        // It has the classes of the others.
        #expect(found["Main.storyboard"]?.count == 1)
        #expect(found["Other.storyboard"]?.count == 3)
    }

    @Test(arguments: [
        (["PageSE": "retina4_0", "Page7+": "retina5_5"], true), (["PageX": "retina5_9", "Page7": "retina4_7"], true),
        // Two that were drawn on one device are two pages.
        (["Page4": "retina5_5", "Page5": "retina5_5"], false), (["PageSE": "retina4_0"], false),
        (["PageSE": "retina4_0", "SongX": "retina5_9"], false), (["Page1": "retina4_0", "Page2": "retina5_5"], false),
    ])
    func `names that differ by a model alone say the same`(devices: [String: String], areChosen: Bool) async throws {
        let documents = devices.map { ($0 + ".storyboard", Self.storyboard($1, showing: $0)) }
        let found = try await Self.devices(Dictionary(uniqueKeysWithValues: documents))
        #expect(found.values.map(\.count) == devices.map { _ in areChosen ? 1 : 3 })
    }

    @Test(arguments: [["iPhone8plus", "Main"], ["iPhoneMain", "iPhoneOther"], ["iPhone8plus"]])
    func `one model, or names that are none, say nothing`(names: [String]) async throws {
        let documents = names.map { ($0 + ".storyboard", Self.storyboard("retina5_5", showing: $0)) }
        let found = try await Self.devices(Dictionary(uniqueKeysWithValues: documents))
        #expect(found.values.map(\.count) == names.map { _ in 3 })
    }
}
