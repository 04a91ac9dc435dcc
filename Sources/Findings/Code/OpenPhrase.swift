internal import CodeFacts
internal import SourceText

/// A text of which a sentence is made by putting another one beside it.
///
/// The words are English: of texts in other languages only spaces and small letters tell something.
struct OpenPhrase {
    /// The text without white space at its ends.
    private let text: Substring
    private let isSpacedBefore: Bool
    private let isSpacedBehind: Bool

    init(_ text: String) {
        isSpacedBefore = text.first == " "
        isSpacedBehind = text.last == " "
        self.text = text.trimming(\.isWhitespace)
    }

    /// Words that want another one behind them, also at the end of what is joined to a name or date.
    private static let joiningWords: Set<String> = [
        "a", "about", "an", "and", "as", "at", "by", "for", "from", "in", "into", "is", "are", "of", "on", "or", "per",
        "than", "the", "to", "until", "via", "was", "with", "your", "another", "every", "my", "next", "previous",
        "this",
        "starts", "ends", "ended", "started", "due", "expires", "expired",
    ]

    /// Verbs that begin a command; what follows is their object, which many languages put in front.
    private static let verbs: Set<String> = [
        "add", "buy", "cancel", "change", "choose", "copy", "create", "delete", "disable", "download", "edit", "enable",
        "get", "hide", "join", "leave", "pause", "play", "remove", "rename", "save", "search", "select", "send",
        "share",
        "show", "stop", "switch", "unlock", "update", "upload", "view",
    ]

    /// Words behind such a verb that want a noun.
    private static let objectWords: Set<String> = [
        "all", "any", "each", "existing", "more", "new", "other", "selected", "these",
    ]

    /// Whether the sentence is over, or stands apart, behind it: a full stop, a colon, a dash, a bracket.
    private var isClosedBehind: Bool {
        guard let last = text.last else { return true }
        return !(last.isLetter || last.isNumber || "@%'’\"”".contains(last))
    }

    /// Whether it stands apart from what is in front: a bracket, a dash, a sign.
    private var isClosedBefore: Bool {
        guard let first = text.first else { return true }
        return !(first.isLetter || first.isNumber || "%'‘\"“".contains(first))
    }

    /// Whether it has a word with small letters, or one of a script without capitals: all else is an abbreviation.
    private var hasWord: Bool { text.contains { $0.isLetter && !$0.isUppercase } }

    private var words: [String] {
        text.split { !$0.isLetter && $0 != "'" && $0 != "%" && $0 != "@" }.map { $0.lowercased() }
    }

    /// Whether a word or a value has to follow for the sentence to be whole.
    private var wantsMore: Bool {
        let words = words
        guard hasWord, !isClosedBehind, let last = words.last else { return false }
        if isSpacedBehind || Self.joiningWords.contains(last) { return true }
        // A verb with its object is whole: "Select date".
        guard words.count < 3, Self.verbs.contains(words[0]) else { return false }
        return words.count == 1 || Self.objectWords.contains(last)
    }

    /// Whether something has to stand in front for the sentence to be whole: it goes on with a small letter.
    private var continues: Bool {
        guard hasWord, !isClosedBefore, let first = text.first else { return false }
        // "iCloud" begins a sentence.
        let isName = first.isLowercase && text.dropFirst().first?.isUppercase == true
        return isSpacedBefore || first.isLowercase && !isName
    }

    /// Whether two texts beside each other are parts of one sentence.
    ///
    /// - Parameters:
    ///   - first: the first; `nil` for a value.
    ///   - second: the second; `nil` for a value.
    /// - Returns: whether one of them is open towards the other, and neither is closed there.
    /// - Complexity: O(*n*) in the length of the texts.
    static func isJoined(_ first: OpenPhrase?, _ second: OpenPhrase?) -> Bool {
        if first?.isClosedBehind == true || second?.isClosedBefore == true { return false }
        return first?.wantsMore == true || second?.continues == true
    }
}
