internal import Findings
internal import SourceText

/// How much each string can grow, as a table; the page's script draws it anew with all rows, sorted and searched.
enum PageTexts {
    /// The number of texts that are in the file as HTML.
    private static let staticRows = 50

    static func of(_ content: PageContent) -> String {
        let budgets = content.report.budgets
        guard !budgets.isEmpty else { return "" }
        // What has the least room first, as the script sorts it at the start.
        let narrow = budgets.enumerated().sorted { left, right in
            let (first, second) = (left.element.characters ?? .max, right.element.characters ?? .max)
            return first == second ? left.offset < right.offset : first < second
        }
        .prefix(staticRows).map(\.element)
        var page = Markup()
        page.line("<section id=\"texts\" aria-labelledby=\"texts-title\">")
        page.line("<h2 id=\"texts-title\" tabindex=\"-1\">How much each string can grow</h2>")
        page.line(
            "<p class=\"hint\">Widths of the source language in points, and what is left before something breaks.</p>"
        )
        page.raw("<div class=\"field\" id=\"texts-find\" hidden><label for=\"texts-q\">Search</label> ")
        page.line("<input type=\"search\" id=\"texts-q\" autocomplete=\"off\" spellcheck=\"false\"></div>")
        let count = CountPhrase.of(budgets.count, "string")
        page.line(
            "<p class=\"hint\" id=\"texts-status\" role=\"status\">"
                + (narrow.count == budgets.count ? count : "The \(narrow.count) with the least room of \(count).")
                + "</p>"
        )
        page.raw(
            "<div class=\"scroll\" id=\"texts-table\" tabindex=\"0\" role=\"region\" aria-label=\"Strings and their room\">"
        )
        page.raw("<table class=\"budgets\"><thead><tr>")
        for title in ["String", "Where", "Now", "Room", "Characters left", "Translations that fit", "Breaks first"] {
            page.raw("<th scope=\"col\">\(title)</th>")
        }
        page.line("</tr></thead><tbody>")
        for budget in narrow { page.line(row(of: budget)) }
        page.line("</tbody></table></div>")
        page.line("<button type=\"button\" class=\"more\" id=\"texts-more\" hidden></button>")
        page.line("</section>")
        return page.text
    }

    private static func row(of budget: TextBudget) -> String {
        func points(_ value: Double) -> String { DecimalText.of(value, decimals: 1) + " pt" }
        var html =
            "<tr><th scope=\"row\">\(Markup.isolated(budget.text)) <code>\(Markup.isolated(budget.key))</code></th>"
        html += "<td>\(Markup.isolated(budget.place?.screen ?? budget.table))"
        if let view = budget.place?.view { html += " <span>\(Markup.isolated(view))</span>" }
        if let device = budget.device { html += " <span>\(Markup.isolated(device))</span>" }
        html += "</td><td>\(points(budget.width))</td><td>\(budget.available.map(points) ?? "open")</td>"
        html += "<td>\(budget.characters.map(CountPhrase.grouped) ?? "any")</td>"
        html += "<td>\(budget.share.map { DecimalText.of($0 * 100, decimals: 0) + " %" } ?? "")</td>"
        return html + "<td>\(budget.breaksFirst.map { "<code>\(Markup.isolated($0))</code>" } ?? "")</td></tr>"
    }
}
