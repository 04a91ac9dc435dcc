import Foundation
import Testing

struct LayoutCommandTests {
    /// A view with two boxes, one of which was saved 5 points from where its constraints place it.
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <objects>
                <view contentMode="scaleToFill" id="roo-t0-000">
                    <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
                    <subviews>
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="one-00-000">
                            <rect key="frame" x="20" y="10" width="40" height="30"/>
                        </view>
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="two-00-000">
                            <rect key="frame" x="73" y="10" width="40" height="30"/>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="one-00-000" firstAttribute="leading" secondItem="roo-t0-000" \
        secondAttribute="leading" constant="20" id="c01-00-000"/>
                        <constraint firstItem="one-00-000" firstAttribute="top" secondItem="roo-t0-000" \
        secondAttribute="top" constant="10" id="c02-00-000"/>
                        <constraint firstItem="one-00-000" firstAttribute="width" constant="40" id="c03-00-000"/>
                        <constraint firstItem="one-00-000" firstAttribute="height" constant="30" id="c04-00-000"/>
                        <constraint firstItem="two-00-000" firstAttribute="leading" secondItem="one-00-000" \
        secondAttribute="trailing" constant="8" id="c05-00-000"/>
                        <constraint firstItem="two-00-000" firstAttribute="top" secondItem="one-00-000" \
        secondAttribute="top" id="c06-00-000"/>
                        <constraint firstItem="two-00-000" firstAttribute="width" secondItem="one-00-000" \
        secondAttribute="width" id="c07-00-000"/>
                        <constraint firstItem="two-00-000" firstAttribute="height" secondItem="one-00-000" \
        secondAttribute="height" id="c08-00-000"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """

    @Test func `frames are printed as JSON, mirrored for a language that runs from right to left`() throws {
        try BuiltCommand.withFolder(["Main.xib": Self.document]) { root in
            let left = try BuiltCommand.run(["layout", "Main.xib"], in: root)
            #expect(left.status == 0)
            #expect(left.standardOutput.contains(#""id":"two-00-000","title":"two-00-000","kind":"view""#))
            #expect(left.standardOutput.contains(#""frame":[68,10,40,30]"#))
            let right = try BuiltCommand.run(["layout", "Main.xib", "--locale", "ar"], in: root)
            #expect(right.standardOutput.contains(#""frame":[192,10,40,30]"#))
        }
    }

    @Test func `the comparison counts what agrees and names what does not`() throws {
        try BuiltCommand.withFolder(["App/Main.xib": Self.document, "App/Broken.xib": "<open>"]) { root in
            let output = try BuiltCommand.run(["layout", "App", "--compare-saved", "--by-folder"], in: root)
            #expect(output.status == 2)
            #expect(output.standardError.hasPrefix("App/Broken.xib:1:1: error: "))
            #expect(
                output.standardOutput.hasPrefix(
                    #"{"documents":1,"views":2,"compared":2,"within1pt":1,"within2pt":1,"share1pt":0.5,"#
                )
            )
            #expect(output.standardOutput.contains(#""view":"two-00-000""#))
            #expect(output.standardOutput.contains(#""points":5"#))
        }
    }

    @Test func `a layout that does not see the saved frames is counted beside the other one`() throws {
        try BuiltCommand.withFolder(["App/Main.xib": Self.document]) { root in
            let arguments = ["layout", "App", "--compare-saved", "--frame-blind", "--by-folder"]
            let output = try BuiltCommand.run(arguments, in: root)
            #expect(output.status == 0)
            let blind = #""frameBlind":{"documents":1,"views":2,"compared":2,"within1pt":1,"within2pt":1,"#
            // Once for the whole and once for the folder.
            #expect(output.standardOutput.components(separatedBy: blind).count == 3)
            #expect(
                output.standardOutput.contains(
                    #""neededFrames":{"imageSize":0,"unknownElement":0,"customClass":0,"noText":0,"noSize":0,"#
                        + #""wrappingWidth":0,"drawnSize":0},"#
                        + #""needs":[]"#
                )
            )
        }
    }

    @Test func `frames that a translation took from another language are not compared`() throws {
        let translated = Self.labelled.replacingOccurrences(of: #"text="Add""#, with: #"text="Hinzu""#)
        let files = ["App/en.lproj/Add.xib": Self.labelled, "App/de.lproj/Add.xib": translated]
        try BuiltCommand.withFolder(files) { root in
            let output = try BuiltCommand.run(["layout", "App", "--compare-saved", "--frame-blind"], in: root)
            let skipped =
                #""skipped":{"misplaced":0,"ambiguous":0,"noSavedFrame":0,"unknownIntrinsicSize":0,"hidden":0,"#
                + #""copied":1}"#
            #expect(output.standardOutput.components(separatedBy: skipped).count == 3)
            #expect(output.standardOutput.hasPrefix(#"{"documents":2,"views":2,"compared":1,"within1pt":1,"#))
        }
    }

    /// A label that is as wide as its text.
    private static let labelled = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <objects>
                <view contentMode="scaleToFill" id="roo-t0-000">
                    <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
                    <subviews>
                        <label opaque="NO" text="Add" translatesAutoresizingMaskIntoConstraints="NO" id="lab-00-000">
                            <rect key="frame" x="20" y="10" width="31" height="20.5"/>
                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        </label>
                    </subviews>
                    <constraints>
                        <constraint firstItem="lab-00-000" firstAttribute="leading" secondItem="roo-t0-000" \
        secondAttribute="leading" constant="20" id="c01-00-000"/>
                        <constraint firstItem="lab-00-000" firstAttribute="top" secondItem="roo-t0-000" \
        secondAttribute="top" constant="10" id="c02-00-000"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """

    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"lab-00-000.text": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Add"}},
            "de": {"stringUnit": {"state": "translated", "value": "Hinzufügen und fortfahren"}}}}}}
        """

    /// The frame of the label in the first document that a command prints.
    private static func labelFrame(_ arguments: [String], in root: String) throws -> String {
        let output = try BuiltCommand.run(["layout"] + arguments, in: root)
        #expect(output.status == 0)
        let label = try #require(output.standardOutput.components(separatedBy: #""id":"lab-00-000""#).dropFirst().first)
        let frame = try #require(label.components(separatedBy: #""frame":["#).dropFirst().first)
        return String(frame.prefix { $0 != "]" })
    }

    @Test(arguments: ["App/Main.xcstrings", "App/mul.lproj/Main.xcstrings"])
    func `the texts of a language come from a String Catalog as they do from a table`(path: String) throws {
        let files = [
            "App/Base.lproj/Main.xib": Self.labelled, path: Self.catalog,
            "Old/Base.lproj/Main.xib": Self.labelled,
            "Old/de.lproj/Main.strings": "\"lab-00-000.text\" = \"Hinzufügen und fortfahren\";\n",
        ]
        try BuiltCommand.withFolder(files) { root in
            let own = try Self.labelFrame(["App/Base.lproj/Main.xib"], in: root)
            let catalog = try Self.labelFrame(["App/Base.lproj/Main.xib", "--locale", "de"], in: root)
            let table = try Self.labelFrame(["Old/Base.lproj/Main.xib", "--locale", "de"], in: root)
            #expect(catalog == table)
            #expect(catalog != own)
            // A language that the catalog does not have shows the document's own text.
            #expect(try Self.labelFrame(["App/Base.lproj/Main.xib", "--locale", "fr"], in: root) == own)
        }
    }

    @Test(arguments: [
        ["layout", "Main.xib", "--frame-blind"],
        ["layout", "Main.xib", "--device", "iPhone 99"], ["layout", "Main.xib", "--intrinsic", "guessed"],
        ["layout", "Main.xib", "--text-size", "huge"], ["layout", "Main.xib", "--format", "gif"],
    ])
    func `a wrong value ends with 64`(arguments: [String]) throws {
        #expect(try BuiltCommand.run(arguments).status == 64)
    }

    @Test func `a missing document ends with 2`() throws {
        let output = try BuiltCommand.run(["layout", "/nowhere/Main.xib"])
        #expect(output.status == 2)
        #expect(output.standardError.contains("there is no file or folder '/nowhere/Main.xib'"))
    }

    private static func label(font: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <objects>
                <view contentMode="scaleToFill" id="roo-t0-000">
                    <rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
                    <subviews>
                        <label opaque="NO" text="MMMM" translatesAutoresizingMaskIntoConstraints="NO" id="lab-00-000">
                            <rect key="frame" x="20" y="10" width="40" height="30"/>
                            <fontDescription key="fontDescription" name="\(font)" family="F" pointSize="10"/>
                        </label>
                    </subviews>
                    <constraints>
                        <constraint firstItem="lab-00-000" firstAttribute="leading" secondItem="roo-t0-000" \
        secondAttribute="leading" constant="20" id="c01-00-000"/>
                        <constraint firstItem="lab-00-000" firstAttribute="top" secondItem="roo-t0-000" \
        secondAttribute="top" constant="10" id="c02-00-000"/>
                    </constraints>
                </view>
            </objects>
        </document>
        """
    }

    @Test func `a label is measured in the font that the project around its document holds`() throws {
        let files = ["App.xcodeproj/project.pbxproj": "", "App/UI/Main.xib": Self.label(font: "OversetTest-Regular")]
        try BuiltCommand.withFolder(files) { root in
            let missing = try BuiltCommand.run(["layout", "App/UI/Main.xib"], in: root)
            #expect(missing.standardError.contains("there is no font named 'OversetTest-Regular'"))
            try FileManager.default.copyItem(
                atPath: CommandTests.testFont,
                toPath: root + "/Brand.ttf"
            )
            let found = try BuiltCommand.run(["layout", "App/UI/Main.xib"], in: root)
            #expect(found.standardError.isEmpty)
            // Four wide letters of the test font, 1,000 units each, at 10 points.
            #expect(found.standardOutput.contains(#""frame":[20,10,40,10]"#))
            let inFolder = try BuiltCommand.run(["layout", "App"], in: root)
            #expect(inFolder.standardError.isEmpty)
        }
    }
}
