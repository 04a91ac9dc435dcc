import Checking
import Findings
import SourceText
import SwiftSources
import Testing

/// Strings that code puts into the views of documents are judged there.
struct CodeScreensTests {
    /// A document of one label, 80 points wide, that the property `titleLabel` of `HomeController` holds.
    private static func storyboard(text: String, isPrototype: Bool = false) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="HomeController" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
        <label text="\(text)" textAlignment="natural" lineBreakMode="tailTruncation" \
        translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="20" y="24" width="80" height="20.5"/>
        <constraints><constraint firstAttribute="width" constant="80" id="w"/></constraints>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        </subviews>
        <viewLayoutGuide key="safeArea" id="a"/>
        <constraints>
        <constraint firstItem="l" firstAttribute="top" secondItem="a" secondAttribute="top" constant="24" id="t"/>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="g"/>
        </constraints>
        </view>
        <connections><outlet property="titleLabel" destination="l" id="o"/><outlet property="width" destination="w" id="p"/>\
        </connections>
        </viewController></objects></scene></scenes>
        </document>

        """
    }

    static func project(text: String = "Label", body: String) throws -> TemporaryProject {
        try TemporaryProject([
            "Base.lproj/Main.storyboard": storyboard(text: text),
            "en.lproj/Localizable.strings": """
            /* A */
            "save" = "Save";
            /* B */
            "count" = "%d out of %d";
            /* C */
            "other" = "Other";

            """,
            "de.lproj/Localizable.strings": """
            "save" = "Speichern und schließen";
            "count" = "%d von ihnen %d";
            "other" = "Ein anderer langer Text";

            """,
            "Home.swift":
                "class HomeController: UIViewController {\n    func viewDidLoad() {\n        \(body)\n    }\n}\n",
        ])
    }

    static func check(_ project: TemporaryProject, readsCode: Bool = true) async throws -> CheckReport {
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.devices = ["iPhone SE (3rd generation)"]
        request.codeReader = readsCode ? SwiftReader() : nil
        return try await request.check().run(jobs: 1).report
    }

    /// What is found about sizes of texts: severity, table, key, languages.
    private static func findings(_ report: CheckReport) -> [String] {
        report.findings.filter { $0.rule == .truncatedText }.map { finding in
            let locales = finding.occurrences.map(\.locale).joined(separator: " ")
            return "\(finding.severity) \(finding.table) \(finding.key) in \(locales)"
        }
    }

    /// What code does with the label, and what is found.
    static let bodies: [(body: String, expected: [String])] = [
        ("titleLabel.text = NSLocalizedString(\"save\", comment: \"\")", ["error Localizable save in de"]),
        (
            "titleLabel.text = String(format: NSLocalizedString(\"count\", comment: \"\"), 1, 2)",
            ["note Localizable count in en"]
        ),
        (
            "titleLabel.text = isOn ? NSLocalizedString(\"save\", comment: \"\") : NSLocalizedString(\"other\", comment: \"\")",
            ["error Localizable save in de", "error Localizable other in de"]
        ),
        ("titleLabel.text = NSLocalizedString(\"save\", comment: \"\"); titleLabel.numberOfLines = 0", []),
        (
            "titleLabel.text = NSLocalizedString(\"save\", comment: \"\"); titleLabel.font = theme.font",
            ["warning Localizable save in de"]
        ),
        (
            "titleLabel.text = NSLocalizedString(\"save\", comment: \"\"); width.constant = 200",
            ["note Localizable save in de"]
        ),
        (
            "titleLabel.text = NSLocalizedString(\"save\", comment: \"\"); titleLabel.adjustsFontSizeToFitWidth = true",
            ["note Localizable save in de"]
        ),
        (
            """
            titleLabel.text = NSLocalizedString("save", comment: "")
            titleLabel.adjustsFontSizeToFitWidth = true
            titleLabel.minimumScaleFactor = 0.3
            """, []
        ),
        (
            """
            titleLabel.text = NSLocalizedString("save", comment: "")
            titleLabel.adjustsFontSizeToFitWidth = true
            titleLabel.minimumScaleFactor = 0.9
            """, ["warning Localizable save in de"]
        ),
        ("", []),
    ]

    @Test(arguments: bodies)
    func `a string of code is judged in the box of its view`(_ sample: (body: String, expected: [String])) async throws
    {
        let report = try await Self.check(Self.project(body: sample.body))
        #expect(Self.findings(report) == sample.expected)
    }

    /// Interface Builder draws a designable label with the text of the document, and notes the size.
    @Test func `a label is as wide as its new text, whatever its class made of the one in the document`() async throws {
        let project = try Self.project(body: "titleLabel.text = NSLocalizedString(\"save\", comment: \"\")")
        let drawn =
            "<designables><designable name=\"l\"><size key=\"intrinsicContentSize\" width=\"48\" height=\"20.5\"/>"
        let text = Self.storyboard(text: "Label")
            .replacing(
                "<constraints><constraint firstAttribute=\"width\" constant=\"80\" id=\"w\"/></constraints>\n",
                with: ""
            )
            .replacing("</scenes>", with: "</scenes>\(drawn)</designable></designables>")
        try project.write(Array(text.utf8), to: "Base.lproj/Main.storyboard")
        #expect(try await Self.findings(Self.check(project)) == [])
    }

    @Test func `a string whose source text only code holds is judged in its translations`() async throws {
        let project = try Self.project(
            body: "titleLabel.text = NSLocalizedString(\"new\", tableName: \"Extra\", value: \"New\", comment: \"\")"
        )
        try project.write(Array("\"new\" = \"Ganz neue Nachrichten\";\n".utf8), to: "de.lproj/Extra.strings")
        let report = try await Self.check(project)
        #expect(Self.findings(report) == ["error Extra new in de"])
        let total = try #require(report.coverage?.total)
        #expect(total.code == 1 && total.strings == 4)
    }

    @Test func `a finding names the view of the document and the line of code`() async throws {
        let report = try await Self.check(
            Self.project(body: "titleLabel.text = NSLocalizedString(\"save\", comment: \"\")")
        )
        let finding = try #require(report.findings.first { $0.rule == .truncatedText })
        #expect(finding.location.path.hasSuffix("Base.lproj/Main.storyboard") && finding.location.line == 8)
        #expect(finding.message.contains("Home.swift:3:9"))
        #expect(finding.occurrences[0].location?.path.hasSuffix("de.lproj/Localizable.strings") == true)
        #expect(finding.fixes.first?.repaired == 1)
        let total = try #require(report.coverage?.total)
        #expect(total.code == 1 && total.document == 0 && total.strings == 3)
        let budget = try #require(report.budgets.first { $0.key == "save" })
        #expect(budget.table == "Localizable" && budget.file == "en.lproj/Localizable.strings")
    }

    @Test func `the text of a document that code replaces is a placeholder`() async throws {
        let long = "A very long placeholder text"
        let data = try await Self.check(Self.project(text: long, body: "titleLabel.text = item.name"))
        #expect(Self.findings(data) == ["note Main l.text in en"])
        #expect(data.coverage?.total.strings == 3)
        let untouched = try await Self.check(Self.project(text: long, body: ""))
        #expect(Self.findings(untouched) == ["warning Main l.text in en"])
        let replaced = try await Self.check(
            Self.project(text: long, body: "titleLabel.text = NSLocalizedString(\"count\", comment: \"\")")
        )
        #expect(Self.findings(replaced) == ["note Localizable count in en"])
    }

    @Test func `without code the document's text is judged`() async throws {
        let project = try Self.project(
            text: "A very long placeholder text",
            body: "titleLabel.text = NSLocalizedString(\"save\", comment: \"\")"
        )
        #expect(Self.findings(try await Self.check(project, readsCode: false)) == ["warning Main l.text in en"])
    }

    /// Two labels in a row of 120 points, which the properties `titleLabel` and `sideLabel` hold.
    private static let row = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <scenes><scene sceneID="s"><objects>
        <viewController id="c" customClass="HomeController" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
        <stackView opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="r">
        <rect key="frame" x="20" y="24" width="120" height="20.5"/>
        <subviews>
        <label text="A" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="0.0" y="0.0" width="109" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        <label horizontalCompressionResistancePriority="751" horizontalHuggingPriority="252" text="B" \
        lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="m">
        <rect key="frame" x="109" y="0.0" width="11" height="20.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        </subviews>
        <constraints><constraint firstAttribute="width" constant="120" id="w"/></constraints>
        </stackView>
        </subviews>
        <viewLayoutGuide key="safeArea" id="a"/>
        <constraints>
        <constraint firstItem="r" firstAttribute="top" secondItem="a" secondAttribute="top" constant="24" id="t"/>
        <constraint firstItem="r" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="g"/>
        </constraints>
        </view>
        <connections><outlet property="titleLabel" destination="l" id="o"/><outlet property="sideLabel" destination="m" id="p"/>\
        </connections>
        </viewController></objects></scene></scenes>
        </document>

        """

