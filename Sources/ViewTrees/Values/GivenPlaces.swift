internal import SourceCode
internal import SourceText

/// Where code gives values to the properties of types: calls that make a value of a type, and assignments.
///
/// What is made for previews and tests is left out.
struct GivenPlaces: Sendable {
    /// A place with the code around it.
    struct Place: Sendable {
        /// The call, or what is assigned.
        var node: CodeNode
        /// What is assigned to; `nil` for a call.
        var target: CodeNode?
        /// What the place stands in, outermost first.
        var open: [CodeNode]

        /// Whether an initializer hands on one of its parameters.
        var isHandedOn: Bool {
            guard node.kind == .reference, let function = open.last(where: { $0.kind == .function }),
                function.isNamed("init")
            else { return false }
            return function.children.contains { $0.kind == .parameter && $0.innermostName == node.name }
        }
    }

    /// The calls that may make values, by the last name of what is called; `init` for those that name no type.
    private(set) var makings: [String: [Place]] = [:]
    /// The assignments, by the last name of what is assigned to.
    private(set) var assignments: [String: [Place]] = [:]

    init() {}

    /// Looks through files.
    ///
    /// - Complexity: O(*n*) in the number of nodes.
    init(_ files: [SourceCode]) {
        for file in files { collect(file.root) }
    }

    private mutating func collect(_ root: CodeNode) {
        var open: [CodeNode] = []
        var skippedUntil = 0
        for node in root.descendants {
            let range = node.range
            guard range.lowerBound >= skippedUntil else { continue }
            while let last = open.last, range.lowerBound >= last.range.upperBound { open.removeLast() }
            switch node.kind {
            case .macro where node.isNamed("Preview"): skippedUntil = range.upperBound
            case .type, .extension:
                if Self.isForPreviews(node) { skippedUntil = range.upperBound } else { open.append(node) }
            case .function:
                if Self.isForPreviews(node.name) { skippedUntil = range.upperBound } else { open.append(node) }
            case .body, .closure, .accessor: open.append(node)
            case .call:
                guard let callee = node.firstChild, callee.kind == .reference || callee.kind == .member else {
                    continue
                }
                var name = callee.name
                if name == "init", let type = callee.firstChild { name = type.name }
                guard name == "init" || name.first?.isUppercase == true,
                    node.children.contains(where: { $0.kind == .argument })
                else { continue }
                makings[name, default: []].append(Place(node: node, target: nil, open: open))
            case .sequence:
                var children = node.children
                guard let target = children.next(), target.kind == .reference || target.kind == .member,
                    children.next()?.kind == .assignment, let value = children.next(), children.next() == nil,
                    value.kind != .literal
                else { continue }
                assignments[target.name, default: []].append(Place(node: value, target: target, open: open))
            default: continue
            }
        }
    }

    private static func isForPreviews(_ type: CodeNode) -> Bool {
        isForPreviews(type.name)
            || type.children.contains { $0.kind == .inherited && $0.name.hasPrefix("PreviewProvider") }
    }

    private static let marks = ["mock", "preview", "fake", "stub", "placeholder"]

    /// Whether a name says that what it names is not the app's own: `MockLibrary`, `makePreviewItem`.
    static func isForPreviews(_ name: String) -> Bool {
        let name = name.lowercased()
        return marks.contains { name.contains($0) }
    }
}
