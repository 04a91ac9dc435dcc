internal import ConstraintSolver
internal import Interfaces
internal import TextMeasurement

/// Stack views as the system makes them out of constraints (`UISV-…`), in the form that the tests of the open
/// reimplementation Arranged found in `UIStackView`.
extension Lowering {
    /// The standard distance between neighbours, in points.
    static let standardSpacing = 8.0

    mutating func lowerStack(_ view: Int, _ stack: StackContent) {
        let geometry = stackGeometry(of: view, stack)
        lowerHiddenViews(of: geometry)
        guard !geometry.shown.isEmpty else { return lowerEmptyStack(geometry) }
        switch stack.distribution {
        case .gravityAreas: lowerGravityAreas(geometry)
        case .fill: lowerChain(geometry)
        case .fillEqually:
            lowerChain(geometry)
            lowerEqualSizes(geometry)
        case .fillProportionally:
            lowerChain(geometry)
            lowerProportions(geometry)
        case .equalSpacing, .equalCentering: lowerEqualGaps(geometry)
        }
        lowerAlignment(geometry)
        if screen.platform == .macOS { lowerHugging(along: geometry) }
    }

    /// The views of a stack that take part in its arrangement: positions in ``StackContent/arranged`` and in
    /// ``Screen/views``.
    func shownViews(of stack: StackContent) -> [(position: Int, view: Int)] {
        stack.arranged.enumerated().filter { isPresent[$0.element] && !leaves($0.element, stack) }
            .map { (position: $0.offset, view: $0.element) }
    }

    /// Whether a view is hidden and so gives up its place.
    private func leaves(_ view: Int, _ stack: StackContent) -> Bool {
        screen.views[view].isHidden.value(in: classes)
            && (screen.platform != .macOS || stack.detachesHiddenViews)
    }

    private func stackGeometry(of view: Int, _ stack: StackContent) -> StackGeometry {
        let rect = alignmentRect(of: view)
        var insets = EdgeInsets.zero
        if screen.platform == .macOS {
            insets = stack.edgeInsets
            if isRightToLeft[view] { (insets.left, insets.right) = (insets.right, insets.left) }
        } else if stack.isMarginsRelative {
            insets = inputs.surroundings.margins[view]
        }
        return StackGeometry(
            view: view,
            stack: stack,
            axis: stack.axis.value(in: classes),
            isRightToLeft: isRightToLeft[view],
            canvas: rect.inset(by: insets),
            shown: shownViews(of: stack)
        )
    }

    func spacing(after position: Int, in geometry: StackGeometry) -> Double {
        geometry.spacing(after: position, in: classes, standard: Self.standardSpacing)
    }

    /// A hidden view has no extent and stands where the stack begins; its neighbours do not see it.
    private mutating func lowerHiddenViews(of geometry: StackGeometry) {
        for arranged in geometry.stack.arranged where isPresent[arranged] && leaves(arranged, geometry.stack) {
            let origin = ConstraintOrigin.made(.hiddenInStack, view: arranged)
            let rect = alignmentRect(of: arranged)
            let canvas = geometry.canvas
            add(rect.extent(geometry.axis), .equal, .zero, priority: 999.5, origin)
            add(geometry.start(rect), .equal, geometry.start(canvas), origin)
            add(
                rect.start(geometry.cross, isRightToLeft: geometry.isRightToLeft),
                .equal,
                canvas.start(geometry.cross, isRightToLeft: geometry.isRightToLeft),
                origin
            )
        }
    }

    // MARK: Along the axis

    /// Every view begins where the one before ends, plus the spacing; the first and the last touch the canvas.
    private mutating func lowerChain(_ geometry: StackGeometry) {
        connectToCanvas(geometry)
        for (before, after) in zip(geometry.shown, geometry.shown.dropFirst()) {
            let edges = neighbours(before.view, after.view, in: geometry)
            add(edges.start, .equal, edges.end + spacing(after: before.position, in: geometry), geometry.origin)
        }
    }

    /// Where a view ends and the next one begins: at their edges, or in a column that counts from baseline to baseline,
    /// at those.
    private func neighbours(
        _ before: Int,
        _ after: Int,
        in geometry: StackGeometry
    ) -> (end: LinearForm, start: LinearForm) {
        if geometry.stack.isBaselineRelative, geometry.axis == .vertical {
            return (baseline(of: before, isFirst: false), baseline(of: after, isFirst: true))
        }
        return (geometry.end(alignmentRect(of: before)), geometry.start(alignmentRect(of: after)))
    }

