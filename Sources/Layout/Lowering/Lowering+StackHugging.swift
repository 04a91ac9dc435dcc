internal import ConstraintSolver
internal import Interfaces
internal import TextMeasurement

/// How `NSStackView` hugs the views that it arranges.
extension Lowering {
    /// The priority of the alignment of `NSStackView`, and of the equality of its views.
    ///
    /// Both give way to constraints of the document and to views that resist compression: of 3,000 saved frames, more are
    /// met with any number from 251 to 749 than with one above.
    static let desktopAlignmentPriority: Float = 500
    /// The priority of the alignment in the middle: it is kept against what resists compression, and not against what is
    /// required or nearly so.
    static let desktopCenteringPriority: Float = 751
    /// What a stack may take from views that ask for no size of their own.
    private static let emptyingPriority: Float = 250

    /// How strongly a stack that its views fill keeps short by itself, at most: less than a stack around it, which stretches
    /// what is in it, and less than any text in it resists.
    private static let filledPriority: Float = 1

    /// So much less than it hugs, a view that asks for no size is kept small: one that hugs content as strongly keeps it.
    private static let emptyingStep: Float = 0.01
    /// So much less than it hugs across its axis, a stack pulls its views to the edge: a stack in it that hugs its own
    /// views as strongly is not stretched.
    private static let stretchingStep: Float = 0.02

    /// So much less than it hugs along its axis, a stack is kept short by itself.
    private static let closingStep: Float = 0.03

    /// The priority with room for the steps below it.
    ///
    /// Interface Builder sets stacks in stacks apart by the next smaller number (249.99998474121094).
    private static func standing(_ priority: Float) -> Float {
        priority.nextUp == priority.nextUp.rounded() && priority != priority.rounded() ? priority - 0.1 : priority
    }

    /// Pulls a view to the edges of the canvas across the axis.
    ///
    /// The stack hugs each of its views by itself: one that hugs its own content less than that is stretched, and a stack
    /// of which the size is open is as small as the largest of them.
    mutating func lowerHugging(of view: Int, across geometry: StackGeometry) {
        let cross = geometry.cross
        let hugging = Self.standing(geometry.stack.ownHugging?[cross] ?? 250) - Self.stretchingStep
        guard hugging > 0 else { return }
        if geometry.stack.alignment.value(in: classes).isCentering {
            // Views that stand in the middle are not stretched; the stack closes around them.
            add(
                geometry.canvas.extent(cross),
                .equal,
                .zero,
                priority: min(hugging, Self.emptyingPriority),
                geometry.origin
            )
            return
        }
        add(
            alignmentRect(of: view).extent(cross),
            .greaterThanOrEqual,
            geometry.canvas.extent(cross),
            priority: min(hugging, Constraint.required),
            geometry.origin
        )
    }

    /// Keeps views small that ask for no size along the axis, as strongly as each hugs its content; on the canvas, an empty
    /// view keeps the size that it was drawn with, and a view around others what it was drawn with across the axis.
    ///
    /// A stack that is stretched gives to those of them which hug least; stacks in it say for themselves.
    private mutating func lowerEmptying(along geometry: StackGeometry) {
        for shown in geometry.shown {
            let view = screen.views[shown.view]
            if case .stack = view.content { continue }
            // A tab view of AppKit is as large as its pages ask for.
            if case .control(let control) = view.content, control.element == "tabView" { continue }
            let hugging = min(view.contentHugging[geometry.axis], Self.emptyingPriority)
            guard hugging > Self.emptyingStep else { continue }
            let size = inputs.intrinsicSizes[shown.view]
            for axis in [geometry.axis, geometry.cross] where (axis == .horizontal ? size.width : size.height) == nil {
                let keepsDrawn = view.children.isEmpty || axis == geometry.cross && view.content.isHolder
                let drawn = keepsDrawn ? drawnExtent(of: shown.view, axis) : nil
                if axis == geometry.cross, drawn == nil { continue }
                add(
                    alignmentRect(of: shown.view).extent(axis),
                    .equal,
                    LinearForm(constant: drawn ?? 0),
                    priority: hugging - Self.emptyingStep,
                    geometry.origin
                )
            }
        }
    }

    /// Lets a stack of macOS without a view be as small as its surroundings leave it; `UIStackView` asks for nothing then.
    mutating func lowerEmptyStack(_ geometry: StackGeometry) {
        guard screen.platform == .macOS else { return }
        for axis in Axis.allCases {
            let hugging = min(Self.standing(geometry.stack.ownHugging?[axis] ?? 250), Self.emptyingPriority)
            guard hugging > Self.closingStep else { continue }
            add(
                geometry.canvas.extent(axis),
                .equal,
                .zero,
                priority: hugging - Self.closingStep,
                geometry.origin
            )
        }
    }

    /// Keeps the gaps between the views of a stack as small as they may be.
    ///
    /// Stacks that fill their length have none; what asks for no size gives way there.
    mutating func lowerHugging(along geometry: StackGeometry) {
        let axis = geometry.axis
        let hugging = min(geometry.stack.ownHugging?[axis] ?? 250, Constraint.required)
        lowerEmptying(along: geometry)
        // What is still open is as small as the stack wants it, unless the stack around it pulls at it.
        let isFilled: Bool
        switch geometry.stack.distribution {
        case .fill, .fillEqually, .fillProportionally: isFilled = true
        case .gravityAreas, .equalSpacing, .equalCentering: isFilled = false
        }
        let mostClosing = isFilled ? Self.filledPriority : Self.emptyingPriority
        let closing = min(Self.standing(hugging), mostClosing) - Self.closingStep
        if closing > 0 {
            add(geometry.canvas.extent(axis), .equal, .zero, priority: closing, geometry.origin)
        }
        guard hugging > 0, !isFilled else { return }
        for (before, after) in zip(geometry.shown, geometry.shown.dropFirst()) {
            let gap =
                geometry.start(alignmentRect(of: after.view)) - geometry.end(alignmentRect(of: before.view))
            let spacing = LinearForm(constant: spacing(after: before.position, in: geometry))
            add(gap, .lessThanOrEqual, spacing, priority: hugging, geometry.origin)
        }
        // With equal gaps a single view stands in the middle, away from both ends.
        let isSpread = geometry.stack.distribution != .gravityAreas && geometry.shown.count == 1
        guard !isSpread, let first = geometry.shown.first, let last = geometry.shown.last else { return }
        let start = geometry.start(alignmentRect(of: first.view)) - geometry.start(geometry.canvas)
        let end = geometry.end(geometry.canvas) - geometry.end(alignmentRect(of: last.view))
        add(start, .lessThanOrEqual, .zero, priority: hugging, geometry.origin)
        add(end, .lessThanOrEqual, .zero, priority: hugging, geometry.origin)
    }
}

extension ViewContent {
    /// Whether it is a view that holds others: a plain one, or a box.
    var isHolder: Bool {
        switch self {
        case .plain, .box: true
        default: false
        }
    }
}

extension StackContent.Alignment {
    /// Whether views stand in the middle of the stack.
    fileprivate var isCentering: Bool {
        switch self {
        case .center, .centerX, .centerY: true
        case .fill, .leading, .trailing, .top, .bottom, .firstBaseline, .lastBaseline, .left, .right, .width, .height:
            false
        }
    }
}
