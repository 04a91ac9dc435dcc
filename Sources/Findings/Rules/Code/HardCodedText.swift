internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import SourceText
internal import StringTables

extension Rule {
    /// ``HardCodedText``.
    package static let hardCodedText = Self("hard-coded-text", HardCodedText.self)
}

/// Code shows a text that nothing localizes.
enum HardCodedText: CodeRule {
    static let documentation = RuleDocumentation(
        .hardCodedText,
        "Code shows a string that is not localized.",
        severity: .always(.warning),
        says: """
            The string and what shows it: a label, a button, an alert, a SwiftUI view that takes a plain string, or a \
            parameter that passes it on to one. Not reported are names of products, people and services, units, identifiers, \
            addresses, commands, symbols, `Text(verbatim:)`, `String("…")`, previews, tests, logs, debug builds, betas, \
            developer screens, third-party files, files that no target compiles, separate apps with one language, \
            strings marked as not localized, `.redacted`, what nothing \
            reaches, branches for older systems or one language, titles without a bar, alerts never presented, texts \
            replaced at once, literals behind an own operator, words that translations in other scripts keep, and \
            fallbacks for a missing value or row, unless `fallbacks` is `report`. It is a note in apps without translations, in files \
            without localized strings, for tooltips and VoiceOver labels, and for such fallbacks, and one note for all \
            in apps with one language or hardly a translation that localize fewer.
            """,
        rationale: """
            People see the string in the developer's language, whatever their own is, and it never reaches a \
            translator. SwiftUI localizes a literal in `Text("Hello")`, but not one that comes from a variable or \
            parameter of type `String`, nor one that stands in for such a value, as in `Text(name ?? "Unknown")`: they \
            look alike, and the compiler doesn't warn.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"TITLE\" = \"Photos\";\n"),
            Snippet("de.lproj/Localizable.strings", "\"TITLE\" = \"Fotos\";\n"),
            Snippet(
                "Row.swift",
                "struct Row: View {\n    let title: String\n    var body: some View { Text(title) }\n}\n\nlet row = Row(title: \"Latest photos\")\nlet heading = NSLocalizedString(\"TITLE\", comment: \"\")\n"
            ),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"TITLE\" = \"Photos\";\n"),
            Snippet("de.lproj/Localizable.strings", "\"TITLE\" = \"Fotos\";\n"),
            Snippet(
                "Row.swift",
                "struct Row: View {\n    let title: LocalizedStringKey\n    var body: some View { Text(title) }\n}\n\nlet row = Row(title: \"TITLE\")\n"
            ),
        ],
        fix: """
            Load the string with `String(localized:)` or `NSLocalizedString` and a comment, or change the parameter to \
            a `LocalizedStringResource`. If it is the same in all languages, show it with `Text(verbatim:)`, or add \
            `// overset: ignore=hard-coded-text` on the line above.
            """,
        options: [fallbacks, unlocalizedApps]
    )

    static let fallbacks = Option(
        name: "fallbacks",
        values: .words(["ignore", "report"]),
        standard: "ignore",
        meaning:
            "Whether to report strings that stand in for a missing value, as in `name ?? \"Unknown\"`. Most of them are never shown."
    )

    static let unlocalizedApps = Option(
        name: "unlocalized-apps",
        values: .words(["count", "report"]),
        standard: "count",
        meaning:
            "Whether to count or to report the strings of an app with one language, or of one with hardly a translation that hard-codes more strings than it localizes."
    )

    static func issues(in context: CodeContext) -> [CodeIssue] { counted(places(in: context), in: context) }

    /// Whether none of the words of a name says that what it holds is the same for all.
    private static func isForUsers(_ words: [String]) -> Bool {
        !LegalNames.include(words) && !words.contains("identifier")
    }

    /// Whether a text only holds the place of one that is always there: `name ?? "no name"`, `field.text = "WORKGROUP"`.
    private static func isStandIn(_ text: WrittenText, _ shown: ShownText) -> Bool {
        let words = text.words
        if KeptText.isTyped(taker: shown.taker) { return words.count == 1 }
        guard shown.isFallback, words.count <= 2 else { return false }
        // A developer's word for it: `no name`, `No ViewModel`.
        return words.allSatisfy { $0.first?.isLowercase ?? false }
            || words.contains { zip($0, $0.dropFirst()).contains { $0.isLowercase && $1.isUppercase } }
    }

    /// Whether a text that a property of an enumeration or type gives is the key of a string, in an app that looks up
    /// keys which it has at run time: `localizedString(module.name)`.
    private static func isKey(_ text: WrittenText, _ shown: ShownText, in context: CodeContext) -> Bool {
        guard let owner = shown.situation.owners.last, shown.taker == "\(owner).\(shown.situation.function)",
            context.uses.computedLookups > 0
        else { return false }
        let key = Array(text.text.utf8)
        return context.app.tables.contains { $0.source.forms[key] != nil }
    }

    /// Whether a type makes rows of a predicate editor, whose titles its formatting dictionary localizes.
    private static func isPredicateEditor(_ owners: [String]) -> Bool {
        owners.contains { $0.hasSuffix("RowTemplate") }
    }

    /// Whether a type is named for texts that stay as they are, or that no user sees: `Strings.Unlocalized`, `TestOnlyString`.
    private static func isKeptApart(_ shown: ShownText) -> Bool {
        (shown.situation.owners + [String(shown.taker.prefix { $0 != "." })]).contains { name in
            ["unlocalized", "nonlocalized", "notlocalized", "untranslated"].contains(name.lowercased())
                || name.words.starts(with: ["test", "only"])
        }
    }

    /// Whether a text is one of the main menu, by the names around it, or of the menu that the function around makes.
    private static func isMainMenu(_ shown: ShownText, _ around: [CodeNode]) -> Bool {
        let function = around.last { $0.kind == .function }
        let menus = function?.descendants.filter { $0.kind == .binding }.map(\.name) ?? []
        return (shown.situation.owners + [shown.situation.function] + menus).contains { name in
            let words = name.words
            return zip(words, words.dropFirst()).contains {
                $0 == "main" && $1 == "menu" || $0 == "menu" && $1 == "bar"
            }
        }
    }

    /// Whether a text is the name of a library, `libcurl`, in front of its version.
    private static func isNameWithVersion(_ text: WrittenText, _ node: CodeNode) -> Bool {
        let words = text.withoutSpecifiers.words
        guard words.count == 1, let word = words.first, word.first?.isLowercase == true,
            !["build", "release", "version"].contains(word)
        else { return false }
        let values = node.children.filter { $0.kind == .interpolation }.compactMap { $0.arguments.first?.firstChild }
        return !values.isEmpty && values.allSatisfy { $0.name.words.last == "version" }
    }

    /// What to say of a text that a table has as a key: only the code does not ask for it.
    private static func tableHint(_ text: WrittenText, in context: CodeContext) -> String {
        let key = Array(text.text.utf8)
        let table = context.app.tables.first { table in
            CodeUses.isAsked(table)
                && table.translations.contains { language in
                    (language.forms[key] ?? []).contains { language.entries[$0].value != text.text }
                }
        }
        return table.map { ", although the table \($0.name) has this string" } ?? ""
    }

    private static func places(in context: CodeContext) -> [CodeIssue] {
        let localized = context.uses.localizedFiles
        let takesFallbacks = context.options.word(fallbacks, of: rule) == "report"
        var names = TranslatedNames(context.app.tables)
        let authors = AuthorNames(context.code)
        let services = ServiceNames(context.code.facts.files, context.app.tables)
        return context.code.facts.files.enumerated().flatMap { position, file -> [CodeIssue] in
            if context.others.hold(position) { return [] }
            let isAround = context.isTranslated && localized.contains(file.code.file.path)
            let ordinary: Severity = isAround ? .warning : .note
            var seen: Set<Int> = []
            var issues: [CodeIssue] = []
            func add(_ literal: CodeNode, _ text: WrittenText, _ taker: String, isSecondary: Bool) {
                guard text.isForPeople(names: context.code.names), !TextPurpose.isLicence(text.text),
                    !KeptText.isTechnical(taker: taker),
                    !KeptText.isOwnName(text.text, taker: taker), !authors.hold(text, names: context.code.names),
                    !services.hold(text, in: position),
                    !names.hold(text, of: context.uses, in: file.code.file.path),
                    seen.insert(literal.range.lowerBound).inserted, !KeptText.isMeant(literal),
                    !UnreachableText.isOne(literal), !literal.hasOperatorInFront, !context.uses.isKey(literal)
                else { return }
                issues.append(
                    CodeIssue(
                        "'\(text.spelling)' is shown by \(taker) but is not localized"
                            + tableHint(text, in: context),
                        at: literal,
                        in: position,
                        key: text.spelling,
                        severity: isSecondary ? .note : ordinary
                    )
                )
            }
            // Licences and names of people are shown as they are.
            guard isForUsers(file.path.words) else { return [] }
            let chosen = LanguageChoice.branches(in: file.code)
            for shown in file.facts.texts where shown.situation.isSeen && !shown.localizesLiterals {
                guard shown.node.kind == .string, isForUsers(shown.situation.function.words),
                    isForUsers(shown.taker.words), !isPredicateEditor(shown.situation.owners)
                else { continue }
                // An agent has its main menu for the shortcuts alone.
                guard
                    context.code.hasMenuBar
                        || !isMainMenu(shown, context.uses.nodes(around: shown.node.range, in: file)),
                    !isKeptApart(shown)
                else { continue }
                let text = WrittenText(CodeLiteral(shown.node))
                let around = context.uses.nodes(around: shown.node.range, in: file)
                if BrandNames.isOne(text, shown) || ProfileName.isOne(text.text, around: around)
                    || LanguageChoice.isMade(for: shown.node, in: around)
                    || chosen.contains(where: { $0.contains(shown.node.range.lowerBound) })
                {
                    continue
                }
                guard takesFallbacks || !shown.isFallback, !isStandIn(text, shown), !isKey(text, shown, in: context),
                    !isNameWithVersion(text, shown.node)
                else { continue }
                add(shown.node, text, shown.taker, isSecondary: shown.isSecondary || shown.isFallback)
            }
            for call in file.facts.calls where call.situation.isSeen {
                guard let format = call.node.arguments.first, format.isNamed("format"),
                    let literal = format.firstChild, literal.kind == .string
                else { continue }
                add(
                    literal,
                    WrittenText(CodeLiteral(literal)).withoutSpecifiers,
                    call.taker,
                    isSecondary: call.isSecondary
                )
            }
            return issues.sorted { $0.range.lowerBound < $1.range.lowerBound }
        }
    }
}
