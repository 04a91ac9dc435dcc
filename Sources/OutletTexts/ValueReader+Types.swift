internal import CodeStrings
internal import SourceCode

/// The types whose members are read.
extension ValueReader {
    /// The type that an expression names, perhaps by another name that the type around gives it: `typealias Texts =
    /// Strings.Passcode`.
    func typeName(_ node: CodeNode, in scope: CodeMembers.Scope) -> String? {
        guard let name = TypeFinder.typeName(node) else { return nil }
        guard facts.properties[name] == nil, node.kind == .reference else { return name }
        return facts.aliased(name, in: scope.type) ?? name
    }
}
