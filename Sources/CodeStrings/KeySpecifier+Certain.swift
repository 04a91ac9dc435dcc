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
            if callee.kind == .member { return textMembers.contains(callee.name) ? "%@" : nil }
            return callee.kind == .reference ? conversions[callee.name] : nil
        default: return nil
        }
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
