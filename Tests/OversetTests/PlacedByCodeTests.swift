import Checking
import Findings
import SourceText
import SwiftSources
import Testing

/// Boxes that code makes anew, and titles that grow.
struct PlacedByCodeTests {
    private static func document(_ view: String, constraints: String = "") -> String {
        SampleStoryboard.document(
            """
            <viewController id="c" customClass="HomeController" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(view)</subviews><constraints>\(constraints)</constraints></view>
            <connections><outlet property="nameLabel" destination="l" id="n"/></connections>
            </viewController>
            """
        )
    }

    /// A label of a fixed frame, or held by constraints.
    private static func label(isFixed: Bool, customClass: String = "") -> String {
        let frame = "<rect key=\"frame\" x=\"20\" y=\"24\" width=\"80\" height=\"20.5\"/>"
        let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
        let text = "text=\"Name\" textAlignment=\"natural\" lineBreakMode=\"tailTruncation\" \(customClass) id=\"l\""
        guard isFixed else {
            return document(
                """
                <label \(text) translatesAutoresizingMaskIntoConstraints="NO">\(frame)
                <constraints><constraint firstAttribute="width" constant="80" id="w"/></constraints>\(font)</label>
                """,
                constraints: """
                    <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="24" id="t"/>
                    <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
                    constant="20" id="g"/>
                    """
            )
        }
        return document(
            "<label \(text) fixedFrame=\"YES\">\(frame)"
                + "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>\(font)</label>"
        )
    }

    private static func severities(_ document: String, _ code: String, _ german: String) async throws -> [String] {
        try await severities([
            "Base.lproj/Main.storyboard": document,
            "de.lproj/Main.strings":
                "\"l.text\" = \"\(german)\";\n\"l.configuration.title\" = \"\(german)\";\n",
            "Home.swift": "class HomeController: UIViewController {\n\(code)\n}\n",
        ])
    }

    private static func severities(_ files: [String: String]) async throws -> [String] {
        let project = try TemporaryProject(files)
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.devices = ["iPhone SE (3rd generation)"]
        request.codeReader = SwiftReader()
        let findings = try await request.check().run(jobs: 1).report.findings
        return findings.filter { $0.rule != .fixedWidthText }.map { "\($0.severity) \($0.rule)" }
    }

    @Test(arguments: [
        ("", true, Severity.error),
        (
            "override func viewWillAppear(_ a: Bool) { layout(for: view.bounds.size) }\n"
                + "func layout(for size: CGSize) { nameLabel.frame = CGRect(x: 0, y: 0, width: size.width, height: 20) }",
            true, .note
        ),
        ("func a() { nameLabel.frame.size.width = 200 }", true, .note),
        ("func a() { nameLabel.setFrameSize(NSSize(width: 200, height: 20)) }", true, .note),
        // Only where nothing else gives it a size.
        ("func a() { nameLabel.sizeToFit() }", true, .note),
        ("func a() { nameLabel.sizeToFit() }", false, .warning),
        // It stands elsewhere, and is as large.
        ("func a() { nameLabel.center = view.center }", true, .warning),
        // The next layout takes the frame back.
        ("func a() { nameLabel.frame.size.width = 200 }", false, .warning),
    ])
    func `the frame of a view that code sets is not the document's`(
        code: String,
        isFixed: Bool,
        severity: Severity
    ) async throws {
        let found = try await Self.severities(Self.label(isFixed: isFixed), code, "Bezeichnung der Aufgabe")
        #expect(found == ["\(severity) truncated-text"])
    }

