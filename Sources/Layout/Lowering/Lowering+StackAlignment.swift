internal import ConstraintSolver
internal import Interfaces
internal import TextMeasurement

extension Lowering {
    /// Places the views of a stack across its axis.
    mutating func lowerAlignment(_ geometry: StackGeometry) {
        let alignment = geometry.stack.alignment.value(in: classes)
        let cross = geometry.cross
        let canvas = geometry.canvas
        let mirrored = geometry.isRightToLeft
        lowerDrawnExtents(geometry)
        if alignment.fills(cross) {
            for shown in geometry.shown {
                let rect = alignmentRect(of: shown.view)
                add(
                    rect.start(cross, isRightToLeft: mirrored),
                    .equal,
                    canvas.start(cross, isRightToLeft: mirrored),
                    geometry.origin
                )
                add(
                    rect.end(cross, isRightToLeft: mirrored),
                    .equal,
                    canvas.end(cross, isRightToLeft: mirrored),
                    geometry.origin
                )
            }
            return
        }
        for shown in geometry.shown {
            lowerAlignment(alignment, of: shown.view, geometry)
            // No view leaves the canvas, which is as small as that allows.
            let rect = alignmentRect(of: shown.view)
            let resistance = min(geometry.clippingResistance(cross), insetPriority(of: geometry))
            add(
                cross == .horizontal ? rect.left : rect.top,
                .greaterThanOrEqual,
                cross == .horizontal ? canvas.left : canvas.top,
                priority: resistance,
                geometry.origin
            )
            add(
                cross == .horizontal ? rect.right : rect.bottom,
                .lessThanOrEqual,
                cross == .horizontal ? canvas.right : canvas.bottom,
                priority: resistance,
                geometry.origin
            )
            if screen.platform == .macOS {
                lowerHugging(of: shown.view, across: geometry)
            } else if !setting.isDesignTime {
                add(rect.extent(cross), .equal, .zero, priority: 25, geometry.origin)
            }
        }
        if screen.platform != .macOS, !keepsDrawnExtent(geometry) {
            add(canvas.extent(cross), .equal, .zero, priority: 51, geometry.origin)
        }
    }

    /// Whether the canvas shows a stack across its axis as it was drawn: a view that asks for no extent keeps its own.
    private func keepsDrawnExtent(_ geometry: StackGeometry) -> Bool {
        geometry.shown.contains { drawnExtent(of: $0.view, geometry.cross) != nil }
    }

    /// The extent with which the canvas shows an arranged view that asks for none: that of its alignment rectangle as it
    /// was drawn, in points; `nil` at run time, and where the document says how large the view is.
    func drawnExtent(of view: Int, _ axis: Axis) -> Double? {
        guard setting.isDesignTime, let saved = screen.views[view].savedFrame, fittingExtent(of: view, axis) == nil
        else {
            return nil
        }
        let insets = inputs.alignmentInsets[view]
        return axis == .horizontal
            ? saved.width - insets.left - insets.right : saved.height - insets.top - insets.bottom
    }

    /// How strongly a stack view keeps its views inside of its insets.
    ///
    /// In `NSStackView` a constraint of the document wins: of three views that one holds at the edges of a stack with insets,
    /// all were saved there.
    private func insetPriority(of geometry: StackGeometry) -> Float {
        screen.platform == .macOS && geometry.stack.edgeInsets != .zero ? 999 : Constraint.required
    }

    /// How strongly a stack view aligns its views.
    private var alignmentPriority: Float {
        screen.platform == .macOS ? Self.desktopAlignmentPriority : Constraint.required
    }

    private mutating func lowerAlignment(
        _ alignment: StackContent.Alignment,
        of view: Int,
        _ geometry: StackGeometry
    ) {
        let rect = alignmentRect(of: view)
        let canvas = geometry.canvas
        let mirrored = geometry.isRightToLeft
        let cross = geometry.cross
        switch alignment {
        case .leading, .top:
            add(
                rect.start(cross, isRightToLeft: mirrored),
                .equal,
                canvas.start(cross, isRightToLeft: mirrored),
                priority: alignmentPriority,
                geometry.origin
            )
        case .trailing, .bottom:
            add(
                rect.end(cross, isRightToLeft: mirrored),
                .equal,
                canvas.end(cross, isRightToLeft: mirrored),
                priority: alignmentPriority,
                geometry.origin
            )
        case .left: add(rect.left, .equal, canvas.left, priority: alignmentPriority, geometry.origin)
        case .right: add(rect.right, .equal, canvas.right, priority: alignmentPriority, geometry.origin)
        case .firstBaseline, .lastBaseline:
            let isFirst = alignment == .firstBaseline
            guard let first = geometry.shown.first, cross == .vertical else { return }
            if view != first.view {
                add(
                    baseline(of: view, isFirst: isFirst),
                    .equal,
                    baseline(of: first.view, isFirst: isFirst),
                    priority: alignmentPriority,
                    geometry.origin
                )
            }
            // The row stands at the top of a canvas that is higher than it.
            add(rect.top, .equal, canvas.top, priority: 49, geometry.origin)
        case .center, .centerX, .centerY, .fill, .width, .height:
            add(
                rect.center(cross),
                .equal,
                canvas.center(cross),
                priority: screen.platform == .macOS ? Self.desktopCenteringPriority : Constraint.required,
                geometry.origin
            )
        }
    }
}

extension StackContent.Alignment {
    /// Whether views are as wide or as high as the stack.
    fileprivate func fills(_ cross: Axis) -> Bool {
        switch self {
        case .fill: true
        case .width: cross == .horizontal
        case .height: cross == .vertical
        default: false
        }
    }
}
