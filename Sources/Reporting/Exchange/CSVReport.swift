package import Findings
internal import Layout
internal import SourceText

/// Occurrences as comma-separated values (RFC 4180), for spreadsheets.
package enum CSVReport {
    static let columns = [
        "severity", "rule", "table", "key", "file", "line", "column", "locale", "kind", "textSize", "device", "fault",
        "needed", "available", "unit", "excess", "certain", "text", "message", "fingerprint",
        "screen", "view", "object", "limiting", "fix",
    ]

    /// The file as UTF-8, a line for each occurrence; a finding without any has one line.
    package static func render(_ report: CheckReport) -> [UInt8] {
        var lines = [columns.joined(separator: ",")]
        for finding in report.findings.sorted(by: ReportOrder.byLocation) {
            let occurrences = finding.occurrences.sorted(by: ReportOrder.worstFirst)
            if occurrences.isEmpty { lines.append(line(finding, nil)) }
            lines += occurrences.map { line(finding, $0) }
        }
        return Array((lines.joined(separator: "\r\n") + "\r\n").utf8)
    }

    private static func line(_ finding: Finding, _ occurrence: Occurrence?) -> String {
        let fault = occurrence?.fault
        var cells: [String] = [
            (occurrence?.severity ?? finding.severity).rawValue, finding.rule.rawValue, cell(finding.table),
            cell(finding.key), cell(finding.location.path), String(finding.location.line),
            String(finding.location.column), cell(occurrence?.locale ?? ""), occurrence?.kind.rawValue ?? "",
            cell(occurrence?.textSize ?? ""), cell(occurrence?.device ?? ""), fault?.kind.rawValue ?? "",
            fault.map { DecimalText.of($0.needed) } ?? "", fault.map { DecimalText.of($0.available) } ?? "",
            fault.map { FaultSentence.unit(of: $0.axis) } ?? "",
            fault.map { DecimalText.of(FaultSentence.excess(of: $0)) } ?? "", fault.map { String($0.isCertain) } ?? "",
            cell(occurrence?.text ?? ""), cell(finding.message), occurrence?.fingerprint ?? finding.fingerprint,
        ]
        let place: [String?] = [finding.place?.screen, finding.place?.view, finding.place?.object]
        cells += place.map { cell($0 ?? "") }
        cells.append(cell(FindingSentence.limiting(finding) ?? ""))
        cells.append(cell(FindingSentence.fix(finding) ?? ""))
        return cells.joined(separator: ",")
    }

    /// Text from input in quotes where it needs them, behind an apostrophe where a spreadsheet would take it for a
    /// formula.
    package static func cell(_ text: String) -> String {
        var visible = VisibleText.escaping(text)
        if let first = visible.unicodeScalars.first,
            "=+-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains(first)
        {
            visible = "'" + visible
        }
        guard visible.contains(where: { $0 == "\"" || $0 == "," || $0 == ";" }) else { return visible }
        return "\"" + visible.replacing("\"", with: "\"\"") + "\""
    }
}
