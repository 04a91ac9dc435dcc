internal import Findings
internal import ProposedLayout
internal import SourceCode
internal import SourceText
internal import TextMeasurement
internal import ViewTrees

/// Tries repairs of SwiftUI code by laying the screen out again wherever a text does not fit.
struct SourceFixSearch {
    let checker: SourceScreenChecker
    let screen: SourceScreen
    /// How many repairs a finding keeps.
    private static let kept = 3
    /// In how many versions a repair is tried: for a text that fails in more none is looked for.
    private static let maximumVersions = 120

    /// Finds repairs for a text.
    ///
    /// - Parameter failures: the versions in which it does not fit.
    /// - Returns: the repairs that help somewhere, best first, as they were proved.
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    /// - Complexity: a layout for each repair and version, and one for each version.
    func fixes(for failures: [SourceScreenChecker.Failure]) throws(MeasurementError) -> [Fix] {
        // A version in which several ways through the code show the text counts once, as in the finding.
        var seen: Set<[String]> = []
        let failures = failures.filter { failure in
            let version = failure.version
            return seen.insert(["\(version.language)", version.room.name, version.textSize.rawValue]).inserted
        }
        guard let text = failures.first?.text, failures.count <= Self.maximumVersions else { return [] }
        var before: [Set<BranchCover.Text>] = []
        // Most of a screen stays as it is in all of its repairs.
        let memory = SharedLayoutMemory()
        let layout = RepeatedLayout(screen.root, measurer: checker.measurer, sharing: memory)
        for failure in failures { before.append(try faults(of: layout, in: failure)) }
        let total = before.count { $0.contains(text) }
        guard total > 0 else { return [] }
        var fixes: [Fix] = []
        for repair in SourceRepair.all(for: text.source, in: screen.root) {
            let root = repair.applied(to: screen.root, text: text.source)
            guard root != screen.root else { continue }
            let layout = RepeatedLayout(root, measurer: checker.measurer, sharing: memory)
            var (repaired, caused) = (0, 0)
            for (failure, known) in zip(failures, before) where known.contains(text) {
                let left = try faults(of: layout, in: failure)
                if !left.contains(text) { repaired += 1 }
                caused += left.subtracting(known).count
            }
            guard repaired > 0 else { continue }
            fixes.append(
                Fix(
                    phrase: repair.phrase(phrase),
                    repaired: repaired,
                    total: total,
                    caused: caused,
                    edit: edit(repair, text)
                )
            )
        }
        let ranked = fixes.enumerated().sorted { left, right in
            let (one, other) = (left.element, right.element)
            let (gain, rival) = (one.repaired - one.caused, other.repaired - other.caused)
            return gain == rival ? left.offset < right.offset : gain > rival
        }
        return ranked.prefix(Self.kept).map(\.element)
    }

    /// The texts that do not fit in a version, with the most likely sizes.
    private func faults(
        of layout: RepeatedLayout,
        in failure: SourceScreenChecker.Failure
    ) throws(MeasurementError) -> Set<BranchCover.Text> {
        let version = failure.version
        var conditions = checker.conditions(checker.languages[version.language], version.room, version.textSize)
        conditions.branches = failure.branches
        let tree = try layout.misfits(in: conditions).tree
        var faults: Set<BranchCover.Text> = []
        for placed in tree.texts where SourceScreenChecker.fault(of: placed) != nil {
            if let text = SourceScreenChecker.identity(placed, in: tree) { faults.insert(text) }
        }
        return faults
    }

    private func phrase(_ source: Int) -> String {
        let places = checker.plan.views.places
        return source > 0 && source <= places.count ? places[source - 1].phrase : "the modifier"
    }

    // MARK: Edits

    /// The change of the source that does it, where it is one of one place.
    private func edit(_ repair: SourceRepair, _ text: BranchCover.Text) -> Fix.Edit? {
        switch repair {
        case .lineLimit(let modifier, let most):
            guard let place = place(modifier), let code = checker.plan.files[place.file] else { return nil }
            // The place of a modifier is all that it is applied to, and the call at the end.
            let source = Array(code.file.utf8[place.range])
            let call = Array(".\(place.phrase)".utf8)
            guard source.count > call.count, source.suffix(call.count).elementsEqual(call) else { return nil }
            let start = place.range.upperBound - call.count
            return edit(place.file, start..<place.range.upperBound, most.map { ".lineLimit(\($0))" } ?? "")
        case .scale: return addition(".minimumScaleFactor(\(SourceRepair.leastScale))", to: text)
        case .priority: return addition(".layoutPriority(1)", to: text)
        case .height: return addition(".fixedSize(horizontal: false, vertical: true)", to: text)
        case .inlineTitle, .stacked: return nil
        }
    }

    /// A modifier put behind a text that is a view of its own in the source.
    private func addition(_ modifier: String, to text: BranchCover.Text) -> Fix.Edit? {
        guard let place = place(text.source), let code = checker.plan.files[place.file] else { return nil }
        guard code.file.utf8[place.range].starts(with: Array("Text(".utf8)) else { return nil }
        return edit(place.file, place.range.upperBound..<place.range.upperBound, modifier)
    }

    private func place(_ source: Int) -> ViewPlace? {
        let places = checker.plan.views.places
        return source > 0 && source <= places.count ? places[source - 1] : nil
    }

    private func edit(_ file: String, _ range: Range<Int>, _ replacement: String) -> Fix.Edit {
        Fix.Edit(
            location: checker.plan.location(file, range.lowerBound),
            end: checker.plan.location(file, range.upperBound),
            range: range,
            replacement: replacement
        )
    }
}
