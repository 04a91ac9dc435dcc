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
    private static let word = NameHash.of("isHidden")

    /// - Complexity: O(*n* + *s* · *n*) in the size of the file and the number of its assignments that show a view.
    init(_ file: TypeIndex.File, _ properties: DeclaredViews) {
        let utf8 = file.code.file.utf8
        var hides = false
        NameHash.forEach(in: utf8[...]) { name, offset, _ in
            if FoundViews.finders.contains(name) { findsOthers = true }
            guard name == Self.word else { return }
            hides = true
            if Self.isHandedOn(at: offset, in: utf8) { showsOthers = true }
        }
        guard hides else { return }
        var owners: [(name: String, end: Int)] = []
        var functions: [String: [String: [CodeNode]]] = [:]
        for node in file.code.root.descendants {
            while let last = owners.last, last.end <= node.range.lowerBound { owners.removeLast() }
            let owner = owners.last?.name ?? ""
            switch node.kind {
            case .type, .extension: owners.append((TypeIndex.name(of: node), node.range.upperBound))
            case .function: functions[owner, default: [:]][node.name, default: []].append(node)
            case .sequence: read(node, owner: owner, properties)
            default: continue
            }
        }
        for (owner, functions) in functions {
            for function in Self.first.flatMap({ functions[$0] ?? [] }) {
                readFirst(function, owner: owner, functions, depth: 0)
            }
        }
    }

    /// Whether the property is changed where it stands, `views.forEach { $0.isHidden.toggle() }`, or a path to it is made,
    /// `views[keyPath: \UIView.isHidden] = false`.
    private static func isHandedOn(at offset: Int, in utf8: [UInt8]) -> Bool {
        if utf8[offset...].starts(with: toggling) { return true }
        let type = utf8[..<offset].dropLast().reversed().prefix { NameHash.isPart($0) }
        guard offset > 0, utf8[offset - 1] == UInt8(ascii: "."), offset - 2 - type.count >= 0 else { return false }
        return utf8[offset - 2 - type.count] == UInt8(ascii: "\\")
    }

    private static let toggling = Array("isHidden.toggle".utf8)

    /// Reads an assignment.
    private mutating func read(_ sequence: CodeNode, owner: String, _ properties: DeclaredViews) {
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
        let loop = Array(" \(name) in ".utf8)
        let isShadowed = base.kind == .reference && sequence.file.utf8.firstRange(of: loop) != nil
        if properties.all.contains(property), !isShadowed { shown.insert(property) } else { showsOthers = true }
    }

    /// Whether an expression names a view as the member of something: `cell.badge`, and not `row.subviews.first`.
    private static func isNamed(_ view: CodeNode) -> Bool {
        guard view.kind == .member, !["first", "last"].contains(view.name) else { return false }
        return !([view] + view.descendants).contains { node in
            node.kind == .member && FoundViews.finders.contains(NameHash.of(node.name))
        }
    }

    /// The view of the type around that an assignment hides.
    private static func hiddenView(of parts: [CodeNode], owner: String) -> ViewProperty? {
        guard parts.count == 3, parts[1].kind == .assignment, parts[0].kind == .member, parts[0].isNamed("isHidden"),
            parts[2].source == "true", let name = parts[0].firstChild.flatMap(HiddenViews.ownName)
        else { return nil }
        return ViewProperty(owner: owner, name: name)
    }

    /// How many functions of the type are followed one after another.
    private static let maximumDepth = 3

    /// Reads the statements of a function up to one that may leave it, and those of functions of the type that it calls.
    private mutating func readFirst(
        _ function: CodeNode,
        owner: String,
        _ functions: [String: [CodeNode]],
        depth: Int
    ) {
        guard let body = function.child(.body) else { return }
        for statement in body.children {
            if statement.kind == .compilation { return }
            if statement.descendants.contains(where: { $0.kind == .return || $0.kind == .guard }) { return }
            if depth < Self.maximumDepth, let name = Self.calledFunction(statement), let called = functions[name],
                called.count == 1
            {
                readFirst(called[0], owner: owner, functions, depth: depth + 1)
            }
            guard statement.kind == .sequence, let view = Self.hiddenView(of: Array(statement.children), owner: owner)
            else { continue }
            hiddenFirst.insert(view)
        }
    }

    /// The function of the type around that a statement calls, `setUpView()`.
    private static func calledFunction(_ statement: CodeNode) -> String? {
        guard statement.kind == .call, let callee = statement.firstChild else { return nil }
        return HiddenViews.ownName(callee)
    }
}
