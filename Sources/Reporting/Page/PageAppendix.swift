internal import Findings
internal import SourceText
internal import TextMeasurement

/// The part below the findings: the languages, what was not checked, the fonts, and how to read the page.
enum PageAppendix {
    static func of(_ report: CheckReport) -> String {
        var page = Markup()
        page.line("<div class=\"appendix\">")
        page.line("<h2 class=\"spoken\" id=\"run-title\" tabindex=\"-1\">About this run</h2>")
        page.raw(changes(report))
        page.raw(coverage(report))
        page.raw(differences(report))
        page.raw(unchecked(report))
        page.raw(languages(report))
        page.raw(fonts(report))
        page.raw(guide)
        page.line("</div>")
        return page.text
    }

    /// The changes against the baseline: how much is new and how much is known, and the entries no longer found.
    private static func changes(_ report: CheckReport) -> String {
        guard report.known > 0 || !report.fixed.isEmpty else { return "" }
        var page = Markup()
        page.line("<section aria-labelledby=\"changes\"><h2 id=\"changes\">Changes against the baseline</h2>")
        let new =
            report.findings.isEmpty ? "Nothing is new" : "New: \(CountPhrase.of(report.findings.count, "finding"))"
        page.line("<p>\(new); \(CountPhrase.of(report.known, "occurrence")) that the baseline knows are left out.</p>")
        if !report.fixed.isEmpty {
            page.line("<p>No longer found:</p><ul>")
            for phrase in report.fixed.sorted(by: ReportOrder.precedes) {
                page.line("<li>\(Markup.isolated(phrase))</li>")
            }
            page.line("</ul>")
        }
        page.line("</section>")
        return page.text
    }

    /// How many of the app's strings were measured, as a whole and by screen and table.
    private static func coverage(_ report: CheckReport) -> String {
        guard let coverage = report.coverage else { return "" }
        var page = Markup()
        page.line("<section aria-labelledby=\"coverage\"><h2 id=\"coverage\">How much was measured</h2>")
        page.line("<table class=\"counts\"><thead><tr><th scope=\"col\">Strings</th><th scope=\"col\">Number</th>")
        page.line("<th scope=\"col\">Share</th></tr></thead><tbody>")
        for line in CoverageText.lines(of: report) {
            let indentation = String(repeating: "\u{2003}", count: line.depth)
            page.line(
                "<tr><th scope=\"row\">\(indentation)\(Markup.isolated(line.label))</th>"
                    + "<td>\(CountPhrase.grouped(line.count))</td><td>\(line.share)</td></tr>"
            )
        }
        page.line("</tbody></table>")
        page.line("<details><summary>By screen and table</summary><table class=\"counts\"><thead><tr>")
        for title in ["File", "Screen or table", "Strings", "Measured", "Reproduced", "Views where Xcode saved them"] {
            page.line("<th scope=\"col\">\(title)</th>")
        }
        page.line("</tr></thead><tbody>")
        for row in coverage.sorted(by: ReportOrder.precedes).rows {
            let views = CoverageText.views(of: row, in: report)
            guard row.strings > 0 || !views.isEmpty else { continue }
            page.line(
                "<tr><th scope=\"row\"><code>\(Markup.isolated(row.file))</code></th>"
                    + "<td>\(Markup.isolated(row.name))</td><td>\(CountPhrase.grouped(row.strings))</td>"
                    + "<td>\(CountPhrase.grouped(row.measured))</td><td>\(CountPhrase.grouped(row.reproduced))</td>"
                    + "<td>\(views)</td></tr>"
            )
        }
        page.line("</tbody></table></details></section>")
        return page.text
    }

    /// The views that stand elsewhere than Xcode saved them.
    private static func differences(_ report: CheckReport) -> String {
        guard let sentence = CoverageText.reproduction(of: report) else { return "" }
        var page = Markup()
        page.line("<section aria-labelledby=\"differences\"><h2 id=\"differences\">Not reproduced</h2>")
        page.line("<p>\(sentence). What is found in one of the others is a note.</p>")
        let all = CoverageText.differences(of: report)
        if !all.isEmpty {
            page.line("<details><summary>\(CountPhrase.of(all.count, "view"))</summary><ul>")
            for (screen, difference) in all {
                let place = Markup.isolated("\(screen.file):\(difference.line)")
                page.line(
                    "<li>\(Markup.isolated(difference.view)): \(Markup.isolated(CoverageText.frames(of: difference))) "
                        + "<code>\(place)</code></li>"
                )
            }
            page.line("</ul></details>")
        }
        page.line("</section>")
        return page.text
    }

    /// So many things that were not checked are listed without a click.
    private static let shownUnchecked = 12

