internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import SourceText
internal import StringTables

extension Rule {
    /// ``UnusedKey``.
    package static let unusedKey = Self("unused-key", UnusedKey.self)
}

/// No code asks for a string.
enum UnusedKey: TableRule {
    static let subject = Rule.Subject.code

    static let documentation = RuleDocumentation(
        .unusedKey,
        "No code uses the string.",
        severity: .always(.note),
        says: """
            The key, a text of the code that differs from it only in its case or in signs at its end, and how many \
            places use keys that are known only at run time. A key is used if a string in code (libraries included), a \
            storyboard or a property list equals it, is its beginning (`"error." + code`) or matches its form \
            (`"error.\\(code)"`), or if something names its generated accessor. If most strings of a table are unused, \
            the table is reported once; so are eight or more strings that begin alike, and those that a Swift package \
            of the app's makers, or a pod whose strings the `Fastfile` collects, may use. Not reported are strings \
            marked as stale (`stale-key` does it), those whose comment names a pod without source, tables whose \
            accessors SwiftGen makes in each build, keys in capitals where code reads `loc-key`, titles and bodies of \
            notifications where the app receives some, names of cases where \
            code looks up `String(describing:)`, and truth values where keys are made at run time.
            """,
        rationale: """
            Every string is paid for in every language, and unused ones make the others harder to find. Strings are \
            left behind when a screen goes away. Xcode doesn't report them for `.strings`, and String Catalogs mark \
            only the strings that Xcode extracted itself.
            """,
        fires: [
            Snippet(
                "en.lproj/Localizable.strings",
                "\"TITLE\" = \"Photos\";\n\"DONE\" = \"Done\";\n\"OLD_TITLE\" = \"Pictures\";\n"
            ),
            Snippet(
                "Photos.swift",
                "let title = NSLocalizedString(\"TITLE\", comment: \"\")\nlet done = NSLocalizedString(\"DONE\", comment: \"\")\n"
            ),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"TITLE\" = \"Photos\";\n\"DONE\" = \"Done\";\n"),
            Snippet(
                "Photos.swift",
                "let title = NSLocalizedString(\"TITLE\", comment: \"\")\nlet done = NSLocalizedString(\"DONE\", comment: \"\")\n"
            ),
        ],
        fix: """
            Search the project for the key once more, then remove it from all languages. If a server sends the key, \
            keep it and add `overset: ignore=unused-key` to its comment.
            """,
        options: [tableShare]
    )

    static let tableShare = Option(
        name: "table-share",
        values: .share,
        standard: "50",
        meaning: "The share of a table, in percent, above which its unused strings are reported as one finding."
    )

    static func issues(in context: TableContext) -> [TableIssue] {
        let table = context.table
        guard let uses = context.uses, !isOfIntents(table), uses.isCodeHere(of: table) else { return [] }
        let (all, unasked) = uses.unused(in: table)
        let receivesPushes = unasked.contains { isNamedForPush($0.key) } && receivesPushes(uses)
        let unused = unasked.filter {
            !isStale($0, in: table) && !isOfLibrary($0.key, uses.code.absentLibraries)
                && !(readsPushes(uses) && isOfPush($0.key)) && !(receivesPushes && isNamedForPush($0.key))
                && !(uses.computedLookups > 0 && ["true", "false"].contains($0.key.lowercased()))
                && !isMeantFor($0, uses.code)
        }
        guard !unused.isEmpty else { return [] }
        // Where one string is a library's, others may be, such as "Mail not configured".
        let holdsLibrary = all.contains { isMeantFor($0, uses.code) }
        let count = uses.computedLookups
        let doubt =
            count == 0
            ? ""
            : count == 1
                ? ", unless the one place that builds its key at run time does"
                : ", unless one of the \(count) places that build their keys at run time does"
        if all.count > 3, Double(unused.count) > context.options.share(tableShare, of: rule) * Double(all.count) {
            return [
                TableIssue(
                    "no code here uses \(unused.count) of \(all.count) strings; code that the build generates may",
                    key: "",
                    in: 0,
                    at: 0,
                    cause: "table"
                )
            ]
        }
        let (elsewhere, here) = unseenUses(of: unused, among: all, in: uses)
        let families = families(of: here.map(\.key), among: all.map(\.key))
        var told: Set<Substring> = []
        let issues = here.compactMap { entry -> TableIssue? in
            let isText = entry.key.first?.isUppercase == true && !entry.key.contains("_") || entry.key.contains(" ")
            let libraryDoubt =
                !holdsLibrary || !isText
                ? "" : (doubt.isEmpty ? ", unless" : ", or") + " a library whose source is not here does"
            var message = "no code uses '\(entry.name)'\(doubt)\(libraryDoubt)"
            if let similar = uses.similarText(to: entry.key) {
                message = "no code uses '\(entry.name)'; code has '\(similar)', which is another key"
            }
            if let family = beginnings(of: entry.key).first(where: { families[$0] != nil }),
                let count = families[family]
            {
                guard told.insert(family).inserted else { return nil }
                message = "no code here uses the \(count) strings whose keys begin with '\(family)'\(doubt)"
                return issue(message, of: entry, groupedBy: "unused: \(family)")
            }
            return issue(message, of: entry)
        }
        guard let first = elsewhere.first else { return issues }
        let modules = uses.code.unseenPackages.joined(separator: ", ")
        let strings = elsewhere.count == 1 ? "the string" : "\(elsewhere.count) strings, this one and those like it"
        let message = "no code here uses \(strings); \(modules), whose source is not here, may"
        return [issue(message, of: first, groupedBy: "unused here")] + issues
    }

    /// Whether Xcode marked a string of a catalog as one that no code uses: another finding says so.
    private static func isStale(_ entry: TableEntry, in table: LocalizedTable) -> Bool {
        (table.source.document as? CatalogFile)?.key(of: entry)?.extractionState == "stale"
    }

    private static func issue(
        _ message: String,
        of entry: TableEntry,
        groupedBy group: String? = nil
    ) -> TableIssue {
        var issue = TableIssue(
            message,
            key: entry.key,
            in: 0,
            at: entry.keyOffset,
            text: entry.value,
            cause: group ?? "unused"
        )
        issue.isOfGroup = group != nil
        return issue
    }

    /// The unused strings that a package of the app's makers may ask for, because no key that code uses begins alike,
    /// and the others.
    private static func unseenUses(
        of unused: [TableEntry],
        among all: [TableEntry],
        in uses: CodeUses
    ) -> (elsewhere: [TableEntry], here: [TableEntry]) {
        guard !uses.code.unseenPackages.isEmpty else { return ([], unused) }
        let keys = Set(unused.map { Array($0.key.utf8) })
        let known = all.filter { !keys.contains(Array($0.key.utf8)) }
            .reduce(into: Set<Substring>()) { $0.formUnion(beginnings(of: $1.key)) }
        return (
            unused.filter { known.isDisjoint(with: beginnings(of: $0.key)) },
            unused.filter { !known.isDisjoint(with: beginnings(of: $0.key)) }
        )
    }

    /// Whether code reads which string a notification of a server asks for.
    private static func readsPushes(_ uses: CodeUses) -> Bool {
        ["loc-key", "loc-args", "title-loc-key", "title-loc-args"].contains { uses.isWritten(Array($0.utf8)) }
    }

    /// Whether the app asks for notifications of a server, whose strings the system looks up by their keys.
    private static func receivesPushes(_ uses: CodeUses) -> Bool {
        uses.code.facts.files.contains { registering.isIn($0.code.file.utf8) }
    }

    private static let registering = ByteSearch("registerForRemoteNotifications")

    /// Whether a key is named as the title or the text of a notification: `notification_paid_body`.
    private static func isNamedForPush(_ key: String) -> Bool {
        let words = key.words
        return words.count > 1 && ["notification", "push"].contains(words[0])
            && ["body", "subtitle", "title"].contains(words[words.count - 1])
    }

    /// Whether a key is one as servers name them: capitals and signs.
    private static func isOfPush(_ key: String) -> Bool {
        key.utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F }
    }

    /// Whether a key begins with the name of a library whose source is not here: `JJ_PLURAL_FORM_RULE` is one of
    /// `JJPluralForm`, which hides it behind a macro.
    private static func isOfLibrary(_ key: String, _ libraries: [String]) -> Bool {
        guard !libraries.isEmpty, key.contains("_") || key.contains(".") else { return false }
        let letters = key.filter(\.isLetter).lowercased()
        return libraries.contains { library in
            let name = library.filter(\.isLetter).lowercased()
            return name.count > 4 && letters.hasPrefix(name)
        }
    }

    /// Whether the comment of a string is nothing but the name of a library whose source is not here, and not that of the app.
    private static func isMeantFor(_ entry: TableEntry, _ code: AppCode) -> Bool {
        func plain(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
        guard !code.absentLibraries.isEmpty, let comment = entry.comment.map(plain), !comment.isEmpty,
            !code.names.contains(where: { comment.hasPrefix($0) || $0.hasPrefix(comment) })
        else { return false }
        return code.absentLibraries.contains { plain($0) == comment }
    }

    /// How many keys of one beginning are reported as one: what none of them is used by is gone as a whole, or elsewhere.
    private static let familySize = 8

    /// The beginnings of keys of which none is used, with how many there are.
    private static func families(of unused: [String], among all: [String]) -> [Substring: Int] {
        func counts(_ keys: [String]) -> [Substring: Int] {
            keys.reduce(into: [:]) { counts, key in
                for beginning in beginnings(of: key) { counts[beginning, default: 0] += 1 }
            }
        }
        let whole = counts(all)
        return counts(unused).filter { $0.value >= familySize && whole[$0.key] == $0.value }
    }

    /// The beginnings of a key that is a name, each up to a sign, the shortest first: `map_` and `map_layer_` of `map_layer_on`.
    private static func beginnings(of key: String) -> [Substring] {
        guard !key.contains(where: \.isWhitespace) else { return [] }
        return key.indices.dropFirst().dropLast().filter { "_.-/".contains(key[$0]) }.map { key[...$0] }
    }

    /// Whether the keys are those that Xcode makes for intents: six letters and digits, and what they belong to.
    private static func isOfIntents(_ table: LocalizedTable) -> Bool {
        let keys = table.source.shown.prefix(50).map(\.key)
        let made = keys.count { key in
            let name = key.prefix { $0 != "-" }
            return name.count == 6 && name.allSatisfy { $0.isLetter || $0.isNumber } && name.contains { $0.isUppercase }
                && name.contains { $0.isLowercase || $0.isNumber } && !name.dropFirst().allSatisfy(\.isLowercase)
        }
        return !keys.isEmpty && made * 2 > keys.count
    }
}
