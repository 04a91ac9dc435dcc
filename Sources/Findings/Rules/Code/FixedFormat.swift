internal import CodeFacts
internal import CodeStrings
internal import SourceCode

extension Rule {
    /// ``FixedFormat``.
    package static let fixedFormat = Self("fixed-format", FixedFormat.self)
}

/// Code makes a date, a number, a name or a plural by hand.
enum FixedFormat: CodeRule {
    static let documentation = RuleDocumentation(
        .fixedFormat,
        "Code builds a date, number, name or plural by hand.",
        severity: .always(.note),
        says: """
            Date patterns that aren't templates (`dd.MM.yyyy`), plurals made by comparing a number with 1, a currency \
            sign joined to a number, a percent sign joined to a number in apps with a language that writes percentages \
            differently, decimals in `String(format:)`, names and lists joined by hand where a \
            language of the app joins them differently, and `uppercased()` without a locale on strings that \
            are localized or named as text (in apps with Turkish, Azerbaijani, Lithuanian or Greek), wherever people see \
            the result. Patterns for data (ISO 8601, a fixed locale \
            such as `en_US_POSIX`, formatters that only parse, names of files, setters), times where the code asks \
            whether the day has 12 or 24 hours, texts of dates that code only compares, takes apart or keeps in a record, \
            choices between two things, and third-party files are not reported. A hand-made plural that also \
            shows the number, and whose strings have no plural forms in a table, is a warning in apps with translations.
            """,
        rationale: """
            Most of the world writes dates in a different order than the United States. Russian has three plural forms \
            and Arabic six, half of Europe uses a decimal comma, Hungarian puts the family name first, and a capital \
            Turkish i has a dot. The system already knows all of this.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"TITLE\" = \"Photos\";\n"),
            Snippet(
                "Photo.swift",
                "func show(_ date: Date) {\n    let formatter = DateFormatter()\n    formatter.dateFormat = \"MM/dd/yyyy\"\n    label.text = formatter.string(from: date)\n}\n\nfunc show(_ count: Int) {\n    let format = count == 1 ? NSLocalizedString(\"ONE\", comment: \"\") : NSLocalizedString(\"MANY\", comment: \"\")\n    label.text = String(format: format, count)\n}\n"
            ),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"TITLE\" = \"Photos\";\n"),
            Snippet(
                "Photo.swift",
                "func show(_ date: Date) {\n    let formatter = DateFormatter()\n    formatter.setLocalizedDateFormatFromTemplate(\"yMd\")\n    label.text = formatter.string(from: date)\n}\n"
            ),
        ],
        fix: """
            Use `formatted()` or a formatter's style or template, a plural rule in a String Catalog or `.stringsdict`, \
            `PersonNameComponentsFormatter`, `ListFormatter`, and `localizedUppercase`. Give formatters for data the \
            locale `en_US_POSIX`.
            """
    )

    static func issues(in context: CodeContext) -> [CodeIssue] {
        let capitals = TranslatedCapitals(context)
        let habits = LanguageHabit.needed(in: context)
        return context.code.facts.files.enumerated().flatMap { position, file -> [CodeIssue] in
            var seen: Set<Int> = []
            var issues: [CodeIssue] = []
            func add(_ message: String, _ node: CodeNode, severity: Severity? = nil) {
                guard seen.insert(node.range.lowerBound).inserted else { return }
                let key = String(node.source.prefix { $0 != "\n" })
                issues.append(CodeIssue(message, at: node, in: position, key: key, severity: severity))
            }
            for date in file.facts.dates where date.situation.isSeen && date.machine == nil {
                add("the date is written as '\(date.pattern)' in every region; use a style or a template", date.node)
            }
            let texts = Set(file.facts.texts.lazy.filter { $0.node.kind == .string }.map(\.node.range.lowerBound))
            for plural in file.facts.plurals where plural.situation.isSeen {
                // Texts that are not localized may never be seen, unless something is known to show them.
                guard
                    plural.isLocalized
                        || plural.node.descendants.contains(where: { texts.contains($0.range.lowerBound) }),
                    !context.uses.hasPlural(in: plural.node), let form = pluralForm(of: plural, in: context)
                else { continue }
                add(
                    "a plural with two forms; other languages have one, three or six: use a plural rule",
                    plural.node,
                    severity: context.isTranslated && form == .known ? .warning : .note
                )
            }
            for shown in file.facts.texts where shown.situation.isSeen && shown.node.kind == .string {
                // The signs of a text that is localized are the translator's.
                guard !shown.localizesLiterals || !context.isTranslated else { continue }
                let message = message(of: shown.node, habits)
                if let message { add(message, shown.node) }
            }
            for call in file.facts.calls where call.situation.isSeen && !call.isSecondary {
                let message = message(of: call, capitals, habits, isLocalized: context.uses.asksForKey)
                if let message { add(message, call.node) }
            }
            for sum in file.facts.sums where sum.situation.isSeen && !sum.taker.isEmpty {
                if let first = sum.parts.first, let message = message(of: sum.parts, habits) { add(message, first) }
            }
            return issues.sorted { $0.range.lowerBound < $1.range.lowerBound }
        }
    }

    // MARK: Calls and sums

    /// What is wrong with a call whose result is shown.
    ///
    /// - Parameters:
    ///   - call: the call.
    ///   - capitals: the texts of languages that have capitals of their own.
    ///   - habits: what languages of the app write otherwise.
    ///   - isLocalized: whether code asks inside of a node for a localized string.
    /// - Returns: a message, or `nil` if nothing is known to be wrong.
    private static func message(
        of call: ShownCall,
        _ capitals: TranslatedCapitals,
        _ habits: Set<LanguageHabit>,
        isLocalized: (CodeNode) -> Bool
    ) -> String? {
        let node = call.node
        guard let callee = node.firstChild else { return nil }
        let isCase = callee.isNamed("uppercased") || callee.isNamed("lowercased")
        // A literal in capitals is one that nothing localizes, which has a rule of its own.
        if callee.kind == .member, isCase, node.arguments.isEmpty, callee.firstChild?.kind != .string,
            let value = callee.firstChild, !isCode(value), isLocalized(value) || isNamedAsText(value),
            capitals.change(value)
        {
            let instead = callee.isNamed("uppercased") ? "localizedUppercase" : "localizedLowercase"
            return "\(callee.name)() ignores the locale, and people see the result; use \(instead)"
        }
        if habits.contains(.listSeparator), callee.kind == .member, callee.isNamed("joined"),
            let separator = node.arguments.first?.firstChild, separator.kind == .string,
            CodeLiteral(separator).plainText == ", ",
            // People type lists into fields as well, and a program takes them apart.
            !call.taker.words.contains("field"), !isListOfCodes(callee),
            isLocalized(callee) || isListForPeople(callee)
        {
            return "a list is joined with commas; use ListFormatter or formatted(.list(type: .and))"
        }
        guard let format = node.arguments.first, format.isNamed("format"),
            !node.arguments.contains(where: { $0.isNamed("locale") }),
            let literal = format.firstChild, literal.kind == .string,
            !node.arguments.contains(where: { isPlaceOrVersion($0) }),
            !["log", "debug"].contains(where: call.taker.words.contains)
        else { return nil }
        let text = WrittenText(CodeLiteral(literal)).text
        guard text.firstMatch(of: /%(?:\d+\$)?[-+ 0#']*\d*\.[1-9]\d*l?f/) != nil || text.contains("%f") else {
            return nil
        }
        return "String(format:) writes a decimal point in every region; use a number style"
    }

    /// Words in names of lists that are no enumeration in a sentence: addresses, identifiers, tags.
    private static let listWords: Set<String> = [
        "address", "addresses", "code", "codes", "dns", "domain", "domains", "email", "emails", "extension",
        "extensions", "hashtags", "hex", "host", "hosts", "id", "ids", "ip", "ips", "key", "keys", "port", "ports",
        "tag", "tags", "url", "urls", "uuid", "uuids", "version", "versions",
    ]

    /// Words in names of lists of people and things that have names in every language.
    ///
    /// Technical values joined with commas, such as those of codecs or ports, read well as they are.
    private static let peopleWords: Set<String> = [
        "actors", "albums", "artists", "attendees", "authors", "cast", "categories", "contacts", "countries", "days",
        "friends", "genres", "guests", "ingredients", "languages", "members", "months", "names", "participants",
        "people", "persons", "players", "recipients", "users", "weekdays", "writers", "labels", "titles",
    ]

    private static func isListForPeople(_ callee: CodeNode) -> Bool {
        // The list itself is the innermost name: `authors.map(\.name).joined(…)`.
        callee.descendants.contains { node in
            guard node.kind == .reference || node.kind == .member, let last = node.name.words.last else { return false }
            return peopleWords.contains(last)
        }
    }

    /// Words in names of the parts of one place or address, from the smallest to the largest.
    private static let placeWords: Set<String> = ["address", "location", "parent", "place", "placemark", "region"]

    private static func isListOfCodes(_ callee: CodeNode) -> Bool {
        callee.descendants.contains { node in
            guard node.kind == .reference || node.kind == .member, let last = node.name.words.last else { return false }
            return listWords.contains(last) || !placeWords.isDisjoint(with: node.name.words)
        }
    }

    /// Whether a value is a part of coordinates or of a version, which are written with a point everywhere.
    private static func isPlaceOrVersion(_ argument: CodeNode) -> Bool {
        argument.descendants.contains { node in
            guard node.kind == .reference || node.kind == .member else { return false }
            return !Set(node.name.words).isDisjoint(with: [
                "lat", "lon", "lng", "latitude", "longitude", "coordinate", "version", "build",
            ])
        }
    }

    /// Words in names of what is no text of a language: codes, numerals, what somebody has typed.
    private static let codeWords: Set<String> = [
        "code", "iso", "language", "lang", "roman", "identifier", "id", "uuid", "hex", "hash", "key", "field", "raw",
        "extension", "type", "codec", "format", "scheme", "symbol", "currency", "serial", "token", "initial",
        "initials",
        "prefix", "character", "scalar", "letter", "letters", "shortcut", "equivalent", "country", "locale", "version",
        "sha", "commit", "build", "filename", "ext", "mime", "protocol", "method", "address", "plate", "abbreviation",
        "host", "hostname", "domain", "server",
    ]

    /// The last words of names of texts that people read; a name of anything else may be one of a case or an identifier.
    private static let textWords: Set<String> = [
        "button", "caption", "description", "footer", "header", "heading", "headline", "label", "message", "month",
        "placeholder", "subtitle", "text", "title", "tooltip", "weekday",
    ]

    /// The names of types that hold the strings of an app.
    private static let holders: Set<String> = ["Strings", "L10n", "Localizable", "Localization", "LocalizedStrings"]

    private static func isNamedAsText(_ value: CodeNode) -> Bool {
        if value.descendants.contains(where: { $0.kind == .reference && holders.contains($0.name) }) { return true }
        let name = value.kind == .call ? value.firstChild?.name ?? "" : value.name
        return name.words.last.map(textWords.contains) ?? false
    }

    private static func isCode(_ value: CodeNode) -> Bool {
        // One character of a text, or a value that is no text before it.
        if value.kind == .call, value.firstChild?.isNamed("String") == true { return true }
        if value.kind == .subscriptCall || value.isNamed("first") || value.isNamed("last") { return true }
        let names = [value.kind == .call ? value.firstChild?.name ?? "" : value.name, value.firstChild?.name ?? ""]
        return names.contains { !codeWords.isDisjoint(with: $0.words) }
    }

    /// What is wrong with a sum that is shown.
    private static func message(of parts: [CodeNode], _ habits: Set<LanguageHabit>) -> String? {
        if habits.contains(.familyNameFirst), isName(parts.filter { $0.kind != .string }.map(Optional.some)) {
            return nameOrder
        }
        for part in parts where part.kind == .string {
            guard let text = CodeLiteral(part).plainText?.filter({ $0 != " " }), text.count == 1, let sign = text.first,
                currencies.contains(sign), parts.count > 1
            else { continue }
            return "the currency sign '\(sign)' is joined to a number; use a currency style"
        }
        return nil
    }
}
