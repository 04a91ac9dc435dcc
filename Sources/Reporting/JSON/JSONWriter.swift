internal import SourceText

/// Writes JSON (RFC 8259) byte by byte: keys in the order they are given, control characters and `<` as escapes.
///
/// Objects and arrays take several lines with an indent of two spaces, or one line where the caller says so.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    /// How deep the next line is nested.
    private var depth = 0
    /// Whether everything that is open is written in one line.
    private var isInline: Bool
    private var isFirst = true
    private var isBehindKey = false

    /// - Parameter isCompact: whether all is written in one line without spaces.
    init(isCompact: Bool = false) {
        isInline = isCompact
        self.isCompact = isCompact
    }

    private let isCompact: Bool

    /// Writes an object; `body` writes its members with ``key(_:)``.
    mutating func object(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
        container(open: "{", close: "}", inline: inline, body)
    }

    /// Writes an array; `body` writes its elements.
    mutating func array(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
        container(open: "[", close: "]", inline: inline, body)
    }

    /// Writes the name of the member that follows.
    mutating func key(_ name: String) {
        beginValue()
        quote(name)
        bytes.append(UInt8(ascii: ":"))
        if !isCompact { bytes.append(UInt8(ascii: " ")) }
        isBehindKey = true
    }

    mutating func string(_ text: String) {
        beginValue()
        quote(text)
    }

    /// Writes a number with at most 4 decimals, or as many as the caller says.
    mutating func number(_ value: Double, decimals: Int = 4) {
        beginValue()
        bytes.append(contentsOf: DecimalText.of(value, decimals: decimals).utf8)
    }

    mutating func integer(_ value: Int) {
        beginValue()
        bytes.append(contentsOf: String(value).utf8)
    }

    mutating func boolean(_ value: Bool) {
        beginValue()
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    mutating func null() {
        beginValue()
        bytes.append(contentsOf: "null".utf8)
    }

    /// Ends the document with a line feed.
    mutating func endDocument() { bytes.append(0x0A) }

    /// Takes back the last bytes that were written.
    ///
    /// - Parameter count: the length of whole values with what is between them.
    mutating func removeLast(_ count: Int) { bytes.removeLast(count) }

    private mutating func container(
        open: Unicode.Scalar,
        close: Unicode.Scalar,
        inline: Bool,
        _ body: (inout JSONWriter) -> Void
    ) {
        beginValue()
        bytes.append(UInt8(ascii: open))
        let wasInline = isInline
        isInline = isInline || inline
        isFirst = true
        depth += 1
        body(&self)
        depth -= 1
        if !isFirst, !isInline { newLine() }
        bytes.append(UInt8(ascii: close))
        isInline = wasInline
        isFirst = false
    }

    /// Writes the comma and the white space between the value before and this one.
    private mutating func beginValue() {
        if isBehindKey {
            isBehindKey = false
            return
        }
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        if depth > 0 {
            if !isInline { newLine() } else if !isFirst, !isCompact { bytes.append(UInt8(ascii: " ")) }
        }
        isFirst = false
    }

    private mutating func newLine() {
        bytes.append(0x0A)
        for _ in 0..<depth * 2 { bytes.append(0x20) }
    }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        if text.utf8.allSatisfy(Self.isPlain) {
            bytes.append(contentsOf: text.utf8)
        } else {
            for scalar in text.unicodeScalars { escape(scalar) }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x5C && byte != 0x3C
    }

    private mutating func escape(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": bytes.append(contentsOf: #"\""#.utf8)
        case "\\": bytes.append(contentsOf: #"\\"#.utf8)
        case "\n": bytes.append(contentsOf: #"\n"#.utf8)
        case "\r": bytes.append(contentsOf: #"\r"#.utf8)
        case "\t": bytes.append(contentsOf: #"\t"#.utf8)
        case _ where scalar == "<" || VisibleText.isHidden(scalar):
            for unit in Character(scalar).utf16 { hexadecimal(unit) }
        default: bytes.append(contentsOf: Character(scalar).utf8)
        }
    }

    private mutating func hexadecimal(_ unit: UInt16) {
        let digits = String(unit, radix: 16)
        bytes.append(contentsOf: #"\u"#.utf8)
        for _ in digits.utf8.count..<4 { bytes.append(UInt8(ascii: "0")) }
        bytes.append(contentsOf: digits.utf8)
    }
}
