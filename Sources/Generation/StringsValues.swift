internal import StringTables

/// A second reader of the values of a `.strings` file, for the proof of what was written.
///
/// It shares no code with ``StringsFile``: it works on Unicode scalars by the rules of old-style property lists, as
/// CoreFoundation reads them, and knows nothing of offsets, comments or spellings. What is no plain list of strings
/// (nested values, XML) it does not read.
struct StringsValues {
    private let scalars: [Unicode.Scalar]
    private var position = 0

    /// The values of a file in their order.
    ///
    /// - Parameter text: the text of the file.
    /// - Returns: `nil` for what is no plain list of strings.
    /// - Complexity: O(*n*).
    static func read(_ text: String) -> [String]? {
        var reader = Self(scalars: Array(text.unicodeScalars))
        return reader.values()
    }

    private mutating func values() -> [String]? {
        var values: [String] = []
        skipSpace()
        let isBraced = take("{")
        while true {
            skipSpace()
            if isBraced, take("}") { return values }
            guard position < scalars.count else { return values }
            // What is no entry ends the list: CoreFoundation ignores everything from there on.
            guard let key = string() else { return values }
            skipSpace()
            if take("=") {
                skipSpace()
                guard let value = string() else {
                    let isNested = peek.map { "({<".unicodeScalars.contains($0) } ?? false
                    return isNested ? nil : values
                }
                values.append(value)
                skipSpace()
            } else {
                // A key alone stands for its value.
                values.append(key)
            }
            if !take(";") { return values }
        }
    }

    private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == scalar else { return false }
        position += 1
        return true
    }

    /// Goes over white space and comments.
    private mutating func skipSpace() {
        while let scalar = peek {
            if (0x09...0x0D).contains(scalar.value) || [0x20, 0x2028, 0x2029, 0xFEFF].contains(scalar.value) {
                position += 1
            } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "/" {
                while let next = peek, !Self.endsLine(next) { position += 1 }
            } else if scalar == "/", position + 1 < scalars.count, scalars[position + 1] == "*" {
                position += 2
                while position < scalars.count, !(scalars[position] == "/" && scalars[position - 1] == "*") {
                    position += 1
                }
                position += 1
            } else {
                return
            }
        }
    }

    private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
        [0x0A, 0x0D, 0x2028, 0x2029].contains(scalar.value)
    }

    private mutating func string() -> String? {
        guard let first = peek else { return nil }
        if first == "\"" || first == "'" { return quoted(by: first) }
        let start = position
        while let scalar = peek, scalar.isASCII,
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_$/:.-".unicodeScalars.contains(scalar)
        { position += 1 }
        return position > start ? Self.text(scalars[start..<position]) : nil
    }

    private mutating func quoted(by quote: Unicode.Scalar) -> String? {
        position += 1
        var units: [UInt16] = []
        while let scalar = peek {
            position += 1
            if scalar == quote { return Self.text(units) }
            if scalar != "\\" {
                units.append(contentsOf: Array(UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter))
            } else if let unit = escape() {
                units.append(contentsOf: unit)
            } else {
                return nil
            }
        }
        return nil
    }

    private static let letters: [Unicode.Scalar: UInt16] = [
        "a": 7, "b": 8, "t": 9, "n": 10, "v": 11, "f": 12, "r": 13,
    ]

    /// What follows a backslash, as UTF-16 units.
    private mutating func escape() -> [UInt16]? {
        guard let scalar = peek else { return nil }
        position += 1
        if let letter = Self.letters[scalar] { return [letter] }
        if scalar == "U" { return [number(base: 16, digits: 4)] }
        guard ("0"..."7").contains(scalar) else { return UTF16.encode(scalar).map { Array($0) } }
        position -= 1
        // Octal escapes are bytes of the NeXTSTEP encoding.
        let byte = number(base: 8, digits: 3) & 0xFF
        return [NextStepEncoding.unit(for: UInt8(byte))]
    }

    private mutating func number(base: Int, digits: Int) -> UInt16 {
        var value = 0
        for _ in 0..<digits {
            guard let scalar = peek, scalar.isASCII, let digit = Character(scalar).hexDigitValue, digit < base else {
                break
            }
            value = value * base + digit
            position += 1
        }
        return UInt16(truncatingIfNeeded: value)
    }

    /// UTF-16 as text; a surrogate without its other half stands for nothing.
    private static func text(_ units: [UInt16]) -> String {
        var text = ""
        var decoder = UTF16()
        var rest = units.makeIterator()
        while true {
            switch decoder.decode(&rest) {
            case .scalarValue(let scalar): text.unicodeScalars.append(scalar)
            case .error: continue
            case .emptyInput: return text
            }
        }
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text
    }
}
