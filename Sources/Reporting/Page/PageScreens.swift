internal import Findings

/// The screens against the languages, as the first look at an app; the page's script draws it anew with its filters.
enum PageScreens {
    static func of(_ content: PageContent) -> String {
        let screens = content.report.screens
        guard !screens.isEmpty else { return "" }
        var page = Markup()
        page.line("<section aria-labelledby=\"screens-title\">")
        page.line("<h2 id=\"screens-title\">Screens</h2>")
        page.line("<p class=\"legend\">\(legend)</p>")
        page.line("<div class=\"settings\" id=\"settings\"></div>")
        page.raw(
            "<div class=\"scroll\" id=\"screens\" tabindex=\"0\" role=\"region\" aria-label=\"Findings by screen and language\">"
        )
        page.line(table(of: screens, content) + "</div>")
        page.line("<button type=\"button\" class=\"more\" id=\"screens-more\" hidden></button>")
        page.line("</section>")
        return page.text
    }

    /// The signs of severities, told apart by shape, which `use` elements name.
    static let signs = """
        <g id="mark-error"><rect x="1" y="1" width="14" height="14" rx="3"></rect>\
        <path class="sign" d="M5 5l6 6M11 5l-6 6"></path></g>\
        <g id="mark-warning"><path d="M8 1.2L15.4 14.6H.6Z"></path><path class="sign" d="M8 6v4M8 12.3v.1"></path></g>\
        <g id="mark-note"><circle cx="8" cy="8" r="7"></circle><path class="sign" d="M8 7.4v4M8 4.6v.1"></path></g>\
        <path id="mark-fits" d="M6.4 12.6L2 8.2l1.3-1.3 3.1 3.1L12.7 3.6 14 4.9Z"></path>\
        <path id="mark-unchecked" d="M4 7.2h8v1.6H4Z"></path>\
        <path id="mark-left-out" fill-rule="evenodd" d="M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2Zm0 1.6a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8Z"></path>
        """

    static func mark(_ severity: Severity?) -> String {
        mark(severity?.rawValue ?? "fits")
    }

    private static func mark(_ name: String) -> String {
        "<svg class=\"mark \(name)\" viewBox=\"0 0 16 16\" aria-hidden=\"true\"><use href=\"#mark-\(name)\"></use></svg>"
    }

    private static var legend: String {
        let signs: [(Severity?, String)] = [(.error, "error"), (.warning, "warning"), (.note, "note"), (nil, "fits")]
        return signs.map { "<span>\(mark($0.0)) \($0.1)</span>" }.joined(separator: " ")
            + " <span>\(mark("unchecked")) not checked</span>"
            // Filters leave findings out as well, but only of a page that has some.
            + " <span>\(mark("left-out")) findings left out</span> <span>with the number of findings</span>"
    }

    private static func table(of screens: [ScreenRecord], _ content: PageContent) -> String {
        let columns = content.locales.indices.filter { place in
            let name = content.locales[place].name
            return screens.contains { $0.cells.contains { $0.locale.utf8.elementsEqual(name.utf8) } }
        }
        var html = "<table class=\"matrix screens\"><thead><tr><th scope=\"col\">Screen</th>"
        for place in columns {
            let locale = content.locales[place]
            html += "<th scope=\"col\">\(Markup.isolated(locale.name)) <span>\(locale.kind.title)</span></th>"
        }
        html += "</tr></thead><tbody>"
        let hasManyFiles = Set(screens.map { Array($0.file.utf8) }).count > 1
        for row in content.screenRows.screens.prefix(PageMatrix.rowLimit) {
            let first = row[0]
            let title = Markup.isolated(content.screenTitles[first])
            html += "<tr><th scope=\"row\">\(link(to: content.screenIDs[first], nil, title))"
            if hasManyFiles {
                html += " <span>\(Markup.isolated(JSONReport.lastComponent(of: screens[first].file)))</span>"
            }
            html += "</th>"
            for place in columns {
                let name = content.locales[place].name
                func cells(of screen: Int) -> [ScreenRecord.MatrixCell] {
                    screens[screen].cells.filter { $0.locale.utf8.elementsEqual(name.utf8) }
                }
                let screen = row.first { !cells(of: $0).isEmpty } ?? first
                html += cell(cells(of: screen), screen: content.screenIDs[screen], locale: name)
            }
            html += "</tr>"
        }
        return html + "</tbody></table>"
    }

    /// A link to the view of a screen.
    private static func link(to screen: String, _ locale: String?, _ markup: String, name: String = "") -> String {
        let hash = ScreenAddress.hash(ofScreen: screen, locale: locale, object: nil)
        return "<a\(name) href=\"#\(Markup.attribute(hash))\">\(markup)</a>"
    }

    /// The result for a screen in a language, on all devices together.
    private static func cell(_ cells: [ScreenRecord.MatrixCell], screen: String, locale: String) -> String {
        guard !cells.isEmpty else { return "<td class=\"none\"><span>–</span></td>" }
        guard let worst = cells.compactMap(\.severity).max() else {
            // Only what was checked is said to fit.
            let (checked, unchecked) = (cells.map(\.texts).max() ?? 0, cells.map(\.unchecked).max() ?? 0)
            let leftOut = cells.map(\.leftOut).max() ?? 0
            let sign = leftOut > 0 ? "left-out" : checked == 0 && unchecked > 0 ? "unchecked" : "fits"
            let words =
                (leftOut > 0 ? ["\(CountPhrase.of(leftOut, "finding")) left out"] : sign == "fits" ? ["fits"] : [])
                + (unchecked > 0 ? ["\(CountPhrase.of(unchecked, "label")) not checked"] : [])
            let content = mark(sign) + "<span class=\"spoken\">\(words.joined(separator: ", "))</span>"
            let cell = link(to: screen, locale, content, name: " class=\"cell\"")
            return "<td class=\"\(sign == "fits" ? "fits" : "none")\">\(cell)</td>"
        }
        let count = Set(cells.flatMap(\.findings)).count
        let words =
            "<b aria-hidden=\"true\">\(CountPhrase.grouped(count))</b>"
            + "<span class=\"spoken\">\(CountPhrase.of(count, "finding")), worst: \(worst.rawValue)</span>"
        let cell = link(to: screen, locale, mark(worst) + words, name: " class=\"cell\"")
        return "<td class=\"\(worst.rawValue)\">\(cell)</td>"
    }
}
