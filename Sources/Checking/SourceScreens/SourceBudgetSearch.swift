internal import Findings
internal import Interfaces
internal import Layout
internal import ProposedLayout
internal import Pseudolocales
internal import SourceText
internal import TextMeasurement
internal import ViewTrees

/// Finds how much each string of a screen of code may grow before a text on it does not fit, by laying it out.
///
/// It is ``BudgetSearch`` for views that propose and accept sizes: they have no constraints whose solution could be kept, so
/// every growth is a layout of its own.
struct SourceBudgetSearch {
    let checker: SourceScreenChecker
    let screen: SourceScreen
    /// The ways through the code that show the texts.
    let cover: BranchCover

    /// How many layouts the budgets of one screen may cost; the strings after that have none.
    private static let maximumLayouts = 2_000

    /// What a text grows in.
    private struct Setting {
        var layout: RepeatedLayout
        var conditions: LayoutConditions
        /// The texts that do not fit as they are.
        var broken: Set<BranchCover.Text>
        var layouts = 0
    }

    /// A text with more characters than it has.
    private struct Grown {
        var probe: BudgetProbe
        /// The width in one line, in points.
        var width: Double
        /// The width in one line that its room holds, in points, where that alone is what breaks.
        var available: Double?
    }

    /// The budgets of all strings of the source language that tables hold.
    ///
    /// - Parameters:
    ///   - onlyNarrowest: whether only the room with the least width is looked at.
    ///   - layout: who lays the screen out, and remembers what its parts answered.
    /// - Returns: none for dialogs and menus, whose room is the system's, and for views whose screen is not known.
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    /// - Complexity: one layout for each string that something limits and each room in most cases, at most twelve.
    func budgets(onlyNarrowest: Bool, with layout: RepeatedLayout) throws(MeasurementError) -> [TextBudget] {
        guard ![.untraced, .routed, .alert, .dialog, .menu].contains(screen.kind), !screen.isCut,
            let language = checker.languages.first(where: { $0.texts.kind == .source })
        else { return [] }
        var rooms = SourceRoom.rooms(of: screen, on: checker.devices)
        if onlyNarrowest { rooms = rooms.min { $0.size.width < $1.size.width }.map { [$0] } ?? [] }
        let textSize = screen.platform == .iOS ? checker.textSizes.first ?? .large : .large
        var budgets: [TextBudget] = []
        for room in rooms {
            var seen: Set<BranchCover.Text> = []
            var layouts = 0
            for pass in cover.passes where layouts < Self.maximumLayouts {
                var conditions = checker.conditions(language, room, textSize)
                conditions.branches = pass.merging(room.decisions) { $1 }
                var setting = Setting(
                    layout: layout,
                    conditions: conditions,
                    broken: [],
                    layouts: layouts
                )
                let tree = try setting.layout.place(in: conditions, drawsTexts: false)
                setting.broken = Self.faults(in: tree)
                for placed in tree.texts {
                    guard let text = SourceScreenChecker.identity(placed, in: tree), cover.paths[text] != nil,
                        seen.insert(text).inserted, setting.layouts < Self.maximumLayouts
                    else { continue }
                    guard let source = language.texts.texts["\(text.string)"]?.filled.text, !source.isEmpty,
                        let budget = try budget(of: placed, text, source, in: room, &setting)
                    else { continue }
                    budgets.append(budget)
                }
                layouts = setting.layouts
            }
        }
        return budgets
    }

