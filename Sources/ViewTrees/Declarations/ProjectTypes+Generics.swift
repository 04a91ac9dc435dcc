internal import SourceCode
internal import SourceText

/// Types of the project with what their parameters stand for.
extension ProjectTypes {
    /// A type as it is written: `Store<SettingsState>.Context`.
    struct Written {
        var position: Int
        /// What the parameters of the type, and of those around it, stand for.
        var parameters: [String: String]
    }

    /// How many other names and types around a type are followed.
    private static let maximumSteps = 6

    /// The type that is written, with what its parameters stand for.
    ///
    /// - Parameters:
    ///   - written: the type as it is written, other names for types included.
    ///   - path: the path of the type in which it is written.
    ///   - file: the path of the file in which it is written.
    /// - Returns: `nil` for a type that the project neither declares nor extends.
    func type(written: String, near path: String?, in file: String?) -> Written? {
        var (first, rest) = Self.components(written)
        var parameters: [String: String] = [:]
        for _ in 0..<Self.maximumSteps {
            if let alias = aliases[first.name],
                position(of: first.name, near: nil, in: nil, followingAliases: false) == nil
            {
                let (head, tail) = Self.components(alias)
                (first, rest) = (head, rest.isEmpty ? tail : tail.isEmpty ? rest : tail + "." + rest)
                continue
            }
            guard let head = position(of: first.name, near: path, in: file) else {
                return position(of: written, near: path, in: file).map { Written(position: $0, parameters: [:]) }
            }
            for (name, argument) in zip(types[head].parameters, first.arguments) { parameters[name] = argument }
            guard !rest.isEmpty else { return Written(position: head, parameters: parameters) }
            if let inner = position(of: types[head].path + "." + rest, near: nil, in: file) {
                return Written(position: inner, parameters: parameters)
            }
            // A type inside a class is one of those inside the class that it inherits from.
            guard let parent = types[head].node?.child(.inherited)?.name else { return nil }
            (first, rest) = Self.components(parent + "." + rest)
        }
        return nil
    }

    /// The only type that conforms to a protocol, those for previews and tests left out.
    ///
    /// - Returns: `nil` for what is no protocol, or one with several types.
    func onlyConformer(of position: Int) -> Int? {
        guard types[position].isProtocol else { return nil }
        let conformers = conformers[types[position].name] ?? []
        return conformers.count == 1 ? conformers[0] : nil
    }

    private typealias Component = (name: String, arguments: [String])

    /// The first component of a name, without what does not matter to it, and the others.
    private static func components(_ written: String) -> (Component, String) {
        var text = written.trimmed
        for prefix in ["any ", "some ", "SwiftUI.", "Swift.", "Foundation."] where text.hasPrefix(prefix) {
            text = String(text.dropFirst(prefix.count))
        }
        while let last = text.last, last == "?" || last == "!" { text.removeLast() }
        var depth = 0
        var end = text.endIndex
        for index in text.indices {
            switch text[index] {
            case "<", "(", "[": depth += 1
            case ">", ")", "]": depth -= 1
            case "." where depth == 0: end = index
            default: continue
            }
            if end != text.endIndex { break }
        }
        let rest = end == text.endIndex ? "" : String(text[text.index(after: end)...])
        return (component(String(text[..<end])), rest)
    }

    private static func component(_ text: String) -> Component {
        guard let open = text.firstIndex(of: "<"), text.last == ">" else { return (text, []) }
        return (String(text[..<open]).trimmed, list(text[text.index(after: open)...].dropLast()))
    }

    /// The parts of a list that commas divide, those inside brackets left whole.
    static func list(_ text: Substring) -> [String] {
        var (parts, current, depth): ([String], String, Int) = ([], "", 0)
        for character in text {
            switch character {
            case "<", "(", "[": depth += 1
            case ">", ")", "]": depth -= 1
            case "," where depth == 0:
                parts.append(current.trimmed)
                current = ""
                continue
            default: break
            }
            current.append(character)
        }
        if !current.trimmed.isEmpty { parts.append(current.trimmed) }
        return parts
    }
}

extension TypeDeclaration {
    /// The names of its parameters: `State` of `class Store<State: Equatable>`.
    ///
    /// - Complexity: O(*n*) in the length of the clause.
    static func parameters(of node: CodeNode) -> [String] {
        clause(of: node).map { part in (part.split(separator: ":").first.map(String.init) ?? part).trimmed }
    }

    /// What its parameters have to conform to: `Equatable` for `State` of `class Store<State: Equatable>`, in the clause or
    /// behind `where`.
    ///
    /// - Complexity: O(*n*) in the length of the declaration's head.
    static func constraints(of node: CodeNode) -> [String: String] {
        var parts = clause(of: node)
        let end = node.children.first { $0.kind != .inherited && $0.kind != .attribute && $0.kind != .modifier }
        let start = node.nameRange.upperBound
        let head = node.file.utf8[start..<max(start, end?.range.lowerBound ?? start)]
        let text = String(decoding: head, as: UTF8.self)
        if let brace = text.firstIndex(of: "{"), let keyword = text[..<brace].firstRange(of: "where ") {
            parts += ProjectTypes.list(text[keyword.upperBound..<brace])
        }
        var constraints: [String: String] = [:]
        for part in parts {
            guard let colon = part.firstIndex(of: ":") else { continue }
            let first = part[part.index(after: colon)...].split(separator: "&").first.map(String.init) ?? ""
            constraints[String(part[..<colon]).trimmed] = first.trimmed
        }
        return constraints
    }

    /// The parameters as they are written, with what they have to conform to.
    private static func clause(of node: CodeNode) -> [String] {
        let bytes = node.file.utf8
        var index = node.nameRange.upperBound
        guard index < node.range.upperBound, bytes[index] == UInt8(ascii: "<") else { return [] }
        let start = index + 1
        var depth = 0
        while index < node.range.upperBound {
            if bytes[index] == UInt8(ascii: "<") { depth += 1 }
            if bytes[index] == UInt8(ascii: ">") { depth -= 1 }
            if depth == 0 { break }
            index += 1
        }
        guard depth == 0 else { return [] }
        return ProjectTypes.list(String(decoding: bytes[start..<index], as: UTF8.self)[...])
    }
}
