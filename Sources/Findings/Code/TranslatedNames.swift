internal import CodeFacts
internal import CodeStrings
internal import StringTables

/// Words that all translations of an app keep as they are: names of products and services.
struct TranslatedNames {
    private let tables: [LocalizedTable]
    /// What is known of words that were asked for.
    private var known: [String: Bool] = [:]

    /// The names that comments tell translators will stand for an argument, in small letters, with the keys of their strings.
    private let inserted: [String: Set<[UInt8]>]
    /// The texts of keys that say they are the app's name, in small letters.
    private let ownNames: Set<String>

    init(_ tables: [LocalizedTable]) {
        self.tables = tables
        inserted = Self.inserted(in: tables)
        ownNames = Self.ownNames(in: tables)
    }

    /// The names that a table has a key for, `app_name`, and that all languages which have it keep.
    private static func ownNames(in tables: [LocalizedTable]) -> Set<String> {
        tables.reduce(into: []) { names, table in
            for entry in table.source.shown {
                let words = entry.key.words
                guard nameWords.contains(words.prefix(2).joined(separator: " ")),
                    words.dropFirst(2).allSatisfy(kindWords.contains)
                else { continue }
                let key = Array(entry.key.utf8)
                let others = table.translations.flatMap { language in
                    (language.forms[key] ?? []).map { language.entries[$0].value }
                }
                if !others.isEmpty, others.allSatisfy({ $0 == entry.value }) { names.insert(entry.value.lowercased()) }
            }
        }
    }

    /// The words that the key of the app's name begins with, and those that say what it is for.
    private static let nameWords: Set<String> = ["app name", "application name", "product name"]
    private static let kindWords: Set<String> = ["key", "label", "string", "text", "title"]

    /// The names in comments such as `Placeholder is 'Internet Archive'`: the program puts them in as they are.
    private static func inserted(in tables: [LocalizedTable]) -> [String: Set<[UInt8]>] {
        var found: [String: Set<[UInt8]>] = [:]
        for table in tables {
            for entry in table.source.shown {
                guard let comment = entry.comment, comment.contains("laceholder") || comment.contains("%") else {
                    continue
                }
                // A quotation mark inside of a word is an apostrophe.
                let names = comment.matches(
                    of: /\b(?:is|will be|=) (?:always )?["'“‘]([A-Z][^"'“”‘’]{1,40})["'”’](?!\w)/
                )
                for name in names { found[name.output.1.lowercased(), default: []].insert(Array(entry.key.utf8)) }
            }
        }
        return found
    }

    /// Languages in other scripts than that of English: a word that they keep is a name, and not only one that other
    /// languages have as well, such as "Album".
    private static let distant: Set<Substring> = [
        "ar", "be", "bg", "bn", "el", "fa", "he", "hi", "hy", "ja", "ka", "ko", "mk", "mr", "ru", "sr", "ta", "te",
        "th", "uk", "ur", "zh",
    ]

    /// The fewest translations that tell anything.
    private static let fewest = 4

    /// The fewest translations that tell anything if they are of strings that are the word alone.
    private static let fewestAlone = 2

    /// Whether a text is nothing but such words.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - uses: where code asks for strings.
    ///   - path: the file that writes the text, as it was opened: what a comment says holds where its string is asked for.
    /// - Returns: whether no word of a language is left.
    /// - Complexity: O(*n*) in the length of all texts, once for each word.
    mutating func hold(_ text: WrittenText, of uses: CodeUses, in path: String) -> Bool {
        let words = text.words
        if let keys = inserted[text.text.lowercased()],
            uses.askedKeys[path]?.values.contains(where: keys.contains) == true
        {
            return true
        }
        if ownNames.contains(text.text.lowercased()) { return true }
        guard (1...3).contains(words.count) else { return false }
        let names = words.map(String.init).filter { isKept($0) }
        guard !names.isEmpty else { return false }
        return !text.isForPeople(names: uses.code.names.union(names.map { $0.lowercased() }))
    }

    private mutating func isKept(_ word: String) -> Bool {
        if let answer = known[word] { return answer }
        let answer = countsAsName(word)
        known[word] = answer
        return answer
    }

    private func countsAsName(_ word: String) -> Bool {
        guard let first = word.first, first.isUppercase, word.utf8.count > 3 else { return false }
        var (all, kept, distant, keptDistant) = (0, 0, 0, 0)
        var (alone, aloneDistant) = (0, 0)
        for table in tables {
            for entry in table.source.shown where entry.value.contains(word) && Self.has(word, entry.value) {
                let identity = TextIdentity(entry)
                for translation in table.translations {
                    guard let position = translation.positions[identity] else { continue }
                    let text = translation.entries[position].value
                    // What is not translated says nothing, unless it is nothing but a name.
                    guard text != entry.value || entry.value == word else { continue }
                    let isKept = text.contains(word)
                    all += 1
                    kept += isKept ? 1 : 0
                    let isAlone = entry.value == word && text == word
                    alone += isAlone ? 1 : 0
                    if Self.distant.contains(translation.primaryLanguage) {
                        aloneDistant += isAlone ? 1 : 0
                        distant += 1
                        keptDistant += isKept ? 1 : 0
                    }
                }
            }
        }
        // A string that is the word alone tells more than sentences with it.
        if alone == all, alone >= Self.fewestAlone, aloneDistant > 0 { return true }
        guard all >= Self.fewest, distant > 0 else { return false }
        // One that stands alone somewhere is a name where a longer text once leaves it out: "our app" for "Violas".
        let (share, of) = aloneDistant > 0 ? (4, 5) : (9, 10)
        return kept * of >= all * share && keptDistant * of >= distant * share
    }

    /// Whether a text has a word, and not only within another one.
    private static func has(_ word: String, _ text: String) -> Bool {
        text.split { !$0.isLetter && !$0.isNumber }.contains { $0 == word }
    }
}
