internal import CodeFacts
internal import SourceCode
internal import SourceText

/// The findings of rules over code, each at its place.
struct CodeFindings {
    private let code: AppCode
    /// The lines of files, by position; only those that are needed.
    private var lines: [Int: LineTable] = [:]
    private(set) var findings: [Finding] = []

    init(_ code: AppCode) { self.code = code }

    /// The longest line that a report shows a part of, in UTF-8 bytes.
    private static let longestLine = 4096
    /// How much of a text is the key of a finding, in characters.
    private static let longestKey = 120

    /// Adds what one rule says.
    ///
    /// - Complexity: O(*n* + *i*) in the size of the files that have issues and the number of issues.
    mutating func add(_ issues: [CodeIssue], of rule: Rule) {
        var counts: [[String]: Int] = [:]
        for issue in issues {
            let file = code.facts.files[issue.file]
            let utf8 = file.code.file.utf8
            let table = lines[issue.file] ?? LineTable(utf8)
            lines[issue.file] = table
            let (line, column) = table.position(at: issue.range.lowerBound, in: utf8)
            let cause = [rule.rawValue, file.path, issue.cause.isEmpty ? issue.key : issue.cause]
            // Of several issues with one cause each counts, whatever lines they are in.
            let earlier = counts[cause, default: 0]
            counts[cause] = earlier + 1
            let standard = issue.severity.map(RuleDocumentation.DefaultSeverity.always) ?? rule.documentation.severity
            var finding = Finding(
                rule: rule,
                severity: SeverityPolicy.severity(standard, Evidence(.written)),
                message: issue.message,
                location: SourceLocation(path: code.shownPath(of: file), line: line, column: column),
                excerpt: Self.excerpt(table, line, column, issue.range, in: utf8),
                table: "",
                key: String(issue.key.prefix(Self.longestKey)),
                fingerprint: Fingerprint.of(cause + (earlier > 0 ? [String(earlier)] : [])),
                occurrences: []
            )
            finding.sharedFault = issue.sharedFault
            findings.append(finding)
        }
    }

    private static func excerpt(
        _ lines: LineTable,
        _ line: Int,
        _ column: Int,
        _ range: Range<Int>,
        in utf8: [UInt8]
    ) -> SourceExcerpt? {
        let bytes = lines.bytes(ofLine: line, in: utf8)
        guard bytes.count <= longestLine else { return nil }
        let end = min(range.upperBound, bytes.endIndex)
        let length =
            range.lowerBound < end
            ? String(decoding: utf8[range.lowerBound..<end], as: UTF8.self).unicodeScalars.count : 1
        return SourceExcerpt(line: String(decoding: bytes, as: UTF8.self), column: column, length: max(1, length))
    }
}
