/// Strings of JSON: escapes, and what must be one.
package enum JSONText {
    /// The escape that begins at the backslash at `position`.
    ///
    /// - Returns: its character and its length in bytes (both halves of a surrogate pair), or `nil` if it is none.
    static func escape(at position: Int, in text: ArraySlice<UInt8>) -> (scalar: Unicode.Scalar, length: Int)? {
        guard position + 1 < text.endIndex else { return nil }
        switch text[position + 1] {
        case UInt8(ascii: "\""): return ("\"", 2)
        case UInt8(ascii: "\\"): return ("\\", 2)
        case UInt8(ascii: "/"): return ("/", 2)
        case UInt8(ascii: "b"): return ("\u{8}", 2)
        case UInt8(ascii: "f"): return ("\u{C}", 2)
        case UInt8(ascii: "n"): return ("\n", 2)
        case UInt8(ascii: "r"): return ("\r", 2)
        case UInt8(ascii: "t"): return ("\t", 2)
        case UInt8(ascii: "u"): break
        default: return nil
        }
        guard let high = unit(at: position, in: text) else { return nil }
        if let scalar = Unicode.Scalar(high) { return (scalar, 6) }
        guard high & 0xFC00 == 0xD800, let low = unit(at: position + 6, in: text), low & 0xFC00 == 0xDC00,
            let scalar = Unicode.Scalar(0x10000 + (high & 0x3FF) << 10 + low & 0x3FF)
        else { return nil }
        return (scalar, 12)
    }

    /// The UTF-16 code unit of `\uXXXX`.
    private static func unit(at position: Int, in text: ArraySlice<UInt8>) -> UInt32? {
        guard position + 6 <= text.endIndex, text[position] == UInt8(ascii: "\\"),
            text[position + 1] == UInt8(ascii: "u")
        else { return nil }
        var value: UInt32 = 0
        for byte in text[(position + 2)..<(position + 6)] {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
            case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
            default: return nil
            }
        }
        return value
    }

    /// The text between the quotation marks, without its escapes.
    static func decode(_ written: ArraySlice<UInt8>) -> String {
        String(decoding: bytes(written), as: UTF8.self)
    }

    /// The UTF-8 bytes of the text between the quotation marks, without its escapes.
    static func bytes(_ written: ArraySlice<UInt8>) -> [UInt8] {
        guard written.contains(UInt8(ascii: "\\")) else { return Array(written) }
        var result: [UInt8] = []
        result.reserveCapacity(written.count)
        var position = written.startIndex
        while position < written.endIndex {
            if written[position] == UInt8(ascii: "\\"), let (scalar, length) = escape(at: position, in: written) {
                result.append(contentsOf: String(scalar).utf8)
                position += length
            } else {
                result.append(written[position])
                position += 1
            }
        }
        return result
    }

    /// A text as a JSON string with its quotation marks; only what must be escaped is, and `/` is not, as Xcode does.
    ///
    /// - Complexity: O(*n*).
    package static func quoting(_ text: String) -> [UInt8] {
        var result: [UInt8] = [UInt8(ascii: "\"")]
        result.reserveCapacity(text.utf8.count + 2)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): result += Array("\\\"".utf8)
            case UInt8(ascii: "\\"): result += Array("\\\\".utf8)
            case 0x08: result += Array("\\b".utf8)
            case 0x09: result += Array("\\t".utf8)
            case 0x0A: result += Array("\\n".utf8)
            case 0x0C: result += Array("\\f".utf8)
            case 0x0D: result += Array("\\r".utf8)
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                result += Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
            default: result.append(byte)
            }
        }
        result.append(UInt8(ascii: "\""))
        return result
    }
}

/// The names that an object has so far, by their UTF-8 bytes.
struct JSONMemberNames {
    private var few: [[UInt8]] = []
    private var many: Set<[UInt8]> = []

    /// Adds a name as it is written between its quotation marks.
    ///
    /// - Returns: whether it is new.
    mutating func insert(_ written: ArraySlice<UInt8>) -> Bool {
        let name = JSONText.bytes(written)
        guard many.isEmpty else { return many.insert(name).inserted }
        guard !few.contains(name) else { return false }
        few.append(name)
        // A set costs more than it saves for the small objects that most are.
        if few.count > 12 { many = Set(few) }
        return true
    }
}
