internal import Findings
internal import Foundation
internal import SourceText

/// The file of known faults.
///
/// JSON with one entry a line, so that a change of one fault changes one line of a diff.
enum BaselineFile {
    private static let version = 1

    private struct Content: Codable {
        var version: Int
        var entries: [Entry]
    }

    private struct Entry: Codable {
        var fingerprint: String
        var finding: String
        var rule: String
        var file: String
        var key: String
        var locale: String
        var textSize: String
    }

    /// The bytes of the file.
    static func bytes(of baseline: Baseline) -> [UInt8] {
        let lines = baseline.entries.map { entry in
            let members = [
                ("fingerprint", entry.fingerprint), ("finding", entry.finding), ("rule", entry.rule),
                ("file", entry.file), ("key", entry.key), ("locale", entry.locale), ("textSize", entry.textSize),
            ]
            return "    {" + members.map { "\"\($0.0)\": \(MeasureResult.quoted($0.1))" }.joined(separator: ", ") + "}"
        }
        let body = lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n  "
        return Array("{\n  \"version\": \(version),\n  \"entries\": [\(body)]\n}\n".utf8)
    }

    /// Reads the file.
    ///
    /// - Throws: ``SourceError`` if it is no baseline, or one of another version.
    static func read(_ file: TextFile) throws(SourceError) -> Baseline {
        let start = SourceLocation(path: file.path, line: 1, column: 1)
        let content: Content
        do {
            content = try JSONDecoder().decode(Content.self, from: Data(file.utf8))
        } catch {
            throw SourceError(location: start, message: "this is no baseline; write one with --write-baseline")
        }
        guard content.version == version else {
            throw SourceError(
                location: start,
                message: "this baseline has version \(content.version), not \(version); write it again"
            )
        }
        return Baseline(
            entries: content.entries.map { entry in
                Baseline.Entry(
                    fingerprint: entry.fingerprint,
                    finding: entry.finding,
                    rule: entry.rule,
                    file: entry.file,
                    key: entry.key,
                    locale: entry.locale,
                    textSize: entry.textSize
                )
            }
        )
    }
}
