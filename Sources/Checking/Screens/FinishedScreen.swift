internal import Findings
internal import Interfaces
internal import Layout
internal import SourceText
internal import TextMeasurement

/// What is kept of a screen once it is judged, repaired and drawn.
///
/// A screen laid out in every language on every device is large; of a project with hundreds of screens only those that are
/// worked on are held at a time.
struct FinishedScreen: Sendable {
    /// What is found on it, with fixes, in the order of places and rules.
    var findings: [Finding]
    /// The entries of `ignore:` that left something out, as positions.
    var usedSuppressions: Set<Int>
    var record: ScreenRecord
    var budgets: [TextBudget]
    /// The number of texts that were checked.
    var textCount: Int
    /// The number of texts that were set, in all versions.
    var measurements: Int
    var unchecked: [CheckReport.Unchecked]
    /// How many of its strings were measured; `nil` for a screen of the configuration.
    var coverage: StringCoverage.Row?
    /// The fonts that its texts ask for and the app does not ship.
    var fontUses: [FontUse]
    /// The number of its texts.
    var keyCount: Int
    /// How many of these each language has itself.
    var ownTexts: [String: Int]

    /// - Parameters:
    ///   - screen: the screen, laid out in all versions.
    ///   - textCount: the number of its texts that were checked.
    ///   - findings: what is found on it.
    ///   - usedSuppressions: the entries of `ignore:` that left something out.
    ///   - record: its matrix and its pictures.
    init(
        _ screen: CheckedScreen,
        textCount: Int,
        findings: [Finding],
        usedSuppressions: Set<Int>,
        record: ScreenRecord
    ) {
        self.findings = findings
        self.usedSuppressions = usedSuppressions
        self.record = record
        self.textCount = textCount
        budgets = screen.budgets + screen.variantBudgets
        measurements = screen.versions.reduce(0) { $0 + $1.laidOut.texts.count }
        unchecked = screen.uncheckedTexts + screen.unfinished
        coverage = screen.screen.document == nil ? nil : screen.coverage
        fontUses = screen.fontUses
        let source = screen.versions.first { $0.kind == .source }
        let keys = Set((source?.laidOut.texts ?? []).map { Array($0.text.key.utf8) })
        keyCount = keys.count
        ownTexts = [:]
        for version in screen.versions where ownTexts[version.locale] == nil {
            ownTexts[version.locale] = version.texts.texts.count { key, text in
                text.isOwn && keys.contains(Array(key.utf8))
            }
        }
    }

    /// Adds its texts to what was checked in each language.
    func count(into locales: inout [CheckReport.Locale]) {
        for index in locales.indices {
            let own = ownTexts[locales[index].name] ?? 0
            locales[index].texts += own
            if locales[index].kind == .real { locales[index].untranslated += keyCount - own }
        }
    }
}
