internal import Interfaces
internal import ProposedLayout
internal import SourceCode
internal import SourceText

/// What is said beside the code takes the place of what only the running app knows.
extension TreeReader {
    /// The sample of a property, `Account.name`.
    func sample(of property: PropertyDeclaration) -> Value? {
        guard !hints.samples.isEmpty, let owner = property.owner else { return nil }
        return sample(named: property.name, of: owner)
    }

    /// A value that an instance was given, or its sample where only the running app has the value.
    func sampled(_ value: Value, _ name: String, of type: Int?) -> Value {
        guard !hints.samples.isEmpty, let type else { return value }
        switch value {
        case .data, .sample: return sample(named: name, of: type) ?? value
        default: return value
        }
    }

    private func sample(named name: String, of type: Int) -> Value? {
        let path = types[type].path
        let text = hints.samples[path + "." + name] ?? hints.samples[types[type].name + "." + name]
        return text.map { .verbatim($0) }
    }

    /// The sample of an expression that a text shows, as the code writes it.
    func sample(ofData node: CodeNode) -> String? {
        guard !hints.samples.isEmpty else { return nil }
        let phrase = node.source
        shownData.insert(phrase)
        return hints.samples[phrase]
    }

    /// A view whose size a comment or the configuration says.
    ///
    /// - Parameters:
    ///   - name: the name of its type.
    ///   - node: the call that makes it.
    /// - Returns: `nil` if neither says a size.
    func sized(_ name: String, _ node: CodeNode) -> ViewNode? {
        if !hints.isEmpty { madeViews.insert(name) }
        let annotation = SourceAnnotation.near(node)
        let size = hints.sizes[name]
        let width = annotation.width ?? size?.width
        let height = annotation.height ?? size?.height
        guard width != nil || height != nil else { return nil }
        return ViewNode(
            .foreign(width: length(width), height: length(height)),
            source: place(node, Self.phrase(node))
        )
    }

    /// Views of a statement in the frame that a comment beside it says.
    ///
    /// `width=120` is `frame(width: 120)`, and `width<=120` is `frame(maxWidth: 120)`, around all modifiers of the
    /// statement.
    func framed(_ views: [ViewNode], _ statement: CodeNode) -> [ViewNode] {
        guard statement.kind == .call, let directive = SourceAnnotation.near(statement).directive,
            SourceAnnotation.beginsLine(statement), !views.isEmpty
        else { return views }
        return framed(
            views,
            SourceHints.ViewSize(width: directive.width, height: directive.height),
            atMost: SourceHints.ViewSize(width: directive.maximumWidth, height: directive.maximumHeight),
            statement
        )
    }

    /// Views in a frame of an exact size, and in one of a largest size, each where there is one.
    func framed(
        _ views: [ViewNode],
        _ size: SourceHints.ViewSize,
        atMost largest: SourceHints.ViewSize = SourceHints.ViewSize(width: nil, height: nil),
        _ node: CodeNode
    ) -> [ViewNode] {
        var views = views
        let source = place(node, Self.phrase(node))
        func wrap(_ modifier: Modifier) {
            views = views.map { ViewNode(.modified(modifier), [$0], source: source) }
        }
        if largest.width != nil || largest.height != nil {
            wrap(.flexibleFrame(FlexibleFrame(maxWidth: length(largest.width), maxHeight: length(largest.height))))
        }
        if size.width != nil || size.height != nil {
            wrap(.frame(width: length(size.width), height: length(size.height), alignment: .center))
        }
        return views
    }

    private func length(_ points: Double?) -> Length? { points.map { Length($0) } }
}
