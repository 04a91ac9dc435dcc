internal import Interfaces
internal import Layout
internal import Pseudolocales
package import TextMeasurement

/// Finds how much each text of a screen may grow before something on the screen breaks, by laying it out.
package struct BudgetSearch: Sendable {
    /// The largest growth that is tried, in characters: what takes that much takes everything.
    package static let maximumGrowth = 160
    /// How much the budgets of one screen may cost, in ``TrialLayouts/steps``.
    package static let standardMaximumSteps = 1_000_000

    private let measurer: any TextMeasurer
    private let maximumSteps: Int

    /// - Parameters:
    ///   - measurer: measures the texts.
    ///   - maximumSteps: how much the budgets of a screen may cost, in steps: views that are lowered, measured or set.
    package init(measurer: any TextMeasurer, maximumSteps: Int = Self.standardMaximumSteps) {
        self.measurer = measurer
        self.maximumSteps = maximumSteps
    }

    /// The budgets of a screen's texts, and whether they are all.
    package struct Budgets: Sendable {
        /// One for each text and device, in the order of the views.
        package var budgets: [TextBudget] = []
        /// The number of steps after which the search was given up; `nil` if it was not.
        package var stoppedAfter: Int?
        /// How much the search has cost: the number of views that were lowered, measured or set.
        package var steps = 0
    }

    /// What a text grows in.
    private struct Room {
        var screen: CheckedScreen
        var shapes: OverlapDetector
        /// The position of the version of the source language.
        var index: Int
        var contents: ShownContents
        /// The keys of the texts that do not fit as they are.
        var broken: Set<String>

        var source: CheckedScreen.Rendition { screen.versions[index] }
    }

    /// The budgets of all texts of a screen in the source language.
    ///
    /// - Parameters:
    ///   - checked: the screen.
    ///   - onlyNarrowest: whether only the device with the least width is looked at.
    /// - Returns: the budgets; those of the last texts are missing where the steps do not suffice.
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    /// - Complexity: one solution for each text and device in most cases, else four or five, at most twelve; each sets
    ///   again only what has moved.
    package func budgets(of checked: CheckedScreen, onlyNarrowest: Bool) throws(MeasurementError) -> Budgets {
        let textSize = checked.versions.first?.textSize
        var sources = checked.versions.indices.filter {
            checked.versions[$0].kind == .source && checked.versions[$0].textSize == textSize
        }
        if onlyNarrowest {
            let narrowest = checked.narrowestDevice
            sources = Array(sources.filter { checked.versions[$0].device == narrowest }.prefix(1))
        }
        var found = Budgets()
        let shapes = OverlapDetector(checked.screen)
        var trials = TrialLayouts(
            screen: checked.screen,
            layouts: checked.versions.map { ($0.setting, $0.laidOut) },
            measurer: measurer
        )
        for index in sources {
            let source = checked.versions[index]
            let room = Room(
                screen: checked,
                shapes: shapes,
                index: index,
                contents: ShownContents(of: source.laidOut, on: source.setting.device, shapes),
                broken: Set(source.laidOut.texts.filter(\.hasSizeFault).map { $0.text.key })
            )
            for placed in source.laidOut.texts where !placed.value.isEmpty {
                guard !checked.screen.views[placed.view].flags.isPrototype,
                    !checked.screen.isArrangedByUnknown(placed.view)
                else { continue }
                guard trials.steps < maximumSteps else {
                    found.stoppedAfter = maximumSteps
                    break
                }
                found.budgets.append(try budget(of: placed, in: room, &trials))
            }
        }
        found.steps = trials.steps
        return found
    }

    private func budget(
        of placed: PlacedText,
        in room: Room,
        _ trials: inout TrialLayouts
    ) throws(MeasurementError) -> TextBudget {
        let checked = room.screen
        let natural = placed.fitted.natural
        let size = placed.fitted.fontSize
        let width = natural.unwrappedAdvance
        var budget = TextBudget(
            file: checked.file,
            table: checked.table,
            key: placed.text.key,
            location: placed.text.location,
            place: checked.place(ofView: placed.view),
            device: room.source.device,
            text: placed.value,
            width: width,
            available: nil,
            characters: nil,
            share: nil
        )
        let average = width / Double(max(placed.value.count, 1))
        guard !placed.hasSizeFault else {
            // It is over its budget already: what is left is what the box has.
            budget.available = placed.fitted.available(in: placed)
            budget.characters = Self.characters(from: width, to: budget.available, average: average)
            budget.expand(fontSize: size)
            return budget
        }
        let most = try probe(Self.maximumGrowth, of: placed, in: room, &trials)
        guard most.isBroken else { return budget }
        // A box that holds less than before has been given up: how far it grows is found step by step.
        if most.keys == [placed.text.key], placed.attributes.lines == 1, let long = most.placed,
            long.fitted.available(in: long) > width + 1
        {
            budget.available = long.fitted.available(in: long)
            budget.characters = Self.characters(from: width, to: budget.available, average: average)
        } else {
            let filler = ((most.placed?.fitted.natural.unwrappedAdvance ?? width) - width) / Double(Self.maximumGrowth)
            var range = BudgetRange(breaks: most, slope: filler)
            while let growth = range.next { range.take(try probe(growth, of: placed, in: room, &trials)) }
            let longest = range.fits?.placed ?? placed
            budget.available = longest.fitted.natural.unwrappedAdvance
            budget.characters = range.fits?.growth ?? 0
            if let first = range.breaks.keys.first, first != placed.text.key { budget.breaksFirst = first }
        }
        budget.expand(fontSize: size)
        return budget
    }

    /// Lays the screen out with a text that has grown.
    private func probe(
        _ growth: Int,
        of placed: PlacedText,
        in room: Room,
        _ trials: inout TrialLayouts
    ) throws(MeasurementError) -> BudgetProbe {
        let grown = placed.value + String(decoding: Filler.prefix(growth), as: UTF8.self)
        trials.begin(.text(key: placed.text.key, value: grown))
        let change = try trials.layOut(room.index)
        var probe = BudgetProbe(growth: growth)
        for view in change.texts.keys.sorted() {
            for text in change.texts[view] ?? [] where text.hasSizeFault && !room.broken.contains(text.text.key) {
                probe.keys.append(text.text.key)
                for fault in text.fitted.faults where fault.axis == .width {
                    probe.excess = max(probe.excess, fault.needed - fault.available)
                }
            }
        }
        let screen = room.screen.screen
        for (clash, points) in room.shapes.newClashes(
            of: room.shapes.shown(in: Set(change.texts.keys).union(change.frames.keys)),
            in: room.contents.state(after: change, room.shapes),
            before: room.contents
        ) {
            // What is covered breaks, and not what covers it.
            let around = screen.ancestors(of: placed.view)
            let other = clash.views.first { $0 != placed.view && !around.contains($0) } ?? placed.view
            probe.keys.append(screen.views[other].content.mainText?.key ?? screen.views[other].id)
            probe.excess = max(probe.excess, points)
        }
        probe.placed = change.texts[placed.view]?.first { $0.text.key == placed.text.key }
        return probe
    }

    /// More characters than that are not counted: a box that is declared to shrink its text to nothing holds any number.
    private static let largestCount = 1e6

    /// How many characters of average width there is room for; below zero if there are too many.
    package static func characters(from width: Double, to available: Double?, average: Double) -> Int? {
        available.map { available in
            let count = ((available - width) / max(average, 0.1)).rounded(.down)
            return Int(min(max(count, -largestCount), largestCount))
        }
    }
}

