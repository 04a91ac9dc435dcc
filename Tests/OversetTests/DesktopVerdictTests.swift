import Checking
import Findings
import Layout
import SwiftSources
import Testing

/// Verdicts on controls of macOS that keep their frames.
struct DesktopVerdictTests {
    private static func findings(
        _ views: String,
        strings: String,
        _ rule: Rule = .clippedText,
        code: String = ""
    ) async throws -> [Finding] {
        let project = try TemporaryProject([
            "Base.lproj/Panel.xib": """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" \
            targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
            \(code.isEmpty ? "" : owner)
            <window title="Panel" id="w"><windowStyleMask key="styleMask" titled="YES"/>
            <rect key="contentRect" x="0.0" y="0.0" width="480" height="200"/>
            <view key="contentView" id="v"><rect key="frame" x="0.0" y="0.0" width="480" height="200"/>
            <subviews>
            \(views)
            </subviews></view></window></objects></document>
            """,
            "de.lproj/Panel.strings": strings,
            "Panel.swift": code.isEmpty ? "import AppKit\n" : code,
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.codeReader = SwiftReader()
        return try await request.check().run(jobs: 1).report.findings.filter { $0.rule == rule }
    }

    private static let owner = """
        <customObject id="-2" userLabel="File's Owner" customClass="PanelController"><connections>
        <outlet property="splitView" destination="s" id="o"/></connections></customObject>
        """

    /// A label whose text has 2 points less than its frame on each side; ink may show in the padding behind it.
    @Test(arguments: [("iiiiiiiiii", [Severity]()), ("Fertig mit allem", [.error])])
    func `a clipped label is an error if it lacks more than its padding`(
        text: String,
        expected: [Severity]
    ) async throws {
        let found = try await Self.findings(Self.label(width: 40), strings: "\"c.title\" = \"\(text)\";\n")
        #expect(found.map(\.severity) == expected)
    }

    @Test func `a clipped label that lacks no more than its padding makes a note`() async throws {
        // The frame in which the text lacks least above the error of the measurement and the padding.
        var isNote = false
        for width in stride(from: 90, through: 20, by: -1) {
            let found = try await Self.findings(
                Self.label(width: width),
                strings: "\"c.title\" = \"iiiiiiiiiiiiiiii\";\n"
            )
            guard let first = found.first, let fault = first.occurrences.first?.fault else { continue }
            if fault.needed - fault.available <= 4 { #expect(first.severity == .note) }
            if first.severity == .note { isNote = true; continue }
            #expect(isNote && fault.needed - fault.available > 4)
            return
        }
        Issue.record("no width makes a finding")
    }

    /// Check boxes keep 22 or 26 points beside their titles: the system that drew them decides.
    @Test func `a title of a check box that has room beside a narrower mark makes a note`() async throws {
        var seen: Set<Severity> = []
        for width in stride(from: 150, through: 110, by: -1) {
            let found = try await Self.findings(
                """
                <button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="f">
                <rect key="frame" x="18" y="53" width="\(width)" height="18"/>
                <buttonCell key="cell" type="check" title="i" bezelStyle="regularSquare" imagePosition="left" inset="2" \
                id="c"><font key="font" metaFont="system"/></buttonCell></button>
                """,
                strings: "\"c.title\" = \"Fertig mit allem\";\n"
            )
            guard let first = found.first, let fault = first.occurrences.first?.fault else { continue }
            if fault.needed - fault.available <= 4 { #expect(first.severity == .note) }
            seen.insert(first.severity)
        }
        #expect(seen.contains(.note))
        #expect(seen.contains(.error) || seen.contains(.warning))
    }

    /// Pop-up buttons keep 46 points beside their titles, or 37.
    @Test func `an item of a pop-up button that has room beside a narrower arrow makes a note`() async throws {
        var seen: Set<Severity> = []
        for width in stride(from: 180, through: 100, by: -1) {
            let found = try await Self.findings(
                """
                <popUpButton fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="f">
                <rect key="frame" x="18" y="53" width="\(width)" height="26"/>
                <popUpButtonCell key="cell" type="push" title="i" bezelStyle="rounded" alignment="left" \
                lineBreakMode="clipping" state="on" borderStyle="borderAndBezel" inset="2" selectedItem="m" id="c">
                <font key="font" metaFont="menu"/><menu key="menu" id="n"><items><menuItem title="i" state="on" id="m"/>
                </items></menu></popUpButtonCell></popUpButton>
                """,
                strings: "\"m.title\" = \"Fertig mit allem\";\n"
            )
            guard let first = found.first, let fault = first.occurrences.first?.fault else { continue }
            if fault.needed - fault.available <= 9 { #expect(first.severity == .note) }
            seen.insert(first.severity)
        }
        #expect(seen.contains(.note))
        #expect(seen.contains(.error) || seen.contains(.warning))
    }

    /// What controls keep free is not known exactly: less than a tenth of the room is no certain fault.
    @Test func `a text that lacks less than a tenth of its room makes a warning`() async throws {
        var seen: Set<Severity> = []
        for width in stride(from: 110, through: 80, by: -2) {
            let found = try await Self.findings(
                Self.label(width: width),
                strings: "\"c.title\" = \"Fertig mit allem\";\n"
            )
            guard let first = found.first, first.severity > .note, let fault = first.occurrences.first?.fault else {
                continue
            }
            #expect(first.severity == (fault.excess < 0.1 ? .warning : .error))
            seen.insert(first.severity)
        }
        #expect(seen == [.warning, .error])
    }

    private static func label(width: Int) -> String {
        """
        <textField verticalHuggingPriority="750" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="f">
        <rect key="frame" x="18" y="53" width="\(width)" height="17"/>
        <textFieldCell key="cell" lineBreakMode="clipping" title="i" id="c"><font key="font" metaFont="system"/>
        </textFieldCell></textField>
        """
    }

    /// The colon of Japanese stands in the middle of its box: a quarter of it is empty on each side.
    @Test(arguments: [
        ("ループ：", 3, [Severity]()), ("ループ：", 6, [.note]), ("ループ：", 10, [.error]), ("ループＷ", 6, [.error]),
    ])
    func `the empty half of a mark covers nothing`(text: String, points: Int, expected: [Severity]) async throws {
        // The font of the system is another one: a few percent are not known. Four letters of 13 points begin 2 points behind the frame, and the next control stands closer by some points.
        let next = 20 + 52 - points
        let found = try await Self.findings(
            Self.label(width: 120)
                + """
                <button verticalHuggingPriority="750" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" \
                id="b"><rect key="frame" x="\(next)" y="53" width="60" height="17"/><buttonCell key="cell" type="square" \
                title="B" bezelStyle="shadowlessSquare" alignment="center" borderStyle="border" id="d">
                <font key="font" metaFont="system"/></buttonCell></button>
                """,
            strings: "\"c.title\" = \"\(text)\";\n",
            .overlappingViews
        )
        #expect(found.map(\.severity) == expected)
    }

    /// A label that is as wide as a pane of a split view, and code that may move the divider.
    @Test(arguments: [("print(width)", Severity.error), ("splitView.setPosition(width, ofDividerAt: 0)", .note)])
    func `the width of a pane whose divider code moves is not known`(code: String, severity: Severity) async throws {
        let found = try await Self.findings(
            """
            <splitView dividerStyle="thin" vertical="YES" fixedFrame="YES" \
            translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="0" y="0" width="480" height="200"/>
            <subviews><customView fixedFrame="YES" id="p"><rect key="frame" x="0" y="0" width="60" height="200"/>
            <subviews><textField verticalHuggingPriority="750" horizontalCompressionResistancePriority="240" \
            translatesAutoresizingMaskIntoConstraints="NO" id="f">
            <rect key="frame" x="-2" y="164" width="64" height="16"/><textFieldCell key="cell" lineBreakMode="clipping" \
            title="i" id="c"><font key="font" metaFont="system"/></textFieldCell></textField></subviews>
            <constraints><constraint firstItem="f" firstAttribute="leading" secondItem="p" secondAttribute="leading" \
            id="x1"/><constraint firstAttribute="trailing" secondItem="f" secondAttribute="trailing" id="x2"/>
            <constraint firstItem="f" firstAttribute="top" secondItem="p" secondAttribute="top" constant="20" id="x3"/>
            </constraints></customView>
            <customView fixedFrame="YES" id="q"><rect key="frame" x="61" y="0" width="419" height="200"/></customView>
            </subviews><holdingPriorities><real value="250"/><real value="250"/></holdingPriorities></splitView>
            """,
            strings: "\"c.title\" = \"Fertig mit allem\";\n",
            code: "class PanelController: NSWindowController {\n@IBOutlet var splitView: NSSplitView!\n"
                + "func move(width: CGFloat) { \(code) }\n}\n"
                + "func open() { PanelController(windowNibName: \"Panel\").showWindow(nil) }\n"
        )
        #expect(found.map(\.severity) == [severity])
    }

    @Test func `an item of a pop-up button is told once`() async throws {
        let found = try await Self.findings(
            """
            <popUpButton verticalHuggingPriority="750" fixedFrame="YES" \
            translatesAutoresizingMaskIntoConstraints="NO" id="p"><rect key="frame" x="20" y="20" width="80" height="26"/>
            <popUpButtonCell key="cell" type="push" title="One" bezelStyle="rounded" alignment="left" \
            lineBreakMode="clipping" state="on" borderStyle="borderAndBezel" selectedItem="i" id="c">
            <font key="font" metaFont="menu"/><menu key="menu" id="m"><items>
            <menuItem title="One" state="on" id="i"/><menuItem title="Two" id="j"/></items></menu>
            </popUpButtonCell></popUpButton>
            """,
            strings: "\"i.title\" = \"Eine sehr lange Bezeichnung\";\n"
        )
        #expect(found.flatMap(\.occurrences).map(\.locale) == ["de"])
    }

    /// A push button keeps 15 points free at each side of its title, or some less: certain is what is past that with the
    /// error of the measurement.
    @Test func `a title is an error if it is certainly past the bezel of its button`() async throws {
        var seen: Set<Severity> = []
        for width in stride(from: 200, through: 130, by: -2) {
            let found = try await Self.findings(
                """
                <button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="f">
                <rect key="frame" x="14" y="13" width="\(width)" height="32"/>
                <buttonCell key="cell" type="push" title="OK" bezelStyle="rounded" alignment="center" borderStyle="border" \
                inset="2" id="c"><font key="font" metaFont="system"/></buttonCell></button>
                """,
                strings: "\"c.title\" = \"Abbrechen und schließen\";\n"
            )
            guard let first = found.first, first.severity > .note, let fault = first.occurrences.first?.fault else {
                continue
            }
            seen.insert(first.severity)
            let missing = fault.needed - fault.available
            if missing <= 8 + fault.needed * 0.02 { #expect(first.severity == .warning, "\(width)") }
            if missing >= 8 + fault.needed * 0.08 { #expect(first.severity == .error, "\(width)") }
        }
        #expect(seen == [.warning, .error])
    }
}
