/// The tab stops of a paragraph that sets none of its own (`NSParagraphStyle.tabStops`): every 28 points.
package enum TabStops {
    /// The distance between two stops in points.
    package static let interval = 28.0

    /// The first stop behind `position`, both in points from the edge of the line.
    package static func next(after position: Double) -> Double {
        ((position + PixelGrid.tolerance) / interval).rounded(.down) * interval + interval
    }
}
