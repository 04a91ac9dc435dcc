internal import CodeStrings
internal import SourceCode
internal import SourceText

/// What one file of Swift hides and shows by `isHidden`.
struct HidingCode: Sendable {
    /// The properties of the type around that are hidden: `title.isHidden = true`.
    private(set) var hidden: Set<ViewProperty> = []
    /// Those that are hidden in any case before their screen is seen.
    private(set) var hiddenFirst: Set<ViewProperty> = []
    /// Those that any other code of the type around may show.
    private(set) var shown: Set<ViewProperty> = []
    /// Whether views that have no name are shown: if code of the project finds some inside of others, they may be any.
    private(set) var showsOthers = false
    /// Whether views are found without their names, inside of others or around them.
    private(set) var findsOthers = false

    /// Functions that run before a screen is seen.
    private static let first: Set<String> = ["viewDidLoad", "viewWillAppear"]
    /// What finds views without their names.
    private static let finders = Set(
        ["arrangedSubviews", "subviews", "superview", "viewWithTag", "hitTest"].map { NameHash.of($0) }
    )
    private static let word = NameHash.of("isHidden")

    /// - Complexity: O(*n*) in the size of the file.
    init(_ file: TypeIndex.File, _ properties: DeclaredViews) {
        var hides = false
        NameHash.forEach(in: file.code.file.utf8[...]) { name, _, _ in
            if name == Self.word { hides = true }
            if Self.finders.contains(name) { findsOthers = true }
        }
        guard hides else { return }
        let code = String(decoding: file.code.file.utf8, as: UTF8.self)
        // `views.forEach { $0.isHidden.toggle() }`, `views[keyPath: \UIView.isHidden] = false`
        if code.contains(#/\bisHidden\s*\.\s*toggle|\\\w*\.isHidden/#) { showsOthers = true }
        var owners: [(name: String, end: Int)] = []
        for node in file.code.root.descendants {
            while let last = owners.last, last.end <= node.range.lowerBound { owners.removeLast() }
            switch node.kind {
            case .type, .extension: owners.append((TypeIndex.name(of: node), node.range.upperBound))
            case .function: readFirst(node, owner: owners.last?.name ?? "")
            case .sequence: read(node, owner: owners.last?.name ?? "", properties, code)
            default: continue
            }
        }
    }

    /// Reads an assignment.
    private mutating func read(
        _ sequence: CodeNode,
        owner: String,
        _ properties: DeclaredViews,
        _ code: String
    ) {
        let parts = Array(sequence.children)
        guard parts.count > 2, parts[1].kind == .assignment, parts[0].kind == .member, parts[0].isNamed("isHidden")
        else { return }
        let view = Self.hiddenView(of: parts, owner: owner)
        if let view, properties.views.contains(view) {
            hidden.insert(view)
            return
        }
        guard view == nil, parts.count != 3 || parts[2].source != "true" else { return }
        guard let base = parts[0].firstChild, let name = HiddenViews.ownName(base) else {
            // `subviews[0].isHidden = false`, `row.subviews.first?.isHidden = false`
            showsOthers = showsOthers || parts[0].firstChild.map(Self.isNamed) != true
            return
        }
        let property = ViewProperty(owner: owner, name: name)
        // `for row in views { row.isHidden = false }` means no property `row`.
        let isShadowed = base.kind == .reference && code.contains(" \(name) in ")
        if properties.all.contains(property), !isShadowed { shown.insert(property) } else { showsOthers = true }
    }

    /// Whether an expression names a view as the member of something: `cell.badge`, and not `row.subviews.first`.
    private static func isNamed(_ view: CodeNode) -> Bool {
        guard view.kind == .member, !["first", "last"].contains(view.name) else { return false }
        return !([view] + view.descendants).contains { $0.kind == .member && finders.contains(NameHash.of($0.name)) }
    }

    /// The view of the type around that an assignment hides.
    private static func hiddenView(of parts: [CodeNode], owner: String) -> ViewProperty? {
        guard parts.count == 3, parts[1].kind == .assignment, parts[0].kind == .member, parts[0].isNamed("isHidden"),
            parts[2].source == "true", let name = parts[0].firstChild.flatMap(HiddenViews.ownName)
        else { return nil }
        return ViewProperty(owner: owner, name: name)
    }

    /// Reads the statements of a function up to one that may leave it.
    private mutating func readFirst(_ function: CodeNode, owner: String) {
        guard Self.first.contains(function.name), let body = function.child(.body) else { return }
        for statement in body.children {
            if statement.kind == .compilation { return }
            if statement.descendants.contains(where: { $0.kind == .return || $0.kind == .guard }) { return }
            guard statement.kind == .sequence, let view = Self.hiddenView(of: Array(statement.children), owner: owner)
            else { continue }
            hiddenFirst.insert(view)
        }
    }
}
