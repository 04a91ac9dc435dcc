internal import TextMeasurement

/// Why a layout cannot do without the frame that was saved for a view.
package enum SavedFrameNeed: String, Sendable, Hashable, CaseIterable {
    /// The view shows an image, and the document does not say how large the image is.
    case imageSize
    /// The element is not known, so nobody knows what size it asks for.
    case unknownElement
    /// A class of the app may ask for a size of its own.
    case customClass
    /// A label without a text: code sets it, and the canvas shows the label at a size of its own.
    case noText
    /// An empty view, a line, a slider, a bar or a field of macOS that a stack view or a grid view arranges and that no
    /// constraint gives a size.
    case noSize
    /// A label of macOS that wraps at the width of its first layout: which one that was, the frame alone says.
    case wrappingWidth
    /// A plain view in a stack view of iOS, of which no constraint says how long it is along the stack, or across one that
    /// does not stretch it: the canvas keeps it at least as large as it was drawn, whatever is in it asks for. One of macOS,
    /// or a box, keeps what it was drawn with across the stack, and an empty one along it; in a grid view it keeps both. A pane of a split view of macOS
    /// begins with the size that it was drawn with.
    case drawnSize
}

extension Screen {
    /// Why a layout needs the frame that was saved for a view.
    ///
    /// Only sizes that no rule can find are needed: texts are measured whatever their class, and controls of the system
    /// have known sizes.
    ///
    /// - Parameter index: a position in ``views``.
    /// - Returns: `nil` if the layout can do without.
    /// - Complexity: O(*n*) in the number of constraints.
    package func needForSavedFrame(of index: Int) -> SavedFrameNeed? {
        let view = views[index]
        switch view.content {
        case .image(nil): return .imageSize
        case .button(let button) where button.title == nil && button.hasImage && button.imageSize == nil:
            return .imageSize
        case .segmentedControl(let control)
        where control.segments.allSatisfy { $0.title == nil && $0.hasImage }:
            return control.hasGivenWidths && platform == .macOS ? nil : .imageSize
        case .control(let control) where control.hasUnknownSize && platform == .macOS: return .unknownElement
        case .textField where platform == .macOS: return isArrangedWithoutSize(index) ? .noSize : nil
        case .opaque: return view.matrix == nil ? .unknownElement : nil
        case .label(let label) where label.text?.value.isEmpty ?? true: return .noText
        case .label(let label)
        where label.wrapsAtFirstLayout && label.attributes.lines != 1 && label.attributes.lineBreak != .clip:
            return .wrappingWidth
        case .label, .button, .textField, .textView, .segmentedControl, .image: return nil
        case .plain, .stack, .scroll, .table, .cell, .bar, .control, .box, .split, .container:
            if view.customClass != nil { return .customClass }
            if isPaneWithoutSize(index) { return .drawnSize }
            if isArrangedWithoutSize(index) { return .noSize }
            return isHeldByCanvas(index) ? .drawnSize : nil
        }
    }

    /// Whether the canvas keeps a view as large as it was drawn.
    ///
    /// That is a view around others that a stack view arranges, on iOS
    /// along the stack and across one that does not stretch it, on macOS across it. An empty view is kept on both axes, and so
    /// is one that a grid view arranges.
    private func isHeldByCanvas(_ index: Int) -> Bool {
        let view = views[index]
        guard view.content.holdsOthers(on: platform), let parent = view.parent, isArranged(index, by: parent) else {
            return false
        }
        guard case .stack(let stack) = views[parent].content else {
            return Axis.allCases.contains { !isExtentNamed(of: index, $0) }
        }
        let along = stack.axis.base
        let across: Axis = along == .horizontal ? .vertical : .horizontal
        let isAlongHeld = platform == .iOS || view.children.isEmpty
        let isAcrossHeld = platform == .macOS || stack.alignment.base != .fill
        return isAlongHeld && !isExtentNamed(of: index, along) || isAcrossHeld && !isExtentNamed(of: index, across)
    }

    /// Whether a view is a pane of a split view of macOS, and no constraint says how much of it the pane takes: the split view
    /// begins with what its panes were saved with.
    private func isPaneWithoutSize(_ index: Int) -> Bool {
        guard platform == .macOS, let parent = views[index].parent, case .split(let split) = views[parent].content
        else { return false }
        return !isExtentNamed(of: index, split.isVertical ? .horizontal : .vertical)
    }

    /// Whether a constraint names the width or height of a view.
    func isExtentNamed(of index: Int, _ axis: Axis) -> Bool {
        let extent: Anchor.Attribute = axis == .horizontal ? .width : .height
        return constraints.contains { constraint in
            [constraint.first, constraint.second].contains { anchor in
                anchor?.item == .view(index) && anchor?.attribute == extent
            }
        }
    }

    /// Whether a stack view arranges the view, and neither constraints nor anything in it say how large it is.
    private func isArrangedWithoutSize(_ index: Int) -> Bool {
        let view = views[index]
        guard view.children.isEmpty, !view.content.isControl || platform == .macOS && view.content.isStretchable,
            let parent = view.parent, isArranged(index, by: parent)
        else { return false }
        return Axis.allCases.allSatisfy { !isExtentNamed(of: index, $0) }
    }

    /// Whether a stack view or a grid view says where a view stands.
    private func isArranged(_ index: Int, by parent: Int) -> Bool {
        if case .stack(let stack) = views[parent].content { return stack.arranged.contains(index) }
        return platform == .macOS && views[parent].grid?.cells.contains { $0.view == index } ?? false
    }

    /// The screen as it would be if Interface Builder had not saved the frames of some views.
    ///
    /// A layout of it knows what it knows at run time: constraints, texts, the size of the root. A comparison of that
    /// layout with the frames that were taken away is a test of the layout; one that saw them would confirm itself.
    /// Views of ``needForSavedFrame(of:)`` keep their frames, and so does the root.
    ///
    /// - Parameter isRemoved: whether a view loses its frame, by position in ``views``: the views that constraints
    ///   place. Without its frame, a view that springs and struts place would have no place at all.
    /// - Returns: the screen; nothing but ``View/savedFrame`` differs.
    /// - Complexity: O(*n*) in the number of views.
    package func withoutSavedFrames(where isRemoved: [Bool]) -> Screen {
        var screen = self
        for (view, isRemoved) in zip(views.indices, isRemoved)
        where isRemoved && view > 0 && needForSavedFrame(of: view) == nil {
            screen.views[view].savedFrame = nil
        }
        return screen
    }
}

extension ViewContent {
    /// Whether the system knows how large it is.
    fileprivate var isControl: Bool {
        switch self {
        case .bar, .control, .box: true
        default: false
        }
    }

    /// Whether it is a view that others stand in: a plain one, and on macOS a box.
    fileprivate func holdsOthers(on platform: Platform) -> Bool {
        switch self {
        case .plain: true
        case .box(let box): platform == .macOS && box.kind != "separator"
        default: false
        }
    }

    /// Whether it is a control of macOS that asks for no length, however thick it is: what it is to be as long as is for
    /// others to say.
    fileprivate var isStretchable: Bool {
        switch self {
        case .box(let box): box.kind == "separator"
        case .control(let control):
            control.element == "slider" && control.style != "circular" || control.element == "levelIndicator"
                || control.element == "progressIndicator" && control.style != "spinning"
        default: false
        }
    }
}
