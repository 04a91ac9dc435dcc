/// A token of C and Objective-C.
struct ObjectiveCToken: Sendable {
    /// What a token is.
    enum Kind: UInt8, Sendable {
        case identifier
        case number
        /// `"…"` or `@"…"`, with its marks.
        case string
        /// A line of the preprocessor; the range begins behind its `#`.
        case directive
        /// One character of punctuation, or `==`, `!=`, `<=`, `>=`, `->`.
        case punctuation
    }

    var kind: Kind
    var start: Int32
    var end: Int32

    var range: Range<Int> { Int(start)..<Int(end) }
}

/// Cuts C and Objective-C into tokens; comments and white space are none.
///
/// Nothing is expanded, and nothing is an error: a literal that is not closed ends with its line.
struct ObjectiveCLexer {
    private let text: [UInt8]
    private var position = 0
    private(set) var tokens: [ObjectiveCToken] = []

    init(_ text: [UInt8]) {
        self.text = text
        tokens.reserveCapacity(text.count / 6)
    }

    /// Reads all tokens.
    ///
    /// - Complexity: O(*n*).
    mutating func scan() {
        var isLineStart = true
        while position < text.count {
            let byte = text[position]
            switch byte {
            case 0x0A, 0x0D:
                isLineStart = true
                position += 1
                continue
            case 0x20, 0x09, 0x0B, 0x0C:
                position += 1
                continue
            case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
                skipLine()
                continue
            case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
                skipComment()
                continue
            case UInt8(ascii: "#") where isLineStart: directive()
            case UInt8(ascii: "\""): literal(closing: byte, isKept: true)
            case UInt8(ascii: "'"): literal(closing: byte, isKept: false)
            case UInt8(ascii: "@") where next == UInt8(ascii: "\""): literal(closing: next, isKept: true)
            case UInt8(ascii: "0")...UInt8(ascii: "9"): word(.number)
            case _ where Self.isWord(byte): word(.identifier)
            default: punctuation()
            }
            isLineStart = false
        }
    }

    private var next: UInt8 { position + 1 < text.count ? text[position + 1] : 0 }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: false
        }
    }

    private mutating func append(_ kind: ObjectiveCToken.Kind, _ range: Range<Int>) {
        tokens.append(ObjectiveCToken(kind: kind, start: Int32(range.lowerBound), end: Int32(range.upperBound)))
    }

    private mutating func word(_ kind: ObjectiveCToken.Kind) {
        let start = position
        while position < text.count, Self.isWord(text[position]) { position += 1 }
        append(kind, start..<position)
    }

    private mutating func punctuation() {
        let start = position
        let isPair = next == UInt8(ascii: "=") && "=!<>".utf8.contains(text[start])
        let isArrow = next == UInt8(ascii: ">") && text[start] == UInt8(ascii: "-")
        position += isPair || isArrow ? 2 : 1
        append(.punctuation, start..<position)
    }

    private mutating func literal(closing: UInt8, isKept: Bool) {
        let start = position
        position += text[position] == closing ? 1 : 2
        while position < text.count, text[position] != closing, text[position] != 0x0A, text[position] != 0x0D {
            guard text[position] == UInt8(ascii: "\\") else {
                position += 1
                continue
            }
            // A line end that is escaped goes on with the literal.
            let isPair = next == 0x0D && position + 2 < text.count && text[position + 2] == 0x0A
            position += isPair ? 3 : 2
        }
        position = min(position, text.count)
        if position < text.count, text[position] == closing { position += 1 }
        if isKept { append(.string, start..<position) }
    }

    /// Reads a line of the preprocessor; of a definition nothing but its head, so that what it stands for is read as well.
    private mutating func directive() {
        position += 1
        let start = position
        let line = text[position...].prefix(24).drop { $0 == 0x20 || $0 == 0x09 }
        guard !line.starts(with: Array("define".utf8)) else {
            position = line.startIndex + 6
            append(.directive, start..<position)
            return
        }
        skipLine()
        append(.directive, start..<position)
    }

    private mutating func skipLine() {
        while position < text.count, text[position] != 0x0A, text[position] != 0x0D {
            let isJoined = text[position] == UInt8(ascii: "\\") && (next == 0x0A || next == 0x0D)
            let isPair = isJoined && next == 0x0D && position + 2 < text.count && text[position + 2] == 0x0A
            position += isPair ? 3 : isJoined ? 2 : 1
        }
        position = min(position, text.count)
    }

    private mutating func skipComment() {
        position += 2
        while position < text.count, !(text[position] == UInt8(ascii: "*") && next == UInt8(ascii: "/")) {
            position += 1
        }
        position = min(position + 2, text.count)
    }
}
