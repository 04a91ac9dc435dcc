package import Findings
internal import SourceText

/// How much each text may grow, for localizers: a line for each text and device.
package enum BudgetReport {
    static let columns = [
        "file", "line", "table", "key", "screen", "view", "device", "text", "width", "available", "characters",
        "breaksFirst", "share", "languages",
    ]

    /// The budgets as comma-separated values (RFC 4180) in UTF-8.
    ///
    /// Widths are in points; what nothing limits is empty. The share is that of real translations that fit, in per
    /// cent; the languages are those whose typical translation does not fit, the widest first.
    package static func renderCSV(_ report: CheckReport) -> [UInt8] {
        var lines = [columns.joined(separator: ",")]
        for budget in sorted(report.budgets) {
            var cells: [String] = [
                CSVReport.cell(budget.location.path), String(budget.location.line),
            ]
            let texts: [String?] = [
                budget.table, budget.key, budget.place?.screen, budget.place?.view, budget.device, budget.text,
            ]
            cells += texts.map { CSVReport.cell($0 ?? "") }
            cells.append(DecimalText.of(budget.width, decimals: 1))
            cells.append(budget.available.map { DecimalText.of($0, decimals: 1) } ?? "")
            cells.append(budget.characters.map { String($0) } ?? "")
            cells.append(CSVReport.cell(budget.breaksFirst ?? ""))
            cells.append(budget.share.map { DecimalText.of($0 * 100, decimals: 0) } ?? "")
            cells.append(CSVReport.cell(budget.languages.joined(separator: " ")))
            lines.append(cells.joined(separator: ","))
        }
        return Array((lines.joined(separator: "\r\n") + "\r\n").utf8)
    }

    /// The budgets as a JSON array in UTF-8, in the shape of the findings file's `budgets`.
    package static func renderJSON(_ report: CheckReport) -> [UInt8] {
        var writer = JSONWriter()
        writer.array { json in
            for budget in sorted(report.budgets) { JSONReport.write(budget, to: &json) }
        }
        writer.endDocument()
        return writer.bytes
    }

    /// By file, place, key and device: nothing depends on the order of the run.
    private static func sorted(_ budgets: [TextBudget]) -> [TextBudget] {
        budgets.enumerated().sorted { left, right in
            let (first, second) = (left.element, right.element)
            let texts = [(first.file, second.file)]
            for (one, other) in texts where !one.utf8.elementsEqual(other.utf8) {
                return ReportOrder.precedes(one, other)
            }
            if first.location != second.location { return first.location < second.location }
            let names = [
                (first.key, second.key), (first.place?.screen ?? "", second.place?.screen ?? ""),
                (first.device ?? "", second.device ?? ""),
            ]
            for (one, other) in names where !one.utf8.elementsEqual(other.utf8) {
                return ReportOrder.precedes(one, other)
            }
            return left.offset < right.offset
        }
        .map(\.element)
    }
}
