internal import Interfaces
internal import Layout
package import TextMeasurement

/// Tries repairs by laying the screen out again, in every language and on every device.
package struct FixSearch {
    private let checked: CheckedScreen
    private let shapes: OverlapDetector
    private var trials: TrialLayouts
    private var faults: [Int: FaultsBefore] = [:]
    private let maximumSteps: Int
    /// How many repairs a finding keeps.
    private static let kept = 3
    /// How much the repairs of a screen may cost, in ``TrialLayouts/steps``: as much as 60 layouts of all its versions.
    ///
    /// Each text that is cut may move all others, so that the repairs of all would take the square of their number. The
    /// largest screens of four large apps take 3 to 58 such layouts; one with few versions takes 161, which are 164,000
    /// steps.
    static func standardMaximumSteps(views: Int, versions: Int) -> Int {
        let (steps, overflows) = (views * versions).multipliedReportingOverflow(by: 60)
        return overflows ? 1_000_000 : min(1_000_000, max(170_000, steps))
    }

    /// What is wrong in one version without a repair.
    private struct FaultsBefore {
        /// The views with a text that does not fit.
        var broken: Set<Int>
        var contents: ShownContents
    }

    /// The repairs of one finding.
    package struct Fixes: Sendable, Hashable {
        /// The repairs that help, best first.
        package var fixes: [Fix] = []
        /// The number of steps after which the search was given up; `nil` if everything was tried.
        package var stoppedAfter: Int?
    }

    /// - Parameters:
    ///   - checked: the screen, laid out in all versions.
    ///   - measurer: measures its texts.
    ///   - maximumSteps: how much all searches together may cost, in steps: views that are lowered, measured or set;
    ///     `nil` for ``standardMaximumSteps(views:versions:)``.
    package init(
        _ checked: CheckedScreen,
        measurer: any TextMeasurer,
        maximumSteps: Int? = nil
    ) {
        self.checked = checked
        self.maximumSteps =
            maximumSteps
            ?? Self.standardMaximumSteps(views: checked.screen.views.count, versions: checked.versions.count)
        shapes = OverlapDetector(checked.screen)
        trials = TrialLayouts(
            screen: checked.screen,
            layouts: checked.versions.map { ($0.setting, $0.laidOut) },
            measurer: measurer
        )
    }

    /// What the searches have cost until now: the number of views that were lowered, measured or set.
    package var steps: Int { trials.steps }

    /// Finds repairs for a text that does not fit.
    ///
    /// Each repair is laid out wherever the text does not fit; those that help anywhere are laid out everywhere else
    /// too, as what helps one text may break another.
    ///
    /// - Parameters:
    ///   - finding: a finding about a text of the screen.
    ///   - limiting: the constraints that keep the text from growing, as positions in ``Screen/constraints``.
    /// - Returns: the repairs; none for a finding that no repair is known for.
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    /// - Complexity: O(*c* · *v*) solutions for *c* repairs and *v* versions of the screen, each of which sets again only
    ///   what has moved; no more than the steps that are left.
    package mutating func fixes(for finding: Finding, limitedBy limiting: [Int]) throws(MeasurementError) -> Fixes {
        guard let object = finding.place?.object, finding.rule.isRepairable,
            let view = checked.screen.views.firstIndex(where: { $0.id == object })
        else { return Fixes() }
        let hits = checked.versions.indices.filter { index in
            let version = checked.versions[index]
            return finding.occurrences.contains { occurrence in
                occurrence.locale == version.locale && occurrence.textSize == version.textSize.rawValue
                    && (occurrence.device ?? version.device) == version.device
            }
        }
        guard !hits.isEmpty else { return Fixes() }
        var found = Fixes()
        let siblings = checked.screen.views[view].parent.map { checked.screen.views[$0].children } ?? []
        let neighbours = try trials.views(among: siblings.filter { $0 != view }, whoseHuggingMayMove: view, in: hits)
        for candidate in FixCandidate.all(for: view, limitedBy: limiting, beside: neighbours, in: checked) {
            let fix = try trial(candidate, finding, view: view, hits: hits)
            guard steps < maximumSteps else {
                found.stoppedAfter = maximumSteps
                break
            }
            guard let fix else { continue }
            found.fixes.append(fix)
            // Nothing is better than a repair of all that breaks nothing.
            if fix.repaired == fix.total, fix.caused == 0, found.fixes.count >= Self.kept { break }
        }
        let ranked = found.fixes.enumerated().sorted { left, right in
            let (one, other) = (left.element, right.element)
            let (gain, rival) = (one.repaired - one.caused, other.repaired - other.caused)
            return gain == rival ? left.offset < right.offset : gain > rival
        }
        found.fixes = ranked.prefix(Self.kept).map(\.element)
        return found
    }

    /// The constraints that keep a text from growing where it is worst.
    ///
    /// - Parameter finding: a finding about a text of the screen.
    /// - Returns: positions in ``Screen/constraints``; none for a finding that is about no text.
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    package mutating func limiting(_ finding: Finding) throws(MeasurementError) -> [Int] {
        guard finding.rule.isRepairable, let worst = finding.occurrences.first,
            let view = checked.screen.views.firstIndex(where: { $0.id == finding.place?.object }),
            let index = checked.versions.firstIndex(where: { version in
                worst.locale == version.locale && worst.textSize == version.textSize.rawValue
                    && worst.device == version.device
            }),
            let text = checked.versions[index].laidOut.texts.first(where: {
                $0.view == view && $0.text.key == finding.key
            })
        else { return [] }
        return try trials.limiting(text, in: index)
    }

    /// The constraints as places to look at.
    package func places(of constraints: [Int]) -> [RelatedPlace] { constraints.map { checked.related($0) } }

    /// Lays a changed screen out; `nil` if that repairs nothing, or costs more than is left.
    private mutating func trial(
        _ candidate: FixCandidate,
        _ finding: Finding,
        view: Int,
        hits: [Int]
    ) throws(MeasurementError) -> Fix? {
        trials.begin(candidate.change)
        var repaired = 0
        var caused = 0
        for index in hits {
            guard steps < maximumSteps else { return nil }
            let version = checked.versions[index]
            let change = try trials.layOut(index)
            let texts = change.texts[view] ?? version.laidOut.texts.filter { $0.view == view }
            let isRepaired = !texts.contains { text in
                text.text.key == finding.key && text.isBroken(finding.rule, version.kind)
            }
            if isRepaired { repaired += 1 }
            caused += newFaults(in: change, index, besides: view)
        }
        guard repaired > 0 else { return nil }
        let rest = Set(checked.versions.indices).subtracting(hits)
        for index in rest.sorted() {
            guard steps < maximumSteps else { return nil }
            caused += newFaults(in: try trials.layOut(index), index, besides: nil)
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
    private mutating func newFaults(in change: LayoutChange, _ index: Int, besides view: Int?) -> Int {
        let version = checked.versions[index]
        let conflicts = max(0, change.conflictCount - version.laidOut.conflicts.count)
        let ambiguities = max(0, change.ambiguityCount - version.laidOut.ambiguities.count)
        guard !change.texts.isEmpty || !change.frames.isEmpty else { return conflicts + ambiguities }
        let before = faultsBefore(index)
        var texts = 0
        for (shown, placed) in change.texts where shown != view && !before.broken.contains(shown) {
            texts += placed.count { $0.hasSizeFault }
        }
        let moved = shapes.shown(in: Set(change.texts.keys).union(change.frames.keys))
        let clashes = shapes.newClashes(
            of: moved,
            in: before.contents.state(after: change, shapes),
            before: before.contents
        )
        return texts + clashes.count + conflicts + ambiguities
    }

    private mutating func faultsBefore(_ index: Int) -> FaultsBefore {
        if let known = faults[index] { return known }
        let version = checked.versions[index]
        let new = FaultsBefore(
            broken: Set(version.laidOut.texts.filter(\.hasSizeFault).map(\.view)),
            contents: ShownContents(of: version.laidOut, on: version.setting.device, shapes)
        )
        faults[index] = new
        return new
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
