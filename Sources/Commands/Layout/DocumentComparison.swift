internal import Interfaces
internal import Layout
internal import TextMeasurement

/// How well the views of some documents agree with their saved frames, and how well they do if the layout does not see
/// those frames.
struct DocumentComparison {
    var count = ComparisonCount()
    /// `nil` if it was not asked for.
    var blind: ComparisonCount?

    mutating func add(_ other: DocumentComparison) {
        count.add(other.count)
        guard let more = other.blind else { return }
        var sum = blind ?? ComparisonCount()
        sum.add(more)
        blind = sum
    }

    /// Lays a screen out and counts its views.
    ///
    /// - Throws: ``MeasurementError`` if a font cannot be had; nothing of the screen is counted then.
    mutating func add(
        _ screen: Screen,
        of document: String,
        drawnBy release: CanvasRelease,
        textsAreMeasured: Bool,
        isFrameBlind: Bool,
        isCopied: Bool,
        _ measurer: any TextMeasurer
    ) throws(MeasurementError) {
        let seen = try DesignTimeLayout(
            of: screen,
            knowing: textsAreMeasured ? .allFrames : .textSizes,
            drawnBy: release,
            measurer: measurer
        )
        var unseen: DesignTimeLayout?
        if isFrameBlind {
            unseen = try DesignTimeLayout(of: screen, knowing: .neededFrames, drawnBy: release, measurer: measurer)
        }
        count.add(seen, of: screen, document, isCopied: isCopied)
        guard let unseen else { return }
        var sum = blind ?? ComparisonCount()
        sum.add(unseen, of: screen, document, isCopied: isCopied)
        blind = sum
    }

    /// The counts as a JSON object.
    ///
    /// - Parameters:
    ///   - worst: how many of the most displaced views are listed.
    ///   - listsNeeds: whether the views are listed that kept their frames.
    /// - Returns: the object; that of a layout without saved frames is its member `frameBlind`.
    func json(worst: Int, listsNeeds: Bool) -> String {
        guard let blind else { return count.json(worst: worst) }
        var further = [("neededFrames", blind.needs)]
        if listsNeeds { further.append(("needs", blind.neededViews)) }
        return count.json(worst: worst, further: [("frameBlind", blind.json(worst: worst, further: further))])
    }
}

extension ComparisonCount {
    /// Counts the views of a screen.
    fileprivate mutating func add(
        _ layout: DesignTimeLayout,
        of screen: Screen,
        _ document: String,
        isCopied: Bool
    ) {
        for (view, verdict) in zip(screen.views.indices, layout.comparison.verdicts) {
            add(verdict, isCopied: isCopied) { difference in
                Displaced(
                    document: document,
                    screen: screen.identifier,
                    view: screen.views[view].id,
                    title: screen.title(of: view),
                    kind: screen.views[view].content.name,
                    difference: difference
                )
            }
            guard let need = layout.needs[view] else { continue }
            needed.append(
                Needed(
                    document: document,
                    screen: screen.identifier,
                    view: screen.views[view].id,
                    title: screen.title(of: view),
                    kind: screen.views[view].content.name,
                    need: need
                )
            )
        }
    }
}