    private func budget(
        of placed: ProposedLayout.PlacedText,
        _ text: BranchCover.Text,
        _ source: String,
        in room: SourceRoom,
        _ setting: inout Setting
    ) throws(MeasurementError) -> TextBudget? {
        guard let origin = checker.plan.origins[text.string], !origin.isOnlyInCode, text.source > 0,
            text.source <= checker.plan.views.places.count
        else { return nil }
        let place = checker.plan.views.places[text.source - 1]
        let width = placed.natural.unwrappedAdvance
        var budget = TextBudget(
            file: origin.file,
            table: origin.table,
            key: origin.key,
            location: checker.plan.location(place.file, place.range.lowerBound),
            place: ScreenPlace(
                screen: screen.name,
                identifier: SourceScreenChecker.identifier(of: screen),
                object: place.phrase,
                view: place.phrase
            ),
            device: room.name,
            text: source,
            width: width,
            available: nil,
            characters: nil,
            share: nil
        )
        let average = width / Double(max(source.count, 1))
        if let available = Self.available(to: placed) {
            // It is over its budget already: what is left is what the room has.
            budget.available = available
            budget.characters = BudgetSearch.characters(from: width, to: available, average: average)
        } else {
            let most = try grow(BudgetSearch.maximumGrowth, text, source, &setting)
            guard most.probe.isBroken else { return budget }
            if let available = most.available, available >= width {
                budget.available = available
                budget.characters = BudgetSearch.characters(from: width, to: available, average: average)
            } else {
                let slope = (most.width - width) / Double(BudgetSearch.maximumGrowth)
                var range = BudgetRange(breaks: most.probe, slope: slope)
                var longest = width
                while let growth = range.next {
                    let grown = try grow(growth, text, source, &setting)
                    if !grown.probe.isBroken { longest = max(longest, grown.width) }
                    range.take(grown.probe)
                }
                budget.available = longest
                budget.characters = range.fits?.growth ?? 0
                if let first = range.breaks.keys.first, first != origin.key { budget.breaksFirst = first }
            }
        }
        budget.expand(fontSize: placed.font.size.points)
        return budget
    }

    /// Lays the screen out with a text that has grown by a number of characters.
    private func grow(
        _ growth: Int,
        _ text: BranchCover.Text,
        _ source: String,
        _ setting: inout Setting
    ) throws(MeasurementError) -> Grown {
        let value = source + String(decoding: Filler.prefix(growth), as: UTF8.self)
        var conditions = setting.conditions
        conditions.strings[text.string] = MarkdownRuns.runs(of: value, string: text.string)
        setting.layouts += 1
        let tree = try setting.layout.misfits(in: conditions).tree
        var grown = Grown(probe: BudgetProbe(growth: growth), width: 0)
        for placed in tree.texts {
            guard let other = SourceScreenChecker.identity(placed, in: tree) else { continue }
            if other == text { grown.width = max(grown.width, placed.natural.unwrappedAdvance) }
            guard let fault = SourceScreenChecker.fault(of: placed), !setting.broken.contains(other) else { continue }
            grown.probe.keys.append(checker.plan.origins[other.string]?.key ?? "")
            if fault.limit == .width { grown.probe.excess = max(grown.probe.excess, fault.needed - fault.available) }
            if other == text { grown.available = Self.available(to: placed) }
        }
        if Set(grown.probe.keys).count > 1 { grown.available = nil }
        // How wide the text has grown is asked for where the most breaks something, and where less does not.
        if grown.width == 0, grown.probe.isBroken == (growth == BudgetSearch.maximumGrowth) {
            let tree = try setting.layout.place(in: conditions, drawsTexts: false)
            let own = tree.texts.filter { SourceScreenChecker.identity($0, in: tree) == text }
            grown.width = own.map(\.natural.unwrappedAdvance).max() ?? 0
        }
        return grown
    }

    /// The width that a text has, in points, if it is one line of its own size that is cut for want of width.
    private static func available(to placed: ProposedLayout.PlacedText) -> Double? {
        guard let fault = SourceScreenChecker.fault(of: placed), fault.kind == .truncated, placed.lineLimit == 1,
            fault.limit == .width || fault.limit == .lineLimit,
            fault.needed > placed.natural.unwrappedAdvance - 0.01
        else { return nil }
        return fault.available
    }

    /// The texts that do not fit.
    private static func faults(in tree: PlacedTree) -> Set<BranchCover.Text> {
        Set(
            tree.texts.filter { SourceScreenChecker.fault(of: $0) != nil }
                .compactMap { SourceScreenChecker.identity($0, in: tree) }
        )
    }
}
