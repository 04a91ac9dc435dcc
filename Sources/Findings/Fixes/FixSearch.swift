internal import Interfaces
internal import Layout
package import TextMeasurement

/// Tries repairs by laying the screen out again, in every language and on every device.
package struct FixSearch {
    private let checked: CheckedScreen
    private let shapes: ShownShapes
    private let measurer: any TextMeasurer
    /// How many repairs a finding keeps.
    private static let kept = 3

    package init(_ checked: CheckedScreen, measurer: any TextMeasurer) {
        self.checked = checked
        shapes = ShownShapes(checked.screen)
        self.measurer = measurer
    }

    /// Finds repairs for a text that does not fit.
    ///
    /// Each repair is laid out wherever the text does not fit; those that help anywhere are laid out everywhere else
    /// too, as what helps one text may break another.
    ///
    /// - Parameters:
    ///   - finding: a finding about a text of the screen.
    ///   - limiting: the constraints that keep the text from growing, as positions in ``Screen/constraints``.
    /// - Returns: the repairs that help, best first; none for a finding that no repair is known for.
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    /// - Complexity: O(*c* · *v*) layouts for *c* repairs and *v* versions of the screen.
    package func fixes(for finding: Finding, limitedBy limiting: [Int]) throws(MeasurementError) -> [Fix] {
        guard let object = finding.place?.object, finding.rule.isRepairable,
            let view = checked.screen.views.firstIndex(where: { $0.id == object })
        else { return [] }
        let hits = checked.versions.indices.filter { index in
            let version = checked.versions[index]
            return finding.occurrences.contains { occurrence in
                occurrence.locale == version.locale && occurrence.textSize == version.textSize.rawValue
                    && (occurrence.device ?? version.device) == version.device
            }
        }
        guard !hits.isEmpty else { return [] }
        var fixes: [Fix] = []
        for candidate in FixCandidate.all(for: view, limitedBy: limiting, in: checked) {
            guard let fix = try trial(candidate, finding, view: view, hits: hits) else { continue }
            fixes.append(fix)
            // Nothing is better than a repair of all that breaks nothing.
            if fix.repaired == fix.total, fix.caused == 0, fixes.count >= Self.kept { break }
        }
        let ranked = fixes.enumerated().sorted { left, right in
            let (one, other) = (left.element, right.element)
            let (gain, rival) = (one.repaired - one.caused, other.repaired - other.caused)
            return gain == rival ? left.offset < right.offset : gain > rival
        }
        return ranked.prefix(Self.kept).map(\.element)
    }

    /// The constraints that keep a text from growing where it is worst, found by laying the screen out once more.
    ///
    /// - Parameter finding: a finding about a text of the screen.
    /// - Returns: positions in ``Screen/constraints``; none for a finding that is about no text.
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    package func limiting(_ finding: Finding) throws(MeasurementError) -> [Int] {
        guard finding.rule.isRepairable, let worst = finding.occurrences.first,
            let view = checked.screen.views.firstIndex(where: { $0.id == finding.place?.object }),
            let version = checked.versions.first(where: { version in
                worst.locale == version.locale && worst.textSize == version.textSize.rawValue
                    && worst.device == version.device
            })
        else { return [] }
        var setting = version.setting
        setting.explainsFaults = true
        setting.explainedView = view
        var layout = ScreenLayout(screen: checked.screen, measurer: measurer)
        let laidOut = try layout.layOut(in: setting)
        return laidOut.texts.first { $0.view == view && $0.text.key == finding.key }?.limiting ?? []
    }

    /// The constraints as places to look at.
    package func places(of constraints: [Int]) -> [RelatedPlace] { constraints.map(checked.related) }

    /// Lays a changed screen out; `nil` if it repairs nothing.
    private func trial(
        _ candidate: FixCandidate,
        _ finding: Finding,
        view: Int,
        hits: [Int]
    ) throws(MeasurementError) -> Fix? {
        var layout = ScreenLayout(screen: candidate.screen, measurer: measurer)
        var repaired = 0
        var caused = 0
        for index in hits {
            let version = checked.versions[index]
            let laidOut = try layout.layOut(in: version.setting.unexplained)
            let isRepaired = !laidOut.texts.contains { text in
                text.view == view && text.text.key == finding.key && text.isBroken(finding.rule, version.kind)
            }
            if isRepaired { repaired += 1 }
            caused += newFaults(in: laidOut, before: version, besides: view)
        }
        guard repaired > 0 else { return nil }
        for index in checked.versions.indices where !hits.contains(index) {
            let version = checked.versions[index]
            let laidOut = try layout.layOut(in: version.setting.unexplained)
            caused += newFaults(in: laidOut, before: version, besides: nil)
        }
        return Fix(
            phrase: candidate.phrase,
            repaired: repaired,
            total: hits.count,
            caused: caused,
            edit: candidate.edit
        )
    }

    /// How many texts do not fit that fitted before, what clashes that did not, and how many conflicts and ambiguous
    /// views are new.
    private func newFaults(
        in laidOut: LaidOutScreen,
        before version: CheckedScreen.Version,
        besides view: Int?
    ) -> Int {
        let before = version.laidOut
        let broken = Set(before.texts.filter(\.hasSizeFault).map(\.view))
        let texts = laidOut.texts.count { $0.hasSizeFault && $0.view != view && !broken.contains($0.view) }
        return texts + shapes.newClashes(in: laidOut, before: before, version.setting.device).count
            + max(0, laidOut.conflicts.count - before.conflicts.count)
            + max(0, laidOut.ambiguities.count - before.ambiguities.count)
    }
}

extension ScreenSetting {
    /// The same without a word on what limits the texts.
    var unexplained: ScreenSetting {
        var setting = self
        setting.explainsFaults = false
        return setting
    }
}

extension PlacedText {
    /// Whether something of the text is lost, or it is too small to read.
    var hasSizeFault: Bool { fitted.faults.contains { $0.kind != .tall } }

    /// Whether the text is one that a finding of a rule tells of.
    ///
    /// Ink that leaves its own lines is nobody's fault but that of a stress test, as in ``CheckedText``.
    fileprivate func isBroken(_ rule: Rule, _ kind: LocaleKind) -> Bool {
        guard rule == .tallTextClipped, !hasSizeFault else { return hasSizeFault }
        return fitted.faults.contains { $0.kind == .tall }
            && (kind == .stress || box.height + PixelGrid.tolerance < fitted.shown.height)
    }
}
