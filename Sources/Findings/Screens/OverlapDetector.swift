internal import Interfaces
internal import Layout
internal import TextMeasurement

/// Two views that cover each other, or one that stands outside of its container.
struct Overlap: Hashable, Comparable {
    /// A position in ``Screen/views``.
    var first: Int
    /// A later position; `nil` if the first stands outside.
    var second: Int?

    var views: [Int] { [first] + (second.map { [$0] } ?? []) }

    static func < (left: Overlap, right: Overlap) -> Bool {
        (left.first, left.second ?? -1) < (right.first, right.second ?? -1)
    }
}

/// The parts of a screen that people see, and where they run into each other.
struct OverlapDetector: Sendable {
    /// How much of two views must cover each other, or stand outside, in points: less is rounding.
    static let tolerance = 1.0

    let screen: Screen
    /// The views that show a text or are controls, as positions in ``Screen/views``.
    let shown: [Int]
    private let traits: [Traits]

    /// What is asked of a view for every pair that it is in.
    private struct Traits: Sendable {
        /// The parent; -1 for the root.
        var parent: Int
        var isLabel: Bool
        var hasMask: Bool
        /// Whether the view is the title or the detail of a cell of a standard style: the system gives them their room.
        var isPlacedByCell: Bool
        /// Whether what stands in it may reach beyond it: it scrolls, or is not known.
        var endsOutside: Bool
    }

    init(_ screen: Screen) {
        self.screen = screen
        shown = screen.views.indices.filter {
            Self.showsSomething($0, of: screen) && !screen.isArrangedByUnknown($0)
        }
        traits = screen.views.indices.map { index in
            let view = screen.views[index]
            var traits = Traits(
                parent: view.parent ?? -1,
                isLabel: false,
                hasMask: view.autoresizing != nil,
                isPlacedByCell: Self.isPlacedByCell(index, of: screen),
                endsOutside: false
            )
            switch view.content {
            case .label: traits.isLabel = true
            case .scroll, .table, .opaque: traits.endsOutside = true
            default: break
            }
            return traits
        }
    }

    /// What clashes in one layout of the screen and not in another.
    ///
    /// - Parameters:
    ///   - laidOut: the layout.
    ///   - before: the layout that it is compared with, on the same device.
    ///   - device: the device of both.
    /// - Returns: the clashes and by how many points, in the order of the views.
    /// - Complexity: O(*n* log *n* + *p*) for *n* views that show something, and *p* pairs that stand beside each other.
    func newClashes(
        in laidOut: LaidOutScreen,
        before: LaidOutScreen,
        _ device: DeviceTraits
    ) -> [(clash: Overlap, points: Double)] {
        let then = ShownContents(of: before, on: device, self)
        let now = ShownContents(of: laidOut, on: device, self)
        return newClashes(of: shown, in: now.state, before: then)
    }

    /// What clashes after some views have moved, and did not before.
    ///
    /// - Parameters:
    ///   - moved: those of ``shown`` whose content stands elsewhere, or that stand in a view that does, ascending.
    ///   - now: where everything stands now.
    ///   - then: where everything stood.
    /// - Returns: the clashes and by how many points, in the order of the views.
    /// - Complexity: O(*m* log *n* + *p*) for *m* of *n* views, and *p* pairs that stand beside each other.
    func newClashes(
        of moved: [Int],
        in now: ShownContents.State,
        before then: ShownContents
    ) -> [(clash: Overlap, points: Double)] {
        var clashes: [(clash: Overlap, points: Double)] = []
        var outsiders: [Int: Double] = [:]
        func compare(_ one: Int, _ other: Int) {
            let (first, second) = (min(one, other), max(one, other))
            guard let points = Self.covered(now.rects[first], now.rects[second]), points > Self.tolerance,
                Self.covered(then.state.rects[first], then.state.rects[second]) ?? 0 <= Self.tolerance,
                !isRelated(first, second), !isUnderCover(first, of: second, in: then.state)
            else { return }
            clashes.append((Overlap(first: first, second: second), points))
        }
        let isAll = moved.count == shown.count
        let among = SpanIndex(moved.compactMap { view in now.rects[view].map { (view, $0) } })
        let isMoved = isAll ? [] : Set(moved)
        for view in moved {
            guard let rect = now.rects[view] else { continue }
            among.forEach(overlapping: rect) { if $0 > view { compare(view, $0) } }
            if !isAll {
                then.index.forEach(overlapping: rect) { if !isMoved.contains($0) { compare(view, $0) } }
            }
            let (points, culprit) = outside(view, in: now)
            guard points > Self.tolerance, outside(view, in: then.state).points <= Self.tolerance else { continue }
            outsiders[culprit] = max(outsiders[culprit] ?? 0, points)
        }
        clashes += outsiders.map { (Overlap(first: $0.key, second: nil), $0.value) }
        return clashes.sorted { $0.clash < $1.clash }
    }

