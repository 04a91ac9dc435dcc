internal import CodeStrings
internal import StringTables

/// Code asks for one key with several comments.
extension OverloadedKey {
    /// The keys that code asks for with comments which say different things.
    ///
    /// - Complexity: O(*n*) in the number of places that ask for a key.
    static func issuesOfComments(in context: TableContext) -> [TableIssue] {
        guard let uses = context.uses, CodeUses.isAsked(context.table) else { return [] }
        var seen: Set<[UInt8]> = []
        return context.table.source.shown.compactMap { entry in
            let key = Array(entry.key.utf8)
            guard seen.insert(key).inserted, !isSentence(entry.value) else { return nil }
            let asked = uses.uses(of: key, in: context.table).filter { use in
                use.isExtracted && uses.code.isSeen(use) && isNearest(context.table, to: use, key, uses)
            }
            var comments: [(words: [String], key: CodeKey)] = []
            for use in asked {
                let words = words(of: use.comment ?? "")
                // A comment that says a little more or less means the same.
                let isKnown = comments.contains { other in
                    let common = Set(other.words).intersection(words).count
                    return common * 2 > min(other.words.count, words.count)
                }
                if !words.isEmpty, !isKnown { comments.append((words, use)) }
            }
            guard comments.count > 1 else { return nil }
            let places = comments.prefix(3).map { comment in
                "'\(comment.key.comment ?? "")' at " + CodeUses.phrase([(uses.code.location(of: comment.key), "")])
            }
            return TableIssue(
                "code asks for the text with \(comments.count) comments: \(places.joined(separator: ", ")); give each meaning "
                    + "a key of its own",
                key: entry.key,
                in: 0,
                at: entry.keyOffset,
                text: entry.value,
                cause: "comments"
            )
        }
    }

    /// The number of words from which a text means one thing wherever it is shown.
    private static let sentenceWords = 5

    /// Whether a text says by itself what it means: a verb or a noun of few words may be two in another language.
    private static func isSentence(_ text: String) -> Bool {
        text.split(whereSeparator: \.isWhitespace).count { $0.contains(where: \.isLetter) } >= sentenceWords
    }

    /// Words of comments that only say what an argument stands for.
    private static let argumentWords: Set<String> = [
        "and", "argument", "first", "placeholder", "placeholders", "replaced", "second", "the", "will", "with",
    ]

    /// The words of a comment that say something of the text: what stands for its arguments may differ.
    private static func words(of comment: String) -> [String] {
        guard !comment.hasPrefix("No comment provided") else { return [] }
        let plain = comment.replacing(/["'“‘][^"'“”‘’]*["'”’](?!\w)/, with: " ")
        let all = plain.lowercased().split { !$0.isLetter }.map(String.init).filter { $0.count > 2 }
        return all.allSatisfy(argumentWords.contains) ? [] : all
    }

    /// Whether no other table of the same name with the key is nearer to the code that asks for it: modules of an app have
    /// tables of their own.
    private static func isNearest(
        _ table: LocalizedTable,
        to use: CodeKey,
        _ key: [UInt8],
        _ uses: CodeUses
    ) -> Bool {
        let path = uses.code.path(of: use).split(separator: "/")
        func nearness(_ file: String) -> Int {
            zip(path, file.split(separator: "/")).prefix { $0 == $1 }.count
        }
        let own = nearness(table.file)
        return !uses.tables.contains { other in
            other.name == table.name && other.source.forms[key] != nil && nearness(other.file) > own
        }
    }
}
