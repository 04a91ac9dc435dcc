internal import StringTables

/// A second reader of the values of a `.strings` file, for the proof of what was written.
///
/// It shares no code with ``StringsFile``: it reads bytes by the rules of old-style property lists, as CoreFoundation does,
/// and knows nothing of offsets, comments or spellings. What is no plain list of strings (nested values, XML) it does not
/// read.
struct StringsValues {
    private let utf8: [UInt8]
    private var position = 0
    private var value: [UInt8] = []

    private init(utf8: [UInt8]) { self.utf8 = utf8 }

    /// The hashes of the values of a file in their order.
    ///
    /// - Parameter utf8: the text of the file.
    /// - Returns: `nil` for what is no plain list of strings.
    /// - Complexity: O(*n*).
    static func hashes(_ utf8: [UInt8]) -> [UInt64]? {
        var reader = Self(utf8: utf8)
        return reader.values()
    }

    /// The text of one literal.
    ///
    /// - Parameter literal: its bytes, quotes included.
    /// - Returns: UTF-8; `nil` if it does not end where the literal does.
    /// - Complexity: O(*n*).
    static func value(ofLiteral literal: ArraySlice<UInt8>) -> [UInt8]? {
        var isPlain = true
        for byte in literal where byte == UInt8(ascii: "\\") {
            isPlain = false
            break
        }
        guard !isPlain || literal.count < 2 else { return Array(literal.dropFirst().dropLast()) }
        var reader = Self(utf8: Array(literal))
        reader.value.reserveCapacity(literal.count)
        return reader.string() && reader.position == literal.count ? reader.value : nil
    }

    private mutating func values() -> [UInt64]? {
        var values: [UInt64] = []
        skipSpace()
        let isBraced = take(UInt8(ascii: "{"))
        while true {
            skipSpace()
            if isBraced, take(UInt8(ascii: "}")) { return values }
            guard position < utf8.count else { return values }
            // What is no entry ends the list: CoreFoundation ignores everything from there on.
            guard string() else { return values }
            let key = MeantValues.hash(value)
            skipSpace()
            if take(UInt8(ascii: "=")) {
                skipSpace()
                guard string() else {
                    let isNested = position < utf8.count && "({<".utf8.contains(utf8[position])
                    return isNested ? nil : values
                }
                values.append(MeantValues.hash(value))
                skipSpace()
            } else {
                // A key alone stands for its value.
                values.append(key)
            }
            if !take(UInt8(ascii: ";")) { return values }
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard position < utf8.count, utf8[position] == byte else { return false }
        position += 1
        return true
    }

    /// Whether a piece of the text begins here.
    private func isAt(_ piece: StaticString) -> Bool {
        guard position + piece.utf8CodeUnitCount <= utf8.count else { return false }
        return piece.withUTF8Buffer { bytes in
            for index in 0..<bytes.count where unsafe utf8[position + index] != bytes[index] { return false }
            return true
        }
    }

    /// The length of the line separator that begins here: U+2028 or U+2029; 0 if none does.
    private var separator: Int { isAt("\u{2028}") || isAt("\u{2029}") ? 3 : 0 }

    /// Goes over white space and comments.
    private mutating func skipSpace() {
        while position < utf8.count {
            let byte = utf8[position]
            if (0x09...0x0D).contains(byte) || byte == 0x20 {
                position += 1
            } else if byte >= 0x80 {
                let length = isAt("\u{FEFF}") ? 3 : separator
                guard length > 0 else { return }
                position += length
            } else if isAt("//") {
                while position < utf8.count, utf8[position] != 0x0A, utf8[position] != 0x0D, separator == 0 {
                    position += 1
                }
            } else if isAt("/*") {
                position += 2
                var last: UInt8 = 0
                while position < utf8.count, !(utf8[position] == UInt8(ascii: "/") && last == UInt8(ascii: "*")) {
                    last = utf8[position]
                    position += 1
                }
                position += 1
            } else {
                return
            }
        }
    }

    /// Reads a key or a value into ``value``.
    private mutating func string() -> Bool {
        guard position < utf8.count else { return false }
        value.removeAll(keepingCapacity: true)
        let first = utf8[position]
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return quoted(by: first) }
        while position < utf8.count {
            switch utf8[position] {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
                UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
                value.append(utf8[position])
                position += 1
            default: return !value.isEmpty
            }
        }
        return !value.isEmpty
    }

    private mutating func quoted(by quote: UInt8) -> Bool {
        position += 1
        // Half of a surrogate pair that waits for the other one.
        var high: UInt16?
        while position < utf8.count {
            let start = position
            while position < utf8.count, utf8[position] != quote, utf8[position] != UInt8(ascii: "\\") { position += 1 }
            if position > start {
                value += utf8[start..<position]
                high = nil
            }
            guard position < utf8.count else { break }
            position += 1
            if utf8[position - 1] == quote { return true }
            guard let unit = escape() else { continue }
            if unit & 0xFC00 == 0xD800 {
                high = unit
            } else if unit & 0xFC00 == 0xDC00 {
                // A surrogate without its other half stands for nothing.
                if let high { append(0x10000 + (UInt32(high & 0x3FF) << 10 | UInt32(unit & 0x3FF))) }
                high = nil
            } else {
                append(UInt32(unit))
                high = nil
            }
        }
        return false
    }

    private mutating func append(_ scalar: UInt32) {
        guard let scalar = Unicode.Scalar(scalar) else { return }
        value.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    /// What follows a backslash, as a UTF-16 unit; `nil` if the character behind it is read as it is.
    private mutating func escape() -> UInt16? {
        guard position < utf8.count else { return nil }
        let byte = utf8[position]
        switch byte {
        case UInt8(ascii: "a"): return unit(7)
        case UInt8(ascii: "b"): return unit(8)
        case UInt8(ascii: "t"): return unit(9)
        case UInt8(ascii: "n"): return unit(10)
        case UInt8(ascii: "v"): return unit(11)
        case UInt8(ascii: "f"): return unit(12)
        case UInt8(ascii: "r"): return unit(13)
        case UInt8(ascii: "U"):
            position += 1
            return number(base: 16, digits: 4)
        case 0x30...0x37:
            // Octal escapes are bytes of the NeXTSTEP encoding.
            return NextStepEncoding.unit(for: UInt8(truncatingIfNeeded: number(base: 8, digits: 3)))
        case 0x00...0x7F: return unit(UInt16(byte))
        default: return nil
        }
    }

    private mutating func unit(_ unit: UInt16) -> UInt16 {
        position += 1
        return unit
    }

    private mutating func number(base: UInt16, digits: Int) -> UInt16 {
        var number: UInt16 = 0
        for _ in 0..<digits {
            guard position < utf8.count, let digit = Character(Unicode.Scalar(utf8[position])).hexDigitValue,
                utf8[position] < 0x80, digit < base
            else { break }
            number = number &* base &+ UInt16(digit)
            position += 1
        }
        return number
    }
}
