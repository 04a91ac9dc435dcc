internal import Interfaces
internal import TextMeasurement

/// The size that the root view of a screen had when its views were laid out last.
///
/// A window or a view that was resized without laying out what is in it is saved with its new size, and its views with the
/// frames that they had; mostly, Interface Builder notes the root as misplaced. All that is held at its edges then tells the
/// same other size. The root of a controller of iOS may be noted with the size of an older canvas, as 600 points, while its views
/// are laid out on the device.
struct DrawnRootSize {
    let screen: Screen
    /// How far the frame of each view reaches beyond its alignment rectangle.
    let insets: [EdgeInsets]

    /// What frames are rounded by, in points.
    private static let rounding = 1.0
    /// How many views have to agree where Interface Builder notes nothing.
    private static let leastViews = 2

    /// The saved size of the root, or what all views that are held at an edge tell instead.
    ///
    /// Of a root that is not noted as misplaced, two views have to tell it, or one without a bezel: where the edge of that
    /// is needs no table.
    ///
    /// - Parameters:
    ///   - saved: the size of the root, as it was saved.
    ///   - device: the device that the document names.
    /// - Returns: the size in points.
    /// - Complexity: O(*n*) in the number of constraints.
    func size(insteadOf saved: Size, on device: DeviceTraits) -> Size {
        guard !screen.views.isEmpty else { return saved }
        let pins = Pin.all(in: screen, device.sizeClasses, insets: insets).filter { $0.item == .view(0) }
        func place(_ edges: Anchor.Attribute...) -> Double? { agreed(pins.filter { edges.contains($0.attribute) }) }
        guard screen.platform == .macOS else {
            // A root as wide as the device may be meant to be as high as it was saved.
            guard abs(saved.width - device.size.width) > Self.rounding else { return saved }
            let isOnDevice = drawnWidth(by: pins).map { abs($0 - device.size.width) <= Self.rounding } ?? false
            let isAsHigh = place(.bottom).map { abs($0 - device.size.height) <= Self.rounding } ?? true
            return screen.extent == .device && isOnDevice && isAsHigh ? device.size : saved
        }
        // Frames of macOS are saved by their distance from the bottom, which a resized root leaves as it was.
        let top = place(.top) ?? 0
        let drawn = Size(
            width: drawnWidth(by: pins) ?? saved.width,
            height: (place(.bottom) ?? saved.height) - top
        )
        return Size(
            width: told(drawn.width, insteadOf: saved.width),
            height: told(drawn.height, insteadOf: saved.height)
        )
    }

    /// The width that views tell: those that are held at the far edge, or else those that are as wide as the root or stand
    /// in its middle.
    private func drawnWidth(by pins: [Pin]) -> Double? {
        let atEdge = pins.filter { [.trailing, .right].contains($0.attribute) }
        guard atEdge.isEmpty else { return agreed(atEdge) }
        return agreed(
            pins.compactMap { pin in
                var pin = pin
                switch pin.attribute {
                case .width: break
                case .centerX: pin.place *= 2
                default: return nil
                }
                return pin
            }
        )
    }

    /// An extent that views tell, unless it is as good as the one that was saved.
    private func told(_ extent: Double, insteadOf saved: Double) -> Double {
        extent > 0 && abs(extent - saved) > Self.rounding ? extent : saved
    }

    /// The place that all pins name; `nil` if they do not agree, or are too few.
    private func agreed(_ pins: [Pin]) -> Double? {
        guard let first = pins.first, pins.allSatisfy({ abs($0.place - first.place) <= Self.rounding }) else {
            return nil
        }
        let isNoted = screen.views.first?.flags.isMisplaced == true
        let isCertain = Set(pins.map(\.view)).count >= Self.leastViews || pins.contains { hasNoBezel($0.view) }
        return isNoted || isCertain ? first.place : nil
    }

    private func hasNoBezel(_ view: Int) -> Bool {
        switch screen.views[view].content {
        case .plain, .stack, .scroll, .split, .table, .container: true
        default: false
        }
    }
}
