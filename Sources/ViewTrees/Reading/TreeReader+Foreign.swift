internal import ProposedLayout
internal import SourceCode
internal import SourceText

/// Views of packages whose source is not at hand.
extension TreeReader {
    /// The view of a call that no source explains: what its closures show, in doubt.
    func foreign(_ name: String, _ node: CodeNode, _ arguments: CallArguments, _ around: Surroundings) -> [ViewNode] {
        if let known = sized(name, node) { return [known] }
        let reason = "'\(name)' is not from a source file that was read"
        if name.hasSuffix("Button") {
            var label = arguments["label"].map { views($0, around) } ?? []
            if label.isEmpty, arguments.first != nil { label = title(arguments, around) ?? [] }
            if label.isEmpty, let closure = arguments.trailing, showsViews(closure.node) {
                label = views(closure, around)
            }
            if label.contains(where: Self.showsText) {
                var button = ViewNode(.button, parts: [ViewPart(.label, label)], source: place(node, Self.phrase(node)))
                button.certainty = .assumed(reason: reason)
                return [button]
            }
        }
        if name.hasSuffix("Text") {
            var text = text(of: .data(Self.phrase(node)), node)
            text.source = place(node, Self.phrase(node))
            return [text]
        }
        if Self.pictureNames.contains(where: name.hasSuffix) {
            let side = Length(24, from: 12, to: 48)
            return [
                ViewNode(
                    .image(.picture(width: side, height: side, isResizable: false)),
                    source: place(node, Self.phrase(node)),
                    certainty: .typical(reason: reason)
                )
            ]
        }
        let closures = arguments.all.filter { $0.node.kind == .closure && showsViews($0.node) }
        return [unknown(reason, node, closures.flatMap { views($0, around) })]
    }

    /// What the closures of a call show.
    func closureViews(of node: CodeNode, _ scope: Scope, _ around: Surroundings) -> [ViewNode] {
        CallArguments(node, scope).all.filter { $0.node.kind == .closure }.flatMap { views($0, around) }
    }

    /// A control of a package that is called as one of the system, `Defaults.Toggle("a", key: .b)`: it looks like that one.
    func likeSystem(
        _ name: String,
        of module: String,
        _ node: CodeNode,
        _ arguments: CallArguments,
        _ scope: Scope,
        _ around: Surroundings
    ) -> [ViewNode]? {
        guard Self.commonViews.contains(name) else { return nil }
        let reason = "'\(module).\(name)' is not from a source file that was read"
        return frameworkViews(name, node, arguments, scope, around)?.map { view in
            var view = view
            view.certainty = .assumed(reason: reason)
            return view
        }
    }

    /// How the names of small pictures end.
    private static let pictureNames = ["Icon", "Symbol", "Avatar", "Chevron", "Glyph"]

    /// Whether the statements of a closure make views rather than do something.
    private func showsViews(_ closure: CodeNode) -> Bool {
        closure.children.contains { statement in
            switch statement.kind {
            case .if, .switch:
                return statement.descendants.contains {
                    ($0.kind == .body || $0.kind == .switchCase) && showsViews($0)
                }
            case .call:
                guard let name = Self.innermostCallee(statement)?.name, name.first?.isUppercase == true else {
                    return false
                }
                if Self.commonViews.contains(name) { return true }
                return types.position(of: name, near: nil, in: statement.file.path).map { types[$0].isView } ?? false
            default: return false
            }
        }
    }

    /// What a chain of calls begins with: `Text` of `Text("a").bold()`.
    private static func innermostCallee(_ node: CodeNode) -> CodeNode? {
        var current = node
        while let first = current.firstChild, current.kind == .call || current.kind == .member { current = first }
        return current.kind == .reference ? current : nil
    }

    /// Views of SwiftUI that the closures of containers begin with.
    private static let commonViews: Set<String> = [
        "Button", "DisclosureGroup", "Divider", "ForEach", "Form", "GeometryReader", "Grid", "Group", "GroupBox",
        "HStack", "Image", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Link",
        "List", "Menu", "NavigationLink", "NavigationStack", "NavigationView", "Picker", "ProgressView", "ScrollView",
        "Section", "Stepper", "TabView", "Text", "TextField", "Toggle", "VStack", "ViewThatFits", "ZStack",
    ]

    /// Whether a view or one in it is a text.
    static func showsText(_ node: ViewNode) -> Bool {
        if case .text = node.kind { return true }
        return node.parts.contains { $0.views.contains(where: showsText) }
    }
}
