import Checking
import Findings
import Foundation
import SourceText
import SwiftSources
import Testing

/// Screens that classes of UIKit make in code, checked like those of documents.
struct CodeLayoutTests {
    private func outcome(_ members: String, _ didLoad: String, german: String) async throws -> CheckReport {
        let project = try TemporaryProject([
            "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n",
            "de.lproj/Localizable.strings": "\"save\" = \"\(german)\";\n",
            "Home.swift": """
            import UIKit
            final class Home: UIViewController {
                let label = UILabel()
                \(members)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label.text = NSLocalizedString("save", comment: "")
                    view.addSubview(label)
                    \(didLoad)
                }
            }

            """,
        ])
        var request = CheckRequest(paths: [project.root])
        request.devices = ["iPhone SE (3rd generation)"]
        request.codeReader = SwiftReader()
        return try await request.check().run(jobs: 1).report
    }

    private static let narrow = """
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
            label.widthAnchor.constraint(equalToConstant: 100),
        ])
        """

    @Test func `a label that is too narrow for a translation is a finding with its constraints and both places`()
        async throws
    {
        let report = try await outcome("", Self.narrow, german: "Speichern und schließen")
        let finding = try #require(report.findings.first { $0.rule == .truncatedText })
        #expect(finding.key == "save")
        #expect(finding.table == "Localizable")
        #expect(finding.severity == .warning)
        #expect(finding.location.path.hasSuffix("Home.swift"))
        #expect(finding.location.line == 7)
        #expect(finding.code?.line == 7)
        #expect(finding.limiting.contains { $0.phrase.contains("width == 100") && $0.location?.line == 12 })
        #expect(finding.occurrences.contains { $0.locale == "de" })
        // The string counts as one that was measured.
        #expect(report.coverage?.total.code == 1)
    }

    @Test(arguments: [
        ("// overset: ignore", "", []),
        ("", " // overset: ignore", []),
        ("// overset: ignore=truncated-text", "", []),
        ("// overset: ignore=overlapping-views", "", [Severity.warning]),
    ])
    func `a comment beside a view says to find nothing there`(
        above: String,
        behind: String,
        expected: [Severity]
    ) async throws {
        let project = try TemporaryProject([
            "en.lproj/Localizable.strings": "\"save\" = \"Save\";\n",
            "de.lproj/Localizable.strings": "\"save\" = \"Speichern und schließen\";\n",
            "Home.swift": """
            import UIKit
            final class Home: UIViewController {
                \(above)
                let label = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label.text = NSLocalizedString("save", comment: "")\(behind)
                    view.addSubview(label)
                    \(Self.narrow)
                }
            }

            """,
        ])
        var request = CheckRequest(paths: [project.root])
        request.devices = ["iPhone SE (3rd generation)"]
        request.codeReader = SwiftReader()
        let report = try await request.check().run(jobs: 1).report
        let found = report.findings.filter { finding in
            finding.rule == .truncatedText && finding.occurrences.contains { $0.locale == "de" }
        }
        #expect(found.map(\.severity) == expected)
    }

    @Test(arguments: [
        ("", "label.numberOfLines = 0", "Speichern und schließen", false),
        ("", "", "Sichern", false),
        ("func later() { label.font = other }", "", "Speichern und schließen", true),
    ])
    func `what fits is no finding, and what hangs on unknown code is a note`(
        members: String,
        more: String,
        german: String,
        isNote: Bool
    ) async throws {
        let report = try await outcome(members, Self.narrow + "\n" + more, german: german)
        let found = report.findings.filter {
            $0.rule == .truncatedText && $0.occurrences.contains { $0.locale == "de" }
        }
        #expect(found.map(\.severity) == (isNote ? [.note] : []))
    }
}
