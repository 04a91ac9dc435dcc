internal import SourceCode
internal import SourceText

/// What calls give to controllers, views and objects that show it: `UIHostingController(rootView: …)`.
extension EntryFinder {
    /// Notes what calls give to functions of objects that keep views.
    ///
    /// Where the view of such an object shows it, and in which room, is not known: `sheets.show { SortView() }`.
    ///
    /// - Complexity: O(*n*) in the number of nodes.
    func collectKept(_ files: [SourceCode]) {
        guard hosts.keepViews else { return }
        collectGiven(files, as: .routed, hosts.keptView)
    }

    /// Notes the views that calls are given.
    ///
    /// - Parameters:
    ///   - files: the code.
    ///   - kind: how the views are shown.
    ///   - view: the view that a call is given; `nil` for a call of something else.
    func collectGiven(_ files: [SourceCode], as kind: ScreenKind, _ view: (CodeNode) -> CodeNode?) {
        for file in files where !isOtherSystem(file.file.path) {
            var open: [(node: CodeNode, end: Int)] = []
            for node in file.root.descendants {
                while let last = open.last, node.range.lowerBound >= last.end { open.removeLast() }
                switch node.kind {
                case .type, .extension, .function, .body, .closure, .accessor:
                    open.append((node, node.range.upperBound))
                case .call:
                    guard let content = view(node) else { continue }
                    // What is bound before the call is evaluated already.
                    reader.start(platforms.platform(of: node))
                    let scope = reader.scope(of: open.map(\.node), before: node, file.file.path)
                    reader.present(
                        Argument(label: nil, node: content, scope: scope, isTrailing: false),
                        as: kind,
                        node,
                        Surroundings()
                    )
                default: continue
                }
            }
        }
    }
}
