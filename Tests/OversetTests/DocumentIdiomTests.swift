import Checking
import Findings
import Testing

/// A document whose name says what devices it is for is laid out on these.
struct DocumentIdiomTests {
    private static let storyboard = SampleStoryboard.document(
        """
        <viewController id="c" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews><label text="Photos" id="l"><rect key="frame" x="20" y="80" width="80" height="20"/></label></subviews>
        </view></viewController>
        """
    )

    private static let all = ["iPhone SE (3rd generation)", "iPad (9th generation)"]

    private static func devices(of name: String, on devices: [String] = all) async throws -> Set<String> {
        let project = try TemporaryProject([name: storyboard])
        var request = CheckRequest(paths: [project.root])
        request.devices = devices
        let report = try await request.check().run(jobs: 1).report
        withExtendedLifetime(project) {}
        return Set(report.screens.flatMap(\.cells).compactMap(\.device))
    }

    @Test(arguments: [
        ("Main.storyboard", all), ("Main~ipad.storyboard", [all[1]]), ("Main_iPad.storyboard", [all[1]]),
        ("iPad_Main.storyboard", [all[1]]), ("Main-iPhone.storyboard", [all[0]]), ("iPadMain.storyboard", all),
        ("iPhone/Main.storyboard", all), ("ipad.storyboard", [all[1]]), ("iPhone.storyboard", [all[0]]),
        ("MainIpad.storyboard", [all[1]]), ("MainiPhone.storyboard", [all[0]]), ("Mainipad.storyboard", all),
    ])
    func `the end of the name tells the kind of device`(name: String, expected: [String]) async throws {
        #expect(try await Self.devices(of: name) == Set(expected))
    }

    @Test(arguments: [
        ("Main~ipad.storyboard", [all[0]]), ("Pad/iPad_Main.storyboard", [all[0]]),
        ("Main-iPhone.storyboard", [all[1]]),
        ("Other~ipad.storyboard", all),
    ])
    func `a document beside one for iPads is for phones`(other: String, expected: [String]) async throws {
        #expect(try await Self.devices(of: "Main.storyboard", beside: other) == Set(expected))
    }

    @Test(arguments: [
        ("Tablet", [all[1]]), ("Phone", [all[0]]), ("Other", all),
    ])
    func `a property list tells what an iPad begins with`(name: String, expected: [String]) async throws {
        let list = """
            <plist><dict><key>UIMainStoryboardFile</key><string>Phone</string>
            <key>UIMainStoryboardFile~ipad</key>
            <string>Tablet</string></dict></plist>
            """
        let project = try TemporaryProject([name + ".storyboard": Self.storyboard, "App/Info.plist": list])
        var request = CheckRequest(paths: [project.root])
        request.devices = Self.all
        let report = try await request.check().run(jobs: 1).report
        #expect(Set(report.screens.flatMap(\.cells).compactMap(\.device)) == Set(expected))
    }

    /// The devices of a document beside another one.
    private static func devices(
        of name: String,
        beside other: String,
        in path: String? = nil
    ) async throws -> Set<String> {
        let alone = storyboard.replacing("Photos", with: "Songs")
        let project = try TemporaryProject([path ?? name: storyboard, other: alone])
        var request = CheckRequest(paths: [project.root])
        request.devices = all
        let report = try await request.check().run(jobs: 1).report
        let screens = report.screens.filter { $0.file.split(separator: "/").last == name[...] }
        return Set(screens.flatMap(\.cells).compactMap(\.device))
    }

    @Test(arguments: [("iPad/Other.storyboard", [all[0]]), ("Pad/Other.storyboard", all)])
    func `a folder for phones beside one for iPads holds documents of these alone`(
        other: String,
        expected: [String]
    ) async throws {
        #expect(
            try await Self.devices(of: "Main.storyboard", beside: other, in: "iPhone/Main.storyboard") == Set(expected)
        )
    }

    /// The devices on which the storyboard of an Xcode project with some objects is laid out.
    private static func devices(ofProject objects: String) async throws -> Set<String> {
        let project = try TemporaryProject([
            "Main.storyboard": storyboard,
            "App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = { \(objects) }; }\n",
        ])
        var request = CheckRequest(paths: [project.root])
        request.devices = all
        let report = try await request.check().run(jobs: 1).report
        return Set(report.screens.flatMap(\.cells).compactMap(\.device))
    }

    @Test(arguments: [("1", [all[0]]), ("2", [all[1]]), ("\"1,2\"", all), ("\"$(FAMILY)\"", all)])
    func `an app is laid out on the devices that it runs on`(families: String, expected: [String]) async throws {
        let settings = "A1 = {isa = XCBuildConfiguration; buildSettings = { TARGETED_DEVICE_FAMILY = \(families); }; };"
        #expect(try await Self.devices(ofProject: settings) == Set(expected))
    }

    /// A target's own setting counts before that of the project; tests run on anything.
    @Test(arguments: [("2", [all[1]]), ("", all), ("1", [all[0]])])
    func `the setting of a target counts before that of its project`(own: String, expected: [String]) async throws {
        let setting = own.isEmpty ? "" : "TARGETED_DEVICE_FAMILY = \(own);"
        let objects = """
            P = {isa = PBXProject; buildConfigurationList = PL; targets = (T, U); };
            PL = {isa = XCConfigurationList; buildConfigurations = (PC); };
            PC = {isa = XCBuildConfiguration; buildSettings = { TARGETED_DEVICE_FAMILY = "1,2"; }; };
            T = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildConfigurationList = TL; };
            TL = {isa = XCConfigurationList; buildConfigurations = (TC); };
            TC = {isa = XCBuildConfiguration; buildSettings = { \(setting) }; };
            U = {isa = PBXNativeTarget; productType = "com.apple.product-type.bundle.unit-test"; buildConfigurationList = UL; };
            UL = {isa = XCConfigurationList; buildConfigurations = (UC); };
            UC = {isa = XCBuildConfiguration; buildSettings = { TARGETED_DEVICE_FAMILY = "1,2"; }; };
            """
        #expect(try await Self.devices(ofProject: objects) == Set(expected))
    }

    @Test func `where none of its devices is asked for, it is laid out on the others`() async throws {
        #expect(try await Self.devices(of: "Main~ipad.storyboard", on: [Self.all[0]]) == [Self.all[0]])
    }

    /// A view of its own size, two of whose constraints conflict where the width is compact.
    private static let view = UnmadeScreenTests.xib.replacing("customClass=\"BannerView\"", with: "").replacing(
        "</view></objects>",
        with: """
            <variation key="default"><mask key="constraints"><exclude reference="e"/></mask></variation>
            <variation key="widthClass=compact"><mask key="constraints"><include reference="e"/></mask></variation>
            </view></objects>
            """
    ).replacing(
        "<constraint firstItem=\"l\" firstAttribute=\"top\"",
        with: """
            <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
            constant="60" id="e"/><constraint firstItem="l" firstAttribute="top"
            """
    )

    @Test(arguments: [("Card.xib", 1), ("Card~ipad.xib", 0)])
    func `a view of its own size has the size classes of the devices`(name: String, conflicts: Int) async throws {
        let project = try TemporaryProject([name: Self.view])
        var request = CheckRequest(paths: [project.root])
        request.devices = Self.all
        let report = try await request.check().run(jobs: 1).report
        #expect(report.findings.count { $0.rule == .unsatisfiableConstraints } == conflicts)
    }
}
