import Checking
import Findings
import Testing

/// Code that hides the bar above a screen leaves the texts of the screen more height.
struct HiddenBarTests {
    /// A label of any number of lines between the bar and the lower part of a screen of a navigation.
    private static let storyboard = SampleStoryboard.document(
        """
        <viewController id="c" customClass="PageController" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
        <label text="Name" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" \
        translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="20" y="74" width="80" height="43"/>
        <constraints><constraint firstAttribute="width" constant="80" id="w"/></constraints>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        </subviews>
        <viewLayoutGuide key="safeArea" id="a"/>
        <constraints>
        <constraint firstItem="l" firstAttribute="top" secondItem="a" secondAttribute="top" constant="10" id="t"/>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="g"/>
        <constraint firstItem="v" firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="550" id="b"/>
        </constraints>
        </view>
        <navigationItem key="navigationItem" id="n"/>
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
        </viewController>
        """
    )

    private static func code(_ body: String) -> [String: String] {
        [
            "App.swift":
                "@main class App: UIResponder, UIApplicationDelegate {}\nclass PageController: UIViewController { \(body) }\n"
        ]
    }

    @Test(arguments: [
        (code(""), Severity.error),
        (
            code("override func viewDidLoad() { self.navigationController?.isNavigationBarHidden = true }"), .note
        ),
        (
            code(
                "override func viewWillAppear(_ a: Bool) { navigationController?.setNavigationBarHidden(true, animated: a) }"
            ), .note
        ),
        (
            code("override func viewWillAppear(_ a: Bool) { navigationController?.isNavigationBarHidden = false }"),
            .error
        ),
        (
            code("func leave() { navigationController?.setNavigationBarHidden(true, animated: true) }"), .error
        ),
    ])
    func `a height that hangs on the bar is not known`(code: [String: String], severity: Severity) async throws {
        var files = code
        files["Base.lproj/Main.storyboard"] = Self.storyboard
        files["de.lproj/Main.strings"] = "\"l.text\" = \"Das ist ein sehr viel zu langer Name\";\n"
        #expect(try await UnmadeScreenTests.severities(files, of: .tooManyLines) == [severity])
    }

    @Test(arguments: [
        ("viewDidLoad {\n    [self.navigationController setNavigationBarHidden:YES];\n}", Severity.note),
        ("viewWillAppear:(BOOL)a {\n    self.navigationController.navigationBarHidden = YES;\n}", .note),
        ("leave {\n    [self.navigationController setNavigationBarHidden:YES];\n}", .error),
    ])
    func `so it is in Objective-C`(method: String, severity: Severity) async throws {
        let files = [
            "Base.lproj/Main.storyboard": Self.storyboard,
            "de.lproj/Main.strings": "\"l.text\" = \"Das ist ein sehr viel zu langer Name\";\n",
            "Page.h": "@interface PageController : UIViewController\n@end\n",
            "Page.m": "@implementation PageController\n- (void)\(method)\n@end\n",
        ]
        #expect(try await UnmadeScreenTests.severities(files, of: .tooManyLines) == [severity])
    }
}
