internal import ConstraintSolver
internal import Interfaces
internal import TextMeasurement

extension Lowering {
    /// What places a view beside constraints of the document.
    enum Placement {
        /// Constraints alone, also those of a stack or split view.
        case constraints
        case mask(AutoresizingMask, ConstraintOrigin.Made)
        /// The container keeps the distances of all four edges.
        case edges
        /// The matrix that it is a cell of.
        case cell

        /// Whether the content's own size has a say: that of a view with springs and struts has none.
        var leavesSize: Bool {
            if case .constraints = self { true } else { false }
        }
    }

    /// Adds the constraints that come from the saved frame.
    mutating func lowerPlacement(_ placement: Placement, of view: Int) {
        guard let parent = screen.views[view].parent else { return }
        switch placement {
        case .constraints, .cell: break
        case .mask(let mask, let made):
            lowerMask(mask, of: view, in: parent, axis: .horizontal, origin: .made(made, view: view))
            lowerMask(mask, of: view, in: parent, axis: .vertical, origin: .made(made, view: view))
        case .edges: lowerEdges(of: view, in: parent)
        }
    }

    func placement(of index: Int) -> Placement {
        let view = screen.views[index]
        guard let parent = view.parent else { return .constraints }
        if isArranged(index) { return .constraints }
        if screen.views[parent].matrix != nil { return .cell }
        switch screen.views[parent].content {
        case .split: return .constraints
        case .cell(let cell) where cell.contentView == index: return .edges
        case .box: return view.autoresizing == nil && isConstrained[index] ? .constraints : .edges
        case .scroll where screen.platform == .macOS && !isClipView(parent): return .edges
        case .control where !setting.isDesignTime && tabPageInsets(of: parent) != nil: return .edges
        default: break
        }
        if let mask = view.autoresizing {
            return fillsParent(index) && mask == AutoresizingMask() ? .edges : .mask(mask, .autoresizing)
        }
        if let mask = view.flags.fixedFrameMask { return .mask(mask, .fixedFrame) }
        if !isConstrained[index], view.savedFrame != nil {
            return fillsParent(index) ? .edges : .mask(AutoresizingMask(right: true, bottom: true), .placedByParent)
        }
        return .constraints
    }

    /// Whether the view is the clip view in a scroll view of macOS; its children are document views.
    private func isClipView(_ view: Int) -> Bool {
        if case .scroll(let scroll) = screen.views[view].content { return scroll.element == "clipView" }
        return false
    }

    /// The inset of the content of a box with its standard bezel, in points.
    private static let standardBoxInset = 4.0

    /// What a tab view of macOS keeps around its pages, in points; `nil` for other views and for tabs at a side.
    ///
    /// Saved frames of the pages that fit their tab views have these distances. A page that was not opened since the tab
    /// view was resized keeps its size on the canvas; the system gives each the same room.
    private func tabPageInsets(of view: Int) -> EdgeInsets? {
        guard screen.platform == .macOS, case .control(let control) = screen.views[view].content,
            control.element == "tabView"
        else { return nil }
        return switch control.style ?? "topTabsBezelBorder" {
        case "topTabsBezelBorder": EdgeInsets(top: 33, left: 10, bottom: 13, right: 10)
        case "bottomTabsBezelBorder": EdgeInsets(top: 7, left: 10, bottom: 19, right: 10)
        case "noTabsBezelBorder": EdgeInsets(top: 7, left: 10, bottom: 13, right: 10)
        case "noTabsLineBorder": EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        case "noTabsNoBorder": .zero
        default: nil
        }
    }

    private func fillsParent(_ view: Int) -> Bool {
        guard let frame = screen.views[view].savedFrame,
            let parent = screen.views[view].parent.flatMap({ screen.views[$0].savedFrame })
        else { return false }
        return frame.x == 0 && frame.y == 0 && frame.size == parent.size && frame.width > 0
    }

    // MARK: Constraints from frames

