internal import Interfaces
package import TextMeasurement

/// Lays one tree out in many conditions: languages, rooms, text sizes, other texts of the running app.
///
/// What does not change between them is done once. Strings decide no more than the texts, so that the tree is resolved
/// once for a room and a text size; and what parts of it have answered is remembered. The frames are those of
/// ``TreeLayout``.
package final class RepeatedLayout {
    private let tree: ViewNode
    private let measurer: any TextMeasurer
    private let shared: SharedLayoutMemory
    /// Those that ``numbered`` has.
    private var numbers: ContentNumbers?
    private var resolved: [LayoutConditions: ResolvedTree] = [:]
    private var numbered: [LayoutConditions: NumberedTree] = [:]
    private var elementCount = 0
    /// Whether the size of the room decides more than what the tree is proposed.
    private let followsRoom: Bool

    /// How many elements are remembered: all are forgotten when there are more, so that memory stays bounded.
    private static let mostElements = 20_000

    /// - Parameters:
    ///   - tree: the tree.
    ///   - measurer: who measures its texts: the same for all trees that share a memory.
    ///   - memory: what is known of trees that were laid out before.
    package init(
        _ tree: ViewNode,
        measurer: any TextMeasurer,
        sharing memory: SharedLayoutMemory = SharedLayoutMemory()
    ) {
        self.tree = tree
        self.measurer = measurer
        shared = memory
        followsRoom = tree.followsRoom
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
        try settled(in: conditions) { (pass, root, conditions) throws(MeasurementError) in
            var placement = TreePlacement(pass: pass, conditions: conditions)
            try placement.placeRoot(root)
            let verdicts = TextVerdicts(pass: pass, conditions: conditions, drawsTexts: drawsTexts)
            var placed = placement.tree
            placed.texts = try verdicts.texts(of: placement)
            placed.wideFrames = WideFrames(placement: placement, verdicts: verdicts).views()
            return (placed, placement.readers)
        } ?? PlacedTree()
    }

    /// Lays the tree out, and tells only what does not fit.
    ///
    /// What is known to fit from an earlier layout is not placed again, so that the tree lacks views.
    ///
    /// - Parameter conditions: system, room, language and text size.
    /// - Returns: the texts that are cut, shrunk or broken; what only lies outside of something is not among them.
    /// - Throws: ``MeasurementError`` if the font of a text cannot be had.
    /// - Complexity: that of ``TreeLayout/place(_:in:drawsTexts:)``, in the parts that no layout has met before.
    package func misfits(in conditions: LayoutConditions) throws(MeasurementError) -> Misfits {
        try settled(in: conditions) { (pass, root, conditions) throws(MeasurementError) in
            let room = Proposal(conditions.clearRoom)
            if conditions.readers.isEmpty, let count = try FittingProbe(pass: pass).texts(of: root, in: room) {
                return (Misfits(texts: count.all, strings: count.strings), [:])
            }
            var placement = TreePlacement(pass: pass, conditions: conditions, skipsFitting: true)
            let count = try placement.placeRoot(root)
            var misfits = Misfits(tree: placement.tree, texts: count.all, strings: count.strings)
            if placement.hasMisfits {
                let verdicts = TextVerdicts(pass: pass, conditions: conditions, drawsTexts: false)
                misfits.tree.texts = try verdicts.texts(of: placement).filter(\.isMisfit)
            }
            return (misfits, placement.readers)
        } ?? Misfits()
    }

    /// Lays out until what a reader tells its content, which decides that content and the readers inside, is what it told
    /// before.
    ///
    /// - Parameters:
    ///   - conditions: system, room, language and text size.
    ///   - layout: makes the layout with what is known of the tree's readers, and tells the sizes that they have in it.
    /// - Returns: `nil` for a tree that shows nothing.
    /// - Throws: ``MeasurementError`` if the font of a text cannot be had.
    private func settled<Result>(
        in conditions: LayoutConditions,
        _ layout: (LayoutPass, Int, LayoutConditions) throws(MeasurementError) -> (Result, readers: [Int: Size])
    ) throws(MeasurementError) -> Result? {
        var conditions = conditions
        var rounds = 1
        while true {
            let memory = memory(for: conditions)
            let numbered = numbered(in: conditions, memory)
            guard let root = numbered.tree.root else { return nil }
            let pass = LayoutPass(numbered, in: conditions, memory: memory)
            let (result, readers) = try layout(pass, root, conditions)
            guard rounds < Self.mostRounds, readers != conditions.readers else { return result }
            conditions.readers = readers
            rounds += 1
        }
    }

    /// How often a tree is laid out at most until its readers tell what they told before.
    private static let mostRounds = 3

    /// The memory of what holds in these conditions.
    private func memory(for conditions: LayoutConditions) -> LayoutMemory {
        let grid = LayoutMemory.Grid(
            platform: conditions.system.platform,
            pixelsPerPoint: conditions.pixelsPerPoint
        )
        let memory = shared.memory(for: grid) { LayoutMemory(grid, measurer: measurer, numbers: $0) }
        if memory.numbers !== numbers {
            numbers = memory.numbers
            numbered.removeAll(keepingCapacity: true)
        }
        return memory
    }

    /// The tree as elements with their numbers; the second time from memory.
    private func numbered(in conditions: LayoutConditions, _ memory: LayoutMemory) -> NumberedTree {
        var key = conditions
        key.strings = [:]
        key.data = [:]
        key.locale = ""
        // What hardware covers is known where the root is placed, and pixels where sizes are rounded.
        key.safeArea = .zero
        key.pixelsPerPoint = 1
        if !followsRoom { key.size = Size(width: 0, height: 0) }
        if let known = numbered[key] { return known }
        let tree = resolved[key] ?? ResolvedTree(tree, in: key)
        if resolved[key] == nil {
            elementCount += tree.elements.count
            if elementCount > Self.mostElements {
                resolved.removeAll(keepingCapacity: true)
                numbered.removeAll(keepingCapacity: true)
                elementCount = tree.elements.count
            }
            resolved[key] = tree
        }
        let made = NumberedTree(tree, memory.numbers)
        numbered[key] = made
        return made
    }
}

extension ViewNode {
    /// Whether a view of the tree follows the size of the room, besides what it is proposed.
    fileprivate var followsRoom: Bool {
        switch kind {
        case .readerWays, .navigationSplit, .alert, .confirmationDialog, .menuItems, .commands,
            .modified(.containerRelativeFrame):
            true
        default: parts.contains { $0.views.contains(where: \.followsRoom) }
        }
    }
}

/// What does not fit of a tree.
package struct Misfits: Sendable, Hashable {
    /// The texts that do not fit, and the views that were placed to find them: not all.
    package var tree = PlacedTree()
    /// How many texts the tree shows, fitting or not.
    package var texts = 0
    /// How many of them show a string of a table, and nothing else.
    package var strings = 0

    package init(tree: PlacedTree = PlacedTree(), texts: Int = 0, strings: Int = 0) {
        self.tree = tree
        self.texts = texts
        self.strings = strings
    }
}

extension PlacedText {
    /// Whether it is cut, shrunk or broken; to lie outside of something is another matter.
    fileprivate var isMisfit: Bool { faults.contains { $0.kind != .outside } }
}
