internal import StringTables

extension Rule {
    /// ``BrokenPlaceholder``.
    package static let brokenPlaceholder = Self("broken-placeholder", BrokenPlaceholder.self)
}

/// A translation lacks a placeholder of the app's own, or leaves a tag open.
enum BrokenPlaceholder: TableRule {
    static let documentation = RuleDocumentation(
        .brokenPlaceholder,
        "A translation has other placeholders than the source string, or leaves a tag open.",
        severity: .always(.warning),
        says: """
            The placeholder that is missing, or that the source string does not have, and a tag that the source string \
            closes and the translation doesn't. \
            Placeholders are `{name}`, `{{name}}`, `${name}` and `$(NAME)`; arguments of formats are the business \
            of `broken-specifier`. A plural form may leave one out.
            """,
        rationale: """
            Code looks for the placeholder to put a value in its place. A translator who translates or drops it makes a \
            sentence without the number or the name, or one that shows the braces; nothing crashes, so nobody notices. \
            An open tag makes the rest of the text bold, or shows the tag itself.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"DAYS\" = \"{COUNT} days ago\";\n"),
            Snippet("de.lproj/Localizable.strings", "\"DAYS\" = \"vor {ANZAHL} Tagen\";\n"),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"DAYS\" = \"{COUNT} days ago\";\n"),
            Snippet("de.lproj/Localizable.strings", "\"DAYS\" = \"vor {COUNT} Tagen\";\n"),
        ],
        fix: "Write the placeholder as the source string has it, and close the tag."
    )

    static func issues(in context: TableContext) -> [TableIssue] {
        let table = context.table
        var texts: [Text] = []
        var sources: [[UInt8]: [Contents]] = [:]
        for (position, language) in table.translations.enumerated() {
            for entry in language.shown {
                let key = Array(entry.key.utf8)
                let forms = table.source.forms[key] ?? []
                // Most texts have none: the bytes say that faster than a parser.
                guard !forms.isEmpty, Contents.mayBeIn(entry.value) || forms.contains(where: { mayBeIn(table, $0) })
                else { continue }
                if sources[key] == nil { sources[key] = forms.map { Contents(of: table.source.entries[$0].value) } }
                texts.append(Text(key: key, language: position + 1, entry: entry, contents: Contents(of: entry.value)))
            }
        }
        let all = Dictionary(grouping: texts, by: \.key).mapValues { texts in
            (count: texts.count, names: texts.reduce(into: Set<String>()) { $0.formUnion($1.contents.placeholders) })
        }
        return texts.flatMap { text -> [TableIssue] in
            let others = all[text.key]
            // Words in braces that every language translates are marked for some other purpose.
            let isKept = { (name: String) in others.map { $0.count < 2 || $0.names.contains(name) } ?? true }
            return messages(about: text, sources[text.key] ?? [], isKept).map {
                TableIssue($0, of: text.entry, in: text.language)
            }
        }
    }

    /// A text of a translation.
    private struct Text {
        var key: [UInt8]
        var language: Int
        var entry: TableEntry
        var contents: Contents
    }

    private static func mayBeIn(_ table: LocalizedTable, _ form: Int) -> Bool {
        Contents.mayBeIn(table.source.entries[form].value)
    }

    /// What is wrong with a translation.
    ///
    /// - Parameters:
    ///   - text: the translation.
    ///   - source: the forms of the source string.
    ///   - isKept: whether a translation has a placeholder of the source string.
    /// - Returns: a phrase for each fault.
    private static func messages(
        about text: Text,
        _ source: [Contents],
        _ isKept: (String) -> Bool
    ) -> [String] {
        let known = source.reduce(into: Set<String>()) { $0.formUnion($1.placeholders) }
        let needed = source.reduce(known) { $0.intersection($1.placeholders) }
        let own = text.contents.placeholders
        var unknown = own.subtracting(known).sorted()
        // A form for one thing has a word for the number.
        let missing = text.entry.variant != nil ? [] : needed.subtracting(own).sorted()
        let hasBraces = text.entry.value.utf8.contains(UInt8(ascii: "{"))
        let lost = missing.filter { isKept($0) || !hasBraces }
        // As many words in braces as every language translates are the translations of those.
        unknown.removeFirst(min(missing.count - lost.count, unknown.count))
        var messages: [String] = []
        if lost.count == 1, unknown.count == 1 {
            messages.append("'\(unknown[0])' is not in the source string, which has '\(lost[0])'")
        } else {
            messages += lost.map { "'\($0)' of the source string is missing" }
            messages += unknown.map { "'\($0)' is not in the source string" }
        }
        for (tag, depth) in text.contents.depths.sorted(by: { $0.key < $1.key }) where depth != 0 {
            guard source.allSatisfy({ $0.depths[tag] == 0 }) else { continue }
            messages.append(
                depth > 0
                    ? "'<\(tag)>' is not closed, and the source string closes it"
                    : "'</\(tag)>' closes no tag, and the source string has one"
            )
        }
        return messages
    }

    /// The placeholders and tags of a text.
    private struct Contents {
        var placeholders: Set<String> = []
        /// How many more tags of each name are opened than closed.
        var depths: [String: Int] = [:]

        /// Tags that nothing closes.
        ///
        /// Source: the HTML standard, 13.1.2, void elements.
        private static let void: Set<String> = ["br", "hr", "img", "input", "wbr"]

        /// Whether a text has a byte that one of them begins with.
        static func mayBeIn(_ text: String) -> Bool {
            text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "$") }
        }

        init(of text: String) {
            // `\u{2600}` is a character that somebody wrote as in code.
            let message = Message(text.replacing(/\\?u\{[0-9A-Fa-f]+\}/, with: ""))
            for segment in message.segments {
                let part = message.text(of: segment)
                switch segment.kind {
                case .placeholder where Self.isName(part): placeholders.insert(part)
                case .tag:
                    guard let tag = part.wholeMatch(of: /<(\/?)([A-Za-z][A-Za-z0-9]*)(?:\s[^>]*[^\/>])?>/) else {
                        continue
                    }
                    let name = tag.output.2.lowercased()
                    if !Self.void.contains(name) { depths[name, default: 0] += tag.output.1.isEmpty ? 1 : -1 }
                default: break
                }
            }
        }

        /// Whether a placeholder is one that code replaces as a whole: a plain name in braces.
        private static func isName(_ part: String) -> Bool {
            part.wholeMatch(of: /\$?\{\{?\s?[\w.\-]+\s?\}?\}|\$\(\w+\)/) != nil
        }
    }
}