    private static func unchecked(_ report: CheckReport) -> String {
        guard !report.unchecked.isEmpty else { return "" }
        var page = Markup()
        page.line("<section aria-labelledby=\"unchecked\"><h2 id=\"unchecked\">What was not checked</h2>")
        var reasons: [String] = []
        var byReason: [String: [CheckReport.Unchecked]] = [:]
        for item in report.unchecked.sorted(by: ReportOrder.byLocation) {
            if byReason[item.reason] == nil { reasons.append(item.reason) }
            byReason[item.reason, default: []].append(item)
        }
        for reason in reasons {
            let items = byReason[reason] ?? []
            let count = items.count > 1 ? " <b>\(CountPhrase.grouped(items.count))</b>" : ""
            let isOpen = report.unchecked.count <= shownUnchecked
            page.line("<details\(isOpen ? " open" : "")><summary>\(Markup.isolated(reason))\(count)</summary><ul>")
            for item in items {
                let place = Markup.isolated("\(item.location.path):\(item.location.line)")
                page.line("<li>\(Markup.isolated(item.subject)) <code>\(place)</code></li>")
            }
            page.line("</ul></details>")
        }
        page.line("</section>")
        return page.text
    }

    private static func languages(_ report: CheckReport) -> String {
        guard !report.locales.isEmpty else { return "" }
        var page = Markup()
        page.line("<section aria-labelledby=\"languages\"><h2 id=\"languages\">Languages</h2><ul>")
        for locale in report.locales {
            var text = "<li><b>\(Markup.isolated(locale.name))</b> \(locale.kind.title)"
            if let pipeline = locale.pipeline { text += " <code>\(Markup.isolated(pipeline))</code>" }
            text += ", \(CountPhrase.of(locale.texts, "string"))" + (report.isOfTables ? "" : " measured")
            if locale.untranslated > 0 { text += ", \(CountPhrase.grouped(locale.untranslated)) untranslated" }
            page.line(text + "</li>")
        }
        page.line("</ul></section>")
        return page.text
    }

    private static func fonts(_ report: CheckReport) -> String {
        var page = Markup()
        page.line("<section aria-labelledby=\"fonts\"><h2 id=\"fonts\">Fonts and versions</h2><ul>")
        for font in report.environment.fonts {
            let file = JSONReport.lastComponent(of: font.path)
            let state =
                switch font.isCalibrated {
                case true?: "the build that the published error was measured with"
                case false?: "<strong>not the calibrated build</strong>: widths may be further off"
                case nil: "a font of the app, or one without a published error"
                }
            page.line(
                "<li><b>\(Markup.isolated(font.postScriptName))</b> <code>\(Markup.isolated(file))</code>, \(state) "
                    + "<span class=\"hash\">SHA-256 \(Markup.isolated(String(font.sha256.prefix(16))))…</span></li>"
            )
        }
        let environment = report.environment
        page.line(
            "</ul><p>Overset \(Markup.isolated(report.version)), HarfBuzz \(Markup.isolated(environment.harfBuzz)),"
        )
        page.line(
            "FreeType \(Markup.isolated(environment.freeType)), ICU \(Markup.isolated(environment.icu)).</p></section>"
        )
        return page.text
    }

    private static let guide = """
        <section aria-labelledby="guide"><h2 id="guide">How to read this page</h2>
        <dl>
        <dt>Picture</dt><dd>The text as it was measured, glyph by glyph, in the box that is declared for it. What is
        beyond the box is hatched: users do not see it. The lines below give what there is and what is needed, in
        points.</dd>
        <dt>Translation</dt><dd>A text that people wrote. What certainly does not fit is an error.</dd>
        <dt>Forecast</dt><dd>A made-up language as long as real translations become. Error: for most languages the box
        will be too narrow. Warning: for many. Note: for a few.</dd>
        <dt>Stress test</dt><dd>A made-up language that tries what a layout can bear. At most a warning.</dd>
        <dt>Inside the error band</dt><dd>The system font is measured by a stand-in. Here the difference is smaller than
        its error: look at the label on a device.</dd>
        <dt>Screens</dt><dd>Views as outlines where the layout puts them, texts with the glyphs that were measured. What
        is cut is tinted and hatched; the dashed line is the safe area, the arrow the direction of reading.</dd>
        <dt>Characters left</dt><dd>How many more characters of average width a text of the source language takes
        before something on its screen breaks, on the device with the least room.</dd>
        <dt>Keys</dt><dd><kbd>/</kbd> goes to the search, <kbd>j</kbd> and <kbd>k</kbd> to the next and the previous
        finding. On a screen <kbd>+</kbd>, <kbd>-</kbd> and <kbd>0</kbd> change the size, <kbd>1</kbd> to <kbd>4</kbd>
        the comparison, and <kbd>Esc</kbd> lets go of a text.</dd>
        </dl></section>

        """
}
