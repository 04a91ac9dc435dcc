internal import ConstraintSolver
internal import Interfaces

/// `NSStackView` by gravity areas: views crowd at the beginning, in the middle and at the end.
extension Lowering {
    /// The priority with which the middle views keep to the middle.
    private static let centeringPriority: Float = 249

    mutating func lowerGravityAreas(_ geometry: StackGeometry) {
        let groups = (0...2).map { gravity in
            geometry.shown.filter {
                (geometry.stack.gravity.indices.contains($0.position) ? geometry.stack.gravity[$0.position] : 0)
                    == gravity
            }
        }
        for group in groups { lowerGroup(group, geometry) }
        let used = groups.filter { !$0.isEmpty }
        for (before, after) in zip(used, used.dropFirst()) {
            guard let last = before.last, let first = after.first else { continue }
            add(
                geometry.start(alignmentRect(of: first.view)),
                .greaterThanOrEqual,
                geometry.end(alignmentRect(of: last.view)) + spacing(after: last.position, in: geometry),
                geometry.origin
            )
        }
        lowerEnds(groups, geometry)
    }

    private mutating func lowerGroup(_ group: [(position: Int, view: Int)], _ geometry: StackGeometry) {
        for (before, after) in zip(group, group.dropFirst()) {
            add(
                geometry.start(alignmentRect(of: after.view)),
                .equal,
                geometry.end(alignmentRect(of: before.view)) + spacing(after: before.position, in: geometry),
                geometry.origin
            )
        }
    }

    /// No view leaves the canvas; the outer groups touch its ends, the middle one stands in the middle if it can.
    private mutating func lowerEnds(_ groups: [[(position: Int, view: Int)]], _ geometry: StackGeometry) {
        for group in groups {
            guard let first = group.first, let last = group.last else { continue }
            let start = geometry.start(alignmentRect(of: first.view))
            let end = geometry.end(alignmentRect(of: last.view))
            let resistance = geometry.clippingResistance(geometry.axis)
            add(start, .greaterThanOrEqual, geometry.start(geometry.canvas), geometry.origin)
            add(end, .lessThanOrEqual, geometry.end(geometry.canvas), priority: resistance, geometry.origin)
        }
        if let first = groups[0].first {
            add(geometry.start(alignmentRect(of: first.view)), .equal, geometry.start(geometry.canvas), geometry.origin)
        }
        if let first = groups[1].first, let last = groups[1].last {
            let middle = geometry.start(alignmentRect(of: first.view)) + geometry.end(alignmentRect(of: last.view))
            add(
                0.5 * middle,
                .equal,
                geometry.center(geometry.canvas),
                priority: Self.centeringPriority,
                geometry.origin
            )
        }
        if let last = groups[2].last {
            add(geometry.end(alignmentRect(of: last.view)), .equal, geometry.end(geometry.canvas), geometry.origin)
        }
    }
}
