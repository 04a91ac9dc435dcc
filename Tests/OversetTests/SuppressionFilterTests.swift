import Checking
import Configurations
import Findings
import SourceText
import Testing

struct SuppressionFilterTests {
    private static func finding(_ occurrences: [(path: String?, severity: Severity)]) -> Finding {
        Finding(
            rule: .truncatedText,
            severity: occurrences.map(\.severity).max() ?? .note,
            message: "it is cut",
            location: SourceLocation(path: "en.lproj/L.strings", line: 1, column: 1),
            table: "L",
            key: "ADD",
            occurrences: occurrences.map { path, severity in
                Occurrence(
                    locale: "",
                    kind: .real,
                    textSize: "large",
                    severity: severity,
                    text: "",
                    location: path.map { SourceLocation(path: $0, line: 1, column: 1) },
                    fault: nil,
                    samples: [],
                    fingerprint: ""
                )
            }
        )
    }

    /// What is left of a finding, as its severity and the files of its occurrences; and how many entries are idle.
    private static func apply(_ entry: String, to finding: Finding) throws -> (kept: [String], unused: Int) {
        let text = "ignore:\n  - { rule: truncated-text, \(entry), reason: x }\n"
        let configuration = try Configuration(TextFile(decoding: Array(text.utf8), path: "overset.yml"))
        let (kept, unused) = SuppressionFilter(configuration.suppressions).apply(to: [finding])
        let words = kept.map { finding in
            "\(finding.severity) " + finding.occurrences.map { $0.location?.path ?? "-" }.joined(separator: " ")
        }
        return (words, unused.count)
    }

    @Test(
        arguments: [
            ("file: \"de*\"", ["warning fr.lproj/L.strings -"], 0),
            ("file: \"fr*\"", ["error de.lproj/L.strings -"], 0), ("file: \"it*\"", nil, 1),
            ("file: \"en*\"", [], 0), ("key: ADD", [], 0), ("key: \"A?\"", nil, 1),
            ("key: \"A*\", file: \"de*\"", ["warning fr.lproj/L.strings -"], 0),
            ("key: B, file: \"de*\"", nil, 1), ("object: x", nil, 1),
        ] as [(String, [String]?, Int)]
    )
    func `a finding keeps the languages whose files are not ignored, and is as bad as the worst of them`(
        entry: String,
        kept: [String]?,
        unused: Int
    ) throws {
        let finding = Self.finding([("de.lproj/L.strings", .error), ("fr.lproj/L.strings", .warning), (nil, .note)])
        let found = try Self.apply(entry, to: finding)
        #expect(found.kept == kept ?? ["error de.lproj/L.strings fr.lproj/L.strings -"])
        #expect(found.unused == unused)
    }

    @Test func `a finding of ignored files alone is gone`() throws {
        let finding = Self.finding([("de.lproj/L.strings", .error), ("de.lproj/M.strings", .note)])
        let found = try Self.apply("file: \"de*\"", to: finding)
        #expect(found.kept.isEmpty)
        #expect(found.unused == 0)
    }
}