    private mutating func connectToCanvas(_ geometry: StackGeometry) {
        guard let first = geometry.shown.first, let last = geometry.shown.last else { return }
        add(geometry.start(alignmentRect(of: first.view)), .equal, geometry.start(geometry.canvas), geometry.origin)
        let end = geometry.end(alignmentRect(of: last.view))
        let resistance = geometry.clippingResistance(geometry.axis)
        if resistance < Constraint.required {
            // What does not fit is cut off at the end.
            add(end, .greaterThanOrEqual, geometry.end(geometry.canvas), geometry.origin)
            add(end, .lessThanOrEqual, geometry.end(geometry.canvas), priority: resistance, geometry.origin)
        } else if screen.platform == .macOS {
            // Where views of given sizes leave room, it stays free at the end.
            add(end, .lessThanOrEqual, geometry.end(geometry.canvas), geometry.origin)
            let hugging = geometry.stack.ownHugging?[geometry.axis] ?? 0
            add(
                end,
                .greaterThanOrEqual,
                geometry.end(geometry.canvas),
                priority: max(Self.fillingPriority, min(hugging, Self.mostFillingPriority)),
                geometry.origin
            )
        } else {
            add(end, .equal, geometry.end(geometry.canvas), geometry.origin)
        }
    }

    /// How strongly a stack of macOS holds its end at its last view: less than the canvas holds a root.
    private static let fillingPriority: Float = 998
    /// How strongly it does at most, where it hugs its views more than the stack around it pulls at it.
    private static let mostFillingPriority: Float = 999.5

    private mutating func lowerEqualSizes(_ geometry: StackGeometry) {
        guard let first = geometry.shown.first else { return }
        for other in geometry.shown.dropFirst() {
            add(
                alignmentRect(of: other.view).extent(geometry.axis),
                .equal,
                alignmentRect(of: first.view).extent(geometry.axis),
                priority: screen.platform == .macOS ? Self.desktopAlignmentPriority : Constraint.required,
                geometry.origin
            )
        }
    }

    /// Extents go with the intrinsic ones.
    ///
    /// The share counts the spacing into the whole, as the system does, so that the
    /// last view takes up what is left.
    private mutating func lowerProportions(_ geometry: StackGeometry) {
        let extents = geometry.shown.map { fittingExtent(of: $0.view, geometry.axis) ?? 0 }
        let gaps = geometry.shown.dropLast().reduce(0.0) { $0 + spacing(after: $1.position, in: geometry) }
        let total = extents.reduce(gaps, +)
        guard extents.contains(where: { $0 > 0 }), total > 0 else { return lowerEqualSizes(geometry) }
        let canvas = geometry.canvas.extent(geometry.axis)
        for (index, shown) in geometry.shown.enumerated() {
            add(
                alignmentRect(of: shown.view).extent(geometry.axis),
                .equal,
                (extents[index] / total) * canvas,
                priority: proportionPriority(of: index, in: geometry),
                geometry.origin
            )
        }
    }

    /// `UIStackView` lets nothing but required constraints win, the first view most; in `NSStackView` views that hug their
    /// content keep to it, as saved frames show.
    private func proportionPriority(of index: Int, in geometry: StackGeometry) -> Float {
        if geometry.shown.count == 1 { return Constraint.required }
        return screen.platform == .macOS ? 249 : Float(max(999 - index, 750))
    }

    /// Distances between neighbours, or between their centres, are all the same, and at least the spacing.
    private mutating func lowerEqualGaps(_ geometry: StackGeometry) {
        if screen.platform == .macOS, geometry.shown.count == 1, let only = geometry.shown.first {
            return lowerSingle(only.view, geometry)
        }
        connectToCanvas(geometry)
        let byCenter = geometry.stack.distribution == .equalCentering
        var firstGap: LinearForm?
        for (before, after) in zip(geometry.shown, geometry.shown.dropFirst()) {
            let from = alignmentRect(of: before.view)
            let to = alignmentRect(of: after.view)
            let edges = neighbours(before.view, after.view, in: geometry)
            let gap = edges.start - edges.end
            let spacing = LinearForm(constant: spacing(after: before.position, in: geometry))
            add(gap, .greaterThanOrEqual, spacing, geometry.origin)
            let measured = byCenter ? geometry.center(to) - geometry.center(from) : gap
            if let first = firstGap {
                add(measured, .equal, first, priority: byCenter ? 149 : 1000, geometry.origin)
            } else {
                firstGap = measured
            }
        }
        // The canvas fits its views where nothing else says how long it is.
        add(geometry.canvas.extent(geometry.axis), .equal, .zero, priority: 49, geometry.origin)
    }

    /// With equal gaps, the only view of a stack of macOS stands in the middle.
    private mutating func lowerSingle(_ view: Int, _ geometry: StackGeometry) {
        let rect = alignmentRect(of: view)
        add(geometry.start(rect), .greaterThanOrEqual, geometry.start(geometry.canvas), geometry.origin)
        add(geometry.end(rect), .lessThanOrEqual, geometry.end(geometry.canvas), geometry.origin)
        add(geometry.center(rect), .equal, geometry.center(geometry.canvas), geometry.origin)
    }
}
