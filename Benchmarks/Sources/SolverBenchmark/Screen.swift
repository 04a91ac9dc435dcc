internal import ConstraintSolver

/// A screen as constraints, with what the other solver has to know about them.
struct Screen {
    enum Kind: String, CaseIterable {
        case cells
        case stacks
        case form
    }

    var name: String
    var viewCount: Int
    var variableCount = 0
    var constraints: [LinearConstraint] = []
    /// Indices of the constraints that say that a width or height is not negative.
    var nonNegativity: [Int] = []
    /// Indices of the two constraints that give each text its width.
    var texts: [(hugging: Int, compression: Int)] = []

    /// Always the same numbers.
    private var state: UInt64 = 0x2545_F491_4F6C_DD1D

    private mutating func random(_ range: ClosedRange<Int>) -> Double {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Double(range.lowerBound + Int(state % UInt64(range.count)))
    }

    /// A screen of about this many views.
    init(_ kind: Kind, viewCount: Int) {
        name = "\(kind.rawValue) \(viewCount)"
        self.viewCount = viewCount
        let root = view()
        add([(root.x, 1)], .equal, 0)
        add([(root.y, 1)], .equal, 0)
        add([(root.width, 1)], .equal, kind == .stacks && viewCount >= 600 ? 1366 : 393)
        add([(root.height, 1)], .equal, 852)
        switch kind {
        case .form: makeForm(root)
        case .stacks: makeStacks(root)
        case .cells: makeCells(root)
        }
    }

    // MARK: Parts

    struct View {
        var x: Int
        var y: Int { x + 1 }
        var width: Int { x + 2 }
        var height: Int { x + 3 }
    }

    private var count: Int { variableCount / 4 }

    private mutating func view() -> View {
        let view = View(x: variableCount)
        variableCount += 4
        for size in [view.width, view.height] {
            nonNegativity.append(constraints.count)
            add([(size, 1)], .greaterThanOrEqual, 0)
        }
        return view
    }

    private mutating func add(
        _ terms: [(Int, Double)],
        _ relation: Relation,
        _ constant: Double,
        _ priority: Float = 1000
    ) {
        constraints.append(
            LinearConstraint(
                terms.map { Term(variable: $0.0, coefficient: $0.1) },
                relation,
                constant,
                priority: priority
            )
        )
    }

    private mutating func text(_ view: View, _ width: Double, _ height: Double, _ hugging: Float, _ compression: Float)
    {
        texts.append((constraints.count, constraints.count + 1))
        add([(view.width, 1)], .lessThanOrEqual, width, hugging)
        add([(view.width, 1)], .greaterThanOrEqual, width, compression)
        add([(view.height, 1)], .lessThanOrEqual, height, hugging)
        add([(view.height, 1)], .greaterThanOrEqual, height, compression)
    }

    // MARK: Screens

    private mutating func makeForm(_ root: View) {
        var previous: View?
        var first: View?
        while count + 3 <= viewCount || previous == nil {
            let row = view()
            add([(row.x, 1), (root.x, -1)], .equal, 0)
            add([(row.x, 1), (row.width, 1), (root.x, -1), (root.width, -1)], .equal, 0)
            if let previous {
                add([(row.y, 1), (previous.y, -1), (previous.height, -1)], .equal, 8)
            } else {
                add([(row.y, 1), (root.y, -1)], .equal, 59)
            }
            let label = view()
            add([(label.x, 1), (row.x, -1)], .equal, 16)
            text(label, random(40...180), 21, 251, 750)
            let field = view()
            add([(field.x, 1), (label.x, -1), (label.width, -1)], .equal, 8)
            add([(field.x, 1), (field.width, 1), (row.x, -1), (row.width, -1)], .equal, -16)
            add([(field.y, 1), (row.y, -1)], .equal, 8)
            add([(field.y, 1), (field.height, 1), (row.y, -1), (row.height, -1)], .equal, -8)
            add([(field.width, 1)], .lessThanOrEqual, 60, 249)
            add([(field.width, 1)], .greaterThanOrEqual, 60, 749)
            add([(field.height, 1)], .lessThanOrEqual, 34, 250)
            add([(field.height, 1)], .greaterThanOrEqual, 34, 750)
            add([(label.y, 1), (label.height, 0.5), (field.y, -1), (field.height, -0.5)], .equal, 0)
            if let first { add([(label.width, 1), (first.width, -1)], .equal, 0) } else { first = label }
            previous = row
        }
    }

