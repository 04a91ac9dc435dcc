internal import SourceText

extension StringsScanner {
    /// Skips white space and comments, as CoreFoundation does.
    ///
    /// - Returns: whether something is left.
    mutating func skipTrivia() -> Bool {
        let count = text.count
        while position < count {
            let byte = text[position]
            if (byte >= 0x09 && byte <= 0x0D) || byte == 0x20 || isSeparator(at: position) {
                let start = position
                while position < count {
                    let next = text[position]
                    if (next >= 0x09 && next <= 0x0D) || next == 0x20 {
                        position += 1
                    } else if isSeparator(at: position) {
                        position += 3
                    } else {
                        break
                    }
                }
                append(.space, from: start)
            } else if byte == UInt8(ascii: "/"), position + 1 < count, text[position + 1] == UInt8(ascii: "/") {
                let start = position
                position += 2
                while position < count, text[position] != 0x0A, text[position] != 0x0D, !isSeparator(at: position) {
                    position += 1
                }
                append(.lineComment, from: start)
            } else if byte == UInt8(ascii: "/"), position + 1 < count, text[position + 1] == UInt8(ascii: "*") {
                blockComment()
            } else {
                return true
            }
        }
        return false
    }

    private mutating func blockComment() {
        let start = position
        let count = text.count
        position += 2
        while position < count {
            if text[position] == UInt8(ascii: "*"), position + 1 < count, text[position + 1] == UInt8(ascii: "/") {
                position += 2
                append(.blockComment, from: start)
                return
            }
            position += 1
        }
        position = start
        ignoreRest(from: start)
    }

    /// Whether U+2028 or U+2029 begins at `index`: white space for CoreFoundation.
    func isSeparator(at index: Int) -> Bool {
        text[index] == 0xE2 && index + 2 < text.count && text[index + 1] == 0x80
            && (text[index + 2] == 0xA8 || text[index + 2] == 0xA9)
    }

    /// Whether a key or a text can begin with `byte`.
    func isTextStart(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte.isBareTextByte
    }

    /// Reads a quoted or bare text.
    ///
    /// - Returns: the index of its token; `nil` if the text is never closed, with the opening quote alone read, which is
    ///   where CoreFoundation goes on.
    mutating func textToken() throws(SourceError) -> Int? {
        let start = position
        let quote = text[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            while position < text.count, text[position].isBareTextByte { position += 1 }
            append(.bare, from: start)
            return tokens.count - 1
        }
        position += 1
        let count = text.count
        while position < count {
            let byte = text[position]
            if byte == quote {
                position += 1
                append(quote == UInt8(ascii: "\"") ? .doubleQuoted : .singleQuoted, from: start)
                return tokens.count - 1
            }
            if byte == UInt8(ascii: "\\") { try escape() } else { position += 1 }
        }
        position = start + 1
        append(.punctuation, from: start)
        return nil
    }

    /// Skips an escape; one that would give half a surrogate pair is refused, as no text can hold it.
    private mutating func escape() throws(SourceError) {
        let start = position
        let (unit, end) = StringsLiteral.escape(at: position, in: text)
        position = end
        guard let unit, (0xD800...0xDFFF).contains(unit) else { return }
        guard unit < 0xDC00, position < text.count, text[position] == UInt8(ascii: "\\"),
            case let (low?, end) = StringsLiteral.escape(at: position, in: text), (0xDC00...0xDFFF).contains(low)
        else {
            throw error(at: start, "this escape is half of a surrogate pair; write both halves, as in \\UD83D\\UDE00")
        }
        position = end
    }

    // MARK: What CoreFoundation drops

    /// Keeps everything from `start` on as one token that means nothing at run time.
    mutating func ignoreRest(from place: Int) {
        // An opening quote that was read on its own belongs to what is dropped.
        let isQuote = tokens.last.map { $0.kind == .punctuation && "\"'".utf8.contains(text[Int($0.start)]) } ?? false
        let start = isQuote ? tokens.removeLast().range.lowerBound : place
        guard start < text.count else { return }
        let isComment = text[start...].starts(with: Array("/*".utf8))
        position = text.count
        append(.ignored, from: start)
        ignored = StringsFile.Ignored(
            offset: start,
            isUnclosedComment: isComment,
            entryCount: isComment ? 0 : Self.countEntries(in: text[start...])
        )
    }

    /// Counts what looks like `"key" = "value";` in a part of a file that CoreFoundation does not read, outside of comments:
    /// those of Xcode say `ObjectID = "1a2-b3";` as well.
    private static func countEntries(in bytes: ArraySlice<UInt8>) -> Int {
        var count = 0
        var isQuoted = false
        var sawEquals = false
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\\"), isQuoted {
                index += 1
            } else if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            } else if !isQuoted, bytes[index...].starts(with: "/*".utf8) {
                let end = bytes[(index + 2)...].firstRange(of: "*/".utf8)
                index = end.map { $0.upperBound - 1 } ?? bytes.endIndex
            } else if !isQuoted, bytes[index...].starts(with: "//".utf8) {
                index = bytes[index...].firstIndex(of: 0x0A) ?? bytes.endIndex
            } else if !isQuoted, byte == UInt8(ascii: "=") {
                sawEquals = true
            } else if !isQuoted, byte == UInt8(ascii: ";") {
                count += sawEquals ? 1 : 0
                sawEquals = false
            }
            index += 1
        }
        return count
    }

    // MARK: Errors

    func error(at offset: Int, _ message: String) -> SourceError {
        SourceError(location: file.location(at: offset), message: message)
    }

    func unexpected() -> SourceError {
        let scalar = String(decoding: text[position...].prefix(4), as: UTF8.self).unicodeScalars.first ?? " "
        let code = scalar.codePoint
        let name = VisibleText.isHidden(scalar) ? code : "'\(scalar)' (\(code))"
        let hint =
            switch scalar.value {
            case 0x201C, 0x201D, 0x201E, 0x2018, 0x2019: "; use straight quotes"
            case 0xFEFF: "; this is a second byte-order mark: remove it"
            case 0x23: "; comments begin with // or /*"
            default: "; expected a key in quotes, as in \"key\" = \"value\";"
            }
        return error(at: position, "unexpected \(name)\(hint)")
    }

    func unclosed(from start: Int) -> SourceError {
        let rest = text[start...]
        let line = rest.prefix { $0 != 0x0A && $0 != 0x0D }
        let hint =
            line.count >= 3 && Array(line.suffix(3)) == Array("\\\";".utf8)
            ? "; its last quote is escaped: remove the backslash" : "; add the closing quote"
        return error(at: start, "the text that begins here is never closed\(hint)")
    }

    /// The message for a `;` or `=` that is missing behind a token.
    ///
    /// If the token is a quoted text of several lines, its closing quote is missing and an opening quote further down
    /// closed it: then the place to look is where it opened.
    func missing(after token: Int, isKey: Bool) -> SourceError {
        let range = tokens[token].range
        let runsOn = tokens[token].isText && text[range].contains { $0 == 0x0A || $0 == 0x0D }
        if runsOn {
            return error(
                at: range.lowerBound,
                "the text that begins here runs over several lines and no ';' follows; is its closing quote missing?"
            )
        }
        return error(
            at: range.upperBound,
            isKey ? "expected '=' or ';' after the key" : "missing ';' after the value"
        )
    }
}

extension UInt8 {
    /// Whether CoreFoundation takes the byte as part of a text without quotes.
    var isBareTextByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// Whether the byte is an ASCII hexadecimal digit.
    var isHexadecimalDigit: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
