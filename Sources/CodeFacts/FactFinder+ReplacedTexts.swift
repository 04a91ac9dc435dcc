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

    /// The statements of the function around, or of the outermost of several.
    var bodyAround: CodeNode? { ancestors.first { $0.kind == .body } }

    /// The type or extension around.
    var typeAround: CodeNode? { ancestors.last { $0.kind == .type || $0.kind == .extension } }
}
