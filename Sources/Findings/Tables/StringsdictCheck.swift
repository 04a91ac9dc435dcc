internal import StringTables

/// What is wrong with the rules of `.stringsdict` files, under the names of the rules of Overset.
enum StringsdictCheck {
    /// `broken-specifier`: references that lead nowhere.
    static func specifiers(in table: LocalizedTable) -> [TableFault] {
        faults(in: table) { kind in
            switch kind {
            case .undefinedVariable(let name):
                (.brokenSpecifier, .error, "'%#@\(name)@' refers to a variable that is not defined")
            case .unpositionedReference(let name):
                (.brokenSpecifier, .warning, "the number of '#@\(name)@' needs a '$' behind it, as in %1$#@\(name)@")
            case .cycle(let names):
                (.brokenSpecifier, .error, "the variables \(names.joined(separator: " → ")) refer to each other")
            case .valueTypeWithPercent(let variable, let type):
                (.brokenSpecifier, .warning, "the value type '\(type)' of '\(variable)' is written without '%'")
            case .valueTypeWithoutNumber(let variable, let type):
                (
                    .brokenSpecifier, .warning,
                    "the value type '\(type)' of '\(variable)' is that of no number; write the letters of its specifier, "
                        + "such as d or lld"
                )
            case .unknownRuleType(let variable, let type):
                (.brokenSpecifier, .warning, "'\(type)' of '\(variable)' is no rule; write NSStringPluralRuleType")
            case .missingFormat:
                (.brokenSpecifier, .error, "the rule has no NSStringLocalizedFormatKey, so that nothing is shown")
            case .missingOther, .unusedVariable, .unknownCategory: nil
            }
        }
    }

    /// `missing-plural-category`: names that are no category; forms that are missing are found by language.
    static func categories(in table: LocalizedTable) -> [TableFault] {
        faults(in: table) { kind in
            guard case .unknownCategory(let variable, let name) = kind else { return nil }
            return (.missingPluralCategory, nil, "'\(name)' of '\(variable)' is no plural category, and is never shown")
        }
    }

    /// `stale-key`: variables that no text refers to.
    static func unused(in table: LocalizedTable) -> [TableFault] {
        faults(in: table) { kind in
            guard case .unusedVariable(let name) = kind else { return nil }
            return (.staleKey, nil, "no text refers to the variable '\(name)', so that its forms are never shown")
        }
    }

    private static func faults(
        in table: LocalizedTable,
        _ words: (StringsdictFault.Kind) -> (rule: Rule, severity: Severity?, message: String)?
    ) -> [TableFault] {
        var found: [TableFault] = []
        for (position, language) in table.languages.enumerated() {
            guard let file = language.document as? StringsdictFile else { continue }
            for fault in file.faults {
                guard let (rule, severity, message) = words(fault.kind) else { continue }
                found.append(
                    TableFault(
                        rule: rule,
                        severity: severity,
                        message: message,
                        key: fault.key,
                        language: position,
                        offset: fault.offset,
                        text: ""
                    )
                )
            }
        }
        return found
    }
}
