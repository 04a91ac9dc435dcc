import Checking
import Findings
import SourceText
import SwiftSources
import Testing

/// Texts of no table whose form code or a document states are laid out in the views that show them.
@Suite("Texts of data whose form is stated")
struct DataSampleTests {
    /// A window of macOS with a badge, 20 points wide, that is hidden in the document.
    private static func document(
        badge: String = "<constraint firstAttribute=\"width\" constant=\"20\" id=\"w\"/>",
        isHidden: Bool = false,
        formatter: String = "",
        slider: String = ""
    ) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
        <objects>
        <customObject id="-2" userLabel="File's Owner" customClass="BadgeController"><connections>
        <outlet property="badge" destination="f" id="o"/><outlet property="width" destination="w" id="p"/>
        <outlet property="view" destination="v" id="q"/>
        </connections></customObject>
        <customView id="v">
        <rect key="frame" x="0.0" y="0.0" width="200" height="60"/>
        <subviews>
        <textField \(isHidden ? "hidden=\"YES\" " : "")horizontalHuggingPriority="251" verticalHuggingPriority="750" \
        translatesAutoresizingMaskIntoConstraints="NO" id="f">
        <rect key="frame" x="20" y="23" width="20" height="14"/>
        <constraints>\(badge)</constraints>
        <textFieldCell key="cell" lineBreakMode="truncatingTail" title="12" drawsBackground="YES" id="c">\(formatter)
        <font key="font" metaFont="system" size="10"/>
        </textFieldCell>
        <connections><binding destination="-2" name="value" keyPath="self.quality" id="b"/></connections>
        </textField>
        <slider translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="60" y="20" width="100" height="20"/>
        <sliderCell key="cell" \(slider) id="sc"/>
        <connections><binding destination="-2" name="value" keyPath="self.quality" id="sb"/></connections>
        </slider>
        </subviews>
        <constraints>
        <constraint firstItem="f" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="g"/>
        <constraint firstItem="f" firstAttribute="top" secondItem="v" secondAttribute="top" constant="23" id="t"/>
        <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="60" id="g2"/>
        <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" constant="20" id="t2"/>
        <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" constant="40" id="e2"/>
        </constraints>
        </customView>
        </objects>
        </document>

        """
    }

    /// What is found: severity, rule, text.
    private static func findings(_ document: String, body: String = "") async throws -> [String] {
        let project = try TemporaryProject([
            "Base.lproj/Badge.xib": document,
            "en.lproj/Localizable.strings": "\"a\" = \"A\";\n",
            "Badge.swift": """
            class BadgeController: NSViewController {
                @IBOutlet var badge: NSTextField!
                func update(count: Int) {
                    \(body)
                }
            }
            func show() -> NSViewController { BadgeController(nibName: "Badge", bundle: nil) }

            """,
        ])
        var request = CheckRequest(paths: [project.root])
        request.locales = [.real]
        request.codeReader = SwiftReader()
        let report = try await request.check().run(jobs: 1).report
        return report.findings.filter { $0.place?.object == "f" }
            .map { "\($0.severity) \($0.rule.rawValue) \($0.key)" }
    }

    /// What code does with the badge, and what is found.
    static let bodies: [(body: String, expected: [String])] = [
        ("badge.stringValue = count > 99 ? \"99+\" : \"\\(count)\"", ["warning truncated-text 99+"]),
        ("badge.stringValue = \"9\"", []),
        ("badge.stringValue = String(format: \"%02d:%02d\", count, count)", ["warning truncated-text 00:00"]),
        ("badge.stringValue = String(format: \"%d\", count)", []),
        ("badge.stringValue = String(format: \"%@:%02d:%02d\", name, count, count)", []),
        ("badge.stringValue = \"99+\"; badge.font = .systemFont(ofSize: 8)", []),
        ("badge.stringValue = \"99+\"; badge.font = smallFont", ["note truncated-text 99+"]),
        ("badge.stringValue = \"99+\"; width.constant = 40", ["note truncated-text 99+"]),
        ("badge.stringValue = NSString(format: \"%02X\", count) as String", []),
        ("badge.stringValue = NSString(format: \"%04d\", count) as String", ["warning truncated-text 0000"]),
        ("badge.stringValue = \"973df93c-e4dc-41fb-879e-0c7b532ebb70\"", []),
        ("badge.stringValue = name", []),
        ("badge.stringValue = \"badge_title\"", []),
        // How wide pictures are is not known.
        ("badge.stringValue = \"⚡️⚡️⚡️⚡️\"", []),
    ]

    @Test("are laid out", arguments: bodies)
    func body(_ body: (body: String, expected: [String])) async throws {
        #expect(try await Self.findings(Self.document(), body: body.body) == body.expected)
    }

    @Test("A view that the document hides is judged if code shows it")
    func hidden() async throws {
        let text = "badge.stringValue = \"99+\""
        #expect(try await Self.findings(Self.document(isHidden: true), body: text) == [])
        let shown = try await Self.findings(
            Self.document(isHidden: true),
            body: text + "; badge.isHidden = count == 0"
        )
        #expect(shown == ["warning truncated-text 99+"])
    }

    @Test("A view that grows with its text cuts nothing")
    func growing() async throws {
        let document = Self.document(
            badge: "<constraint firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant=\"20\" id=\"w\"/>"
        )
        #expect(try await Self.findings(document, body: "badge.stringValue = \"99+\"") == [])
    }

    /// Formatters, sliders, and what is found.
    static let numbers: [(formatter: String, slider: String, expected: [String])] = [
        (
            "numberStyle=\"decimal\" minimumIntegerDigits=\"1\" maximumIntegerDigits=\"309\" maximumFractionDigits=\"3\"",
            "maxValue=\"51\" numberOfTickMarks=\"101\" allowsTickMarkValuesOnly=\"YES\"",
            ["warning truncated-text 00.00"]
        ),
        (
            "numberStyle=\"decimal\" minimumIntegerDigits=\"1\" maximumFractionDigits=\"3\"",
            "maxValue=\"10\" numberOfTickMarks=\"11\" allowsTickMarkValuesOnly=\"YES\"", []
        ),
        ("numberStyle=\"percent\" minimumIntegerDigits=\"1\"", "maxValue=\"1\"", ["warning truncated-text 000%"]),
        ("numberStyle=\"decimal\" minimumFractionDigits=\"3\"", "minValue=\"x\"", ["warning truncated-text 0.000"]),
        ("positiveFormat=\"#,##0.00 s\"", "maxValue=\"9\"", []),
        ("numberStyle=\"decimal\" minimumIntegerDigits=\"1\" maximumFractionDigits=\"3\"", "", []),
    ]

    @Test("Numbers have the digits that a formatter and the control of their value give them", arguments: numbers)
    func number(_ number: (formatter: String, slider: String, expected: [String])) async throws {
        let document = Self.document(
            formatter: "<numberFormatter key=\"formatter\" \(number.formatter) id=\"n\"/>",
            slider: number.slider
        )
        #expect(try await Self.findings(document) == number.expected)
    }
}