    /// The views of ``shown`` that are among some views, or stand in one of them.
    func shown(in views: Set<Int>) -> [Int] {
        guard !views.isEmpty else { return [] }
        var isIn = Array(repeating: false, count: traits.count)
        for (index, view) in traits.enumerated() {
            isIn[index] = view.parent >= 0 && isIn[view.parent] || views.contains(index)
        }
        return shown.filter { isIn[$0] }
    }

    func isLabel(_ index: Int) -> Bool { traits[index].isLabel }

    /// Whether the view itself shows a text or is a control, so that covering it is a fault.
    private static func showsSomething(_ index: Int, of screen: Screen) -> Bool {
        switch screen.views[index].content {
        // The text of a label may stand in a table alone: an empty one shows nothing in its layout.
        case .label(let label): label.text != nil && !screen.views[index].flags.isPrototype
        case .button, .textField, .segmentedControl: !screen.views[index].flags.isPrototype
        case .control(let control): ["switch", "stepper", "colorWell"].contains(control.element)
        default: false
        }
    }

    /// Whether one of two views stands in the other, both are the labels of a cell that places them itself, they are
    /// never seen together, or both keep their frames whatever the language.
    private func isRelated(_ first: Int, _ second: Int) -> Bool {
        let (one, other) = (traits[first], traits[second])
        return isAround(first, second) || one.isPlacedByCell && other.isPlacedByCell
            || isFixed(one) && isFixed(other) || screen.isOnOtherPage(first, than: second)
    }

    /// Whether the first view is around the second, which comes later.
    private func isAround(_ first: Int, _ second: Int) -> Bool {
        var view = second
        while view > first { view = traits[view].parent }
        return view == first
    }

    /// Whether a view keeps its frame: a control with an autoresizing mask.
    ///
    /// A label with one keeps its frame too, but its text moves in it.
    private func isFixed(_ view: Traits) -> Bool { view.hasMask && !view.isLabel }

    private static func isPlacedByCell(_ index: Int, of screen: Screen) -> Bool {
        guard screen.views[index].autoresizing != nil else { return false }
        var parent = screen.views[index].parent
        while let view = parent {
            if case .cell(let cell) = screen.views[view].content { return cell.style != "custom" }
            parent = screen.views[view].parent
        }
        return false
    }

    /// The smaller side of the area that both cover, in points.
    private static func covered(_ first: Rect?, _ second: Rect?) -> Double? {
        guard let first, let second, let area = first.intersection(second) else { return nil }
        return min(area.width, area.height)
    }

    /// How far something stands outside of the views around it, in points, and the view that does it; inside a scroll
    /// view nothing does.
    ///
    /// Where the container of several views is too wide, it is the container that stands outside, and not each of them.
    /// A view with an autoresizing mask keeps its frame, whatever its text: it cannot be pushed out.
    private func outside(_ index: Int, in state: ShownContents.State) -> (points: Double, culprit: Int) {
        guard let rect = state.rects[index], rect.width > 0, rect.height > 0, !traits[index].hasMask else {
            return (0, index)
        }
        var farthest = (points: 0.0, culprit: index)
        var inner = index
        var view = traits[index].parent
        while view >= 0 {
            if traits[view].endsOutside { return farthest }
            if let frame = state.frames[view], frame.width > 0, frame.height > 0 {
                let points = Self.distance(of: rect, beyond: frame)
                if points > farthest.points {
                    let isInner =
                        state.frames[inner].map { Self.distance(of: $0, beyond: frame) >= points - 1 } ?? false
                    farthest = (points, isInner ? inner : index)
                }
            }
            inner = view
            view = traits[view].parent
        }
        if screen.extent == .device {
            let points = Self.distance(of: rect, beyond: state.safeArea)
            if points > farthest.points { farthest = (points, index) }
        }
        return farthest
    }

    /// How far a rectangle reaches beyond another one, in points; below zero if it lies within.
    private static func distance(of rect: Rect, beyond frame: Rect) -> Double {
        max(frame.x - rect.x, rect.maxX - frame.maxX, frame.y - rect.y, rect.maxY - frame.maxY)
    }
}

extension PlacedText {
    /// The part of the box that the ink of the shown lines takes.
    ///
    /// A mark of Japanese may be half empty: what covers that half covers nothing.
    var shownArea: Rect {
        var area = shownLines
        guard fitted.shown.lines.count == 1, !isRightToLeft, fitted.shown.advance <= box.width else { return area }
        let start = FullWidthMark.emptyStart(of: value) * fitted.fontSize
        area.x += start
        area.width -= min(area.width, start + FullWidthMark.emptyEnd(of: value) * fitted.fontSize)
        return area
    }

    /// The part of the box that the shown lines take.
    private var shownLines: Rect {
        let width = min(fitted.shown.advance, box.width)
        let height = min(fitted.shown.height, box.height)
        let x =
            switch alignment {
            case .center: box.midX - width / 2
            case .right: box.maxX - width
            case .left, .justified, .natural: isRightToLeft && alignment != .left ? box.maxX - width : box.x
            }
        return Rect(x: x, y: box.midY - height / 2, width: width, height: height)
    }
}
