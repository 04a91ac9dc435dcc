internal import Interfaces
internal import TextMeasurement

/// Holds placed texts against what they would need.
struct TextVerdicts {
    /// The scale below which shrunk text is hard to read.
    static let readableScale = 0.75

    let pass: LayoutPass
    let conditions: LayoutConditions
    let drawsTexts: Bool

    /// The texts of a placement, in its order.
    func texts(of placement: TreePlacement) throws(MeasurementError) -> [PlacedText] {
        var texts: [PlacedText] = []
        let doubts = RoomDoubts(pass: pass).doubts(of: placement)
        let bounds = bounds(of: placement)
        for (view, index) in placement.elements.enumerated() {
            guard let text = pass.text(of: index), !text.text.isEmpty else { continue }
            let placed = placement.tree.views[view]
            let set = try pass.texts.set(text, in: placed.proposal)
            let shown = drawsTexts ? try pass.texts.drawn(text, as: set, in: placed.proposal) : set.shown
            let faults = try faults(text, set, placed.proposal, placed.frame, in: bounds[view])
            texts.append(
                PlacedText(
                    view: view,
                    runs: text.runs,
                    font: text.font,
                    shown: shown,
                    natural: set.natural,
                    offered: placed.proposal,
                    lineLimit: text.mostLines == 0 ? nil : text.mostLines,
                    alignment: text.alignment,
                    isRightToLeft: pass.elements[index].isRightToLeft,
                    isChrome: text.isChrome,
                    fitsByConstruction: text.mostLines == 0 && placed.proposal.height == nil,
                    faults: faults,
                    doubts: doubts[view]
                )
            )
        }
        return texts
    }

    /// What each view may be seen in: the room, less what clips around it; an axis that scrolls has no bounds.
    func bounds(of placement: TreePlacement) -> [Rect] {
        let room = Rect(x: 0, y: 0, width: conditions.size.width, height: conditions.size.height)
        var bounds: [Rect] = []
        for (index, view) in placement.tree.views.enumerated() {
            var edges = view.parent.map { bounds[$0] } ?? room
            defer { bounds.append(edges) }
            guard view.look == .clip else { continue }
            let scroll = pass.elements[placement.elements[index]].layout as? ScrollLayout
            let axes = scroll?.axes ?? []
            if axes.contains(.horizontal) {
                (edges.x, edges.width) = (-Self.unbounded, 2 * Self.unbounded)
            } else {
                (edges.x, edges.width) = Self.common((edges.x, edges.maxX), (view.frame.x, view.frame.maxX))
            }
            if axes.contains(.vertical) {
                (edges.y, edges.height) = (-Self.unbounded, 2 * Self.unbounded)
            } else {
                (edges.y, edges.height) = Self.common((edges.y, edges.maxY), (view.frame.y, view.frame.maxY))
            }
        }
        return bounds
    }

    /// The start and the length of what two ranges share.
    private static func common(_ first: (Double, Double), _ second: (Double, Double)) -> (Double, Double) {
        let start = max(first.0, second.0)
        return (start, max(min(first.1, second.1) - start, 0))
    }

    private static let unbounded = 1e7

    // MARK: - Faults

    private func faults(
        _ text: TextElement,
        _ set: SetText,
        _ proposal: Proposal,
        _ frame: Rect,
        in bounds: Rect
    ) throws(MeasurementError) -> [PlacedText.Fault] {
        var faults: [PlacedText.Fault] = []
        let pixel = pass.texts.pixel
        let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
        let share = set.natural.advance > 0 ? set.natural.uncertainty / set.natural.advance : 0
        if set.shown.isTruncated {
            // Certain is what is cut even in a room that is larger by all that the measurement may be wrong.
            let wider = Proposal(
                width: width.map { $0 * (1 + share) + pixel },
                height: set.isLimitedByHeight ? proposal.height.map { $0 + pixel } : proposal.height
            )
            let isCertain = try pass.texts.set(text, in: wider).shown.isTruncated
            faults.append(truncation(text, set, proposal, isCertain: isCertain))
        } else if set.natural.breaksWord, !set.shown.isTruncated, let width,
            set.shown.scale == 1 || set.shown.breaksWord
        {
            let widest = try widestWord(text, set)
            if widest > width + PixelGrid.tolerance {
                let isCertain = widest * (1 - share) - pixel > width
                let fault = PlacedText.Fault(
                    kind: .brokenWord,
                    limit: .width,
                    needed: widest,
                    available: width,
                    isCertain: isCertain
                )
                faults.append(fault)
            }
        }
        if set.shown.scale < Self.readableScale {
            let wider = set.shown.scale * (1 + share)
            faults.append(
                PlacedText.Fault(
                    kind: .shrunk,
                    limit: .width,
                    needed: set.shown.scale,
                    available: Self.readableScale,
                    isCertain: wider < Self.readableScale
                )
            )
        }
        if let fault = outside(frame, bounds, slack: set.shown.uncertainty + pixel) { faults.append(fault) }
        return faults
    }

    private func truncation(
        _ text: TextElement,
        _ set: SetText,
        _ proposal: Proposal,
        isCertain: Bool
    ) -> PlacedText.Fault {
        let scale = text.minimumScale
        if set.isLimitedByHeight {
            return PlacedText.Fault(
                kind: .truncated,
                limit: .height,
                needed: set.natural.height * scale,
                available: proposal.height ?? 0,
                isCertain: isCertain
            )
        }
        if text.mostLines == 1, let width = proposal.width {
            return PlacedText.Fault(
                kind: .truncated,
                limit: text.isChrome ? .width : .lineLimit,
                needed: set.natural.unwrappedAdvance * scale,
                available: width,
                isCertain: isCertain
            )
        }
        return PlacedText.Fault(
            kind: .truncated,
            limit: .lineLimit,
            needed: Double(set.natural.neededLineCount),
            available: Double(set.allowedLines),
            isCertain: isCertain
        )
    }

    /// The width of the widest word of a text, in points: what it takes where every place to break is used.
    private func widestWord(_ text: TextElement, _ set: SetText) throws(MeasurementError) -> Double {
        var widest = 0.0
        var word = text
        for part in text.text.split(whereSeparator: \.isWhitespace) {
            word.text = String(part)
            word.styledRuns = []
            widest = max(widest, try pass.texts.width(ofWord: word))
        }
        return widest
    }

    private func outside(_ frame: Rect, _ bounds: Rect, slack: Double) -> PlacedText.Fault? {
        let left = bounds.x - frame.x
        let right = frame.maxX - bounds.maxX
        let above = bounds.y - frame.y
        let below = frame.maxY - bounds.maxY
        let worst = max(left, right, above, below)
        guard worst > pass.texts.pixel + PixelGrid.tolerance, frame.width > 0 else { return nil }
        let isAcross = max(left, right) >= max(above, below)
        return PlacedText.Fault(
            kind: .outside,
            limit: .bounds,
            needed: isAcross ? frame.width : frame.height,
            available: max((isAcross ? frame.width : frame.height) - worst, 0),
            isCertain: worst > slack
        )
    }
}