    @Test(arguments: [
        ("class NiceLabel: UILabel {}", Severity.warning),
        ("class NiceLabel: UILabel { override func layoutSubviews() { layer.cornerRadius = 4 } }", .warning),
        ("class NiceLabel: UILabel { override var intrinsicContentSize: CGSize { .zero } }", .note),
        ("class NiceLabel: UILabel { override func drawText(in rect: CGRect) { super.drawText(in: rect) } }", .note),
        (
            "class NiceLabel: Base {}\nclass Base: UILabel { override func sizeThatFits(_ s: CGSize) -> CGSize { s } }",
            .note
        ),
        ("class NiceLabel: UILabel { func drawText(in rect: CGRect) {} }", .warning),
        ("class NiceLabel: UILabel { func style() { attributedText = small(text) } }", .note),
        ("class NiceLabel: UILabel { func style() { self.attributedText = small(text) } }", .note),
        ("class NiceLabel: UILabel { func style(_ other: UILabel) { other.attributedText = small(text) } }", .warning),
        ("class NiceLabel: UILabel {}\nextension UILabel { func style() { attributedText = small(text) } }", .warning),
    ])
    func `what a class of its own does with its text is not known`(code: String, severity: Severity) async throws {
        // The trailing edge holds the width: a width of its own is the document's, whatever the class.
        let document = Self.label(isFixed: false, customClass: "customClass=\"NiceLabel\"")
            .replacing("<constraint firstAttribute=\"width\" constant=\"80\" id=\"w\"/>", with: "")
            .replacing(
                "</constraints></view>",
                with: "<constraint firstItem=\"v\" firstAttribute=\"trailing\" secondItem=\"l\" "
                    + "secondAttribute=\"trailing\" constant=\"275\" id=\"z\"/></constraints></view>"
            )
        let found = try await Self.severities(document, "}\n" + code + "\nclass Other {", "Bezeichnung der Aufgabe")
        #expect(found == ["\(severity) truncated-text"])
    }

    @Test(arguments: [
        ("override var text: String? { didSet { sizeToFit() } }", true, Severity.note),
        ("override var text: String? { didSet { self.frame.size.width = 200 } }", true, .note),
        ("override var text: String? { didSet { layer.cornerRadius = 4 } }", true, .warning),
        ("override var font: UIFont! { didSet { sizeToFit() } }", true, .warning),
        // Constraints take the size back.
        ("override var text: String? { didSet { sizeToFit() } }", false, .error),
    ])
    func `a class that takes the size of its text has no box of the document's`(
        member: String,
        hasFixedFrame: Bool,
        severity: Severity
    ) async throws {
        let document = Self.label(isFixed: hasFixedFrame, customClass: "customClass=\"NiceLabel\"")
        let code = "}\nclass NiceLabel: UILabel { \(member) }\nclass Other {"
        let found = try await Self.severities(document, code, "Bezeichnung der Aufgabe")
        #expect(found == ["\(severity) truncated-text"])
    }

    @Test(arguments: [
        ("self.frame = frame;", Severity.note), ("self.frame=frame;", .note), ("self.tag=1;", .warning),
    ])
    func `a class in Objective-C that takes the size of its text has none of the document's`(
        statement: String,
        severity: Severity
    ) async throws {
        let files = [
            "Base.lproj/Main.storyboard": Self.label(isFixed: true, customClass: "customClass=\"NiceLabel\""),
            "de.lproj/Main.strings": "\"l.text\" = \"Bezeichnung der Aufgabe\";\n",
            "HomeController.m": "@implementation HomeController\n@end\n",
            "NiceLabel.m": "@implementation NiceLabel\n- (void)setText:(NSString *)text { \(statement) }\n@end\n",
        ]
        #expect(try await Self.severities(files) == ["\(severity) truncated-text"])
    }

    @Test(arguments: [(true, "error"), (false, "warning")])
    func `what nearly fits is certainly cut only in a view with a width of its own`(
        hasWidth: Bool,
        severity: String
    ) async throws {
        let width = "<constraint firstAttribute=\"width\" constant=\"94\" id=\"w\"/>"
        let edge =
            "<constraint firstItem=\"v\" firstAttribute=\"trailing\" secondItem=\"l\" secondAttribute=\"trailing\" "
            + "constant=\"261\" id=\"z\"/>"
        let document = Self.label(isFixed: false).replacing("width=\"80\"", with: "width=\"94\"")
            .replacing("constant=\"80\"", with: "constant=\"94\"")
        let sides = document.replacing(width, with: "")
            .replacing("</constraints></view>", with: edge + "</constraints></view>")
        // The label lacks a twentieth of its room.
        let found = try await Self.severities(hasWidth ? document : sides, "", "Bezeichnung")
        #expect(found == ["\(severity) truncated-text"])
    }

