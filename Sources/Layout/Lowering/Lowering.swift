internal import ConstraintSolver
internal import Interfaces
internal import TextMeasurement

/// Turns a screen into linear constraints over the alignment rectangles of its views.
///
/// Variables are the left edge, the top edge, the width and the height of each view's alignment rectangle, in the
/// coordinates of the screen, y downwards, in points; further ones belong to guides, the content of scroll views and the
/// inside of stack views. Everything that depends on the solution itself (how high a wrapped text is, what margins are
/// left) is a number of ``LayoutInputs``, which the caller finds by laying out more than once.
struct Lowering {
    let screen: Screen
    let setting: ScreenConditions
    private(set) var inputs: LayoutInputs
    let isRightToLeft: [Bool]
    /// Whether a view takes part: it and all views around it are installed.
    let isPresent: [Bool]
    /// Whether a constraint of the document that takes part names the view.
    private(set) var isConstrained: [Bool]

    /// The views that stack views of macOS take out of the window; empty on iOS.
    let detachments: [Int?]

    private(set) var rows: [LinearConstraint] = []
    private(set) var origins: [ConstraintOrigin] = []
    private(set) var variableCount: Int
    /// The first variable of the content rectangle of each scroll view; `nil` for other views.
    var contentVariables: [Int?]
    /// The first variable of each guide that has variables of its own.
    var guideVariables: [Int?]

    init(screen: Screen, setting: ScreenConditions, inputs: LayoutInputs) {
        self.screen = screen
        self.setting = setting
        self.inputs = inputs
        isRightToLeft = ViewDirections.all(of: screen, in: setting)
        isPresent = screen.inherited { !screen.views[$0].isInstalled.value(in: setting.device.sizeClasses) }.map { !$0 }
        detachments =
            screen.platform == .macOS ? Self.detachments(of: screen, in: setting.device.sizeClasses) : []
        isConstrained = Array(repeating: false, count: screen.views.count)
        variableCount = screen.views.count * 4
        contentVariables = Array(repeating: nil, count: screen.views.count)
        guideVariables = Array(repeating: nil, count: screen.guides.count)
    }

    var classes: PerAxis<SizeClass> { setting.device.sizeClasses }

    /// Lowers the whole screen.
    ///
    /// - Complexity: O(*n* · *d*) in the number of views and constraints and the depth of the tree.
    mutating func lower() {
        makeVariables()
        for index in screen.constraints.indices where takesPart(screen.constraints[index]) {
            let constraint = screen.constraints[index]
            isConstrained[view(of: constraint.first.item)] = true
            if let second = constraint.second { isConstrained[view(of: second.item)] = true }
            lowerDeclared(constraint, .declared(index))
        }
        if setting.isDesignTime {
            for constraint in screen.placeholders where takesPart(constraint) {
                let origin = ConstraintOrigin.made(.placeholder, view: view(of: constraint.first.item))
                lowerDeclared(constraint, origin, atMost: Self.placeholderPriority)
            }
        }
        lowerRoot()
        for view in screen.views.indices where isPresent[view] {
            let placement = view > 0 ? placement(of: view) : .constraints
            lowerPlacement(placement, of: view)
            lowerSize(of: view, asksForOwn: placement.leavesSize && usesAutoLayout)
            switch screen.views[view].content {
            case .stack(let stack): lowerStack(view, stack)
            case .split(let split): lowerSplit(view, split)
            default: break
            }
            if let grid = screen.views[view].grid { lowerGrid(view, grid) }
            if let matrix = screen.views[view].matrix { lowerMatrix(view, matrix) }
        }
        lowerGuides()
    }

    var system: ConstraintSystem {
        ConstraintSystem(
            variableCount: variableCount,
            constraints: rows,
            spared: origins.map(\.isSpared)
        )
    }

    /// Whether constraints lay the document out at all, and not springs and struts.
    var usesAutoLayout: Bool { screen.document?.usesAutoLayout != false }

