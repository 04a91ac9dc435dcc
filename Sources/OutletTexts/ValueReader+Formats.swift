internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Texts that are made of others: formats with their arguments, and texts with looks.
extension ValueReader {
    /// The function or type that makes a text of its first argument; `nil` for all others.
    static func textMaker(_ name: String, _ base: CodeNode?, _ first: CodeNode) -> String? {
        // `.init(format: …)` is one of a text, whatever the type around is called.
        if name == "init", base == nil {
            return first.isNamed("format") || first.isNamed("attributedString") ? "String" : nil
        }
        let function = name == "init" ? base?.name ?? name : name
        return TextFunctions.formats.contains(function) ? function : nil
    }

    /// The function of Foundation that a macro or function from elsewhere stands for, if it is named for a format and given
    /// one: `quick_formatString(@"%@ %@", …)`.
    func formatMaker(_ name: String, _ base: CodeNode?, _ first: CodeNode) -> String? {
        guard base == nil, name.lowercased().contains("format"), facts.functionsByName[name] == nil,
            let format = first.firstChild, format.kind == .string,
            CodeLiteral(format).plainText?.contains("%") == true
        else { return nil }
        return "stringWithFormat"
    }

    /// The values of a text that is made of others: `String(format: …)`, `NSAttributedString(string: …)`.
    func made(
        by function: String,
        _ arguments: [CodeNode],
        in scope: CodeMembers.Scope,
        _ frame: Frame?,
        _ trail: inout Trail
    ) -> [Value] {
        guard let first = arguments.first else { return [.unknown] }
        if first.isNamed("describing") { return described(first, in: scope, &trail) }
        if first.name.hasPrefix("contentsOf") { return [.data] }
        let isOfObjectiveC = !first.file.path.hasSuffix(".swift")
        let isFormat = arguments.count > 1 || first.isNamed("format") || function.hasSuffix("WithFormat")
        var values = values(Array(first.children), in: scope, frame, &trail)
        if function == "NSLocalizedString" { values = values.map { $0.lookedUp(by: function, at: first) } }
        // A format that is no key holds texts as its arguments.
        let hasKey = values.contains { if case .key = $0 { true } else { false } }
        guard isFormat, hasKey || Self.isFormatting(function) else { return values }
        let given = given(arguments, isOfObjectiveC: isOfObjectiveC).map {
            self.values($0, in: scope, frame, &trail)
        }
        let literals = given.map { Self.soleLiteral($0) }
        if hasKey {
            for (number, text) in literals.enumerated() {
                if let text { values = values.map { $0.filled(number, text) } }
            }
            // A string among the arguments is shown in the other one.
            return values + given.flatMap { $0 }.compactMap(\.asPart)
        }
        let found = given.flatMap { $0 }.compactMap(\.asPart)
        guard found.isEmpty else { return found }
        if isOfObjectiveC {
            // Nothing is around the value.
            let others = given.flatMap { $0 }
            if values == [.literal("%@")], !others.isEmpty { return others }
        } else if given.isEmpty {
            return [.unknown]
        }
        let isKnown = !given.joined().contains(.unknown)
        return values.map { value in
            let made = value.filled(with: literals) ?? value.asFormat
            return made == .data && !isKnown ? .unknown : made
        }
    }

    /// The arguments behind a format, one list of operands each.
    private func given(_ arguments: [CodeNode], isOfObjectiveC: Bool) -> [[CodeNode]] {
        let others = arguments.dropFirst().filter { !$0.isNamed("locale") }
        guard isOfObjectiveC, let first = arguments.first else { return others.map { Array($0.children) } }
        // Those of a message lie behind the format, those of a function are its own.
        var found: [[CodeNode]] = []
        var last: CodeNode?
        for node in first.children {
            if let last, isSeparated(by: ",", last, node) { found.append([]) }
            if !found.isEmpty { found[found.count - 1].append(node) }
            last = node
        }
        return found + others.map { Array($0.children) }
    }

    /// The text that a value always is; `nil` for one that may be another.
    private static func soleLiteral(_ values: [Value]) -> String? {
        guard values.count == 1, case .literal(let text) = values[0] else { return nil }
        return text
    }

    /// Whether a function or type fills values into its first argument, if it takes further ones.
    private static func isFormatting(_ function: String) -> Bool {
        function.hasPrefix("String") || function.hasSuffix("Format") || function == "NSString"
    }

    /// The keys that arguments bring into a longer text; data if there are none.
    func parts(
        of arguments: ArraySlice<CodeNode>,
        in scope: CodeMembers.Scope,
        _ frame: Frame?,
        _ trail: inout Trail
    ) -> [Value] {
        let found = arguments.flatMap { values(Array($0.children), in: scope, frame, &trail) }.compactMap(\.asPart)
        return found.isEmpty ? [.unknown] : found
    }
}

extension AssignedText.Value {
    /// A literal format with texts in the places of its arguments, which are all known; `nil` for anything else.
    func filled(with arguments: [String?]) -> Self? {
        guard case .literal(let format) = self, format.contains("%@") else { return nil }
        let texts = arguments.compactMap(\.self)
        let pieces = format.split(separator: "%@", omittingEmptySubsequences: false)
        guard texts.count == arguments.count, pieces.count == texts.count + 1,
            !pieces.contains(where: { $0.contains("%") })
        else { return nil }
        return .literal(zip(pieces, texts + [""]).map { $0 + $1 }.joined())
    }
}
