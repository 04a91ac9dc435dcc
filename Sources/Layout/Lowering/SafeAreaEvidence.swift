internal import Interfaces
internal import TextMeasurement

/// What a document's constraints and saved frames tell about the safe area that the screen was designed with.
///
/// Documents do not say which bars stand around a scene when it is shown by code. But a view that is held at the safe
/// area's edge has a saved frame, and so tells where the edge was.
struct SafeAreaEvidence: Sendable, Hashable {
    /// The distance of the safe area from the top of the root view, in points; `nil` if nothing tells.
    var top: Double?
    /// The distance from the bottom.
    var bottom: Double?

    /// The largest distance that is believed, in points.
    private static let largest = 250.0

    /// Looks at the saved frames of a screen.
    ///
    /// - Parameters:
    ///   - screen: a screen of a document.
    ///   - classes: those of the device.
    ///   - least: how many views have to tell the same.
    /// - Complexity: O(*n* log *n*) in the number of constraints.
    init(of screen: Screen, in classes: PerAxis<SizeClass>, toldBy least: Int = 1) {
        guard let root = screen.views.first?.savedFrame else { return }
        var tops: [Told] = []
        var bottoms: [Told] = []
        var centers: [Told] = []
        for pin in Pin.all(in: screen, classes) {
            guard case .guide(let index) = pin.item, screen.guides[index].owner == 0 else { continue }
            switch (screen.guides[index].kind, pin.attribute) {
            case (.safeArea, .top), (.top, .bottom): tops.append(Told(pin.view, pin.place))
            case (.safeArea, .bottom), (.bottom, .top): bottoms.append(Told(pin.view, root.height - pin.place))
            case (.safeArea, .centerY): centers.append(Told(pin.view, pin.place - root.height / 2))
            default: break
            }
        }
        top = Self.mode(tops.filter { (0...Self.largest).contains($0.value) }, toldBy: least)
        bottom = Self.mode(bottoms.filter { (0...Self.largest).contains($0.value) }, toldBy: least)
        // The middle tells the difference of both.
        guard top == nil || bottom == nil, let center = Self.mode(centers, toldBy: least) else { return }
        if let known = top ?? bottom {
            top = top ?? max(0, known + 2 * center)
            bottom = bottom ?? max(0, known - 2 * center)
        } else if abs(center) < 0.75 {
            (top, bottom) = (0, 0)
        }
    }

    /// A distance, and the view whose frame tells it.
    private struct Told {
        var view: Int
        var value: Double

        init(_ view: Int, _ value: Double) {
            self.view = view
            self.value = value
        }
    }

    /// The value that most views tell; `nil` if fewer than so many do.
    private static func mode(_ told: [Told], toldBy least: Int) -> Double? {
        guard let mode = mode(told.map(\.value)) else { return nil }
        let views = Set(told.filter { abs($0.value - mode) < agreement }.map(\.view))
        return views.count >= least ? mode : nil
    }

    /// How far values that agree may be apart, in points.
    private static let agreement = 0.75

    /// The most frequent value, the first of those that occur equally often; `nil` for none.
    ///
    /// - Complexity: O(*n* log *n*).
    static func mode(_ values: [Double]) -> Double? {
        let sorted = values.sorted()
        var best: (value: Double, count: Int)?
        for value in values {
            let count =
                sorted.partitioningIndex { $0 - value >= agreement }
                - sorted.partitioningIndex { $0 - value > -agreement }
            if count > best?.count ?? 0 { best = (value, count) }
        }
        return best?.value
    }
}

extension [Double] {
    /// The position of the first element of a sorted array that belongs to its second part.
    fileprivate func partitioningIndex(where belongsToSecond: (Double) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belongsToSecond(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// What the saved frames inside of a root view tell about its size.
struct RootSizeEvidence: Sendable, Hashable {
    var width: Double?
    var height: Double?

    init(of screen: Screen, in classes: PerAxis<SizeClass>) {
        var widths: [Double] = []
        var heights: [Double] = []
        for pin in Pin.all(in: screen, classes) {
            let isRoot =
                switch pin.item {
                case .view(let view): view == 0
                case .guide(let index): screen.guides[index].owner == 0 && screen.guides[index].kind == .safeArea
                }
            guard isRoot else { continue }
            switch pin.attribute {
            case .trailing, .right: widths.append(pin.place)
            case .bottom: heights.append(pin.place)
            default: break
            }
        }
        width = SafeAreaEvidence.mode(widths)
        height = SafeAreaEvidence.mode(heights)
    }
}

/// A required equality between an edge of a view with a saved frame and an edge of something else: it tells where the
/// other edge was.
struct Pin {
    /// The view with the saved frame.
    var view: Int
    var item: Anchor.Item
    var attribute: Anchor.Attribute
    /// Where the edge was, in the coordinates of the screen.
    var place: Double

    /// All pins of a screen.
    ///
    /// - Parameters:
    ///   - screen: with saved frames.
    ///   - classes: those of the device.
    ///   - insets: how far the frame of each view reaches beyond its alignment rectangle; `nil` is nowhere.
    /// - Returns: the pins, in the order of the constraints.
    /// - Complexity: O(*n*) in the number of constraints.
    static func all(in screen: Screen, _ classes: PerAxis<SizeClass>, insets: [EdgeInsets]? = nil) -> [Pin] {
        var frames = screen.savedFrames
        if let insets { frames = zip(frames, insets).map { frame, insets in frame?.inset(by: insets) } }
        var pins: [Pin] = []
        for constraint in screen.constraints {
            guard let second = constraint.second, constraint.relation == .equal, constraint.multiplier == 1,
                constraint.priority.value(in: classes) >= Constraint.required,
                constraint.isInstalled.value(in: classes)
            else { continue }
            let constant = constraint.constant.value(in: classes)
            for (pinned, other, distance) in [
                (constraint.first, second, -constant), (second, constraint.first, constant),
            ] {
                guard case .view(let view) = pinned.item, let edge = place(pinned, in: screen, frames) else { continue }
                pins.append(
                    Pin(view: view, item: other.item, attribute: other.attribute, place: edge + distance)
                )
            }
        }
        return pins
    }

    /// Where an edge of a view inside the root was saved.
    private static func place(_ anchor: Anchor, in screen: Screen, _ frames: [Rect?]) -> Double? {
        guard case .view(let view) = anchor.item, view > 0, let frame = frames[view],
            !screen.views[view].flags.isMisplaced, screen.views[view].isInstalled.base
        else { return nil }
        return switch anchor.attribute {
        case .top: frame.y
        case .bottom: frame.maxY
        case .left, .leading: frame.x
        case .right, .trailing: frame.maxX
        case .centerX: frame.midX
        case .centerY: frame.midY
        case .width: frame.width
        default: nil
        }
    }
}
