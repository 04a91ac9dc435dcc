internal import StringTables

extension Rule {
    /// ``MissingKey``.
    package static let missingKey = Self("missing-key", MissingKey.self)
}

/// A text of the source language has no translation.
enum MissingKey: TableRule {
    static let subject = Rule.Subject.table
    static let silencing = Rule.Silencing.text

    static let documentation = RuleDocumentation(
        .missingKey,
        "A translation is missing, or a string that code asks for.",
        severity: .always(.note),
        says: """
            The key, and the languages that lack it. A language that lacks most of a table is reported once. Not reported are \
            a table that has not been translated at all, a language that no Xcode project builds, and strings of objects \
            that are gone or that nobody sees, that `unused-key` reports, that only name images, or whose key is the text in \
            that language, and the app's name if most keep it. Also a key that code asks for and no table of the name has, \
            told once, with a key that differs only in its case or in signs at its end: a warning where people see a key \
            (`alert.title`), a note where they see the developer's language, only a log has the key, nothing reads what holds \
            the text, or a table of a bundle has the key. Left out are texts of an app with one language, that the same \
            function replaces, or on screens for developers, keys of a table outside of \
            language folders, names of targets, and third-party libraries. More than a third of a table's keys make one note.
            """,
        rationale: """
            Where a translation is missing, people see another language or the key. In every project new strings are \
            untranslated for a while, so this is a note; raise it to an error on the release branch.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"A\" = \"Albums\";\n\"B\" = \"Back\";\n\"C\" = \"Camera\";\n"),
            Snippet("de.lproj/Localizable.strings", "\"A\" = \"Alben\";\n\"B\" = \"Zurück\";\n"),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"A\" = \"Albums\";\n\"B\" = \"Back\";\n"),
            Snippet("de.lproj/Localizable.strings", "\"A\" = \"Alben\";\n\"B\" = \"Zurück\";\n"),
        ],
        fix: """
            Have the string translated, or remove it if it is no longer used. Where code asks for a key that no table has, add \
            the key to the table, or correct it in the code; `// overset: ignore=missing-key` on the line above silences one.
            """,
        options: [tableShare]
    )

    static let tableShare = Option(
        name: "table-share",
        values: .share,
        standard: "50",
        meaning:
            "The share of a table, in percent, above which the missing strings of a language are reported as one finding."
    )

    static func issues(in context: TableContext) -> [TableIssue] {
        let table = context.table
        let texts = texts(of: table)
        // What a library lacks, its makers translate.
        guard !texts.isEmpty, !AppTables.isOfLibrary(table.file),
            context.uses?.code.absentLibraries.contains(table.name) != true
        else { return [] }
        let limit = context.options.share(tableShare, of: rule)
        let keptNames = keptNames(in: table)
        var issues: [TableIssue] = []
        for (position, language) in table.translations.enumerated()
        where language.isBuilt && mustHaveAll(language, of: table) {
            let elsewhere = table.elsewhere[language.language] ?? []
            let hasKeysAsTexts = hasKeysAsTexts(language)
            let absent = texts.filter { entry in
                if keptNames.contains(entry.key) { return false }
                let key = Array(entry.key.utf8)
                return language.forms[key] == nil && !elsewhere.contains(key)
                    && !isShown(entry, in: language, of: table)
                    && !(hasKeysAsTexts && !entry.value.utf8.elementsEqual(entry.key.utf8))
                    // Chinese shares its characters with Japanese, and has two scripts.
                    && (language.primaryLanguage == "zh" || !LanguageOfText.holds(entry.value, language.language))
                    && context.uses?.isOnlyImageName(entry.key, in: table) != true
                    && context.uses?.isGiven(entry.key, in: table, as: String(language.primaryLanguage)) != true
            }
            if texts.count > 3, Double(absent.count) > limit * Double(texts.count) {
                issues.append(
                    TableIssue(
                        "\(absent.count) of \(texts.count) strings have no translation",
                        key: "",
                        in: position + 1,
                        at: 0,
                        cause: "table"
                    )
                )
                continue
            }
            issues += absent.map { entry in
                TableIssue(
                    "'\(entry.name)' is not translated",
                    key: entry.key,
                    in: position + 1,
                    at: nil,
                    text: entry.value,
                    cause: "not translated"
                )
            }
        }
        return issues
    }

    /// The keys of the app's name, which most languages keep as it is.
    private static let namesOfApp: Set<String> = ["CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName"]

    /// Those of them that fewer than half of the languages translate.
    private static func keptNames(in table: LocalizedTable) -> Set<String> {
        guard table.name == "InfoPlist" else { return [] }
        return namesOfApp.filter { name in
            let count = table.translations.count { $0.forms[Array(name.utf8)] != nil }
            return count * 2 < table.translations.count
        }
    }

    /// The texts that a translation needs, each key once: those with letters that are for people.
    private static func texts(of table: LocalizedTable) -> [TableEntry] {
        var seen: Set<[UInt8]> = []
        return table.source.shown.filter { entry in
            let key = Array(entry.key.utf8)
            guard seen.insert(key).inserted, !table.kept.contains(key), table.hasOwnText(entry), !table.isGone(entry)
            else { return false }
            if InterfaceKey(entry.key) != nil, TextPurpose.isLeftOver(entry.value) { return false }
            // A host is the same everywhere: `Photos.io`.
            let words = entry.value.split(separator: " ")
            if words.count == 1, isHostOrFile(entry.value) || hosts.contains(where: words[0].lowercased().hasSuffix) {
                return false
            }
            // The letters of a specifier are no words: `%@ %lld%%`.
            let message = Message(entry.value)
            return hasWord(message.segments.filter(\.isText).map { String(message.text(of: $0)) })
        }
    }

    /// Further ends of hosts, which may be words in keys.
    private static let hosts = [".io", ".co", ".dev", ".ai"]

    /// Whether parts of a text have a word, and not only names of axes: `X: %.0f, Y: %.0f`.
    private static func hasWord(_ parts: [String]) -> Bool {
        let words = parts.flatMap { $0.split { !$0.isLetter } }
        // A capital inside of a word makes it a name: `DeepL`.
        if words.count == 1, words[0].firstMatch(of: /\p{Ll}\p{Lu}/) != nil { return false }
        return words.contains { $0.count > 1 || $0.first?.isASCII == false } || words.count == 1
    }

    /// Whether people see the key itself where a table lacks it, and it is a text of their language: `"完成" = "Done"`.
    ///
    /// A String Catalog has the text of the source language in its place, which is the key itself where it has none: words
    /// of English in an app whose own language has another script.
    private static func isShown(_ entry: TableEntry, in language: LanguageTable, of table: LocalizedTable) -> Bool {
        if language.document is CatalogFile {
            return language.primaryLanguage == "en" && LanguageOfText.hasOwnScript(String(table.source.primaryLanguage))
                && entry.value.utf8.elementsEqual(entry.key.utf8)
                && entry.key.utf8.allSatisfy { $0 < 0x80 } && entry.key.contains(where: \.isLetter)
        }
        return LanguageOfText.holds(entry.key, language.language)
    }

    /// How many texts tell what the keys are, and which share of them.
    private static let (fewestTexts, leastShare) = (5, 0.8)

    /// Whether the keys of a table are texts of a language, as most of its entries are their own keys: `"Editar" = "Editar"`.
    ///
    /// People see the key of an entry that the table lacks. Where the source text is the key, the table may be a copy.
    private static func hasKeysAsTexts(_ language: LanguageTable) -> Bool {
        guard !(language.document is CatalogFile), language.shown.count >= fewestTexts else { return false }
        let own = language.shown.count { $0.value.utf8.elementsEqual($0.key.utf8) }
        return Double(own) >= leastShare * Double(language.shown.count)
    }

    /// Whether a language must have all texts: a variant of the source language in a String Catalog need not, as the
    /// source text is shown for what it lacks.
    private static func mustHaveAll(_ language: LanguageTable, of table: LocalizedTable) -> Bool {
        !(language.document is CatalogFile) || language.primaryLanguage != table.source.primaryLanguage
    }
}

extension LocalizedTable {
    /// Whether a string of the source language belongs to an object that the document does not have any more.
    fileprivate func isGone(_ entry: TableEntry) -> Bool {
        guard let object = InterfaceKey(entry.key)?.object else { return false }
        if let objects { return !objects.contains(object) }
        return (source.document as? CatalogFile)?.key(of: entry)?.extractionState == "stale"
    }
}
