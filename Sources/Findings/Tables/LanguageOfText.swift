/// Which of the languages that have a script of their own a text is written in.
package enum LanguageOfText {
    /// Letters that only texts in some languages have, with the primary subtags of these.
    ///
    /// Source: the blocks of Unicode 15 for the scripts.
    private static let letters: [(ranges: [ClosedRange<UInt32>], languages: Set<String>)] = [
        ([0x3041...0x3096, 0x30A1...0x30FA], ["ja"]), ([0xAC00...0xD7A3, 0x1100...0x11FF], ["ko"]),
        ([0x0E01...0x0E3A], ["th"]), ([0x05D0...0x05EA], ["he", "yi"]), ([0x0370...0x03FF, 0x1F00...0x1FFF], ["el"]),
        ([0x4E00...0x9FFF, 0x3400...0x4DBF], ["zh"]),
    ]

    /// Further languages that are not written in Latin script, but share their script with others.
    private static let others: Set<String> = [
        "ar", "be", "bg", "bn", "fa", "hi", "hy", "ka", "kk", "mk", "mr", "ru", "ta", "te", "uk", "ur",
    ]

    /// Whether a language is written in a script that English is not.
    ///
    /// - Parameter language: a primary subtag of BCP 47.
    /// - Returns: whether it is known to be.
    /// - Complexity: O(1).
    package static func hasOwnScript(_ language: String) -> Bool {
        letters.contains { $0.languages.contains(language) } || others.contains(language)
    }

    /// Whether a text is written in a language, as far as the letters tell: `完成` is Chinese.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - language: a BCP 47 tag.
    /// - Returns: `false` for languages that share their script with others.
    /// - Complexity: O(*n*).
    package static func holds(_ text: String, _ language: String) -> Bool {
        let primary = language.prefix { $0 != "-" && $0 != "_" }
        let found = letters.first { script in
            text.unicodeScalars.contains { scalar in script.ranges.contains { $0.contains(scalar.value) } }
        }
        return found?.languages.contains(String(primary)) == true
    }
}
