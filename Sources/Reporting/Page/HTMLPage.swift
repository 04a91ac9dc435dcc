internal import Crypto
package import Findings
internal import Foundation

/// The findings of a run as one page that needs no network: for designers, who look, and for everyone else.
///
/// The page holds all findings. The worst are in it as HTML, so that it says something without its script as well, as
/// where a build server shows it under its own policy.
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
    package static func render(_ report: CheckReport, maximumBytes: Int = PageSizeLimit.bytes) -> [UInt8] {
        let report = report.written
        var page = bytes(of: report, all: report, note: nil)
        guard page.count > maximumBytes else { return page }
        var cut = PageSizeLimit.leavingOutPictures(report)
        page = bytes(of: cut.report, all: report, note: cut.note)
        var count = report.findings.count
        while page.count > maximumBytes, count > 0 {
            // What is beside the findings does not shrink with them, hence at most half of them a step.
            count = min(count / 2, count * maximumBytes / page.count)
            cut = PageSizeLimit.leavingOutFindings(report, keeping: count)
            page = bytes(of: cut.report, all: report, note: cut.note)
        }
        return page
    }

    /// The page of what differs between two runs, as UTF-8.
    ///
    /// - Parameters:
    ///   - comparison: the two runs.
    ///   - baseline: the file that the page saves for those who accept the newer run.
    /// - Returns: the bytes of the file.
    /// - Complexity: O(*n* log *n*) in the number of findings, occurrences and glyphs of both runs.
    package static func render(_ comparison: ReportComparison, accepting baseline: [UInt8]) -> [UInt8] {
        let (joined, before) = ReportComparison(from: comparison.old.written, to: comparison.new.written).joined
        let known = PageComparison(comparison.changes, before: before, baseline: baseline)
        return bytes(of: joined, all: joined, note: nil, known, comparison)
    }

    /// - Parameters:
    ///   - report: what the page shows.
    ///   - all: what was found, of which it may be a part.
    ///   - note: what was left out.
    ///   - known: what the page knows of an older run; `nil` for none.
    ///   - comparison: that run and the newer one; `nil` for none.
    /// - Returns: the bytes of the file.
    private static func bytes(
        of report: CheckReport,
        all: CheckReport,
        note: String?,
        _ known: PageComparison? = nil,
        _ comparison: ReportComparison? = nil
    ) -> [UInt8] {
        let content = PageContent(report, comparison: known)
        return PageFrame(PageFiles.frame).filled { place in
            switch place {
            case .policy: Array(policy.utf8)
            case .project: Array(Markup.attribute(report.project).utf8)
            case .style: Array(PageFiles.style.utf8)
            case .outlines: Array((skipLink(content) + outlines(content.glyphs)).utf8)
            case .header: Array((comparison.map { header($0, all) } ?? header(all, note)).utf8)
            case .overview: Array((gallery + PageScreens.of(content) + findings(content)).utf8)
            case .details: Array((PageTexts.of(content) + PageAppendix.of(report)).utf8)
            case .data: PageData.of(content)
            case .script: Array(PageFiles.script.utf8)
            }
        }
    }

    /// The page's own style and script, by their hashes, and nothing else.
    private static let policy = [
        "default-src 'none'", "style-src '\(hash(PageFiles.style))'", "script-src '\(hash(PageFiles.script))'",
        "img-src data:", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")

    /// The source expression of a style or a script in a content security policy.
    private static func hash(_ text: String) -> String {
        "sha256-" + Data(SHA256.hash(data: Data(text.utf8))).base64EncodedString()
    }

    private static func skipLink(_ content: PageContent) -> String {
        content.findings.isEmpty ? "" : "<a class=\"skip\" href=\"#findings\">Skip to the findings</a>\n"
    }

    /// Every outline once; pictures refer to them.
    private static func outlines(_ glyphs: GlyphTable) -> String {
        var svg = "<svg class=\"outlines\" aria-hidden=\"true\" width=\"0\" height=\"0\"><defs>"
        svg += "<pattern id=\"hatch\" width=\"4\" height=\"4\" patternUnits=\"userSpaceOnUse\" "
        svg += "patternTransform=\"rotate(45)\"><rect width=\"1.2\" height=\"4\"></rect></pattern>\n"
        // The pattern of a picture is that of the app's appearance, whatever that of the page is.
        for theme in ["light", "dark"] {
            svg += "<pattern id=\"hatch-\(theme)\" width=\"4\" height=\"4\" patternUnits=\"userSpaceOnUse\" "
            svg += "patternTransform=\"rotate(45)\"><rect width=\"1.2\" height=\"4\"></rect></pattern>\n"
        }
        svg += PageScreens.signs + "\n"
        for index in glyphs.outlines.indices { svg += glyphs.definition(of: index) }
        return svg + "</defs></svg>\n"
    }

    private static func header(_ report: CheckReport, _ note: String?) -> String {
        var page = Markup()
        page.line("<h1>\(Markup.isolated(report.project))</h1>")
        page.line("<p class=\"verdict\">\(report.verdict)</p>")
        if !report.findings.isEmpty {
            page.line("<ul class=\"tiles\">")
            for severity in Severity.allCases.reversed() {
                let count = report.count(of: severity)
                let noun = count == 1 ? severity.rawValue : severity.rawValue + "s"
                page.line(
                    "<li class=\"\(severity.rawValue)\"><b>\(CountPhrase.grouped(count))</b> <span>\(noun)</span></li>"
                )
            }
            page.line("</ul>")
        }
        page.line("<p class=\"scope\">\(scope(report))</p>")
        if let note { page.line("<p class=\"cut-note\">\(note)</p>") }
        page.raw(tabs(report))
        return page.text
    }

    /// The head of a page that compares two runs.
    private static func header(_ comparison: ReportComparison, _ report: CheckReport) -> String {
        var page = Markup()
        page.line("<h1>\(Markup.isolated(report.project))</h1>")
        page.line("<p class=\"verdict\">\(ComparisonText.summary(of: comparison))</p>")
        page.line("<ul class=\"tiles\">")
        for change in ReportComparison.Change.allCases {
            let count = CountPhrase.grouped(comparison.findings(change).count)
            page.line("<li class=\"\(change.rawValue)\"><b>\(count)</b> <span>\(change.rawValue)</span></li>")
        }
        page.line("</ul>")
        page.line("<button type=\"button\" id=\"accept\" hidden>Accept: save a baseline of the newer run</button>")
        page.raw(tabs(report))
        return page.text
    }

    /// The views of the page; its script shows them one at a time.
    private static func tabs(_ report: CheckReport) -> String {
        var page = Markup()
        page.line("<nav class=\"tabs\" id=\"tabs\" aria-label=\"Views\" hidden>")
        page.line("<a href=\"#\" data-view=\"\">Overview</a>")
        if !report.budgets.isEmpty {
            let count = CountPhrase.grouped(report.budgets.count)
            page.line("<a href=\"#view=texts\" data-view=\"texts\">Room to grow <small>\(count)</small></a>")
        }
        let unchecked =
            report.unchecked.isEmpty
            ? "" : " <small>\(CountPhrase.of(report.unchecked.count, "thing")) not checked</small>"
        page.line("<a href=\"#view=run\" data-view=\"run\">About this run\(unchecked)</a>")
        page.line("</nav>")
        return page.text
    }

    private static func scope(_ report: CheckReport) -> String {
        var text = report.screens.isEmpty ? "" : "\(CountPhrase.of(report.screens.count, "screen")), "
        text += report.extent
        if !report.isOfTables { text += " in \(CountPhrase.of(report.locales.count, "language"))" }
        if report.known > 0 { text += "; \(CountPhrase.of(report.known, "known occurrence")) left out" }
        if !report.fixed.isEmpty { text += "; \(CountPhrase.grouped(report.fixed.count)) no longer found" }
        return text + "."
    }

    /// The pictures that the page's script draws first.
    private static let gallery = """
        <section class="gallery" id="gallery" aria-labelledby="gallery-title" hidden>
        <h2 id="gallery-title">What breaks worst</h2>
        <ul id="gallery-list"></ul>
        </section>

        """

    private static func findings(_ content: PageContent) -> String {
        guard !content.findings.isEmpty else { return "" }
        var page = Markup()
        let matrix = PageMatrix(content)
        let title = content.report.screens.isEmpty ? "Where strings break" : "Strings of tables"
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
        // Where two runs are compared, what is the same in both is nothing to show without being asked.
        let changed = content.findings.filter { finding in
            content.comparison.map { $0.changes[finding.fingerprint] != nil } ?? true
        }
        let sorted = FoldedFindings(changed)
        let shown = sorted.single.prefix(staticFindings)
        let count = CountPhrase.grouped(content.findings.count)
        let rest =
            shown.count == sorted.single.count
            ? ""
            : " The \(shown.count) worst of \(count) are shown; with its script the page shows all."
                + " The file findings.json holds them as well."
        page.line("<p id=\"status\" role=\"status\">\(rest)</p>")
        page.line("<div id=\"list\">")
        page.raw(PageGroups.of(shown, content))
        page.line("</div>")
        page.raw(folded(sorted))
        page.line("</div>")
        page.line("</section>")
        return page.text
    }

    /// How many documents whose notes are not in the list are shown without a click.
    private static let openDocuments = 5

    /// One line for each document whose notes are not in the list; its address searches for them.
    private static func folded(_ sorted: FoldedFindings) -> String {
        guard !sorted.folded.isEmpty else { return "" }
        var page = Markup()
        // The script hides it where people filter: the list then has the notes themselves.
        page.line("<div id=\"folded\">")
        // Many of them would make the page longer than all that is above.
        let isClosed = sorted.folded.count > openDocuments
        if isClosed {
            let count = CountPhrase.of(sorted.folded.count, "document")
            page.line("<details><summary>Notes in \(count) without localization</summary>")
        }
        page.line("<ul class=\"folded\" aria-label=\"Notes that are not listed one by one\">")
        for (path, notes) in sorted.folded {
            let search = Markup.attribute("#q=" + ScreenAddress.encoded(path))
            page.line(
                "<li><a href=\"\(search)\"><code>\(Markup.isolated(path))</code></a>: "
                    + "\(Markup.isolated(FoldedFindings.sentence(of: notes)))</li>"
            )
        }
        page.line("</ul>")
        if isClosed { page.line("</details>") }
        page.line("</div>")
        return page.text
    }
}