    /// Code that shows a text beside the label at some times alone.
    private static let varied =
        "sideLabel.text = \"\"; if isOn { sideLabel.text = NSLocalizedString(\"other\", comment: \"\") }"

    @Test(arguments: [
        ("sideLabel.text = NSLocalizedString(\"other\", comment: \"\")", "Speichern", "error"),
        (varied, "Speichern", "note"), (varied, "Alle Fotos speichern", "warning"),
    ])
    func `a text is cut for sure only beside texts that code always shows with it`(
        body: String,
        german: String,
        severity: String
    ) async throws {
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": Self.row,
            "en.lproj/Localizable.strings": "/* A */\n\"save\" = \"Save\";\n/* C */\n\"other\" = \"Other\";\n",
            "de.lproj/Localizable.strings": "\"save\" = \"\(german)\";\n\"other\" = \"Anderer Text\";\n",
            "Home.swift": """
            class HomeController: UIViewController {
                func viewDidLoad() {
                    titleLabel.text = NSLocalizedString("save", comment: "")
                    \(body)
                }
            }

            """,
        ])
        #expect(Self.findings(try await Self.check(project)) == ["\(severity) Localizable save in de"])
    }

    @Test func `a string with two numbers is judged as a whole`() async throws {
        func number(_ name: String, _ place: Int) -> String {
            """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%\(place)$d \(name.dropLast())</string>
            <key>other</key><string>%\(place)$d \(name)</string></dict>
            """
        }
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": Self.storyboard(text: "Label"),
            "en.lproj/Localizable.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>count</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%1$#@photos@ in %2$#@albums@</string>
            \(number("photos", 1))\(number("albums", 2))
            </dict></dict></plist>
            """,
            "Home.swift": """
            class HomeController: UIViewController {
                func viewDidLoad() {
                    titleLabel.text = String(format: NSLocalizedString("count", comment: ""), 1, 2)
                }
            }

            """,
        ])
        let found = try await Self.check(project).findings.filter { $0.rule == .truncatedText }
        #expect(found.flatMap(\.occurrences).map(\.text) == ["48 photos in 48 albums"])
    }
}