    private mutating func makeStacks(_ root: View) {
        var open = [(view: root, axis: 1, depth: 0)]
        var next = 0
        while next < open.count, count + 4 <= viewCount || next == 0 {
            let (container, axis, depth) = open[next]
            next += 1
            let children = (0..<4).map { _ in view() }
            let cross = 1 - axis
            add([(children[0].x + axis, 1), (container.x + axis, -1)], .equal, 0)
            for (before, after) in zip(children, children.dropFirst()) {
                add([(after.x + axis, 1), (before.x + axis, -1), (before.width + axis, -1)], .equal, 8)
            }
            let last = children[3]
            add(
                [
                    (last.x + axis, 1), (last.width + axis, 1), (container.x + axis, -1), (container.width + axis, -1),
                ],
                .equal,
                0
            )
            for child in children {
                add([(child.x + cross, 1), (container.x + cross, -1)], .equal, 0)
                add([(child.width + cross, 1), (container.width + cross, -1)], .equal, 0)
            }
            if axis == 0, depth % 4 == 1 {
                for child in children.dropFirst() {
                    add([(child.width, 1), (children[0].width, -1)], .equal, 0)
                }
            }
            for child in children { open.append((child, cross, depth + 1)) }
        }
        // The containers that were not filled are labels; the first of each stack gives way.
        for (index, leaf) in open.enumerated() where index >= next {
            let lower: Float = index % 4 == 1 ? 1 : 0
            text(leaf.view, random(10...60), 21, 251 - lower, 750 - lower)
        }
    }

    private mutating func makeCells(_ root: View) {
        var previous: View?
        while count + 5 <= viewCount || previous == nil {
            let cell = view()
            add([(cell.x, 1), (root.x, -1)], .equal, 0)
            add([(cell.x, 1), (cell.width, 1), (root.x, -1), (root.width, -1)], .equal, 0)
            if let previous {
                add([(cell.y, 1), (previous.y, -1), (previous.height, -1)], .equal, 0.5)
            } else {
                add([(cell.y, 1), (root.y, -1)], .equal, 0)
            }
            add([(cell.height, 1)], .greaterThanOrEqual, 44)
            let icon = view()
            add([(icon.width, 1)], .equal, 40)
            add([(icon.height, 1)], .equal, 40)
            add([(icon.x, 1), (cell.x, -1)], .equal, 16)
            add([(icon.y, 1), (icon.height, 0.5), (cell.y, -1), (cell.height, -0.5)], .equal, 0)
            add([(icon.y, 1), (cell.y, -1)], .greaterThanOrEqual, 8)
            add([(icon.y, 1), (icon.height, 1), (cell.y, -1), (cell.height, -1)], .lessThanOrEqual, -8)
            let title = view()
            let subtitle = view()
            let detail = view()
            for label in [title, subtitle] {
                add([(label.x, 1), (icon.x, -1), (icon.width, -1)], .equal, 12)
                add([(label.x, 1), (label.width, 1), (detail.x, -1)], .lessThanOrEqual, -8)
            }
            add([(title.y, 1), (cell.y, -1)], .equal, 8)
            add([(subtitle.y, 1), (title.y, -1), (title.height, -1)], .equal, 4)
            let bottom = [(subtitle.y, 1.0), (subtitle.height, 1), (cell.y, -1), (cell.height, -1)]
            add(bottom, .equal, -8, 999)
            add(bottom, .lessThanOrEqual, -8)
            add([(detail.x, 1), (detail.width, 1), (cell.x, -1), (cell.width, -1)], .equal, -16)
            add([(detail.y, 1), (detail.height, 0.5), (cell.y, -1), (cell.height, -0.5)], .equal, 0)
            text(title, random(40...240), 20.5, 251, 750)
            text(subtitle, random(40...240), 16, 250, 749)
            text(detail, random(20...80), 20.5, 252, 751)
            previous = cell
        }
    }

    /// The widths of all texts in a language whose texts are longer or shorter.
    func widths(locale: Int) -> [Double] {
        var state = UInt64(locale + 1) &* 0x9E37_79B9_7F4A_7C15
        return texts.map { text in
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            let factor = 0.8 + 0.9 * Double(state % 1000) / 1000
            return (constraints[text.hugging].constant * factor).rounded()
        }
    }

    /// The constants of all constraints when the texts have these widths.
    func constants(_ widths: [Double]) -> [Double] {
        var constants = constraints.map(\.constant)
        for (text, width) in zip(texts, widths) {
            constants[text.hugging] = width
            constants[text.compression] = width
        }
        return constants
    }
}
