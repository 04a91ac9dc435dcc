internal import Findings
internal import SourceText

/// One finding as HTML; the page's script builds the same elements for those that are not in the file as HTML.
enum PageCard {
    /// The number of languages that are listed without a click.
    private static let openRows = 4

    static func of(_ finding: Finding, _ content: PageContent) -> String {
        let id = Markup.attribute(finding.fingerprint)
        let title = content.title(of: finding)
        var html = "<article class=\"finding \(finding.severity.rawValue)\" id=\"\(id)\" tabindex=\"-1\""
        html += " aria-labelledby=\"t-\(id)\">"
        html += "<header><h3 id=\"t-\(id)\"><span class=\"severity\">\(word(for: finding.severity))</span> "
        html += "<a href=\"#finding=\(id)\">\(Markup.isolated(title))</a></h3>"
        html += "<p class=\"message\">\(Markup.isolated(FindingSentence.explained(finding)))</p>"
        html += "<p class=\"where\"><span class=\"rule\">\(finding.rule.rawValue)</span> "
        if !finding.key.isEmpty, !finding.key.utf8.elementsEqual(title.utf8) {
            html += "<code class=\"key\">\(Markup.isolated(finding.key))</code> "
        }
        html += "<code>\(Markup.isolated("\(finding.location.path):\(finding.location.line)"))</code>"
        html += place(of: finding, content) + "</p></header>"
        let occurrences = finding.occurrences.sorted(by: ReportOrder.worstFirst)
        html += pictures(of: finding, occurrences, content)
        html += causes(of: finding) + table(of: occurrences, content)
        return html + "</article>\n"
    }

    static func word(for severity: Severity) -> String {
        switch severity {
        case .error: "Error"
        case .warning: "Warning"
        case .note: "Note"
        }
    }

    /// The source language beside the worst occurrence that has a picture.
    private static func pictures(of finding: Finding, _ occurrences: [Occurrence], _ content: PageContent) -> String {
        guard let drawing = FindingDrawing(finding, glyphs: content.glyphs) else { return "" }
        let base = drawing.drawings.first { content.kind(ofLocale: $0.locale) == .source }
        let worst = occurrences.lazy.compactMap { occurrence in
            drawing.drawings.first { $0.locale.utf8.elementsEqual(occurrence.locale.utf8) }
        }
        .first { $0.locale != base?.locale }
        let shown = [base, worst].compactMap(\.self)
        var html = "<div class=\"pictures\">"
        for picture in shown.isEmpty ? Array(drawing.drawings.prefix(1)) : shown {
            let occurrence = occurrences.first { $0.locale.utf8.elementsEqual(picture.locale.utf8) }
            // Where nothing was found in a language, only a picture within its box is called a fit.
            let sentence =
                occurrence.map { $0.fault.map { FaultSentence.of($0, by: finding.rule) } ?? "does not fit" }
                ?? (picture.spills.isEmpty ? "fits" : "")
            let kind = content.kind(ofLocale: picture.locale).title
            html += "<figure><figcaption><b>\(Markup.isolated(picture.locale))</b> <span>\(kind)</span> "
            html += "<em>\(Markup.content(sentence))</em></figcaption>"
            let label = "\(picture.locale): \u{201C}\(picture.text)\u{201D} \(sentence)"
            html += PictureMarkup.of(picture, in: drawing, label: label) + "</figure>"
        }
        return html + "</div>"
    }

    /// The screen that shows it, as a link to its picture.
    private static func place(of finding: Finding, _ content: PageContent) -> String {
        guard let screen = content.screen(of: finding), let place = finding.place else { return "" }
        let hash = ScreenAddress.hash(ofScreen: content.screenIDs[screen], locale: nil, object: place.object)
        let name = Markup.isolated(content.screenTitles[screen])
        let view = place.view.map { " " + Markup.isolated($0) } ?? ""
        return " <a class=\"place\" href=\"#\(Markup.attribute(hash))\">Screen \(name)</a>\(view)"
    }

    /// The limiting constraints, and the fixes that were tried.
    private static func causes(of finding: Finding) -> String {
        guard !finding.limiting.isEmpty || !finding.fixes.isEmpty else { return "" }
        var html = "<div class=\"causes\">"
        if !finding.limiting.isEmpty {
            html += "<div><h4>Limiting constraints</h4><ul class=\"chain\">"
            for related in finding.limiting {
                html += "<li><code class=\"phrase\">\(Markup.isolated(related.phrase))</code> "
                html +=
                    related.location.map { "<code>\(Markup.isolated("\($0.path):\($0.line)"))</code></li>" }
                    ?? "<span>made by the system</span></li>"
            }
            html += "</ul></div>"
        }
        if !finding.fixes.isEmpty {
            html += "<div><h4>Suggested fixes (verified)</h4><ul class=\"fixes\">"
            for fix in finding.fixes {
                html += "<li class=\"\(fix.isWhole ? "whole" : "part")\">\(Markup.isolated(fix.phrase)) "
                html += "<span>\(FixSentence.result(of: fix))</span></li>"
            }
            html += "</ul></div>"
        }
        return html + "</div>"
    }

    private static func table(of occurrences: [Occurrence], _ content: PageContent) -> String {
        guard !occurrences.isEmpty else { return "" }
        let isOpen = occurrences.count <= openRows
        var html = "<details\(isOpen ? " open" : "")><summary>"
        html += "\(CountPhrase.of(occurrences.count, "occurrence"))</summary>"
        html += "<table class=\"occurrences\"><thead><tr><th scope=\"col\">Language</th><th scope=\"col\">Text</th>"
        html += "<th scope=\"col\">Needs</th><th scope=\"col\">Has</th><th scope=\"col\">Over</th></tr></thead><tbody>"
        for occurrence in occurrences { html += row(of: occurrence, content) }
        return html + "</tbody></table></details>"
    }

    private static func row(of occurrence: Occurrence, _ content: PageContent) -> String {
        let words = OccurrenceDescription(occurrence, in: content.report)
        var html = "<tr class=\"\(occurrence.severity.rawValue)\"><th scope=\"row\">"
        html += "\(Markup.isolated(occurrence.locale)) <span>\(content.kind(ofLocale: occurrence.locale).title)</span>"
        if !words.setting.isEmpty { html += " <span>\(Markup.isolated(words.setting))</span>" }
        html += "</th><td>\(Markup.isolated(occurrence.text))"
        if !occurrence.samples.isEmpty {
            html += " <span>measured with \(Markup.isolated(occurrence.samples.joined(separator: ", ")))</span>"
        }
        if let location = occurrence.location {
            html += " <code>\(Markup.isolated("\(location.path):\(location.line)"))</code>"
        }
        html += "</td><td>\(words.needed)</td><td>\(words.available)</td><td>\(words.excess)"
        if !words.isCertain { html += " <span>inside the error band</span>" }
        return html + "</td></tr>"
    }
}
