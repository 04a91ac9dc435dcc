internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Functions that ask something else for a text before they ask a table.
extension CodeUses {
    private static let lookUps: Set<String> = ["NSLocalizedString", "localizedString"]

    /// What such functions ask first, as it is written, by the name of the function: `texts?[self]` of
    /// `var localized: String { texts?[self] ?? NSLocalizedString(self, comment: "") }`.
    ///
    /// - Complexity: O(*n*) in the size of the code, once.
    func findOtherSources() -> [String: String] {
        var found: [String: String] = [:]
        for file in code.facts.files where CodePurpose(path: file.path) == .app {
            for declaration in file.code.root.descendants
            where [.function, .binding].contains(declaration.kind) && declaration.range.count < 2000 {
                let body = declaration.child(.body) ?? declaration.child(.accessor)
                guard let body else { continue }
                for choice in body.descendants where choice.kind == .sequence {
                    guard let source = Self.firstSource(of: Array(choice.children)) else { continue }
                    found[declaration.name] = source
                }
            }
        }
        return found
    }

    /// What is asked before a table in `source ?? NSLocalizedString(key, comment: "")`.
    private static func firstSource(of parts: [CodeNode]) -> String? {
        guard let position = parts.firstIndex(where: { $0.kind == .operator && $0.isNamed("??") }), position > 0,
            position + 1 < parts.count, case let lookUp = parts[position + 1], lookUp.kind == .call,
            let callee = lookUp.firstChild, lookUps.contains(callee.name),
            let key = lookUp.arguments.first?.firstChild, key.kind != .string
        else { return nil }
        let first = parts[position - 1]
        let source = first.source
        // One table behind another is none.
        let asksTables = ["ocalizedString", "Bundle", "bundle"].contains(where: source.contains)
        guard [.subscriptCall, .call].contains(first.kind), !asksTables, !source.contains("\n") else { return nil }
        // `strings["key"]` of the one, and the key that both have.
        return String(source.prefix { $0 != "[" && $0 != "(" })
    }
}
