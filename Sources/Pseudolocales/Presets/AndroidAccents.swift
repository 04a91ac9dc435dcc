import StringTables

/// aapt2's `accent`: 54 characters with marks, "one two three …" behind each text, `[ ]` around the message, `» «` around
/// placeholders.
///
/// The peer counts UTF-8 bytes. What it copies without a mark of its own (tags, entities) is not counted; addresses and
/// protected terms are counted as it counts them and stay. Its bugs that lose or double text of the user's (a text that
/// ends in the character behind an apostrophe is dropped; `&lt;` becomes `&lt;;`) are not repeated.
struct AndroidAccents: Transform {
    /// Whether letters, brackets and marks stay away and only the words at the end come.
    var isExpansionOnly = false

    var spelling: String { isExpansionOnly ? "expand=android" : "android-accented" }
    var changesMessagesWithoutText: Bool { !isExpansionOnly }

    func apply(to message: Message, in context: TransformContext) -> Message {
        var writer = AndroidMessageWriter(message, method: isExpansionOnly ? .expansion : .accents)
        return writer.whole()
    }
}

/// aapt2's `bidi`: RLM RLO … PDF RLM around each run without white space, and around placeholders.
///
/// Tags and specifiers are inside the runs, as in the peer. A `\n` or `\t` that is spelled with a backslash
/// counts as white space.
struct AndroidBidi: Transform {
    var spelling: String { "android-bidi" }
    var changesMessagesWithoutText: Bool { true }

    func apply(to message: Message, in context: TransformContext) -> Message {
        var writer = AndroidMessageWriter(message, method: .bidi)
        return writer.whole()
    }
}

/// The words that aapt2 appends.
enum AndroidExpansion {
    /// With "fiveteen" and without "eighteen", as the peer has them.
    private static let words = Array(
        ("one two three four five six seven eight nine ten eleven twelve thirteen fourteen fiveteen sixteen seventeen "
            + "nineteen twenty").utf8
    )

    /// The first `length` characters of the words, up to the end of a word.
    ///
    /// Inside the last word the peer's search for a space ends one character early, which cuts it to "twent".
    static func words(_ length: Int) -> [UInt8] {
        var result: [UInt8] = []
        var length = length
        while length > words.count {
            result += words + [UInt8(ascii: " ")]
            length -= words.count
        }
        guard length < words.count else { return result + words }
        let end = words[(length + 1)...].firstIndex(of: UInt8(ascii: " ")) ?? words.count - 1
        return result + words[..<end]
    }
}
