internal import StringTables

extension Rule {
    /// ``BrokenSpecifier``.
    package static let brokenSpecifier = Self("broken-specifier", BrokenSpecifier.self)
}

/// A translation takes other arguments than the source text, or a plural rule refers to a variable that is not there.
enum BrokenSpecifier: TableRule {
    static let documentation = RuleDocumentation(
        .brokenSpecifier,
        "A translation takes other arguments than the source text, or a plural rule refers to a variable that is not there.",
        severity: .always(.error),
        says: """
            Which argument differs and how, with the languages in which it does. Arguments are compared by number and \
            type, so `%2$@ of %1$d` equals `%d of %@`. A type of another width (`%d` and `%ld`) is a warning, and so is an \
            argument that is left out, unless others follow it: then they are taken from the wrong places. A plural form \
            may leave its number out.
            """,
        rationale: """
            A format takes its arguments by position and trusts the type that stands in the text. `%@` where the program \
            passes a number reads that number as the address of an object: the app crashes, in one language only. `%s` \
            for `%@` shows rubbish, and `%d %@` turned round without numbers does both.
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
            Give each argument its number (`%1$d`, `%2$@`), in the source text as well, so that translators can reorder \
            them. Write a percent sign that is meant as one as `%%`.
            """
    )

    static func issues(in context: TableContext) -> [TableIssue] {
        translations(of: context.table) + references(in: context.table)
    }

    /// Translations that take other arguments than the source text.
    private static func translations(of table: LocalizedTable) -> [TableIssue] {
        var arguments = SourceArgumentTable(table)
        var issues: [TableIssue] = []
        for (position, language) in table.translations.enumerated() {
            for entry in language.shown {
                let source = arguments.arguments(of: entry)
                // Most texts have no argument: the bytes say that faster than a parser.
                let hasPercent = entry.value.utf8.contains(UInt8(ascii: "%"))
                guard source.texts > 0, hasPercent || !source.isEmpty else { continue }
                // One cause is reported once: that is the business of lookalike-percent.
                if LookalikePercentSign.explains(entry, source: source) { continue }
                if source.isEmpty, PercentEncodedAddress.holdsAllPercentSigns(of: entry.value) { continue }
                var seen: Set<String> = []
                for difference in source.differences(of: entry) {
                    let (severity, message) = words(for: difference)
                    guard seen.insert(message).inserted else { continue }
                    issues.append(TableIssue(message, of: entry, in: position + 1, severity: severity))
                }
            }
        }
        return issues
    }

    private static func words(for difference: ArgumentDifference) -> (severity: Severity?, message: String) {
        switch difference {
        case .unknown(let use):
            return (nil, "'\(use.spelling)' takes argument \(use.index), which the source text does not have")
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
                "'\(spelling)' takes an argument although it has a space in it; write '%' and the letter together, or "
                    + "'%%' for a percent sign"
            )
        case .missing(let arguments, let mixesUpOthers, let stray):
            let list = arguments.map { "\($0.index) ('\($0.spelling)')" }.joined(separator: ", ")
            let what =
                arguments.count == 1
                ? "argument \(list) of the source text is not shown"
                : "arguments \(list) of the source text are not shown"
            // A format that skips a number takes the arguments behind it from the wrong places.
            if mixesUpOthers { return (nil, what + ", so that those behind it are mixed up") }
            guard let stray else { return (.warning, what) }
            return (nil, what + "; '\(stray)' is no specifier")
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
            (.warning, "the number of '#@\(name)@' needs a '$' behind it, as in %1$#@\(name)@")
        case .cycle(let names): (nil, "the variables \(names.joined(separator: " → ")) refer to each other")
        case .valueTypeWithPercent(let variable, let type):
            (.warning, "the value type '\(type)' of '\(variable)' is written without '%'")
        case .valueTypeWithoutNumber(let variable, let type):
            (
                .warning,
                "the value type '\(type)' of '\(variable)' is that of no number; write the letters of its specifier, "
                    + "such as d or lld"
            )
        case .unknownRuleType(let variable, let type):
            (.warning, "'\(type)' of '\(variable)' is no rule; write NSStringPluralRuleType")
        case .missingFormat: (nil, "the rule has no NSStringLocalizedFormatKey, so that nothing is shown")
        case .missingOther, .unusedVariable, .unknownCategory: nil
        }
    }
}
