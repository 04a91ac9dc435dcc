package import StringTables

/// Translations whose specifiers can be put right without knowing their language.
///
/// A change is made only if afterwards the translation takes exactly the arguments of the source text, and there is one
/// way to get there: percent signs of other scripts become ASCII ones, a space behind a percent sign goes, arguments in
/// another order get their numbers, and an argument of another type gets the source's specifier.
package enum SpecifierFix {
    /// One translation put right.
    package struct Fixed: Sendable, Hashable {
        /// The position of the language in ``LocalizedTable/translations``.
        package var translation: Int
        package var entry: TableEntry
        /// The new text.
        package var value: String
        /// What is changed, as an imperative phrase without a full stop.
        package var phrase: String
        package var rule: Rule
    }

    /// The translations of a table that can be put right, by language, in file order.
    ///
    /// - Complexity: O(*n*) in the length of the texts that have a percent sign.
    package static func all(in table: LocalizedTable) -> [Fixed] {
        var arguments = SourceArgumentTable(table)
        var fixed: [Fixed] = []
        for (position, language) in table.translations.enumerated() {
            for entry in language.shown {
                let hasSign =
                    entry.value.utf8.contains(UInt8(ascii: "%")) || LookalikePercentSign.first(in: entry.value) != nil
                guard hasSign else { continue }
                let source = arguments.arguments(of: entry)
                guard source.texts > 0, !source.isEmpty, !source.differences(of: entry).isEmpty,
                    let fix = fix(of: entry, source)
                else { continue }
                fixed.append(
                    Fixed(
                        translation: position,
                        entry: entry,
                        value: fix.value,
                        phrase: fix.phrase,
                        rule: fix.rule
                    )
                )
            }
        }
        return fixed
    }

    private static func fix(
        of entry: TableEntry,
        _ source: SourceArguments
    ) -> (value: String, phrase: String, rule: Rule)? {
        func takesAll(_ value: String) -> Bool {
            var changed = entry
            changed.value = value
            return source.differences(of: changed).isEmpty
        }
        if LookalikePercentSign.explains(entry, source: source) {
            let value = LookalikePercentSign.repairing(entry.value)
            return (value, "write the percent sign as '%'", .lookalikePercent)
        }
        if let value = joined(entry.value), takesAll(value) {
            return (value, "remove the space after '%'", .brokenSpecifier)
        }
        if let value = numbered(entry.value, source), takesAll(value) {
            return (value, "number the arguments as in the source string", .brokenSpecifier)
        }
        if let value = retyped(entry.value, source), takesAll(value) {
            return (value, "use the specifier of the source string", .brokenSpecifier)
        }
        return nil
    }

    /// The text without the spaces between a percent sign and a conversion; `nil` if there are none.
    private static func joined(_ text: String) -> String? {
        let message = Message(text)
        var result: [UInt8] = []
        var isChanged = false
        var skips = false
        for segment in message.segments {
            let part = message.utf8[segment.range]
            isChanged = isChanged || skips && part.first == 0x20
            result += skips ? part.drop { $0 == 0x20 } : part
            skips = segment.kind == .strayPercent && part.count == 1
        }
        guard isChanged else { return nil }
        return String(decoding: result, as: UTF8.self)
    }

    /// The arguments in order, as they are written; `nil` if one has a number, or takes more than one argument.
    private static func plainUses(_ message: Message) -> [(use: ArgumentUse, range: Range<Int>)]? {
        let uses = ArgumentUse.all(in: message)
        let places = message.segments.filter { segment in
            guard case .specifier(let specifier) = segment.kind else { return false }
            return specifier.conversion != .substitutionNumber
        }
        guard uses.count == places.count else { return nil }
        for place in places {
            guard case .specifier(let specifier) = place.kind, specifier.source == .next,
                specifier.conversion != .variable
            else { return nil }
        }
        return Array(zip(uses, places.map(\.range)))
    }

    /// The text with numbers for its arguments, where each type says which argument it is; `nil` if that is not so.
    private static func numbered(_ text: String, _ source: SourceArguments) -> String? {
        let message = Message(text)
        guard let uses = plainUses(message), uses.count == source.uses.count else { return nil }
        var indices: [ArgumentType: Int] = [:]
        for (index, use) in source.uses {
            guard use.types.count == 1, let type = use.types.first, !use.isVariable, indices[type] == nil else {
                return nil
            }
            indices[type] = index
        }
        guard Set(uses.map(\.use.type)).count == uses.count else { return nil }
        return replacing(uses, in: message) { use in
            indices[use.type].map { "%\($0)$" + use.spelling.dropFirst() }
        }
    }

    /// The text with the source's specifier wherever the type differs; `nil` if the numbers of arguments differ.
    private static func retyped(_ text: String, _ source: SourceArguments) -> String? {
        let message = Message(text)
        guard let uses = plainUses(message), uses.count == source.uses.count else { return nil }
        return replacing(uses, in: message) { use in
            guard let wanted = source.uses[use.index], !wanted.isVariable, wanted.types.count == 1 else { return nil }
            guard !wanted.types.contains(use.type) else { return use.spelling }
            // A specifier with a number does not go with those that have none.
            return wanted.spelling.contains("$") ? nil : wanted.spelling
        }
    }

    private static func replacing(
        _ uses: [(use: ArgumentUse, range: Range<Int>)],
        in message: Message,
        _ spelling: (ArgumentUse) -> String?
    ) -> String? {
        var result: [UInt8] = []
        var position = 0
        for (use, range) in uses {
            guard let new = spelling(use) else { return nil }
            result += message.utf8[position..<range.lowerBound]
            result += Array(new.utf8)
            position = range.upperBound
        }
        result += message.utf8[position...]
        return String(decoding: result, as: UTF8.self)
    }
}
