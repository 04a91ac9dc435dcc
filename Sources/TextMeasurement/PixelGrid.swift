/// The steps in which the sizes of controls grow.
package struct PixelGrid: Sendable, Hashable {
    /// The tolerance of rounding, in points: sums of advances carry noise of the last binary digits.
    package static let tolerance = 1e-6

    /// Steps in one point.
    package let stepsPerPoint: Int

    /// The grid of a platform: pixels on iOS; whole points on macOS, where AppKit sizes labels so on every screen.
    package init(platform: Platform, pixelsPerPoint: Int) {
        stepsPerPoint = platform == .macOS ? 1 : max(pixelsPerPoint, 1)
    }

    /// The smallest step that is not below `points`.
    package func roundedUp(_ points: Double) -> Double {
        let steps = Double(stepsPerPoint)
        return max(((points - Self.tolerance) * steps).rounded(.up) / steps, 0)
    }
}
