internal import StringTables

extension Rule {
    /// ``BrokenSpecifier``.
    package static let brokenSpecifier = Self("broken-specifier", BrokenSpecifier.self)
}

/// A translation takes other arguments than the source text, or a plural rule refers to a variable that is not there.
enum BrokenSpecifier: TableRule {
    static let documentation = RuleDocumentation(
        .brokenSpecifier,
        """
        A translation takes different arguments than the source string, or a plural rule refers to a variable that \
        does not exist.
        """,
        severity: .always(.error),
        says: """
            Which argument differs and how, and in which languages. Arguments are compared by number and type, so \
            `%2$@ of %1$d` equals `%d of %@`. A type of a different width (`%d` and `%ld`) is a warning. So is a \
            missing argument, unless others follow it: those would be read from the wrong positions. A plural form may \
            leave out its number. It is a warning on a string that code shows as it is. On a string that no code uses, or whose case of an enumeration nothing makes, it is a note, and so is an argument that the code passes \
            and the source string does not show.
            """,
        rationale: """
            A format reads its arguments by position and trusts the types in the string. If `%@` meets a number, the \
            number is used as the address of an object and the app crashes, in that language only. `%s` for `%@` shows \
            garbage, and swapping `%d %@` without numbers does both.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"PHOTOS_OF\" = \"%d photos of %@\";\n"),
            Snippet("ja.lproj/Localizable.strings", "\"PHOTOS_OF\" = \"%@の写真%d枚\";\n"),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"PHOTOS_OF\" = \"%d photos of %@\";\n"),
            Snippet("ja.lproj/Localizable.strings", "\"PHOTOS_OF\" = \"%2$@の写真%1$d枚\";\n"),
        ],
        fix: """
            Number the arguments (`%1$d`, `%2$@`), in the source string as well, so that translators can reorder them. \
            Write a literal percent sign as `%%`.
            """
    )

    static func issues(in context: TableContext) -> [TableIssue] {
        translations(in: context) + references(in: context.table)
    }

    /// Translations that take other arguments than the source text.
    private static func translations(in context: TableContext) -> [TableIssue] {
        let table = context.table
        var arguments = SourceArgumentTable(table, context.uses)
        // A form that the source language has no use for is empty there, and shows nothing.
        var unfilled = Set(table.source.shown.filter(\.value.isEmpty).map { Array($0.key.utf8) })
        if !unfilled.isEmpty {
            for entry in table.source.shown where !entry.value.isEmpty { unfilled.remove(Array(entry.key.utf8)) }
        }
        var issues: [TableIssue] = []
        for (position, language) in table.translations.enumerated() {
            for entry in language.shown {
                let source = arguments.arguments(of: entry)
                // Most texts have no argument: the bytes say that faster than a parser.
                let hasPercent = entry.value.utf8.contains(UInt8(ascii: "%"))
                guard source.texts > 0, hasPercent || !source.isEmpty else { continue }
                if source.isEmpty, unfilled.contains(Array(entry.key.utf8)) { continue }
                // One cause is reported once: that is the business of lookalike-percent.
                if LookalikePercentSign.explains(entry, source: source) { continue }
                if source.isEmpty || isAddress(entry, in: table),
                    PercentEncodedAddress.holdsAllPercentSigns(of: entry.value)
                {
                    continue
                }
                if !source.isEmpty, isCalendarFormat(entry, in: table) { continue }
                var seen: Set<String> = []
                for difference in source.differences(of: entry, in: language) {
                    var (severity, message) = words(for: difference)
                    // It is the source text that lost its argument.
                    if case .unknown(let use) = difference, severity == nil,
                        context.uses?.alwaysGives(argument: use.index - 1, to: Array(entry.key.utf8), in: table) == true
                    {
                        severity = .note
                        message =
                            "'\(use.spelling)' shows argument \(use.index), which the code passes and the source "
                            + "string does not show"
                    } else if case .unknown(let use) = difference, severity == nil,
                        context.uses?.sometimesGives(argument: use.index - 1, to: Array(entry.key.utf8), in: table)
                            == true
                    {
                        // One that asks for the language gives each what it takes.
                        if context.uses?.choosesByLanguage(Array(entry.key.utf8), in: table) == true { continue }
                        severity = .warning
                        message += "; only some of the code that asks for the string passes it"
                    } else if case .unknown(let use) = difference, severity == nil, source.isEmpty,
                        context.uses?.isShownAsIs(Array(entry.key.utf8), in: table) == true
                    {
                        severity = .warning
                        message += "; the code fills nothing in, so that people see '\(use.spelling)'"
                    } else if severity == nil, !source.isEmpty,
                        context.uses?.isShownAsIs(Array(entry.key.utf8), in: table) == true
                    {
                        severity = .warning
                        message += "; the code fills nothing in"
                    }
                    guard seen.insert(message).inserted else { continue }
                    issues.append(TableIssue(message, of: entry, in: position + 1, severity: severity))
                }
            }
        }
        return issues
    }

    /// Whether the source text of an entry is an address whose percent signs stand for bytes.
    private static func isAddress(_ entry: TableEntry, in table: LocalizedTable) -> Bool {
        let values = sourceValues(of: entry, in: table)
        return !values.isEmpty && values.allSatisfy(PercentEncodedAddress.holdsAllPercentSigns)
    }

    /// Whether the source text of an entry is a format of dates in the way of C.
    private static func isCalendarFormat(_ entry: TableEntry, in table: LocalizedTable) -> Bool {
        let values = sourceValues(of: entry, in: table)
        return !values.isEmpty && values.allSatisfy(CalendarFormat.isFormat)
    }

    private static func sourceValues(of entry: TableEntry, in table: LocalizedTable) -> [String] {
        (table.source.forms[Array(entry.key.utf8)] ?? []).map { table.source.entries[$0].value }
    }

    private static func words(for difference: ArgumentDifference) -> (severity: Severity?, message: String) {
        switch difference {
        case .unknown(let use):
            return (nil, "'\(use.spelling)' takes argument \(use.index), which the source string does not have")
        case .type(let use, let types, let spelling, let isWidth):
            let source = types.map(\.words).sorted().joined(separator: " and ")
            return (
                isWidth ? .warning : nil,
                "'\(use.spelling)' takes argument \(use.index) as \(use.type.words), and the source's '\(spelling)' as "
                    + source
            )
        case .spaced(let spelling):
            return (
                .warning,
                "'\(spelling)' takes an argument although it contains a space; remove the space, or write "
                    + "'%%' for a percent sign"
            )
        case .missing(let arguments, let mixesUpOthers, let stray):
            let list = arguments.map { "\($0.index) ('\($0.spelling)')" }.joined(separator: ", ")
            let what =
                arguments.count == 1
                ? "argument \(list) of the source string is not shown"
                : "arguments \(list) of the source string are not shown"
            // A format that skips a number takes the arguments behind it from the wrong places.
            if mixesUpOthers { return (nil, what + ", so the arguments after it are read from the wrong positions") }
            guard let stray else { return (.warning, what) }
            return (nil, what + "; '\(stray)' is not a specifier")
        }
    }

    /// References of `.stringsdict` files that lead nowhere, and value types that format nothing.
    private static func references(in table: LocalizedTable) -> [TableIssue] {
        table.stringsdictFaults.compactMap { language, fault in
            guard let (severity, message) = words(for: fault.kind) else { return nil }
            return TableIssue(message, key: fault.key, in: language, at: fault.offset, severity: severity)
        }
    }

    private static func words(for kind: StringsdictFault.Kind) -> (severity: Severity?, message: String)? {
        switch kind {
        case .undefinedVariable(let name): (nil, "'%#@\(name)@' refers to a variable that is not defined")
        case .unpositionedReference(let name):
            (.warning, "the number of '#@\(name)@' needs a '$' after it, as in %1$#@\(name)@")
        case .cycle(let names): (nil, "the variables \(names.joined(separator: " → ")) refer to each other")
        case .valueTypeWithPercent(let variable, let type):
            (.warning, "the value type '\(type)' of '\(variable)' is written without '%'")
        case .valueTypeWithoutNumber(let variable, let type):
            (
                .warning,
                "the value type '\(type)' of '\(variable)' is not a number; write the letters of its specifier, "
                    + "such as d or lld"
            )
        case .unknownRuleType(let variable, let type):
            (.warning, "'\(type)' of '\(variable)' is not a rule type; write NSStringPluralRuleType")
        case .missingFormat: (nil, "the rule has no NSStringLocalizedFormatKey, so nothing is shown")
        case .missingOther, .unusedVariable, .unknownCategory: nil
        }
    }
}
