internal import CodeStrings
internal import SourceCode

extension FactFinder {
    /// Whether a call makes a view whose text is replaced before anybody sees it.
    func isMadeForAnotherText(_ call: CodeNode) -> Bool {
        guard let statement = ancestors.last, statement.kind == .sequence else { return false }
        let parts = Array(statement.children)
        guard parts.count == 3, parts[1].kind == .assignment, parts[2] == call else { return false }
        return OverwrittenText.isMadeWith(parts[0], in: bodyAround, of: typeAround)
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

    /// The statements of the function around, or of the outermost of several.
    var bodyAround: CodeNode? { ancestors.first { $0.kind == .body } }

    /// The type or extension around.
    var typeAround: CodeNode? { ancestors.last { $0.kind == .type || $0.kind == .extension } }
}
