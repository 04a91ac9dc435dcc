internal import SourceText

/// Cuts a `.strings` file into tokens and finds its entries, as CoreFoundation's old-style property list reader does.
///
/// CoreFoundation stops without an error at a character that cannot begin a key once an entry was read, and at a
/// comment that is never closed. What lies behind such a place is kept as one token and reported by the caller.
struct StringsScanner {
    /// How deep values in `{}` and `()` may be nested.
    static let maximumDepth = 128

    let file: TextFile
    let text: [UInt8]
    var position = 0
    var tokens: [StringsToken] = []
    var entries: [StringsEntry] = []
    var ignored: StringsFile.Ignored?

    init(_ file: TextFile) {
        self.file = file
        text = file.utf8
        tokens.reserveCapacity(text.count / 24)
    }

    /// Reads the whole file.
    mutating func scan() throws(SourceError) {
        guard text.count <= Int(Int32.max) else { throw error(at: 0, "the file is too large; split it") }
        guard skipTrivia() else { return }
        switch text[position] {
        case UInt8(ascii: "{"):
            punctuation()
            try entryList()
            try closing(UInt8(ascii: "}"), of: "table")
            if skipTrivia() { throw error(at: position, "nothing may follow the table's closing '}'") }
        case UInt8(ascii: "("), UInt8(ascii: "<"):
            throw error(at: position, "expected entries of the form \"key\" = \"value\";")
        default:
            guard isTextStart(text[position]) else { throw unexpected() }
            try entryList()
            if position < text.count { ignoreRest(from: position) }
        }
    }

    // MARK: Entries

    /// Reads `key = value;` until no key follows.
    ///
    /// A key that is never closed ends the list without an error, as it does in CoreFoundation.
    private mutating func entryList() throws(SourceError) {
        while skipTrivia(), isTextStart(text[position]) {
            let start = position
            guard let key = try textToken() else {
                if entries.isEmpty { throw unclosed(from: start) }
                return
            }
            guard skipTrivia() else {
                if ignored != nil { throw error(at: tokens[key].range.upperBound, "missing ';' or '=' after the key") }
                throw missing(after: key, isKey: true)
            }
            var entry = StringsEntry(key: Int32(key), value: Int32(key), kind: .shorthand, end: 0)
            switch text[position] {
            case UInt8(ascii: ";"): break
            case UInt8(ascii: "="):
                punctuation()
                entry.value = Int32(tokens.count)
                try value(of: &entry)
            default: throw missing(after: key, isKey: true)
            }
            guard skipTrivia(), text[position] == UInt8(ascii: ";") else {
                throw missing(after: tokens.lastIndex { !$0.isTrivia } ?? key, isKey: false)
            }
            entry.end = Int32(tokens.count)
            punctuation()
            entries.append(entry)
        }
    }

    private mutating func value(of entry: inout StringsEntry) throws(SourceError) {
        guard skipTrivia() else {
            throw error(at: tokens.last { !$0.isTrivia }?.range.upperBound ?? position, "a value must follow '='")
        }
        entry.value = Int32(tokens.count)
        if isTextStart(text[position]) {
            let start = position
            guard try textToken() != nil else { throw unclosed(from: start) }
            entry.kind = .text
        } else {
            try container(depth: 1)
            entry.kind = .container
        }
    }

    /// Reads a value in `{}`, `()` or `<>`.
    private mutating func container(depth: Int) throws(SourceError) {
        let start = position
        guard depth <= Self.maximumDepth else {
            throw error(at: start, "values are nested deeper than \(Self.maximumDepth); flatten them")
        }
        switch text[position] {
        case UInt8(ascii: "{"):
            punctuation()
            while skipTrivia(), isTextStart(text[position]), let key = try textToken() {
                guard skipTrivia() else { throw missing(after: key, isKey: true) }
                if text[position] == UInt8(ascii: "=") {
                    punctuation()
                    try nestedValue(depth: depth + 1)
                } else if text[position] != UInt8(ascii: ";") {
                    throw missing(after: key, isKey: true)
                }
                guard skipTrivia(), text[position] == UInt8(ascii: ";") else {
                    throw missing(after: tokens.count - 1, isKey: false)
                }
                punctuation()
            }
            try closing(UInt8(ascii: "}"), of: "dictionary", openedAt: start)
        case UInt8(ascii: "("):
            punctuation()
            while skipTrivia(), text[position] != UInt8(ascii: ")") {
                // CoreFoundation takes an element that it cannot read for the end of the array.
                do { try nestedValue(depth: depth + 1) } catch { break }
                guard skipTrivia(), text[position] == UInt8(ascii: ",") else { break }
                punctuation()
            }
            try closing(UInt8(ascii: ")"), of: "array", openedAt: start)
        case UInt8(ascii: "<"): try data()
        default: throw unexpected()
        }
    }

    private mutating func nestedValue(depth: Int) throws(SourceError) {
        guard skipTrivia() else { throw error(at: position, "the file ends where a value must stand") }
        let start = position
        if !isTextStart(text[position]) {
            try container(depth: depth)
        } else if try textToken() == nil {
            throw unclosed(from: start)
        }
    }

    private mutating func data() throws(SourceError) {
        let start = position
        var digits = 0
        position += 1
        while position < text.count, text[position] != UInt8(ascii: ">") {
            let byte = text[position]
            let isDigit = byte.isHexadecimalDigit
            let isSpace = [0x20, 0x09, 0x0A, 0x0D].contains(byte) || isSeparator(at: position)
            // Digits come in pairs; white space is allowed only between the pairs.
            guard isDigit || (digits.isMultiple(of: 2) && isSpace) else {
                throw error(at: position, "data may hold only pairs of hexadecimal digits")
            }
            digits += isDigit ? 1 : 0
            position += isSeparator(at: position) ? 3 : 1
        }
        guard position < text.count, digits.isMultiple(of: 2) else {
            throw error(at: start, "the data that begins here is not closed or has an odd number of digits")
        }
        position += 1
        append(.data, from: start)
    }

    // MARK: Tokens

    mutating func append(_ kind: StringsToken.Kind, from start: Int) {
        tokens.append(StringsToken(kind: kind, start: Int32(start), end: Int32(position)))
    }

    private mutating func punctuation() {
        position += 1
        append(.punctuation, from: position - 1)
    }

    private mutating func closing(_ byte: UInt8, of what: String, openedAt start: Int? = nil) throws(SourceError) {
        guard skipTrivia(), text[position] == byte else {
            throw error(
                at: start ?? min(position, text.count),
                "the \(what) must be closed with '\(Character(Unicode.Scalar(byte)))'"
            )
        }
        punctuation()
    }
}

/// An entry, as indices into the tokens of its file.
package struct StringsEntry: Sendable, Hashable {
    /// The token behind the key.
    package enum Kind: UInt8, Sendable, Hashable {
        /// `key = "value";`
        case text
        /// `key;`, which means `key = key;`
        case shorthand
        /// A dictionary, an array or data: kept, never changed.
        case container
    }

    /// The token of the key.
    package var key: Int32
    /// The first token of the value; that of the key for the short form.
    package var value: Int32
    package var kind: Kind
    /// The token of the semicolon.
    package var end: Int32
}
