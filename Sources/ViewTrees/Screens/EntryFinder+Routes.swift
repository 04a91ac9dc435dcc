internal import SourceCode
internal import SourceText

/// Views that code makes which is no view itself: coordinators, routes, factories.
///
/// Such code hands its view on as a value, and what shows it is known when the app runs. That the view is shown is
/// certain; whether it is all of a screen, a sheet or a part of one is not.
extension EntryFinder {
    /// Notes the views that such code makes and that no screen has shown.
    ///
    /// - Complexity: O(*n*) in the number of nodes.
    func collectRouted(_ files: [SourceCode]) {
        for file in files where !isOtherSystem(file.file.path) {
            collectRouted(file.root, open: [], isMaker: false)
        }
    }

    /// - Parameters:
    ///   - node: the code.
    ///   - open: what it stands in, outermost first.
    ///   - isMaker: whether it is code of a type that is no view.
    private func collectRouted(_ node: CodeNode, open: [CodeNode], isMaker: Bool) {
        guard open.count < Self.maximumNesting else { return }
        for child in node.children {
            switch child.kind {
            case .type, .extension:
                collectRouted(child, open: open + [child], isMaker: makesViews(child))
            case .attribute, .macro, .parameter, .inherited, .keyPath, .string, .literal, .typeName: continue
            case .function, .body, .closure, .accessor:
                collectRouted(child, open: open + [child], isMaker: isMaker)
            case .call, .member:
                guard isMaker, let view = madeView(child) else {
                    collectRouted(child, open: open, isMaker: isMaker)
                    continue
                }
                guard !reader.shownTypes.contains(view) else { continue }
                reader.start(platforms.platform(of: child))
                reader.present(
                    Argument(
                        label: nil,
                        node: child,
                        scope: reader.scope(of: open, before: child, child.file.path),
                        isTrailing: false
                    ),
                    as: .routed,
                    child,
                    Surroundings()
                )
            default: collectRouted(child, open: open, isMaker: isMaker)
            }
        }
    }

    /// How deep code may be nested.
    private static let maximumNesting = 64

    /// What makes a type one whose code is read as a part of what shows it.
    private static let parts: Set<String> = [
        "View", "ViewModifier", "App", "Scene", "Widget", "WidgetBundle", "PreviewProvider", "PreviewModifier", "Shape",
        "InsettableShape", "Layout", "Commands", "ToolbarContent", "CustomizableToolbarContent", "TableRowContent",
        "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
        "LibraryContentProvider", "XCTestCase",
    ]

    /// Whether a type or an extension holds code that makes views without being one.
    private func makesViews(_ node: CodeNode) -> Bool {
        let name = node.name.withoutGenerics
        if TreeReader.extendedTypes.contains(name) { return false }
        guard let position = types.position(of: name, near: nil, in: node.file.path) else { return true }
        let type = types[position]
        guard !type.isView else { return false }
        return !type.parents.contains { Self.parts.contains($0) || $0.hasSuffix("Style") }
    }

    /// The view of the project that an expression makes: the first of its chain of calls; `nil` if it makes none.
    private func madeView(_ node: CodeNode) -> Int? {
        var current = node
        for _ in 0..<64 {
            guard current.kind == .call || current.kind == .member, let first = current.firstChild else { return nil }
            if current.kind == .call, first.kind == .reference || first.kind == .member,
                first.name.first?.isUppercase == true,
                let type = types.position(of: first.source, near: nil, in: node.file.path)
            {
                return types[type].isView ? type : nil
            }
            current = first
        }
        return nil
    }
}
