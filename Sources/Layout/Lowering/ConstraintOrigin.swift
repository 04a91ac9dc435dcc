package import Interfaces

/// What a row of the solver stands for.
enum ConstraintOrigin: Sendable, Hashable {
    /// A position in ``Screen/constraints``.
    case declared(Int)
    /// Made by the system for a view.
    case made(Made, view: Int)

    enum Made: Sendable, Hashable {
        case rootFrame
        case notNegative
        case autoresizing
        case fixedFrame
        case encapsulatedSize
        case placedByParent
        case hugging(Axis)
        case compressionResistance(Axis)
        case stack
        case hiddenInStack
        case grid
        case split
        case holdingSize
        case scrollContent
        case guide
        case placeholder
    }

    /// Whether another member of a conflict is to give way.
    ///
    /// Sizes of contents are no such: where a document holds a view to a size of its own, the content's is given up.
    var isSpared: Bool {
        switch self {
        case .declared, .made(.hugging, _), .made(.compressionResistance, _): false
        case .made: true
        }
    }

    /// Whether a stack view or a grid view made it.
    var isArrangement: Bool {
        switch self {
        case .made(.stack, _), .made(.hiddenInStack, _), .made(.grid, _): true
        case .declared, .made: false
        }
    }

    /// The member of a conflict that it is.
    func member(of screen: Screen) -> LayoutConflict.Member {
        switch self {
        case .declared(let index): .declared(index)
        case .made(let made, let view): .made(view: view, phrase: made.phrase(for: screen.title(of: view)))
        }
    }
}

extension ConstraintOrigin.Made {
    /// What people call the constraint, with the view in quotes.
    func phrase(for name: String) -> String {
        switch self {
        case .rootFrame: "the size of the root view \"\(name)\""
        case .notNegative: "the size of \"\(name)\", which is never negative"
        case .autoresizing: "the autoresizing mask of \"\(name)\""
        case .fixedFrame: "the fixed frame of \"\(name)\""
        case .encapsulatedSize: "the encapsulated size of the cell \"\(name)\""
        case .placedByParent: "the place that its container gives \"\(name)\""
        case .hugging(let axis): "the \(axis.rawValue) content hugging of \"\(name)\""
        case .compressionResistance(let axis): "the \(axis.rawValue) compression resistance of \"\(name)\""
        case .stack: "the arrangement of the stack view \"\(name)\""
        case .hiddenInStack: "the hiding of \"\(name)\" in its stack view"
        case .grid: "the arrangement of the grid view \"\(name)\""
        case .split: "the panes of the split view \"\(name)\""
        case .holdingSize: "the size that the pane \"\(name)\" holds"
        case .scrollContent: "the content of the scroll view \"\(name)\""
        case .guide: "a layout guide of \"\(name)\""
        case .placeholder: "a placeholder that holds \"\(name)\" on the canvas"
        }
    }
}

extension Screen {
    /// What people call a view: its label in Interface Builder, its text, its class, or its ID.
    package func title(of view: Int) -> String {
        guard views.indices.contains(view) else { return "" }
        let view = views[view]
        if let label = view.userLabel, !label.isEmpty { return label }
        if let text = view.content.title, !text.value.isEmpty { return text.value }
        if let name = view.customClass, !name.isEmpty { return name }
        return view.id
    }
}

extension ViewContent {
    /// The text that names the view on the screen; `nil` for views without one.
    fileprivate var title: InterfaceText? {
        switch self {
        case .label(let label), .textView(let label): label.text
        case .button(let button): button.title
        case .textField(let field): field.text ?? field.placeholder
        case .box(let box): box.title
        default: nil
        }
    }
}
