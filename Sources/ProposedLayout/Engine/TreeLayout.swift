internal import Interfaces
package import TextMeasurement

/// Lays trees of SwiftUI views out: each parent proposes a size, each view answers its own, the parent places it.
package struct TreeLayout: Sendable {
    let measurer: any TextMeasurer

    package init(measurer: any TextMeasurer) { self.measurer = measurer }

    /// Lays one tree out.
    ///
    /// - Parameters:
    ///   - tree: the view that fills the room.
    ///   - conditions: system, room, language and text size.
    ///   - drawsTexts: whether the texts carry the glyphs that a picture needs.
    /// - Returns: every view in its place, and what does not fit of the texts.
    /// - Throws: ``MeasurementError`` if the font of a text cannot be had.
    /// - Complexity: O(*n* · *p*) in the number of views and the different sizes that one of them is proposed: three in a
    ///   stack, and up to three times as many for each further two stacks of different axes around it; up to three times
    ///   that for a tree with a `GeometryReader`.
    package func place(
        _ tree: ViewNode,
        in conditions: LayoutConditions,
        drawsTexts: Bool = true
    ) throws(MeasurementError) -> PlacedTree {
        try RepeatedLayout(tree, measurer: measurer).place(in: conditions, drawsTexts: drawsTexts)
    }
}

extension TreeResolver {
    /// The root of a tree: its views below each other, and on macOS the title bar of its window, with the title and the
    /// items of toolbars that stand in no navigation of their own.
    mutating func screen(_ tree: ViewNode, in environment: Environment) -> Int? {
        if isMac, !BarContents([tree], resolver: self).isEmpty {
            return navigation(tree, [tree], environment, named: "window")
        }
        let views = views(of: tree, in: environment)
        return views.isEmpty ? nil : one(views, from: tree, in: environment)
    }
}
