internal import SourceCode
internal import SourceText

/// What controllers and views of UIKit and AppKit host: `UIHostingController(rootView: …)`.
extension EntryFinder {
    /// Notes what the code of a file hosts itself, and what it gives functions that host it.
    func collectHosted(_ file: SourceCode, by hosts: HostingFunctions) {
        var open: [(node: CodeNode, end: Int)] = []
        for node in file.root.descendants {
            while let last = open.last, node.range.lowerBound >= last.end { open.removeLast() }
            switch node.kind {
            case .type, .extension, .function, .body, .closure, .accessor: open.append((node, node.range.upperBound))
            case .call:
                guard let content = HostingFunctions.hosted(node) ?? hosts.given(node) else { continue }
                // What is bound before the call is evaluated already.
                reader.start(platforms.platform(of: node))
                let scope = reader.scope(of: open.map(\.node), before: node, file.file.path)
                reader.present(
                    Argument(label: nil, node: content, scope: scope, isTrailing: false),
                    as: .hosted,
                    node,
                    Surroundings()
                )
            default: continue
            }
        }
    }
}

/// The functions of a project that put a view which they are given on the screen:
/// `func push<V: View>(_ view: V) { navigation.push(UIHostingController(rootView: view)) }`.
struct HostingFunctions {
    /// The labels of the parameters that are hosted, by name of the function; "" for the first one without a label.
    private var parameters: [String: Set<String>] = [:]

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
                    take(content, of: function)
                default: continue
                }
            }
        }
    }

    private mutating func take(_ content: CodeNode, of function: CodeNode) {
        // `builder()` is what the parameter `builder` makes.
        let given = content.kind == .call ? content.firstChild : content
        guard let given, given.kind == .reference else { return }
        for parameter in function.children where parameter.kind == .parameter && parameter.innermostName == given.name {
            let isUnlabelled = parameter.nameRange.isEmpty || parameter.isNamed("_")
            parameters[function.name, default: []].insert(isUnlabelled ? "" : parameter.name)
        }
    }

    /// The view that a call gives such a function; `nil` for a call of something else.
    func given(_ call: CodeNode) -> CodeNode? {
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
