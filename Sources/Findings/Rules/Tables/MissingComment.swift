internal import StringTables

extension Rule {
    /// ``MissingComment``.
    package static let missingComment = Self("missing-comment", MissingComment.self)
}

/// A text has no comment that tells the translator where it is shown and why.
enum MissingComment: TableRule {
    static let documentation = RuleDocumentation(
        .missingComment,
        "A string has no comment that tells translators where it is shown and why.",
        severity: .off,
        says: """
            The key, and the places in code that use it. "No comment provided by engineer." does not count as a \
            comment, and neither does a copy of the key. A comment written by Interface Builder names the class and \
            the object, and is enough.
            """,
        rationale: """
            "Yes" has several translations in Chinese, and "Book" can be a noun or a verb. The comment is all that \
            translators see of the app. The rule is off until a project decides to write comments.
            """,
        fires: [
            Snippet(
                "en.lproj/Localizable.strings",
                "/* No comment provided by engineer. */\n\"BOOK\" = \"Book\";\n"
            )
        ],
        passes: [
            Snippet(
                "en.lproj/Localizable.strings",
                "/* Button that reserves the room: a verb. */\n\"BOOK\" = \"Book\";\n"
            )
        ],
        fix: "Say in one line where the string is shown, what it does, and what its arguments are."
    )

    static func issues(in context: TableContext) -> [TableIssue] {
        var seen: Set<[UInt8]> = []
        return context.table.source.shown.compactMap { entry in
            let key = Array(entry.key.utf8)
            guard seen.insert(key).inserted, !context.table.kept.contains(key), !hasComment(entry) else { return nil }
            let words = "no comment tells translators where the string is shown and why"
            let places = context.uses?.phrase(of: key, in: context.table) ?? ""
            return TableIssue(
                places.isEmpty ? words : words + "; code shows it at \(places)",
                key: entry.key,
                in: 0,
                at: entry.keyOffset,
                text: entry.value,
                cause: words
            )
        }
    }

    /// Whether a comment says something besides the key, the words of a tool and a directive.
    private static func hasComment(_ entry: TableEntry) -> Bool {
        entry.comments.contains { comment in
            let words = comment.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            let told = words.split(separator: "overset:", maxSplits: 1).first.map(String.init) ?? ""
            let isDirective = words.hasPrefix("overset:")
            return !told.isEmpty && !isDirective && told != entry.key
                && !told.hasPrefix("No comment provided by engineer")
        }
    }
}
