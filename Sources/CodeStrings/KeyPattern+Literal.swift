internal import SourceCode

extension KeyPattern {
    /// The key of a literal.
    ///
    /// - Parameters:
    ///   - literal: the characters and interpolations.
    ///   - interpolations: the nodes of the interpolations, in order.
    init(_ literal: CodeLiteral, interpolations: [CodeNode]) {
        guard !interpolations.isEmpty else {
            self.init(literal.plainText ?? "")
            return
        }
        var parts: [Part] = []
        func append(_ text: String) {
            if case .text(let last) = parts.last {
                parts[parts.count - 1] = .text(last + text)
            } else {
                parts.append(.text(text))
            }
        }
        // The `%` of a text is doubled only where the key is a format.
        let isFormat = interpolations.contains { Self.variable($0) == nil }
        for part in literal.parts {
            switch part {
            case .text(let text): append(isFormat ? text.parts(by: "%").joined(separator: "%%") : text)
            case .interpolation(let index):
                guard index < interpolations.count else { continue }
                let node = interpolations[index]
                if let name = Self.variable(node) {
                    append("${\(name)}")
                } else if let specifier = Self.specifier(node) {
                    append(specifier)
                } else {
                    parts.append(.specifier(KeySpecifier.certain(for: node)))
                }
            }
        }
        self.init(parts: parts)
    }

    /// The name that an interpolation of App Intents stands for: `\(\.$name)` and `\(.applicationName)`.
    private static func variable(_ interpolation: CodeNode) -> String? {
        let arguments = interpolation.arguments
        guard let value = arguments.first?.firstChild, arguments.count == 1 || value.kind == .keyPath else {
            return nil
        }
        switch value.kind {
        case .keyPath:
            let path = value.source
            guard path.hasPrefix("\\.$") else { return nil }
            return String(path.dropFirst(3)).parts(by: "$").joined()
        case .member: return value.firstChild == nil && value.isNamed("applicationName") ? "applicationName" : nil
        default: return nil
        }
    }

    /// The specifier that an interpolation asks for: `\(value, specifier: "%.2f")`.
    private static func specifier(_ interpolation: CodeNode) -> String? {
        for argument in interpolation.arguments where argument.isNamed("specifier") {
            if let value = argument.firstChild, value.kind == .string { return CodeLiteral(value).plainText }
        }
        return nil
    }
}

extension String {
    /// The parts between the places of a character; one more than there are places.
    func parts(by separator: Character) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}
