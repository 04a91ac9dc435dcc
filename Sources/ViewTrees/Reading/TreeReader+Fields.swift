internal import ProposedLayout
internal import SourceCode

/// Text fields and their placeholders.
extension TreeReader {
    /// `TextField`, `SecureField`.
    func textField(_ call: FrameworkCall) -> ViewNode {
        let arguments = call.arguments
        let title = label(arguments, call.around)
        let prompt = arguments["prompt"]
        let shown = prompt.map { text($0, call.around) } ?? title
        let written = prompt ?? arguments.first
        let placeholder = shown.map { self.placeholder($0, of: call, written?.node ?? call.node) }
        let content = FieldContent(
            isVertical: arguments["axis"]?.node.source.contains("vertical") == true,
            isSecure: call.name == "SecureField",
            isPrefilled: (arguments["text"] ?? arguments["value"]).map(isPrefilled) ?? false
        )
        return make(.textField(content), [], [ViewPart(.prompt, placeholder), ViewPart(.label, title)], call)
    }

    /// The views of a placeholder, whose texts come from the field rather than from a `Text`.
    private func placeholder(_ view: ViewNode, of call: FrameworkCall, _ node: CodeNode) -> ViewNode {
        var view = view
        if case .text = view.kind {
            view.source = place(node, "placeholder of \(call.name)(\(Self.phrase(node)))")
        }
        for index in view.parts.indices {
            view.parts[index].views = view.parts[index].views.map { placeholder($0, of: call, node) }
        }
        return view
    }

    /// What a binding is of, without how its changes are animated: `$count.animation(.default)`.
    private static func bound(in node: CodeNode) -> CodeNode {
        if node.kind == .argument, let only = node.firstChild { return bound(in: only) }
        guard node.kind == .call, let callee = node.firstChild, callee.kind == .member, callee.name == "animation",
            let base = callee.firstChild
        else { return node }
        return bound(in: base)
    }

    /// Whether what a field is bound to begins with a text, or has one wherever the field is shown.
    private func isPrefilled(_ binding: Argument) -> Bool {
        if filledTexts.contains(FilledCondition.name(binding.node.source)) { return true }
        return switch evaluate(Self.bound(in: binding.node), binding.scope) {
        case .verbatim(let text), .sample(let text): !text.isEmpty
        case .string, .number: true
        default: false
        }
    }
}
