internal import StringTables

/// Finds backslashes that do not do what they seem to: in `.strings` files, and in other formats, where a backslash is a
/// character as any other.
enum EscapeCheck {
    /// `suspicious-escape`.
    static func faults(in table: LocalizedTable) -> [TableFault] {
        var faults: [TableFault] = []
        for (position, language) in table.languages.enumerated() {
            guard let file = language.document as? StringsFile else {
                faults += shownLineEnds(of: language, at: position)
                continue
            }
            for entry in language.shown where entry.index < file.entries.count {
                let spelling = Array(file.spelling(of: entry).utf8)
                // A text that shows an escape on purpose is called by it.
                guard spelling.contains(UInt8(ascii: "\\")), !entry.key.utf8.contains(UInt8(ascii: "\\")) else {
                    continue
                }
                for (offset, message) in escapes(in: spelling) {
                    faults.append(
                        TableFault(
                            .suspiciousEscape,
                            nil,
                            message,
                            of: entry,
                            in: position,
                            at: entry.valueOffset + offset
                        )
                    )
                }
            }
        }
        return faults
    }

    /// The texts that show `\n` in a format without escapes of its own.
    private static func shownLineEnds(of language: LanguageTable, at position: Int) -> [TableFault] {
        language.shown.compactMap { entry in
            let text = Array(entry.value.utf8)
            guard let place = text.firstIndex(of: UInt8(ascii: "\\")), !entry.key.utf8.contains(text[place]) else {
                return nil
            }
            let isShown = text.indices.contains { index in
                text[index] == UInt8(ascii: "\\") && isLineEnd(behind: text[(index + 1)...])
            }
            guard isShown else { return nil }
            let message = "'\\n' shows a backslash and an n; put a new line in its place"
            return TableFault(.suspiciousEscape, nil, message, of: entry, in: position)
        }
    }

    /// Whether a backslash was to make a new line: an `n` follows that begins no word.
    ///
    /// A path or a pattern has more letters behind it; a line end that was escaped twice stands by itself.
    private static func isLineEnd(behind rest: ArraySlice<UInt8>) -> Bool {
        rest.first == UInt8(ascii: "n") && !isLowercase(rest.dropFirst().first ?? 0)
    }

    /// The suspicious escapes of a text as it is written, with their places; each message once.
    ///
    /// - Complexity: O(*n*).
    static func escapes(in text: [UInt8]) -> [(offset: Int, message: String)] {
        var found: [(offset: Int, message: String)] = []
        var seen: Set<String> = []
        var index = 0
        while index + 1 < text.count {
            guard text[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            let (length, message) = escape(text[index...])
            if let message, seen.insert(message).inserted { found.append((index, message)) }
            index += length
        }
        return found
    }

    /// The length of the escape that begins a text, and what is wrong with it.
    private static func escape(_ text: ArraySlice<UInt8>) -> (length: Int, message: String?) {
        let rest = text.dropFirst()
        guard let next = rest.first else { return (1, nil) }
        switch next {
        case UInt8(ascii: "U"): return unicode(rest.dropFirst())
        case UInt8(ascii: "u"):
            let digits = rest.dropFirst().prefix(4).prefix(while: isHexadecimal)
            let word = String(decoding: digits, as: UTF8.self)
            guard digits.count == 4 else { return vanishing(rest) }
            return (6, "'\\u\(word)' is no escape: 'u\(word)' is shown; write '\\U\(word)' or the character")
        case UInt8(ascii: "\\"):
            return (
                2,
                isLineEnd(behind: rest.dropFirst())
                    ? "'\\\\n' shows a backslash and an n; write '\\n' for a new line" : nil
            )
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            let digits = String(decoding: rest.prefix(3).prefix { (0x30...0x37).contains($0) }, as: UTF8.self)
            return (1 + digits.utf8.count, "'\\\(digits)' is an octal code of an old encoding; write the character")
        case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "v"):
            let letter = String(UnicodeScalar(next))
            return (2, "'\\\(letter)' is a control character that nothing shows; write '\\\\' for a backslash")
        case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "\""), UInt8(ascii: "'"), 0x0A, 0x0D:
            return (2, nil)
        default: return vanishing(rest)
        }
    }

    /// `\U` and what follows.
    private static func unicode(_ rest: ArraySlice<UInt8>) -> (Int, String?) {
        let digits = rest.prefix(4).prefix(while: isHexadecimal)
        let word = String(decoding: digits, as: UTF8.self)
        guard digits.count == 4, let value = Int(word, radix: 16) else {
            return (2 + digits.count, "'\\U\(word)' needs four hexadecimal digits")
        }
        let behind = rest.dropFirst(4)
        let more = behind.prefix(4).prefix(while: isHexadecimal)
        if value <= 0x10, more.count == 4 {
            let code = String(word.drop { $0 == "0" }) + String(decoding: more, as: UTF8.self)
            return (10, "'\\U' takes four digits; write U+\(code) itself, or as two escapes of four digits")
        }
        // Emoji begin with 1F; Greek letters with old accents do as well, and have no digit behind them.
        if (0x1F00...0x1FAF).contains(value), let digit = more.first, (0x30...0x39).contains(digit) {
            let code = word + String(UnicodeScalar(digit))
            return (7, "'\\U' takes four digits; write U+\(code) itself, or as two escapes of four digits")
        }
        return (6, nil)
    }

    /// A backslash before a character that it means nothing for.
    ///
    /// Before a slash or a quotation mark that is what was wanted.
    private static func vanishing(_ rest: ArraySlice<UInt8>) -> (Int, String?) {
        let first = String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first ?? " "
        let length = 1 + String(first).utf8.count
        if first == "(" {
            return (length, "'\\(' inserts nothing in a table; write a specifier such as '%@'")
        }
        let isWord = first.properties.isAlphabetic || first.properties.numericType != nil || first == "%"
        guard isWord else { return (length, nil) }
        return (length, "the backslash before '\(first)' vanishes; write '\\\\' for a backslash")
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
        default: false
        }
    }

    private static func isLowercase(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
