internal import Findings
internal import Fuzzing
internal import Interfaces
internal import Layout
internal import SourceText
internal import TextMeasurement

/// The search for repairs on the screens of a document whose texts have become longer.
@main
enum FixesFuzzer {
    static func main() {
        unsafe Fuzzing.run { start, count in unsafe Fuzzing.check(start, count, FixesFuzzer.check) }
    }

    /// How much the repairs of one screen may cost here.
    private static let maximumSteps = 5_000
    /// How often one layout looks at a view at most, with room to spare.
    private static let maximumPasses = 20
    /// The largest screens that are tried, in views and in constraints.
    private static let limits = (views: 60, constraints: 120)

    private static func check(_ bytes: [UInt8]) {
        let document = attempt { () throws(SourceError) in
            try InterfaceDocument(MarkupFile(TextFile(decoding: bytes, path: "Main.storyboard")))
        } examine: {
            demand(!$0.message.isEmpty, "an error says what is wrong")
        }
        guard let document else { return }
        for screen in document.screens.prefix(4)
        where screen.views.count <= limits.views && screen.constraints.count <= limits.constraints {
            _ = attempt { () throws(MeasurementError) in
                try repair(screen, of: bytes)
            } examine: {
                demand(!$0.message.isEmpty, "an error says what is wrong")
            }
        }
    }

    private static func repair(_ screen: Screen, of bytes: [UInt8]) throws(MeasurementError) {
        let file = attempt { () throws(SourceError) in
            try TextFile(decoding: bytes, path: "Main.storyboard")
        } examine: {
            _ = $0
        }
        guard let file else { return }
        var checked = CheckedScreen(
            screen: screen,
            file: file.path,
            table: "Main",
            lines: SourceLines(file),
            declarations: [:],
            versions: []
        )
        var layout = ScreenLayout(screen: screen, measurer: SquareMeasurer())
        for (locale, kind, growth) in [("en", LocaleKind.source, 1), ("en-XA", .pseudo, 2), ("en-XE", .stress, 4)] {
            let texts = texts(of: screen, repeated: growth)
            var setting = ScreenConditions.designTime(of: screen)
            setting.isDesignTime = false
            setting.locale = locale
            setting.texts = texts.mapValues(\.filled.text)
            setting.explainsFaults = false
            checked.versions.append(
                CheckedScreen.Rendition(
                    texts: CheckedScreen.Texts(locale: locale, kind: kind, isRightToLeft: false, texts: texts),
                    setting: setting,
                    laidOut: try layout.layOut(in: setting)
                )
            )
        }
        try search(checked)
    }

    private static func search(_ checked: CheckedScreen) throws(MeasurementError) {
        let findings = checked.findings(of: checked.checkedTexts) { _ in nil }
        var search = FixSearch(checked, measurer: SquareMeasurer(), maximumSteps: maximumSteps)
        // A search ends after the layout that uses the budget up, which passes over the views a few times.
        let oneLayout = Self.maximumPasses * (checked.screen.views.count + 2)
        for finding in findings {
            let before = search.steps
            let limiting = try search.limiting(finding)
            demand(
                limiting.allSatisfy(checked.screen.constraints.indices.contains),
                "what limits a text is on the screen: \(limiting)"
            )
            let explained = search.steps
            demand(explained - before <= oneLayout, "an explanation costs a layout: \(explained - before)")
            let found = try search.fixes(for: finding, limitedBy: limiting)
            demand(
                search.steps <= max(explained, maximumSteps) + 2 * oneLayout,
                "a search ends within its budget: \(search.steps) steps, a layout costs \(oneLayout)"
            )
            demand(found.fixes.count <= 3, "a finding keeps three repairs")
            for fix in found.fixes {
                demand(!fix.phrase.isEmpty, "a repair says what to change")
                demand((1...fix.total).contains(fix.repaired) && fix.caused >= 0, "a repair helps: \(fix)")
            }
        }
    }

    private static func texts(of screen: Screen, repeated count: Int) -> [String: CheckedScreen.Texts.Text] {
        var texts: [String: CheckedScreen.Texts.Text] = [:]
        for text in screen.views.flatMap(\.content.shownTexts) {
            let long = String(repeating: text.value, count: count)
            texts[text.key] = CheckedScreen.Texts.Text(
                filled: ArgumentSamples.SubstitutedText(text: long, used: [], usesDefault: false),
                location: nil,
                isOwn: true
            )
        }
        return texts
    }
}
