package import Findings
internal import Foundation
package import SourceText

/// The file of known faults.
///
/// JSON with one entry a line, so that a change of one fault changes one line of a diff.
package enum BaselineFile {
    private static let version = 4
    /// The oldest version that is read.
    ///
    /// Its entries name no device; before version 3 a file does not say which folder it is for, and before version 4 how much
    /// a finding mattered.
    private static let oldestVersion = 1

    private struct Version: Decodable {
        var version: Int
    }

    private struct Content: Decodable {
        var root: String?
        var entries: [Entry]
    }

    private struct Entry: Decodable {
        var fingerprint: String
        var finding: String
        var rule: String
        var file: String
        var key: String
        var locale: String
        var textSize: String
        var device: String?
        var severity: String?
    }

    /// The bytes of the file.
    ///
    /// - Complexity: O(*n*) in the number of entries.
    package static func bytes(of baseline: Baseline) -> [UInt8] {
        let lines = baseline.entries.map { entry in
            let members =
                [
                    ("fingerprint", entry.fingerprint), ("finding", entry.finding), ("rule", entry.rule),
                    ("file", entry.file), ("key", entry.key), ("locale", entry.locale), ("textSize", entry.textSize),
                    ("device", entry.device),
                ] + (entry.severity.map { [("severity", $0.rawValue)] } ?? [])
            return "    {"
                + members.map { "\"\($0.0)\": \(String(decoding: JSONText.quoting($0.1), as: UTF8.self))" }.joined(
                    separator: ", "
                ) + "}"
        }
        let body = lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n  "
        let root = baseline.root.map { "  \"root\": \(String(decoding: JSONText.quoting($0), as: UTF8.self)),\n" } ?? ""
        return Array("{\n  \"version\": \(version),\n\(root)  \"entries\": [\(body)]\n}\n".utf8)
    }

    /// Reads the file.
    ///
    /// - Throws: ``SourceError`` if it is no baseline, or one of another version.
    /// - Complexity: O(*n* log *n*), as the entries are put in order.
    package static func read(_ file: TextFile) throws(SourceError) -> Baseline {
        let start = SourceLocation(path: file.path, line: 1, column: 1)
        let content: Content
        do {
            let version = try JSONDecoder().decode(Version.self, from: Data(file.utf8)).version
            guard (oldestVersion...Self.version).contains(version) else {
                throw SourceError(
                    location: start,
                    message: version > Self.version
                        ? "this baseline has version \(version), and this version of Overset reads up to "
                            + "\(Self.version); use the version that wrote it, or write it again with --write-baseline"
                        : "this baseline has version \(version), which never was; write it again with --write-baseline"
                )
            }
            content = try JSONDecoder().decode(Content.self, from: Data(file.utf8))
        } catch let error as SourceError {
            throw error
        } catch {
            throw SourceError(
                location: start,
                message: "this is not a baseline, or it is damaged; write it again with --write-baseline"
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
                    textSize: entry.textSize,
                    device: entry.device ?? "",
                    severity: entry.severity.flatMap(Severity.init(rawValue:))
                )
            },
            root: content.root
        )
    }
}
