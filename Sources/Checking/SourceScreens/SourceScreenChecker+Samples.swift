internal import Findings
internal import ProposedLayout
internal import ViewTrees

extension SourceScreenChecker {
    /// How many characters a value of the running app has at least, as far as a verdict goes: `200`, `BE` and an arrow are
    /// as likely as a name.
    private static let fewestCharacters = 3

    /// Whether a text would fit with values that are shorter than the samples for them.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - fault: its fault with the samples.
    ///   - placed: the text where it fails.
    ///   - language: the language that it fails in.
    /// - Returns: whether samples that nobody chose decide the verdict.
    /// - Complexity: O(*n*) in the length of the text.
    func hangsOnSamples(
        _ text: BranchCover.Text,
        _ fault: ProposedLayout.PlacedText.Fault,
        _ placed: ProposedLayout.PlacedText,
        _ language: SourceLanguage
    ) -> Bool {
        guard let filled = language.texts.texts["\(text.string)"]?.filled, filled.usesDefault, !filled.used.isEmpty
        else {
            return false
        }
        let samples = filled.used.compactMap {
            $0.split(separator: "=", maxSplits: 1).last.map { $0.drop { $0 == " " } }
        }
        let shown = placed.runs.map(\.text).joined()
        let words = shown.split(whereSeparator: \.isWhitespace)
        if fault.kind == .brokenWord {
            let own = words.filter { word in !samples.contains { word.contains($0) } }
            let longest = words.map(\.count).max() ?? 0
            return (own.map(\.count).max() ?? 0) < longest
        }
        guard fault.kind == .truncated, fault.limit != .height else { return false }
        var spared = 0
        for sample in samples where sample.count > Self.fewestCharacters {
            spared += shown.ranges(of: sample).count * (sample.count - Self.fewestCharacters)
        }
        guard spared > 0, !shown.isEmpty else { return false }
        let share = 1 - Double(spared) / Double(shown.count)
        let needed = placed.lineLimit == 1 || placed.isChrome ? fault.needed : (fault.needed * share).rounded(.up)
        return (placed.lineLimit == 1 || placed.isChrome ? needed * share : needed) <= fault.available
    }
}