extension CheckedScreen {
    /// The device of the least width, the first of several; `nil` if the screen was not laid out.
    var narrowestDevice: String? {
        versions.lazy.filter { $0.kind == .source }.enumerated().min {
            ($0.element.setting.device.size.width, $0.offset) < ($1.element.setting.device.size.width, $1.offset)
        }?.element.device
    }
}

extension FittedText {
    /// The width in one line that its box holds, in points.
    fileprivate func available(in placed: PlacedText) -> Double {
        placed.attributes.lines == 1
            ? placed.box.width / max(placed.attributes.minimumScale, 0.01)
            : placed.box.width * Double(max(allowedLines, 1))
    }
}

extension CheckedText {
    /// How much the text may grow in its declared box; `nil` if the box limits no width.
    package var budget: TextBudget? {
        guard let source = renditions.first(where: { $0.kind == .source }), let width = source.box.width else {
            return nil
        }
        let natural = source.fitted.natural.unwrappedAdvance
        let lines = source.box.lines == 1 ? 1 : source.fitted.allowedLines
        let available = lines == 0 ? nil : width * Double(lines) / source.box.minimumScale
        var budget = TextBudget(
            file: file,
            table: table,
            key: key,
            location: location,
            place: place,
            device: source.device,
            text: source.filled.text,
            width: natural,
            available: available,
            characters: BudgetSearch.characters(
                from: natural,
                to: available,
                average: natural / Double(max(source.filled.text.count, 1))
            ),
            share: nil
        )
        budget.expand(fontSize: source.fitted.fontSize)
        return budget
    }
}

extension TextBudget {
    /// Says how many real translations fit, and in which languages they do not, by the expansion model.
    ///
    /// - Parameter fontSize: the size of the font, in points.
    package mutating func expand(fontSize: Double) {
        guard let available else { return }
        let (now, most) = (width / max(fontSize, 1), available / max(fontSize, 1))
        share = ExpansionModel.share(width: now, fitting: most) / 100
        languages = LanguageExpansion.languages(ofWidth: now, notFitting: most)
    }
}
