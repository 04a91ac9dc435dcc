internal import Findings
internal import Interfaces
internal import ProposedLayout
internal import TextMeasurement
internal import ViewTrees

extension SourceScreenChecker {
    /// Lays a version out again to see whether a fault hangs on what is not known.
    struct Trial {
        let layout: RepeatedLayout
        let screen: SourceScreen
        let conditions: LayoutConditions
        let room: SourceRoom
        /// The ways through the screen that show the least.
        let emptiness: Emptiness
        /// What does not fit, with the views around it.
        private let misfits: PlacedTree
        /// The layouts with the most room, by the branches that they take: texts of one way share them.
        private var roomy: [[Int: Int]: PlacedTree] = [:]

        /// - Parameters:
        ///   - layout: who lays the screen out.
        ///   - screen: the screen.
        ///   - conditions: those of the version.
        ///   - room: its room.
        ///   - emptiness: the ways through the screen that show the least.
        ///   - misfits: what does not fit in the version.
        init(
            layout: RepeatedLayout,
            screen: SourceScreen,
            conditions: LayoutConditions,
            room: SourceRoom,
            emptiness: Emptiness,
            misfits: PlacedTree
        ) {
            self.misfits = misfits
            self.emptiness = emptiness
            self.layout = layout
            self.screen = screen
            self.conditions = conditions
            self.room = room
        }

        /// A text that fails in any room that it may have.
        struct Found {
            var placed: ProposedLayout.PlacedText
            var tree: PlacedTree
            var doubts: Set<Doubt>
        }

        /// The text where it fails, and what speaks against its fault.
        ///
        /// - Parameters:
        ///   - text: the text.
        ///   - path: the branches that lead to the text.
        ///   - isInToolbar: whether the text is in an item of a toolbar, which the system folds into a menu where there are
        ///     too many.
        /// - Returns: `nil` if it fails for want of a room that the system or the user changes.
        /// - Throws: ``MeasurementError`` if a font cannot be had.
        mutating func confirmed(
            _ text: BranchCover.Text,
            path: [Int: Int],
            isInToolbar: Bool
        ) throws(MeasurementError) -> Found? {
            guard let placed = Self.worst(text, in: misfits),
                let fault = SourceScreenChecker.fault(of: placed)
            else { return nil }
            // Toolbars drop what does not fit, and windows are made higher: only what fails in any of them is told.
            let hasOtherRoom = isInToolbar || fault.limit == .height && room.roomy != nil
            if hasOtherRoom, try !failsWithRoom(text, fault, path: path) { return nil }
            var doubts: Set<Doubt> = placed.doubts.isEmpty ? [] : [.unknownRoom]
            if fault.limit == .height { doubts.insert(.screenHeight) }
            if doubts.isEmpty, try !failsWithRoom(text, fault, path: path) { doubts.insert(.otherWayFits) }
            return Found(placed: placed, tree: misfits, doubts: doubts)
        }

        /// Whether the text fails as well with all the room that the unknown may leave it, with nothing beside it that is
        /// not always there.
        private mutating func failsWithRoom(
            _ text: BranchCover.Text,
            _ fault: ProposedLayout.PlacedText.Fault,
            path: [Int: Int]
        ) throws(MeasurementError) -> Bool {
            var roomy = conditions
            roomy.side = .roomy
            roomy.branches = path.merging(room.decisions) { $1 }
            if let size = room.roomy { roomy.size = size }
            for emptiest in [false, true] {
                if emptiest { roomy.branches.merge(emptiness.branches) { path, _ in path } }
                let tree: PlacedTree
                if let known = self.roomy[roomy.branches] {
                    tree = known
                } else {
                    tree = try layout.misfits(in: roomy).tree
                    self.roomy[roomy.branches] = tree
                }
                guard let placed = Self.worst(text, in: tree), SourceScreenChecker.fault(of: placed)?.kind == fault.kind
                else { return false }
            }
            return true
        }

        /// The place of a text where it fails, if it is shown several times.
        private static func worst(_ text: BranchCover.Text, in tree: PlacedTree) -> ProposedLayout.PlacedText? {
            let all = tree.texts.filter { SourceScreenChecker.identity($0, in: tree) == text }
            return all.first { SourceScreenChecker.fault(of: $0) != nil } ?? all.first
        }
    }
}
