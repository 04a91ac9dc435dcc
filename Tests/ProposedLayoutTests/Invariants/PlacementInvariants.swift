import Interfaces
import ProposedLayout
import TextMeasurement

/// What must hold of every layout of every tree.
struct PlacementInvariants {
    let tree: ViewNode
    let conditions: LayoutConditions
    let layout = TreeLayout(measurer: SquareMeasurer())

    /// Sentences that say what does not hold; empty if everything does.
    func violations() throws -> [String] {
        let placed = try layout.place(tree, in: conditions)
        var violations: [String] = []
        if try layout.place(tree, in: conditions) != placed { violations.append("a second layout is another one") }
        for (index, view) in placed.views.enumerated() {
            let frame = view.frame
            if ![frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite) {
                violations.append("\(view.name) has no finite frame")
            }
            if frame.width < 0 || frame.height < 0 { violations.append("\(view.name) has a negative size") }
            if let parent = view.parent, parent >= index { violations.append("\(view.name) stands before its parent") }
        }
        for text in placed.texts {
            if !placed.views.indices.contains(text.view) { violations.append("a text has no view") }
            for line in text.shown.lines where line.range.upperBound > text.runs.map(\.text).joined().utf8.count {
                violations.append("a line is outside of its text")
            }
        }
        return violations + overlaps(in: placed)
    }

    /// Views of one stack that lie over each other although its spacing is not negative.
    private func overlaps(in placed: PlacedTree) -> [String] {
        var violations: [String] = []
        var last: [Int: Rect] = [:]
        let pixel = 1 / Double(conditions.pixelsPerPoint)
        for view in placed.views {
            guard let parent = view.parent else { continue }
            let name = placed.views[parent].name
            let isRow = name.hasPrefix("HStack")
            guard isRow || name.hasPrefix("VStack") else { continue }
            if let before = last[parent] {
                let gap =
                    isRow
                    ? max(view.frame.x - before.maxX, before.x - view.frame.maxX) : view.frame.y - before.maxY
                if gap < -2 * pixel { violations.append("views of \(name) lie over each other by \(-gap) points") }
            }
            last[parent] = view.frame
        }
        return violations
    }

    /// How far the layout from right to left is from the mirror image of that from left to right, in points.
    func asymmetry() throws -> Double {
        var mirrored = conditions
        mirrored.isRightToLeft.toggle()
        let there = try layout.place(tree, in: conditions)
        let back = try layout.place(tree, in: mirrored)
        guard there.views.count == back.views.count else { return .infinity }
        return zip(there.views, back.views).reduce(0) { worst, pair in
            let image = conditions.size.width - pair.0.frame.maxX
            return max(worst, abs(image - pair.1.frame.x), abs(pair.0.frame.y - pair.1.frame.y))
        }
    }
}
