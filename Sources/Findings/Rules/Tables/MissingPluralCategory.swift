internal import StringTables

extension Rule {
    /// ``MissingPluralCategory``.
    package static let missingPluralCategory = Self("missing-plural-category", MissingPluralCategory.self)
}

/// A plural lacks a form that its language needs.
enum MissingPluralCategory: TableRule {
    static let documentation = RuleDocumentation(
        .missingPluralCategory,
        "A plural lacks a form that its language needs.",
        severity: .always(.warning),
        says: """
            The missing forms, of those that CLDR lists for the language, and the languages that lack them; also names \
            that are not plural categories. `zero` is a separate form in a few languages, and is never used in others.
            """,
        rationale: """
            Without the form the system falls back to `other`: Russian speakers read "5 файла". Without `other` there \
            is nothing to fall back to, and the string is empty or the key is shown. In Belarusian, Polish, Russian \
            and Ukrainian only fractions use `other`.
            """,
        fires: [
            Snippet("en.lproj/Localizable.stringsdict", plural("en", ["one": "%d file", "other": "%d files"])),
            Snippet("pl.lproj/Localizable.stringsdict", plural("pl", ["one": "%d plik", "other": "%d pliku"])),
        ],
        passes: [
            Snippet("en.lproj/Localizable.stringsdict", plural("en", ["one": "%d file", "other": "%d files"])),
            Snippet(
                "pl.lproj/Localizable.stringsdict",
                plural("pl", ["one": "%d plik", "few": "%d pliki", "many": "%d plików", "other": "%d pliku"])
            ),
        ],
        fix: """
            Add the form. `many` in French, Italian, Portuguese and Spanish is for millions, which few apps ever show, \
            and in Czech, Lithuanian and Slovak for fractions: a missing one is not reported.
            """
    )

    /// A `.stringsdict` with one plural.
    private static func plural(_ language: String, _ forms: [String: String]) -> String {
        let texts = ["one", "few", "many", "other"].compactMap { category in
            forms[category].map { "      <key>\(category)</key> <string>\($0)</string>\n" }
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
              <key>FILES</key>
              <dict>
                <key>NSStringLocalizedFormatKey</key> <string>%#@files@</string>
                <key>files</key>
                <dict>
                  <key>NSStringFormatSpecTypeKey</key> <string>NSStringPluralRuleType</string>
                  <key>NSStringFormatValueTypeKey</key> <string>d</string>

            """ + texts.joined() + "    </dict>\n  </dict>\n</dict></plist>\n"
    }

    static func issues(in context: TableContext) -> [TableIssue] {
        missing(in: context.table) + unknown(in: context.table)
    }

    /// The languages whose `many` is for millions only; few apps ever show it.
    private static let largeMany: Set<Substring> = ["ca", "es", "fr", "it", "lld", "pt", "scn", "vec"]

    /// The languages whose `many` is for fractions; counts are whole numbers.
    private static let fractionMany: Set<Substring> = ["cs", "lt", "sk"]

    /// The languages whose `other` is for fractions: every whole number takes `one`, `few` or `many`.
    private static let fractionOther: Set<Substring> = ["be", "pl", "ru", "uk"]

    /// The forms that CLDR has for the language and the table has not.
    private static func missing(in table: LocalizedTable) -> [TableIssue] {
        let source = Plural.all(in: table.source)
        let counted = Dictionary(source.map { ($0.identity, $0.categories) }) { first, _ in first }
        return table.languages.enumerated().flatMap { position, language -> [TableIssue] in
            guard language.language != "Base", language.language != "mul" else { return [] }
            return (position == 0 ? source : Plural.all(in: language)).compactMap { plural in
                // What the source language has and leaves out ("many files", never one) nobody needs to write.
                let unwanted = counted[plural.identity].map {
                    Set(table.source.categories).subtracting($0).subtracting([.other])
                }
                let missing = needed(in: language).filter {
                    !plural.categories.contains($0) && unwanted?.contains($0) != true
                }
                guard !missing.isEmpty else { return nil }
                let names = missing.map { "'\($0.rawValue)'" }.joined(separator: ", ")
                let place = plural.path.isEmpty ? "" : " of '\(plural.path)'"
                return TableIssue(
                    missing.count == 1
                        ? "the plural form \(names)\(place) is missing"
                        : "the plural forms \(names)\(place) are missing",
                    key: plural.first.key,
                    in: position,
                    at: plural.first.valueOffset,
                    text: plural.first.value,
                    // Without it nothing is shown for most numbers, where whole numbers take it at all.
                    severity: missing.contains(.other) && !fractionOther.contains(language.primaryLanguage)
                        ? .error : nil
                )
            }
        }
    }

    private static func needed(in language: LanguageTable) -> [PluralCategory] {
        let isUnused = largeMany.union(fractionMany).contains(language.primaryLanguage)
        return language.categories.filter { $0 != .many || !isUnused }.sorted()
    }

    /// Names in `.stringsdict` files that are no category.
    private static func unknown(in table: LocalizedTable) -> [TableIssue] {
        table.stringsdictFaults.compactMap { language, fault in
            guard case .unknownCategory(let variable, let name) = fault.kind else { return nil }
            return TableIssue(
                "'\(name)' of '\(variable)' is not a plural category and is never shown",
                key: fault.key,
                in: language,
                at: fault.offset
            )
        }
    }
}
