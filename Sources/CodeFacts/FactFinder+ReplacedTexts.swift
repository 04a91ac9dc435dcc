internal import CodeStrings
internal import SourceCode

extension FactFinder {
    /// Whether a call makes a view whose text is replaced before anybody sees it.
    func isMadeForAnotherText(_ call: CodeNode) -> Bool {
        guard let statement = ancestors.last else { return false }
        if statement.kind == .initialValue || statement.kind == .binding { return isDeclaredForAnotherText(call) }
        guard statement.kind == .sequence else { return false }
        let parts = Array(statement.children)
        guard parts.count == 3, parts[1].kind == .assignment, parts[2] == call else { return false }
        return OverwrittenText.isMadeWith(parts[0], in: bodyAround, of: typeAround)
    }

    /// Whether a call with one text makes what a constant holds, whose title is set before anybody sees it:
    /// `let action = UIContextualAction(style: .normal, title: "Delete") { … }`, and then `action.title = name`.
    private func isDeclaredForAnotherText(_ call: CodeNode) -> Bool {
        guard let binding = ancestors.suffix(2).last(where: { $0.kind == .binding }),
            call.arguments.count(where: { $0.firstChild?.kind == .string }) == 1
        else { return false }
        return OverwrittenText.isDeclaredWith(binding, in: bodyAround, of: typeAround)
    }

    /// Whether the texts that a call is given stand in for others.
    func isStandIn(_ call: CodeNode) -> Bool {
        isMadeForAnotherText(call) || isListedForDemo(call) || call.firstChild.map { isHidden(call, to: $0) } == true
    }

    /// Whether a statement gives a text to a view that nobody sees with it.
    ///
    /// - Parameters:
    ///   - statement: an assignment or a call.
    ///   - target: the property or function of the view.
    /// - Returns: `false` for a property or function without a view.
    /// - Complexity: O(*n*) in the length of the file where the view is hidden, else O(1).
    func isHidden(_ statement: CodeNode, to target: CodeNode) -> Bool {
        guard target.kind == .member, let view = target.firstChild else { return false }
        let hidden = types.hiddenViews
        if hidden.isHidden(view) { return true }
        if let name = HiddenViews.ownName(view) {
            if hidden.contains(name, of: owner) { return true }
            let staysHidden = hidden.stayHidden(ViewProperty(owner: owner, name: name))
            if staysHidden, HiddenText.isHidden(view, behind: statement) { return true }
        }
        return statement.kind != .call && HiddenText.isOne(statement, to: target)
    }

    /// Whether a call makes one of a list of values in a function that fills the app for a demonstration:
    /// `queue = [Song(title: "…"), …]`.
    func isListedForDemo(_ call: CodeNode) -> Bool {
        guard functions.contains(where: { $0.name.words.contains("demo") }),
            call.firstChild?.name.first?.isUppercase == true
        else { return false }
        return ancestors.suffix(2).contains { $0.kind == .array }
    }

    /// Whether the type around gives a state another value as soon as its view appears: `.onAppear { title = name }`.
    ///
    /// - Parameters:
    ///   - property: the name of the state.
    ///   - statement: its declaration.
    /// - Returns: `false` where that hangs on a condition.
    /// - Complexity: O(*n*) in the length of the type.
    func isReplacedOnAppearing(_ property: String, _ statement: CodeNode) -> Bool {
        guard statement.children.contains(where: { $0.kind == .attribute && $0.isNamed("State") }),
            let type = typeAround
        else { return false }
        return type.descendants.contains { call in
            guard call.kind == .call, let callee = call.firstChild, callee.kind == .member,
                ["onAppear", "task"].contains(callee.name)
            else { return false }
            let closures = call.arguments.compactMap(\.firstChild).filter { $0.kind == .closure }
            return closures.contains { closure in closure.children.contains { Self.assigns($0, property) } }
        }
    }

    /// Whether a statement assigns a property of the type around, be it one of several: `(date, time) = now`.
    private static func assigns(_ statement: CodeNode, _ property: String) -> Bool {
        guard statement.kind == .sequence else { return false }
        let parts = Array(statement.children.prefix(2))
        guard parts.count == 2, parts[1].kind == .assignment else { return false }
        if HiddenViews.ownName(parts[0]) == property { return true }
        return parts[0].kind == .tuple
            && parts[0].children.contains { part in
                let value = part.kind == .argument ? part.firstChild ?? part : part
                return HiddenViews.ownName(value) == property
            }
    }

    /// The statements of the function around, or of the outermost of several.
    var bodyAround: CodeNode? { ancestors.first { $0.kind == .body } }

    /// The type or extension around.
    var typeAround: CodeNode? { ancestors.last { $0.kind == .type || $0.kind == .extension } }
}