    /// A cell with a label, which is saved with or without its frame.
    private static func cell(_ text: String, frame: String) -> String {
        SampleStoryboard.document(
            """
            <tableViewController id="c" sceneMemberID="viewController">
            <tableView key="view" contentMode="scaleToFill" dataMode="static" style="plain" rowHeight="44" id="v">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <sections><tableViewSection id="e"><cells>
            <tableViewCell contentMode="scaleToFill" textLabel="l" style="IBUITableViewCellStyleDefault" rowHeight="44" id="t">
            <autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="t" id="w">
            <autoresizingMask key="autoresizingMask"/>
            <subviews><label opaque="NO" text="\(text)" lineBreakMode="tailTruncation" id="l">
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>\(frame)
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
            </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
            </tableViewController>
            """
        )
    }

    @Test func `the room of a view without a saved frame is not known`() async throws {
        let frame = "<rect key=\"frame\" x=\"16\" y=\"0.0\" width=\"343\" height=\"43.5\"/>"
        let found = try await Self.severities([
            "Base.lproj/Main.storyboard": Self.cell("Name", frame: frame),
            "de.lproj/Main.storyboard": Self.cell("Bezeichnung", frame: ""),
        ])
        #expect(found.filter { $0.hasSuffix("truncated-text") } == ["note truncated-text"])
    }

    /// A button of a configuration between both edges, 120 points wide.
    private static func button(_ configuration: String, height: String = "") -> String {
        document(
            """
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
            contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" \
            translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="20" y="24" width="120" height="34.5"/>
            <constraints><constraint firstAttribute="width" constant="120" id="w"/>\(height)</constraints>
            <buttonConfiguration key="configuration" style="plain" title="Name" \(configuration)/>
            </button>
            """,
            constraints: """
                <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="24" id="t"/>
                <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
                constant="20" id="g"/>
                """
        )
    }

    @Test(arguments: [
        ("", "", ["note too-many-lines"]),
        ("titleLineBreakMode=\"truncatingTail\"", "", ["error truncated-text"]),
        ("", "<constraint firstAttribute=\"height\" constant=\"34.5\" id=\"h\"/>", ["error too-many-lines"]),
    ])
    func `the title of a configuration goes on in further lines`(
        configuration: String,
        height: String,
        expected: [String]
    ) async throws {
        let found = try await Self.severities(Self.button(configuration, height: height), "", "Neues Foto hinzufügen")
        #expect(found == expected)
    }

    /// Two buttons of one height, beside each other, in weights of which one is a little lower.
    private static func buttons(lower: Int) -> String {
        func button(_ id: String, _ weight: String, x: Int) -> String {
            """
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
            contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" \
            translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="\(x)" y="24" width="140" height="46"/>
            <fontDescription key="fontDescription" type="system" \(weight) pointSize="17"/>
            <state key="normal" title="Done"/></button>
            """
        }
        func tie(_ first: String, _ second: String, _ id: String, constant: Int = 0) -> String {
            let (one, other) = (first.split(separator: "."), second.split(separator: "."))
            return "<constraint firstItem=\"\(one[0])\" firstAttribute=\"\(one[1])\" secondItem=\"\(other[0])\" "
                + "secondAttribute=\"\(other[1])\" constant=\"\(constant)\" id=\"\(id)\"/>"
        }
        return document(
            button("p", "", x: 20) + button("q", "weight=\"semibold\"", x: 180),
            constraints: [
                tie("p.top", "v.top", "a", constant: 24), tie("p.bottom", "v.top", "b", constant: 70),
                tie("q.top", "p.top", "d", constant: lower), tie("q.height", "p.height", "e"),
                tie("q.firstBaseline", "p.baseline", "f"),
                tie("p.leading", "v.leading", "g", constant: 20), tie("q.leading", "v.leading", "h", constant: 180),
            ].joined()
        )
    }

    @Test(arguments: [(0, 0), (4, 1)])
    func `titles stay in the middle of buttons that are higher than they ask for`(lower: Int, count: Int) async throws {
        let found = try await Self.severities(Self.buttons(lower: lower), "", "x")
        #expect(found.filter { $0.hasSuffix("unsatisfiable-constraints") }.count == count)
    }
}
