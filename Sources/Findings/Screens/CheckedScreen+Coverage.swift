internal import Interfaces
internal import Layout
internal import SourceText

extension CheckedScreen {
    /// How many strings of the screen were measured, and why others were not.
    ///
    /// A string counts as measured if it was judged on one device at least.
    ///
    /// - Complexity: O(*v* · *t*) in the numbers of versions and texts.
    package var coverage: StringCoverage.Row {
        var row = StringCoverage.Row(.screen, file: lines.path, name: screen.name)
        let unchecked = UncheckedTexts(self)
        var judged: Set<ShownIdentity> = []
        for version in versions where version.kind == .source {
            for placed in version.laidOut.texts where unchecked.reason(for: placed, in: version) == nil {
                judged.insert(ShownIdentity(placed))
            }
        }
        for (index, view) in screen.views.enumerated() {
            // What code puts there is counted with its table, and what it replaces people never read.
            guard code.replaced[index] == nil else { continue }
            for text in view.content.allTexts where isShown(text) && code.texts[text.key] == nil {
                row.strings += 1
                if declarations[text.key]?.ignored == .all {
                    row.reasons["a comment ignores it", default: 0] += 1
                } else if judged.contains(ShownIdentity(text.key, of: index)) {
                    row.document += 1
                    if isReproduced(index) { row.reproduced += 1 }
                } else {
                    row.reasons[unchecked.phrase(for: ShownIdentity(text.key, of: index)), default: 0] += 1
                }
            }
        }
        return row
    }

    private func isReproduced(_ view: Int) -> Bool {
        guard let reproduced = reproduction?.isReproduced[view] else { return false }
        return reproduced.horizontal && reproduced.vertical
    }

    /// What of the self-check a report lists; `nil` for a screen of the configuration.
    var reproductionRecord: ScreenRecord.Reproduction? {
        guard let reproduction else { return nil }
        var record = ScreenRecord.Reproduction(compared: reproduction.compared, reproduced: reproduction.reproduced)
        for (index, state) in reproduction.states.enumerated() {
            guard case .different(let saved, let laidOut) = state else { continue }
            record.differences.append(
                ScreenRecord.Difference(
                    object: screen.views[index].id,
                    view: screen.name(ofView: index),
                    line: screen.views[index].location.line,
                    saved: saved,
                    laidOut: laidOut
                )
            )
        }
        return record
    }
}