    var rowCount: Int { rows.count }

    // MARK: Rows

    /// Adds `left relation right`.
    mutating func add(
        _ left: LinearForm,
        _ relation: Relation = .equal,
        _ right: LinearForm = .zero,
        priority: Float = 1000,
        _ origin: ConstraintOrigin
    ) {
        var terms: [Term] = []
        terms.reserveCapacity(left.count + right.count)
        left.write(to: &terms)
        right.write(to: &terms, times: -1)
        rows.append(LinearConstraint(terms, relation, right.constant - left.constant, priority: priority))
        origins.append(origin)
    }

    /// Makes required rows the strongest of those that may give way.
    mutating func demote(_ broken: [Int]) {
        for row in broken where rows[row].priority >= Constraint.required { rows[row].priority = Self.demotedPriority }
    }

    private static let demotedPriority: Float = 999.9

    /// Takes over the numbers of another lowering of the same structure.
    ///
    /// - Parameters:
    ///   - constants: one for each row.
    ///   - inputs: what they were made from.
    mutating func take(_ constants: [Double], _ inputs: LayoutInputs) {
        for row in rows.indices { rows[row].constant = constants[row] }
        self.inputs = inputs
    }

    /// Adds four variables of a rectangle that never has a negative size.
    mutating func makeRect(_ made: ConstraintOrigin.Made, view: Int) -> Int {
        let first = makeVariables(4)
        let rect = RectForm(variables: first)
        add(rect.width, .greaterThanOrEqual, .made(made, view: view))
        add(rect.height, .greaterThanOrEqual, .made(made, view: view))
        return first
    }

    mutating func add(_ left: LinearForm, _ relation: Relation, _ origin: ConstraintOrigin) {
        add(left, relation, .zero, origin)
    }

    mutating func makeVariables(_ count: Int) -> Int {
        defer { variableCount += count }
        return variableCount
    }

    private mutating func makeVariables() {
        for view in screen.views.indices where isPresent[view] && isScrollView(view) {
            contentVariables[view] = makeRect(.scrollContent, view: view)
        }
        for (index, guide) in screen.guides.enumerated() where guide.kind == .custom && isPresent[guide.owner] {
            guideVariables[index] = makeRect(.guide, view: guide.owner)
        }
    }

    // MARK: Rectangles

    func alignmentRect(of view: Int) -> RectForm { RectForm(variables: view * 4) }

    /// The frame: the alignment rectangle, grown by what the view draws around it.
    func frame(of view: Int) -> RectForm {
        let insets = inputs.alignmentInsets[view]
        return alignmentRect(of: view).inset(
            by: EdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
        )
    }

    /// The rectangle whose origin is that of the coordinates in which a view's children stand: its frame, or the content
    /// of a scroll view.
    func bounds(of view: Int) -> RectForm {
        contentVariables[view].map { RectForm(variables: $0) } ?? frame(of: view)
    }

    /// Whether constraints from inside the view see its content and not its frame.
    func isScrollView(_ view: Int) -> Bool {
        guard screen.platform != .macOS else { return false }
        switch screen.views[view].content {
        case .scroll, .table, .textView: return true
        default: return false
        }
    }

    // MARK: The tree

    /// The nearest view that holds both or is one of them and holds the other.
    func commonAncestor(_ one: Int, _ other: Int) -> Int {
        var one = one
        // Parents stand before their children: the greater of the two is never the ancestor.
        var other = other
        while one != other {
            if one > other {
                one = screen.views[one].parent ?? 0
            } else {
                other = screen.views[other].parent ?? 0
            }
        }
        return one
    }

    /// Whether a stack view or a grid view places the view.
    func isArranged(_ view: Int) -> Bool {
        guard let parent = screen.views[view].parent else { return false }
        if let grid = screen.views[parent].grid { return grid.cells.contains { $0.view == view } }
        guard case .stack(let stack) = screen.views[parent].content else { return false }
        return stack.arranged.contains(view)
    }
}
