internal import Interfaces
package import TextMeasurement

/// Lays one tree out in many conditions: languages, rooms, text sizes, other texts of the running app.
///
/// What does not change between them is done once. Strings decide no more than the texts, so that the tree is resolved
/// once for a room and a text size; and each text is measured once in each width. The frames are those of ``TreeLayout``.
package final class RepeatedLayout {
    private let tree: ViewNode
    private let texts: RememberedMeasurements
    private var resolved: [LayoutConditions: ResolvedTree] = [:]
    private var elementCount = 0

    /// How many elements are remembered: all are forgotten when there are more, so that memory stays bounded.
    private static let mostElements = 20_000

    /// A tree, and who measures its texts.
    package init(_ tree: ViewNode, measurer: any TextMeasurer) {
        self.tree = tree
        texts = RememberedMeasurements(measurer)
    }

    /// Lays the tree out.
    ///
    /// - Parameters:
    ///   - conditions: system, room, language and text size.
    ///   - drawsTexts: whether the texts carry the glyphs that a picture needs.
    /// - Returns: every view in its place, and what does not fit of the texts.
    /// - Throws: ``MeasurementError`` if the font of a text cannot be had.
    /// - Complexity: that of ``TreeLayout/place(_:in:drawsTexts:)``.
    package func place(in conditions: LayoutConditions, drawsTexts: Bool = true) throws(MeasurementError) -> PlacedTree
    {
        var conditions = conditions
        for _ in 1..<Self.mostRounds {
            let (placed, readers) = try placeOnce(in: conditions, drawsTexts: drawsTexts)
            guard readers != conditions.readers else { return placed }
            // What a reader tells its content decides the content, and with it the readers inside.
            conditions.readers = readers
        }
        return try placeOnce(in: conditions, drawsTexts: drawsTexts).tree
    }

    /// How often a tree is laid out at most until its readers tell what they told before.
    private static let mostRounds = 3

    /// The layout with what is known of the tree's readers, and the sizes that they have in it.
    private func placeOnce(
        in conditions: LayoutConditions,
        drawsTexts: Bool
    ) throws(MeasurementError) -> (tree: PlacedTree, readers: [Int: Size]) {
        let resolved = resolved(in: conditions)
        guard let root = resolved.root else { return (PlacedTree(), conditions.readers) }
        let sizes = TextSizes(measurer: texts, conditions: conditions)
        let pass = LayoutPass(resolved.elements, resolved.texts(in: conditions), texts: sizes)
        var placement = TreePlacement(pass: pass, conditions: conditions)
        try placement.placeRoot(root)
        let verdicts = TextVerdicts(pass: pass, conditions: conditions, drawsTexts: drawsTexts)
        var placed = placement.tree
        placed.texts = try verdicts.texts(of: placement)
        placed.wideFrames = WideFrames(placement: placement, verdicts: verdicts).views()
        return (placed, placement.readers)
    }

    /// The tree as elements; the second time from memory.
    private func resolved(in conditions: LayoutConditions) -> ResolvedTree {
        var key = conditions
        key.strings = [:]
        key.data = [:]
        key.locale = ""
        if let known = resolved[key] { return known }
        let tree = ResolvedTree(tree, in: key)
        elementCount += tree.elements.count
        if elementCount > Self.mostElements {
            resolved.removeAll(keepingCapacity: true)
            elementCount = tree.elements.count
        }
        resolved[key] = tree
        return tree
    }
}
