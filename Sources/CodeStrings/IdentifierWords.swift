extension StringProtocol {
    /// The words of an identifier in small letters: `titleLabel2` has `title` and `label`.
    ///
    /// - Complexity: O(*n*).
    package var words: [String] {
        // Nearly all identifiers are ASCII, and most questions about code ask for their words.
        var words: [String] = []
        var word: [UInt8] = []
        var isBehindSmall = false
        for byte in utf8 {
            guard byte < 0x80 else { return wordsOfCharacters }
            let isCapital = (0x41...0x5A).contains(byte)
            let isSmall = (0x61...0x7A).contains(byte)
            if !isCapital && !isSmall || isBehindSmall && isCapital {
                if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
                word.removeAll(keepingCapacity: true)
            }
            if isCapital || isSmall { word.append(byte | 0x20) }
            isBehindSmall = isSmall
        }
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        return words
    }

    /// The words of an identifier with letters outside of ASCII.
    private var wordsOfCharacters: [String] {
        var words: [String] = []
        var word = ""
        var previous: Character = " "
        for character in self {
            if !character.isLetter || previous.isLowercase && character.isUppercase {
                if !word.isEmpty { words.append(word) }
                word = ""
            }
            if character.isLetter { word += character.lowercased() }
            previous = character
        }
        if !word.isEmpty { words.append(word) }
        return words
    }
}
