internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Keys that functions and properties of the project look up: `"key".localized(in: language)`, `title(.save)`,
/// `Strings.save.text`.
extension TreeReader {
    /// The string of a call that looks up a key which other code names.
    ///
    /// - Returns: `nil` for a call of another kind, and for a key or a table that only the running app knows.
    func lookedUp(_ call: CodeNode, _ scope: Scope) -> Value? {
        guard let lookup = KeyLookup(call) else { return nil }
        let table: String
        switch lookup.table.map({ evaluate($0, scope) }) {
        case nil, .some(.none): table = "Localizable"
        case .verbatim(let name)?: table = name.isEmpty ? "Localizable" : name
        default: return nil
        }
        var found = lookedUp(evaluate(lookup.key, scope), in: table, call)
        if Self.strings(in: found).isEmpty, lookup.key.kind == .member, let holder = lookup.key.firstChild {
            // A case that is known to hold a key stands for the string.
            found = evaluate(holder, scope)
        }
        if !Self.strings(in: found).isEmpty { return found }
        // A conversion of what was just read: to read it once more at each level would double the work with each.
        guard let callee = call.firstChild, callee.kind == .reference, Self.conversions.contains(callee.name) else {
            return nil
        }
        return found
    }

    private func lookedUp(_ key: Value, in table: String, _ call: CodeNode) -> Value {
        switch key {
        case .verbatim(let key) where !key.isEmpty:
            .string(
                number(
                    of: ShownString(
                        name: .pattern(KeyPattern(key)),
                        table: .named(table),
                        file: call.file.path,
                        range: call.range
                    )
                )
            )
        case .choice(let values, let id): .choice(values.map { lookedUp($0, in: table, call) }, id: id)
        default: key
        }
    }

    /// What a property or a function that the project adds to strings makes of a text, where it looks the text up.
    ///
    /// - Parameters:
    ///   - name: the name of the member.
    ///   - text: the text.
    ///   - arguments: those of the call; `nil` for a property.
    /// - Returns: `nil` where nothing is looked up.
    func lookedUp(by name: String, of text: Value, _ arguments: [Argument]?) -> Value? {
        switch text {
        case .verbatim:
            guard let type = types.position(of: "String", near: nil, in: nil) else { return nil }
            let found: Value?
            if let arguments {
                var first: Value?
                for function in ranked(types.functions(name, of: type), arguments) where first == nil {
                    first = result(of: function, arguments, Scope(owner: text, file: function.node.file.path))
                }
                found = first
            } else {
                found = types.property(name, of: type).map { value(of: $0, self: text) }
            }
            guard let found, !Self.strings(in: found).isEmpty else { return nil }
            return found
        case .choice(let values, let id):
            let found = values.map { lookedUp(by: name, of: $0, arguments) }
            guard found.contains(where: { $0 != nil }) else { return nil }
            return .choice(zip(values, found).map { $1 ?? $0 }, id: id)
        default: return nil
        }
    }

    /// A value without the keys themselves that stand beside the strings of these keys: what a function returns where it
    /// finds no bundle is not seen.
    func withoutRawKeys(_ value: Value) -> Value {
        guard case .choice(let values, let id) = value else { return value }
        let numbers = Set(Self.strings(in: value))
        guard !numbers.isEmpty else { return value }
        let keys = numbers.compactMap { number -> String? in
            guard case .pattern(let pattern) = strings[number].name else { return nil }
            return pattern.spelling
        }
        let left = values.filter { one in
            guard case .verbatim(let text) = one else { return true }
            return !keys.contains { $0.utf8.elementsEqual(text.utf8) }
        }
        // The ways of a function that end in the same string are one.
        if numbers.count == 1, let first = left.first, left.allSatisfy({ Self.strings(in: $0).count == 1 }) {
            return first
        }
        return left.count == 1 ? left[0] : .choice(left, id: id)
    }
}
