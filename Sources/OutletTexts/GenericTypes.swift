internal import CodeStrings
internal import SourceCode
internal import SourceText

/// What types stand for where a class inherits from a generic one: `Model` is `LoginModel` in
/// `class LoginController: ModelController<LoginModel>`.
struct GenericTypes: Sendable {
    /// The parameters of each generic type, in their order.
    private var parameters: [String: [String]] = [:]
    /// What a type gives a parent, by the type and the parent's name.
    private var arguments: [String: [String: [String]]] = [:]

    /// Takes what a declaration of a type, or an extension of one, says.
    mutating func add(_ node: CodeNode) {
        let name = TypeIndex.name(of: node)
        if node.kind == .type, let list = Self.list(behind: node) {
            parameters[name] = list.map { String($0.prefix { $0 != ":" }.trimmed) }
        }
        for parent in node.children where parent.kind == .inherited {
            guard let open = parent.name.firstIndex(of: "<"), parent.name.last == ">" else { continue }
            let given = parent.name[parent.name.index(after: open)...].dropLast().topLevelParts(",")
            arguments[name, default: [:]][parent.name.plainTypeName] = given.map { String($0).plainTypeName }
        }
    }

    mutating func merge(_ other: GenericTypes) {
        parameters.merge(other.parameters) { first, _ in first }
        arguments.merge(other.arguments) { $0.merging($1) { first, _ in first } }
    }

    /// The parameters that are written behind the name of a type.
    private static func list(behind node: CodeNode) -> [Substring]? {
        let rest = node.file.utf8[node.nameRange.upperBound..<node.range.upperBound].prefix(400)
        guard rest.first == UInt8(ascii: "<") else { return nil }
        var depth = 0
        for (index, byte) in zip(rest.indices, rest) {
            if byte == UInt8(ascii: "<") { depth += 1 }
            if byte == UInt8(ascii: ">") { depth -= 1 }
            guard depth == 0 else { continue }
            return String(decoding: rest[(rest.startIndex + 1)..<index], as: UTF8.self)[...].topLevelParts(",")
        }
        return nil
    }

    /// What a type that is written in a generic type stands for in one that inherits from it.
    ///
    /// - Parameters:
    ///   - type: the type as it is written, perhaps a parameter.
    ///   - parent: the generic type.
    ///   - heirs: the type that is looked at, and what it inherits from, nearest first.
    /// - Returns: `nil` for any type that is no parameter, or is given by none of them.
    /// - Complexity: O(*n*) in the number of heirs.
    func given(_ type: String, of parent: String, to heirs: [String]) -> String? {
        guard let index = parameters[parent]?.firstIndex(of: type) else { return nil }
        for heir in heirs {
            guard let given = arguments[heir]?[parent], index < given.count else { continue }
            return given[index]
        }
        return nil
    }
}

extension CodeMembers {
    /// The type of a member of a parent as it is in a type that inherits it.
    func given(_ type: String, of parent: String, to heir: String) -> String {
        guard parent != heir else { return type }
        return generics.given(type, of: parent, to: ancestry(of: heir)) ?? type
    }
}
