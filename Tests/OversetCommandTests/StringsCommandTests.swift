import Testing

struct StringsCommandTests {
    private static let files = [
        "App.xcodeproj/project.pbxproj": "",
        "App.swift": """
        import SwiftUI
        @main struct Sample: App { var body: some Scene { WindowGroup { HomeView() } } }
        struct HomeView: View {
            var body: some View {
                VStack {
                    Text("save").lineLimit(1).frame(width: 60)
                    Text("later").lineLimit(1).frame(width: 20)
                    ScrollView { Text("hint") }
                }
            }
        }
        """,
        "en.lproj/Localizable.strings": """
        /* A button. */
        "save" = "Save";
        "later" = "Later";
        "hint" = "Anything";
        /* overset: width<=200 */
        "old" = "Old";

        """,
    ]

    @Test func `strings tell where code uses them, and how much room they have there`() throws {
        try BuiltCommand.withFolder(Self.files) { root in
            let output = try BuiltCommand.run(["strings", "--rooms"], in: root)
            #expect(output.status == 0, "\(output.standardError)")
            #expect(
                output.standardOutput == """
                    en.lproj/Localizable.strings: 4 strings, 3 used by code
                      save
                          = Save
                          # A button.
                          App.swift:6:18: Text
                          in Text("save") of HomeView (App.swift:6:13); room for 2 more characters
                      later
                          = Later
                          App.swift:7:18: Text
                          in Text("later") of HomeView (App.swift:7:13); 3 characters too long
                      hint
                          = Anything
                          App.swift:8:31: Text
                          in Text("hint") of HomeView (App.swift:8:26); room for any length
                      old
                          = Old
                          # overset: width<=200
                          in its declared box; room for 19 more characters

                    """
            )
            let json = try BuiltCommand.run(["strings", "--rooms", "--format", "json"], in: root)
            let room = #""rooms":[{"screen":"HomeView","view":"Text(\"later\")","path":"App.swift","line":7,"#
            #expect(json.standardOutput.contains(room), "\(json.standardOutput)")
        }
    }

    @Test func `strings that accessors of R_swift ask for are used, and judged in their views`() throws {
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view contentMode="scaleToFill" id="v" customClass="Banner">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews><label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="20" y="24" width="80" height="20.5"/>
            <constraints><constraint firstAttribute="width" constant="80" id="w"/></constraints>
            <fontDescription key="fontDescription" type="system" pointSize="18"/></label></subviews>
            <constraints>
            <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="24" id="t"/>
            <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="g"/>
            </constraints>
            <connections><outlet property="title" destination="l" id="o"/></connections>
            </view></objects>
            </document>

            """
        let files = [
            "Base.lproj/Banner.xib": document, "en.lproj/Localizable.strings": "\"Go home\" = \"Go home\";\n",
            "de.lproj/Localizable.strings": "\"Go home\" = \"Zur Startseite zurückkehren\";\n",
            "Banner.swift": """
            class Banner: UIView {
                @IBOutlet var title: UILabel!
                override func awakeFromNib() { title.text = R.string.localizable.goHome() }
            }
            let banner = UINib(nibName: "Banner", bundle: nil)

            """,
        ]
        try BuiltCommand.withFolder(files) { root in
            let strings = try BuiltCommand.run(["strings"], in: root)
            #expect(strings.standardOutput.contains("1 string, 1 used by code"), "\(strings.standardOutput)")
            let check = try BuiltCommand.run(["check", "--locale", "de", "--verbose"], in: root)
            #expect(check.standardOutput.contains("\"Go home\" in German"), "\(check.standardOutput)")
        }
    }

    /// A project that builds one of two classes of a name, and one of two documents that have it.
    private static let left = [
        "App.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        {
        objects = {
        A1 = {isa = PBXBuildFile; fileRef = F1; };
        A2 = {isa = PBXBuildFile; fileRef = F2; };
        F1 = {isa = PBXFileReference; path = Home.xib; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F1, F2, ); path = App; sourceTree = "<group>"; };
        P1 = {isa = PBXResourcesBuildPhase; files = (A1, A2, ); };
        T1 = {isa = PBXNativeTarget; buildPhases = (P1, ); name = App; };
        E1 = {isa = PBXProject; mainGroup = G1; };
        };
        rootObject = E1;
        }
        """,
        "App/Home.xib": xib, "Old/Home.xib": xib,
        "App/Home.swift": """
        class Home: UIView {
            @IBOutlet var titleLabel: UILabel!
            override func awakeFromNib() { titleLabel.text = NSLocalizedString("save", comment: "") }
        }
        """,
        "Old/Home.swift": """
        class Home: UIView {
            @IBOutlet var titleLabel: UILabel!
            override func awakeFromNib() { titleLabel.text = NSLocalizedString("old", comment: "") }
        }
        """,
        "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n\"old\" = \"Old\";\n",
    ]

    private static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701">
            <objects>
                <view id="iN0-l3-epB" customClass="Home">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="80"/>
                    <subviews>
                        <label text="Title" id="a1b-2c-3dE"><rect key="frame" x="0.0" y="0.0" width="80" height="20"/></label>
                    </subviews>
                    <connections><outlet property="titleLabel" destination="a1b-2c-3dE" id="b2c-3d-4eF"/></connections>
                </view>
            </objects>
        </document>
        """

    @Test func `views are listed of documents that a target builds, with the texts of code that one compiles`() throws {
        try BuiltCommand.withFolder(Self.left) { root in
            let output = try BuiltCommand.run(["strings", "--format", "json"], in: root).standardOutput
            let outlets = try #require(output.firstRange(of: #""outlets":"#)).upperBound
            let listed = output[outlets...]
            #expect(listed.contains("App/Home.xib"), "\(listed)")
            #expect(!listed.contains("Old/"), "\(listed)")
            #expect(listed.contains(#""key":"save""#) && !listed.contains(#""key":"old""#), "\(listed)")
        }
    }

    @Test(arguments: [("\"save\" = \"Save\"\n\"later\" = \"Later\";\n", false), (nil, true)])
    func `a table that cannot be read is none that is missing`(table: String?, saysMissing: Bool) throws {
        var files = Self.files
        files["en.lproj/Localizable.strings"] = table
        try BuiltCommand.withFolder(files) { root in
            let output = try BuiltCommand.run(["strings"], in: root)
            #expect(
                output.standardError.contains("no string table was found") == saysMissing,
                "\(output.standardError)"
            )
            #expect((output.status == 0) == saysMissing)
        }
    }

    @Test(arguments: ["strings", "extract"])
    func `a table outside of language folders is named where no other is found`(command: String) throws {
        var files = Self.files
        files["en.lproj/Localizable.strings"] = nil
        files["App/Localizable.strings"] = "\"save\" = \"Save\";\n"
        try BuiltCommand.withFolder(files) { root in
            let output = try BuiltCommand.run([command], in: root).standardError
            #expect(output.contains("App/Localizable.strings: it is in no language folder"), "\(output)")
        }
    }
}
