internal import SourceCode

extension KeySpecifier {
    /// The specifier of an interpolation whose type the code itself says.
    ///
    /// - Returns: `nil` where a declaration elsewhere decides.
    static func certain(for interpolation: CodeNode) -> String? {
        let arguments = interpolation.arguments
        // With a format or a style the compiler makes a text of the value.
        if arguments.contains(where: { $0.isNamed("format") || $0.isNamed("style") || $0.isNamed("formatter") }) {
            return "%@"
        }
        guard arguments.count == 1, let value = arguments.first?.firstChild else { return nil }
        switch value.kind {
        case .string: return "%@"
        case .member where value.firstChild != nil && value.isNamed("count"): return "%lld"
        case .member where value.firstChild != nil && textMembers.contains(value.name): return "%@"
        case .call:
            guard let callee = value.firstChild else { return nil }
            // A text with a look is a text: `Text("Location").font(.caption)`.
            if root(of: value).map({ $0.isNamed("Text") || $0.isNamed("Image") }) == true { return "%@" }
            if callee.kind == .member {
                return textMembers.contains(callee.name) || callee.isNamed("string") ? "%@" : nil
            }
            return callee.kind == .reference ? conversions[callee.name] : nil
        case .sequence: return isText(Array(value.children)) ? "%@" : nil
        default: return nil
        }
    }

    /// Whether operands make a text, as one of them is: `name ?? "No name"`, `prefix + "…"`.
    private static func isText(_ parts: [CodeNode]) -> Bool {
        let operators = parts.filter { [.operator, .assignment, .choice, .cast].contains($0.kind) }
        guard !operators.isEmpty,
            operators.allSatisfy({ $0.kind == .operator && ($0.isNamed("??") || $0.isNamed("+")) })
        else { return false }
        return parts.contains { $0.kind == .string }
    }

    /// The type that makes the value at the beginning of a chain of calls; `nil` for a chain that begins with anything else.
    private static func root(of call: CodeNode) -> CodeNode? {
        var node = call
        while node.kind == .call, let callee = node.firstChild {
            guard callee.kind == .member else { return callee.kind == .reference ? callee : nil }
            guard let base = callee.firstChild else { return nil }
            node = base
        }
        return nil
    }

    private static let conversions = [
        "Int": "%lld", "Int64": "%lld", "Int32": "%d", "UInt": "%llu", "UInt64": "%llu", "UInt32": "%u",
        "Double": "%lf", "CGFloat": "%lf", "Float": "%f", "String": "%@", "Text": "%@", "Image": "%@",
        "NSLocalizedString": "%@", "AttributedString": "%@",
    ]

    /// Members that are texts whatever they are asked of.
    private static let textMembers: Set<String> = [
        "formatted", "localizedDescription", "uppercased", "lowercased", "lastPathComponent", "localizedCapitalized",
    ]
}
