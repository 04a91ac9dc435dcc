internal import Interfaces
internal import Layout
internal import TextMeasurement

/// Two views that cover each other, or one that stands outside of its container.
struct Clash: Hashable, Comparable {
    /// A position in ``Screen/views``.
    var first: Int
    /// A later position; `nil` if the first stands outside.
    var second: Int?

    var views: [Int] { [first] + (second.map { [$0] } ?? []) }

    static func < (left: Clash, right: Clash) -> Bool {
        (left.first, left.second ?? -1) < (right.first, right.second ?? -1)
    }
}

/// The parts of a screen that people see, and where they run into each other.
struct ShownShapes {
    /// How much of two views must cover each other, or stand outside, in points: less is rounding.
    static let tolerance = 1.0

    private let screen: Screen
    /// The views that show a text or are controls, as positions in ``Screen/views``.
    let shown: [Int]

    init(_ screen: Screen) {
        self.screen = screen
        shown = screen.views.indices.filter {
            Self.showsSomething($0, of: screen) && !screen.isArrangedByUnknown($0)
        }
    }

    /// What clashes in one layout of the screen and not in another.
    ///
    /// - Parameters:
    ///   - laidOut: the layout.
    ///   - before: the layout that it is held against, on the same device.
    ///   - device: the device of both.
    /// - Returns: the clashes and by how many points, in the order of the views.
    /// - Complexity: O(*n*²) in the number of views that show something.
    func newClashes(
        in laidOut: LaidOutScreen,
        before: LaidOutScreen,
        _ device: DeviceTraits
    ) -> [(clash: Clash, points: Double)] {
        let (now, then) = (contents(of: laidOut, device), contents(of: before, device))
        var clashes: [(clash: Clash, points: Double)] = []
        var outsiders: [Int: Double] = [:]
        for (position, first) in shown.enumerated() {
            for second in shown[(position + 1)...] where !isRelated(first, second) {
                guard let points = covered(now[first], now[second]), points > Self.tolerance else { continue }
                if covered(then[first], then[second]) ?? 0 > Self.tolerance { continue }
                clashes.append((Clash(first: first, second: second), points))
            }
            let (points, culprit) = outside(now[first], of: first, in: laidOut)
            guard points > Self.tolerance, outside(then[first], of: first, in: before).points <= Self.tolerance else {
                continue
            }
            outsiders[culprit] = max(outsiders[culprit] ?? 0, points)
        }
        clashes += outsiders.map { (Clash(first: $0.key, second: nil), $0.value) }
        return clashes.sorted { $0.clash < $1.clash }
    }

    /// Whether the view itself shows a text or is a control, so that covering it is a fault.
    private static func showsSomething(_ index: Int, of screen: Screen) -> Bool {
        switch screen.views[index].content {
        case .label(let label): label.text?.value.isEmpty == false && !screen.views[index].flags.isPrototype
        case .button, .textField, .segmentedControl: !screen.views[index].flags.isPrototype
        case .control(let control): control.element == "switch" || control.element == "stepper"
        default: false
        }
    }

    /// The part of each view that shows something: of a label its lines, of others the frame without the shadow around
    /// it; `nil` where nothing is, as in a label without a text.
    private func contents(of laidOut: LaidOutScreen, _ device: DeviceTraits) -> [Rect?] {
        var contents = zip(laidOut.frames, laidOut.alignmentInsets).map { frame, insets in frame?.inset(by: insets) }
        for index in contents.indices where isHidden(index, device) || isLabel(index) { contents[index] = nil }
        for placed in laidOut.texts {
            guard isLabel(placed.view), !isHidden(placed.view, device) else { continue }
            contents[placed.view] = placed.shownArea
        }
        return contents
    }

    private func isLabel(_ index: Int) -> Bool {
        if case .label = screen.views[index].content { true } else { false }
    }

    private func isHidden(_ index: Int, _ device: DeviceTraits) -> Bool {
        var current: Int? = index
        while let view = current {
            if screen.views[view].isHidden.value(in: device.sizeClasses) { return true }
            current = screen.views[view].parent
        }
        return false
    }

    /// Whether one of two views stands in the other, both are the labels of a cell that places them itself, they are
    /// never seen together, or both keep their frames whatever the language.
    private func isRelated(_ first: Int, _ second: Int) -> Bool {
        let path = screen.ancestors(of: first)
        return path.contains(second) || screen.ancestors(of: second).contains(first)
            || isPlacedByCell(first) && isPlacedByCell(second)
            || isFixed(first) && isFixed(second) || screen.isOnOtherPage(first, than: second)
    }

    /// Whether a view keeps its frame: a control with an autoresizing mask.
    ///
    /// The text of a label moves in its frame.
    private func isFixed(_ index: Int) -> Bool { screen.views[index].autoresizing != nil && !isLabel(index) }

    /// Whether a view is the title or the detail of a cell of a standard style: the system gives them their room.
    private func isPlacedByCell(_ index: Int) -> Bool {
        guard screen.views[index].autoresizing != nil else { return false }
        var parent = screen.views[index].parent
        while let view = parent {
            if case .cell(let cell) = screen.views[view].content { return cell.style != "custom" }
            parent = screen.views[view].parent
        }
        return false
    }

    /// The smaller side of the area that both cover, in points.
    private func covered(_ first: Rect?, _ second: Rect?) -> Double? {
        guard let first, let second, let area = first.intersection(second) else { return nil }
        return min(area.width, area.height)
    }

    /// How far something stands outside of the views around it, in points, and the view that does it; inside a scroll
    /// view nothing does.
    ///
    /// Where the container of several views is too wide, it is the container that stands outside, and not each of them.
    /// A view with an autoresizing mask keeps its frame, whatever its text: it cannot be pushed out.
    private func outside(_ rect: Rect?, of index: Int, in laidOut: LaidOutScreen) -> (points: Double, culprit: Int) {
        guard let rect, rect.width > 0, rect.height > 0, screen.views[index].autoresizing == nil else {
            return (0, index)
        }
        var farthest = (points: 0.0, culprit: index)
        var inner = index
        for view in screen.ancestors(of: index) {
            switch screen.views[view].content {
            case .scroll, .table, .opaque: return farthest
            default: break
            }
            if let frame = laidOut.frames[view], frame.width > 0, frame.height > 0 {
                let points = Self.distance(of: rect, beyond: frame)
                if points > farthest.points {
                    let isInner =
                        laidOut.frames[inner].map { Self.distance(of: $0, beyond: frame) >= points - 1 } ?? false
                    farthest = (points, isInner ? inner : index)
                }
            }
            inner = view
        }
        if screen.extent == .device {
            let points = Self.distance(of: rect, beyond: laidOut.safeArea)
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
    /// The part of the box that the shown lines take.
    var shownArea: Rect {
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
