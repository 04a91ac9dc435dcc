internal import CodeFacts
internal import SourceCode

/// Keys that an enumeration makes of its own name and that of a case: `"\(type(of: self)).\(rawValue)"`, which its
/// protocol or extension looks up for all cases.
struct TypedKeys: Sendable {
    private var keys: Set<[UInt8]> = []

    /// What stands in front of the name of the type, between both names, and behind that of the case.
    private struct Form: Hashable {
        var start: String
        var middle: String
        var end: String
    }

    /// - Parameter files: what the code does; its look-ups of keys that are known only when the app runs are read.
    /// - Complexity: O(*n*) in the size of the files, which are read only where such a key is looked up.
    init(_ files: [CodeFacts.File]) {
        var forms: Set<Form> = []
        for file in files {
            for call in file.facts.computedKeys {
                let value = call.kind == .call ? call.arguments.first?.firstChild : call.firstChild
                guard let value, value.kind == .reference else { continue }
                let properties = file.code.root.descendants.filter { $0.kind == .binding && $0.name == value.name }
                for property in properties {
                    forms.formUnion(property.descendants.compactMap(Self.form))
                }
            }
        }
        guard !forms.isEmpty else { return }
        for file in files {
            for type in file.code.root.descendants where type.kind == .type {
                for name in Self.cases(of: type) {
                    for form in forms {
                        keys.insert(Array((form.start + type.name + form.middle + name + form.end).utf8))
                    }
                }
            }
        }
    }

    /// Whether a key is made so.
    ///
    /// - Parameter key: the key, in UTF-8.
    /// - Returns: whether there is such a case.
    /// - Complexity: O(*n*) in the length of the key.
    func hold(_ key: [UInt8]) -> Bool { keys.contains(key) }

    /// The form that a literal gives such keys; `nil` for any other one.
    private static func form(_ node: CodeNode) -> Form? {
        guard node.kind == .string else { return nil }
        let values = node.children.filter { $0.kind == .interpolation }.compactMap { $0.arguments.first?.firstChild }
        guard values.count == 2, isOwnType(values[0].source), isOwnCase(values[1].source) else { return nil }
        var texts = [""]
        for part in CodeLiteral(node).parts {
            switch part {
            case .text(let text): texts[texts.count - 1] += text
            case .interpolation: texts.append("")
            }
        }
        return texts.count == 3 ? Form(start: texts[0], middle: texts[1], end: texts[2]) : nil
    }

    private static func isOwnType(_ source: String) -> Bool {
        let type = source.filter { !$0.isWhitespace }
        return ["type(of:self)", "Self.self", "String(describing:type(of:self))", "String(describing:Self.self)"]
            .contains(type)
    }

    private static func isOwnCase(_ source: String) -> Bool { ["rawValue", "self.rawValue", "self"].contains(source) }

    /// The names or texts of the cases of an enumeration, without those of types inside of it.
    private static func cases(of type: CodeNode) -> [String] {
        var found: [String] = []
        var open = Array(type.children)
        while let node = open.popLast() {
            switch node.kind {
            case .type, .function, .binding: break
            case .enumCase:
                let value = node.child(.initialValue)?.firstChild
                found.append(value.flatMap { CodeLiteral($0).plainText } ?? node.name)
            default: open += node.children
            }
        }
        return found
    }
}
