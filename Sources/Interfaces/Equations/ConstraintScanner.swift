/// Reads the words that visual formats and equations are made of.
///
/// Spaces, tabs and line ends between words mean nothing.
struct ConstraintScanner {
    /// The largest number that is taken for a length or a factor and not for a typing error.
    static let maximum = 1_000_000.0

    let bytes: [UInt8]
    /// In UTF-8 bytes from the start.
    private(set) var position = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
        skipSpaces()
    }

    /// The next byte; `nil` at the end.
    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    func isAt(_ character: Unicode.Scalar) -> Bool { next.map { Unicode.Scalar($0) == character } ?? false }

    /// Whether a name begins here: a letter, an underscore or anything beyond ASCII.
    var isAtName: Bool { next.map(Self.isLetter) ?? false }

    /// Whether a number without a sign begins here.
    var isAtNumber: Bool {
        guard let byte = next else { return false }
        if byte == UInt8(ascii: "."), position + 1 < bytes.count { return Self.isDigit(bytes[position + 1]) }
        return Self.isDigit(byte)
    }

    /// Takes an ASCII word if it stands here.
    mutating func take(_ word: String) -> Bool {
        guard bytes[position...].starts(with: word.utf8) else { return false }
        position += word.utf8.count
        skipSpaces()
        return true
    }

    /// Takes a C identifier; letters beyond ASCII are letters too.
    mutating func name() -> FormatName? {
        guard isAtName else { return nil }
        let start = position
        while let byte = next, Self.isLetter(byte) || Self.isDigit(byte) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        skipSpaces()
        return FormatName(text: text, offset: start)
    }

    /// Takes a number as `strtod` of the C locale reads it, without a sign: `20`, `.5`, `1e3`.
    mutating func number() throws(ConstraintTextError) -> Double? {
        guard isAtNumber else { return nil }
        let start = position
        digits()
        if isAt(".") {
            position += 1
            digits()
        }
        exponent()
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let value = Double(text.hasSuffix(".") ? text + "0" : text), value <= Self.maximum else {
            throw ConstraintTextError(.numberOutOfRange, at: start, "'\(text)' is too large; the limit is 1000000")
        }
        skipSpaces()
        return value
    }

    private mutating func digits() {
        while let byte = next, Self.isDigit(byte) { position += 1 }
    }

    private mutating func exponent() {
        guard isAt("e") || isAt("E") else { return }
        var end = position + 1
        if end < bytes.count, bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-") { end += 1 }
        guard end < bytes.count, Self.isDigit(bytes[end]) else { return }
        position = end
        digits()
    }

    private mutating func skipSpaces() {
        while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private static func isLetter(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}

extension ConstraintScanner {
    /// Whether a whole text is a name that formats and equations can use.
    static func isName(_ text: String) -> Bool {
        var scanner = ConstraintScanner(text)
        return scanner.name()?.text.utf8.count == text.utf8.count
    }

    /// The rest of the text, shortened, for messages.
    var rest: String {
        let text = String(decoding: bytes[position...], as: UTF8.self)
        return text.unicodeScalars.count > 20 ? String(text.unicodeScalars.prefix(20)) + "…" : text
    }

    /// Takes a relation.
    ///
    /// - Throws: ``ConstraintTextError`` for what looks like one and is none, such as `=` or `=<`.
    mutating func relation() throws(ConstraintTextError) -> Constraint.Relation? {
        let start = position
        let isSign: (UInt8) -> Bool = { [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), 0x21].contains($0) }
        while let byte = next, isSign(byte) { position += 1 }
        guard position > start else { return nil }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let relation = Constraint.Relation(rawValue: word) else {
            let meant = ["=": "==", "=<": "<=", "<": "<=", "=>": ">=", ">": ">=", "===": "=="][word]
            let hint = meant.map { "; write '\($0)'" } ?? "; relations are ==, <= and >="
            throw ConstraintTextError(.unknownRelation, at: start, "there is no relation '\(word)'\(hint)")
        }
        skipSpaces()
        return relation
    }
}
