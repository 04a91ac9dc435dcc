internal import Interfaces
internal import TextMeasurement

/// Holds placed texts against what they would need.
struct TextVerdicts {
    let pass: LayoutPass
    let conditions: LayoutConditions
    let drawsTexts: Bool

    /// The texts of a placement, in its order.
    func texts(of placement: TreePlacement) throws(MeasurementError) -> [PlacedText] {
        var texts: [PlacedText] = []
        let doubts = RoomDoubts(pass: pass).doubts(of: placement)
        let bounds = bounds(of: placement)
        for (view, index) in placement.elements.enumerated() {
            guard let held = pass.text(of: index), !held.element.text.isEmpty else { continue }
            let text = held.element
            let placed = placement.tree.views[view]
            let set = try pass.texts.set(held, in: placed.proposal)
            let shown = drawsTexts ? try pass.texts.drawn(held, as: set, in: placed.proposal) : set.shown
            var faults = try TextRoom(sizes: pass.texts).faults(of: held, set, in: placed.proposal)
            let slack = set.shown.uncertainty + pass.texts.pixel
            if let fault = outside(placed.frame, bounds[view], slack: slack) { faults.append(fault) }
            texts.append(
                PlacedText(
                    view: view,
                    runs: text.runs,
                    font: text.font,
                    shown: shown,
                    natural: set.natural,
                    request: try pass.texts.naturalRequest(of: held, in: placed.proposal),
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
