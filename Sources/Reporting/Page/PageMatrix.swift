internal import Findings

/// The tables against the languages, as a first look at where texts break.
struct PageMatrix {
    struct Cell {
        var count = 0
        var severity = Severity.note
        var excess = -1.0

        /// How strong the cell's colour is.
        var tone: String { excess < 0.1 ? "mild" : excess < 0.3 ? "clear" : "strong" }

        mutating func add(_ occurrence: Occurrence) {
            count += 1
            severity = count == 1 ? occurrence.severity : max(severity, occurrence.severity)
            excess = max(excess, ReportOrder.excess(occurrence))
        }
    }

    /// The number of rows that are shown at first.
    static let rowLimit = 100

    private var cells: [[Cell]]
    private let content: PageContent

    init(_ content: PageContent) {
        self.content = content
        cells = content.tables.texts.map { _ in content.locales.map { _ in Cell() } }
        // What a screen shows is in the matrix of screens.
        for finding in content.findings where content.screen(of: finding) == nil {
            let row = content.tables.place(of: finding.table)
            var counted: Set<Int> = []
            for occurrence in finding.occurrences.sorted(by: ReportOrder.worstFirst) {
                let column = content.place(ofLocale: occurrence.locale)
                // A text counts once in a language, whatever the number of sizes and devices.
                guard counted.insert(column).inserted else { continue }
                cells[row][column].add(occurrence)
            }
        }
    }

    /// The columns: the languages in which something was found.
    private var columns: [Int] {
        content.locales.indices.filter { column in cells.contains { $0[column].count > 0 } }
    }

    /// Whether nothing is in it.
    var isEmpty: Bool { columns.isEmpty }

    var html: String {
        var html = "<table class=\"matrix\"><thead><tr><th scope=\"col\">Table</th>"
        for column in columns {
            let locale = content.locales[column]
            html += "<th scope=\"col\">\(Markup.isolated(locale.name)) <span>\(locale.kind.title)</span></th>"
        }
        html += "</tr></thead><tbody>"
        for (name, row) in zip(content.tables.texts, cells) where row.contains(where: { $0.count > 0 }) {
            html += "<tr><th scope=\"row\">\(Markup.isolated(name))</th>"
            for column in columns { html += Self.cell(row[column]) }
            html += "</tr>"
        }
        return html + "</tbody></table>"
    }

    private static func cell(_ cell: Cell) -> String {
        guard cell.count > 0 else { return "<td></td>" }
        let excess = cell.excess < 0 ? "" : "<b>\(DecimalText.signedPercent(cell.excess))</b> "
        return
            "<td class=\"\(cell.severity.rawValue) \(cell.tone)\">\(excess)<span>\(CountPhrase.of(cell.count, "string"))</span></td>"
    }
}
