internal import SourceCode
internal import SourceText

/// The functions of a project that put a view which they are given on the screen:
/// `func push<V: View>(_ view: V) { navigation.push(UIHostingController(rootView: view)) }`.
struct HostingFunctions {
    /// The labels of the parameters that are hosted, by name of the function; "" for the first one without a label.
    private var hosted: [String: Set<String>] = [:]
    /// Likewise of those that an object keeps, for a view elsewhere to show:
    /// `func show(content: AnyView) { self.content = content }`.
    private var kept: [String: Set<String>] = [:]

    /// Finds the functions.
    ///
    /// - Complexity: O(*n*) in the number of nodes.
    init(_ files: [SourceCode]) {
        for file in files {
            var open: [CodeNode] = []
            for node in file.root.descendants {
                while let last = open.last, node.range.lowerBound >= last.range.upperBound { open.removeLast() }
                switch node.kind {
                // What a type keeps is made by whoever makes the type.
                case .function where !node.isNamed("init"): open.append(node)
                case .call:
                    guard let function = open.last, let content = Self.hosted(node) else { continue }
                    Self.take(content, of: function, into: &hosted)
                case .sequence:
                    guard let function = open.last, let content = Self.kept(node) else { continue }
                    Self.take(content, of: function, into: &kept, where: Self.isView)
                default: continue
                }
            }
        }
    }

    private static func take(
        _ content: CodeNode,
        of function: CodeNode,
        into parameters: inout [String: Set<String>],
        where isTaken: (CodeNode, CodeNode) -> Bool = { _, _ in true }
    ) {
        // `builder()` is what the parameter `builder` makes.
        let given = content.kind == .call ? content.firstChild : content
        guard let given, given.kind == .reference else { return }
        for parameter in function.children where parameter.kind == .parameter {
            guard parameter.innermostName == given.name, isTaken(parameter, function) else { continue }
            let isUnlabelled = parameter.nameRange.isEmpty || parameter.isNamed("_")
            parameters[function.name, default: []].insert(isUnlabelled ? "" : parameter.name)
        }
    }

    /// What an assignment to a member keeps of a view: `view` of `self.content = AnyView(view)`.
    private static func kept(_ sequence: CodeNode) -> CodeNode? {
        var children = sequence.children
        guard let target = children.next(), target.kind == .member, children.next()?.kind == .assignment,
            let value = children.next(), children.next() == nil
        else { return nil }
        guard value.kind == .call, value.firstChild?.isNamed("AnyView") == true else { return value }
        return value.arguments.first?.firstChild
    }

    /// Whether a parameter takes a view, or a function that makes one.
    private static func isView(_ parameter: CodeNode, of function: CodeNode) -> Bool {
        guard let written = parameter.child(.typeName)?.name else { return false }
        let made = written.split(separator: ">").last.map(String.init) ?? written
        let type = made.filter { $0.isLetter || $0.isNumber || $0 == " " }.split(separator: " ").joined(separator: " ")
        if ["AnyView", "some View", "any View"].contains(type) { return true }
        // A parameter of the function itself: `<Content: View>`, `where Content: View`.
        let head = function.source.prefix { $0 != "{" }.filter { !$0.isWhitespace }
        return !type.isEmpty && !type.contains(" ") && head.contains("\(type):View")
    }

    /// The view that a call gives a function that hosts it; `nil` for a call of something else.
    func given(_ call: CodeNode) -> CodeNode? { Self.given(call, hosted) }

    /// The view that a call gives a function that keeps it; `nil` for a call of something else.
    func keptView(_ call: CodeNode) -> CodeNode? { Self.given(call, kept) }

    /// Whether some function keeps views.
    var keepViews: Bool { !kept.isEmpty }

    private static func given(_ call: CodeNode, _ parameters: [String: Set<String>]) -> CodeNode? {
        guard let callee = call.firstChild, callee.kind == .member || callee.kind == .reference,
            let labels = parameters[callee.name]
        else { return nil }
        let arguments = call.arguments
        let named = arguments.first { labels.contains($0.nameRange.isEmpty ? "" : $0.name) }
        return (named ?? arguments.first { $0.traits.contains(.isTrailing) })?.firstChild
    }

    /// The view that a call hosts; `nil` for a call of something else.
    static func hosted(_ node: CodeNode) -> CodeNode? {
        guard let callee = node.firstChild else { return nil }
        if let root = node.arguments.first(where: { $0.isNamed("rootView") })?.firstChild {
            // `super.init(rootView: rootView)` hosts what somebody else gives.
            guard
                callee.name.hasSuffix("HostingController") || callee.name.hasSuffix("HostingView")
                    || callee.isNamed("init")
            else { return nil }
            return root
        }
        guard callee.isNamed("UIHostingConfiguration") else { return nil }
        return node.arguments.first { $0.traits.contains(.isTrailing) }?.firstChild
    }
}
