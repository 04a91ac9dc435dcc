internal import Crypto
package import Findings
internal import Foundation

/// What a run found, as one page that needs no network: for designers, who look, and for everyone else.
///
/// The page holds all findings. The worst are in it as HTML, so that it says something without its script as well, as
/// where a build server shows it under a policy of its own.
package enum HTMLPage {
    /// The number of findings that are in the file as HTML.
    static let staticFindings = 50

    /// The page as UTF-8.
    ///
    /// - Parameters:
    ///   - report: what was found.
    ///   - maximumBytes: the most that the page may weigh; above it pictures and then findings are left out, and the page
    ///     says so. A page without findings is never cut further.
    /// - Returns: the bytes of the file.
    /// - Complexity: O(*n* log *n*) in the number of findings, occurrences and glyphs.
    package static func render(_ report: CheckReport, maximumBytes: Int = PageCut.maximumBytes) -> [UInt8] {
        var page = bytes(of: report, all: report, note: nil)
        guard page.count > maximumBytes else { return page }
        var cut = PageCut.leavingOutPictures(report)
        page = bytes(of: cut.report, all: report, note: cut.note)
        var count = report.findings.count
        while page.count > maximumBytes, count > 0 {
            // What stands beside the findings does not shrink with them, hence at most half of them a step.
            count = min(count / 2, count * maximumBytes / page.count)
            cut = PageCut.leavingOutFindings(report, keeping: count)
            page = bytes(of: cut.report, all: report, note: cut.note)
        }
        return page
    }

    /// - Parameters:
    ///   - report: what the page shows.
    ///   - all: what was found, of which it may be a part.
    ///   - note: what was left out.
    /// - Returns: the bytes of the file.
    private static func bytes(of report: CheckReport, all: CheckReport, note: String?) -> [UInt8] {
        let content = PageContent(report)
        let style = PageStyle.text
        let script = PageScript.text
        let policy = [
            "default-src 'none'", "style-src '\(hash(style))'", "script-src '\(hash(script))'", "img-src data:",
            "base-uri 'none'", "form-action 'none'",
        ]
        var page = Markup()
        page.line("<!DOCTYPE html>")
        page.line("<html lang=\"en\">")
        page.line("<head>")
        page.line("<meta charset=\"utf-8\">")
        page.line("<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy.joined(separator: "; "))\">")
        page.line("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
        page.line("<meta name=\"color-scheme\" content=\"light dark\">")
        page.line("<title>\(Markup.attribute(report.project)): which texts fit</title>")
        page.line("<link rel=\"icon\" href=\"data:,\">")
        page.line("<style>\(style)</style>")
        page.line("</head>")
        page.line("<body>")
        if !content.findings.isEmpty {
            page.line("<a class=\"skip\" href=\"#findings\">Skip to the findings</a>")
        }
        page.raw(outlines(content.glyphs))
        page.raw(header(all, note))
        page.line("<main>")
        page.line("<div id=\"overview\">")
        page.raw(PageScreens.of(content))
        if !content.findings.isEmpty { page.raw(findings(content)) }
        page.line("</div>")
        page.line("<div id=\"screen-view\" hidden></div>")
        page.raw(PageTexts.of(content))
        page.raw(PageAppendix.of(report))
        page.line("</main>")
        page.raw("<script type=\"application/json\" id=\"data\">")
        var bytes = Array(page.text.utf8)
        bytes += PageData.of(content)
        bytes += "</script>\n<script>\(script)</script>\n</body>\n</html>\n".utf8
        return bytes
    }

    /// The source expression of a style or a script in a content security policy.
    private static func hash(_ text: String) -> String {
        "sha256-" + Data(SHA256.hash(data: Data(text.utf8))).base64EncodedString()
    }

    /// Every outline once; pictures refer to them.
    private static func outlines(_ glyphs: GlyphTable) -> String {
        var svg = "<svg class=\"outlines\" aria-hidden=\"true\" width=\"0\" height=\"0\"><defs>"
        svg += "<pattern id=\"hatch\" width=\"4\" height=\"4\" patternUnits=\"userSpaceOnUse\" "
        svg += "patternTransform=\"rotate(45)\"><rect width=\"1.2\" height=\"4\"></rect></pattern>\n"
        svg += PageScreens.signs + "\n"
        for index in glyphs.outlines.indices { svg += glyphs.definition(of: index) }
        return svg + "</defs></svg>\n"
    }

    private static func header(_ report: CheckReport, _ note: String?) -> String {
        var page = Markup()
        page.line("<header class=\"top\">")
        page.line(
            "<div class=\"brand\"><span>Overset</span><button type=\"button\" id=\"theme\" hidden></button></div>"
        )
        page.line("<h1>\(Markup.isolated(report.project))</h1>")
        page.line("<p class=\"verdict\">\(report.verdict)</p>")
        if !report.findings.isEmpty {
            page.line("<ul class=\"tiles\">")
            for severity in Severity.allCases.reversed() {
                let count = report.count(of: severity)
                let noun = count == 1 ? severity.rawValue : severity.rawValue + "s"
                page.line(
                    "<li class=\"\(severity.rawValue)\"><b>\(CountText.grouped(count))</b> <span>\(noun)</span></li>"
                )
            }
            page.line("</ul>")
        }
        page.line("<p class=\"scope\">\(scope(report))</p>")
        if let note { page.line("<p class=\"cut-note\">\(note)</p>") }
        page.raw(tabs(report))
        page.line("</header>")
        return page.text
    }

    /// The views of the page; its script shows them one at a time.
    private static func tabs(_ report: CheckReport) -> String {
        var page = Markup()
        page.line("<nav class=\"tabs\" id=\"tabs\" aria-label=\"Views\" hidden>")
        page.line("<a href=\"#\" data-view=\"\">Overview</a>")
        if !report.budgets.isEmpty {
            let count = CountText.grouped(report.budgets.count)
            page.line("<a href=\"#view=texts\" data-view=\"texts\">Room to grow <small>\(count)</small></a>")
        }
        let unchecked =
            report.unchecked.isEmpty
            ? "" : " <small>\(CountText.of(report.unchecked.count, "thing")) not checked</small>"
        page.line("<a href=\"#view=run\" data-view=\"run\">About this run\(unchecked)</a>")
        page.line("</nav>")
        return page.text
    }

    private static func scope(_ report: CheckReport) -> String {
        var text = report.screens.isEmpty ? "" : "\(CountText.of(report.screens.count, "screen")), "
        text += report.extent
        if !report.isOfTables { text += " in \(CountText.of(report.locales.count, "language"))" }
        if report.known > 0 { text += "; \(CountText.of(report.known, "known occurrence")) left out" }
        if !report.fixed.isEmpty { text += "; \(CountText.grouped(report.fixed.count)) no longer found" }
        return text + "."
    }

    private static func findings(_ content: PageContent) -> String {
        var page = Markup()
        let matrix = PageMatrix(content)
        let title = content.report.screens.isEmpty ? "Where texts break" : "Texts of string tables"
        page.line("<section class=\"overview\" aria-labelledby=\"overview-title\"\(matrix.isEmpty ? " hidden" : "")>")
        page.line("<h2 id=\"overview-title\">\(title)</h2>")
        page.line("<p class=\"hint\" id=\"overview-hint\">The worst excess of each table in each language.</p>")
        page.raw(
            "<div class=\"scroll\" id=\"matrix\" tabindex=\"0\" role=\"region\" aria-label=\"Excess by language\">"
        )
        page.line(matrix.html + "</div>")
        page.line("</section>")
        page.line("<section class=\"results\" aria-labelledby=\"findings\">")
        page.line("<div id=\"filters\" hidden></div>")
        page.line("<div class=\"list\"><h2 id=\"findings\" tabindex=\"-1\">Findings</h2>")
        let shown = content.findings.prefix(staticFindings)
        let count = CountText.grouped(content.findings.count)
        let rest =
            shown.count == content.findings.count
            ? ""
            : " The \(shown.count) worst of \(count) are shown; with its script the page shows all."
                + " The file findings.json holds them as well."
        page.line("<p id=\"status\" role=\"status\">\(rest)</p>")
        page.line("<div id=\"list\">")
        for finding in shown { page.raw(PageCard.of(finding, content)) }
        page.line("</div></div>")
        page.line("</section>")
        return page.text
    }
}