    /// Keeps the distances between the edges of a view and of its parent; all 0 if no frame was saved.
    private mutating func lowerEdges(of view: Int, in parent: Int) {
        let origin = ConstraintOrigin.made(.placedByParent, view: view)
        let inner = frame(of: view)
        let outer = frame(of: parent)
        var insets = EdgeInsets.zero
        if !setting.isDesignTime, let page = tabPageInsets(of: parent) {
            insets = page
        } else if let row = screen.insetsOfStaleRow(content: view, in: parent) {
            insets = row
        } else if let frame = screen.views[view].savedFrame, let size = screen.views[parent].savedFrame?.size {
            insets = EdgeInsets(
                top: frame.y,
                left: frame.x,
                bottom: size.height - frame.maxY,
                right: size.width - frame.maxX
            )
            if isRightToLeft[parent] { (insets.left, insets.right) = (insets.right, insets.left) }
        } else if case .box = screen.views[parent].content, let frame = screen.views[view].savedFrame {
            // What stands around the content of a box is the same on all sides but that of the title; the bezel of the
            // standard box has its shadow below.
            let shadow = frame.x == Self.standardBoxInset ? 1.0 : 0
            insets = EdgeInsets(top: frame.y, left: frame.x, bottom: frame.x + shadow, right: frame.x)
        } else if isClipView(view), let frame = screen.views[view].savedFrame {
            // The border of a scroll view is the same on all sides; the headers of a table stand below the upper one.
            insets = EdgeInsets(top: frame.y, left: frame.x, bottom: frame.x, right: frame.x)
        }
        add(inner.left, .equal, outer.left + insets.left, origin)
        add(inner.top, .equal, outer.top + insets.top, origin)
        add(inner.right, .equal, outer.right - insets.right, origin)
        // A document view that holds its own height makes a scroll view that nothing else holds as high as itself.
        let bottom = isClipView(view) ? RootExtent.windowPriority : Constraint.required
        add(inner.bottom, .equal, outer.bottom - insets.bottom, priority: bottom, origin)
    }

    /// Springs and struts on one axis: what the parent's size gains goes to the flexible parts, by their lengths.
    private mutating func lowerMask(
        _ mask: AutoresizingMask,
        of view: Int,
        in parent: Int,
        axis: Axis,
        origin: ConstraintOrigin
    ) {
        guard let saved = maskedFrame(of: view, in: parent) else { return }
        let inner = frame(of: view)
        let outer = frame(of: parent)
        let isHorizontal = axis == .horizontal
        let start = isHorizontal ? saved.x : saved.y
        let extent = isHorizontal ? saved.width : saved.height
        let outerExtent = screen.views[parent].savedFrame.map { isHorizontal ? $0.width : $0.height }
        let shares = mask.shares(
            axis,
            start: start,
            extent: extent,
            end: (outerExtent ?? start + extent) - start - extent,
            hangsFromBottom: screen.platform == .macOS
        )
        // What the parent is larger than it was.
        let gain = outerExtent.map { outer.extent(axis) - $0 } ?? .zero
        let outerStart = isHorizontal ? bounds(of: parent).left : bounds(of: parent).top
        let innerStart = isHorizontal ? inner.left : inner.top
        add(innerStart, .equal, outerStart + shares.start * gain + start, origin)
        add(inner.extent(axis), .equal, shares.extent * gain + extent, origin)
    }

    /// The frame that an autoresizing mask starts from: the saved one, but for labels of cells that put one below the other.
    ///
    /// Newer releases of Xcode save such a label as wide as its text in the source language; UIKit gives it the room up to
    /// the other margin. Of 335 labels that are saved with that room, all but ten end 8 points before an accessory, or the
    /// margin of the cell before its edge, whatever image stands in front of them.
    private func maskedFrame(of view: Int, in parent: Int) -> Rect? {
        guard var saved = screen.views[view].savedFrame else { return nil }
        guard !setting.isDesignTime, case .label = screen.views[view].content,
            let owner = screen.views[parent].parent, case .cell(let cell) = screen.views[owner].content,
            cell.contentView == parent, cell.style == "default" || cell.style == "subtitle",
            let room = screen.views[parent].savedFrame
        else { return saved }
        let outer = screen.views[owner].savedFrame?.width ?? room.width
        let margin = outer - room.width > Self.leastAccessory ? 8 : min(saved.x, 20)
        saved.width = max(saved.width, room.width - saved.x - margin)
        return saved
    }

    /// By how much the least accessory makes the content of a cell narrower, in points.
    private static let leastAccessory = 5.0
}

extension AutoresizingMask {
    /// How much of the parent's gain goes to the distance before the view and to the view itself.
    ///
    /// In the coordinates of macOS, a view without flexible parts keeps its distance from the bottom.
    fileprivate func shares(
        _ axis: Axis,
        start: Double,
        extent: Double,
        end: Double,
        hangsFromBottom: Bool
    ) -> (start: Double, extent: Double) {
        var flexes = axis == .horizontal ? (left, width, right) : (top, height, bottom)
        if axis == .vertical, hangsFromBottom, flexes == (false, false, false) { flexes.0 = true }
        let count = (flexes.0 ? 1.0 : 0) + (flexes.1 ? 1 : 0) + (flexes.2 ? 1 : 0)
        guard count > 0 else { return (0, 0) }
        let total = (flexes.0 ? max(start, 0) : 0) + (flexes.1 ? max(extent, 0) : 0) + (flexes.2 ? max(end, 0) : 0)
        guard total > 0 else { return (flexes.0 ? 1 / count : 0, flexes.1 ? 1 / count : 0) }
        return (flexes.0 ? max(start, 0) / total : 0, flexes.1 ? max(extent, 0) / total : 0)
    }
}
