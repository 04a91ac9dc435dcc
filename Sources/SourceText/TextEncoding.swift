/// A character encoding that string tables are written in.
package enum TextEncoding: String, Sendable, Hashable, CaseIterable {
    case utf8 = "UTF-8"
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case utf32LittleEndian = "UTF-32LE"
    case utf32BigEndian = "UTF-32BE"

    /// The bytes of U+FEFF in this encoding.
    package var byteOrderMark: [UInt8] {
        switch self {
        case .utf8: [0xEF, 0xBB, 0xBF]
        case .utf16LittleEndian: [0xFF, 0xFE]
        case .utf16BigEndian: [0xFE, 0xFF]
        case .utf32LittleEndian: [0xFF, 0xFE, 0, 0]
        case .utf32BigEndian: [0, 0, 0xFE, 0xFF]
        }
    }

    /// The encoding whose byte-order mark `bytes` begin with.
    ///
    /// UTF-32 is tried first: its little-endian mark begins with that of UTF-16.
    package static func marked(in bytes: [UInt8]) -> TextEncoding? {
        let candidates: [TextEncoding] = [
            .utf8, .utf32LittleEndian, .utf32BigEndian, .utf16LittleEndian, .utf16BigEndian,
        ]
        return candidates.first { bytes.starts(with: $0.byteOrderMark) }
    }

    /// Guesses the encoding of a file without a byte-order mark.
    ///
    /// The syntax of a string table is ASCII, so UTF-16 without a mark is full of zero bytes, all of them on even or
    /// all on odd positions; a UTF-8 file with a few NUL characters is not.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    package static func guessed(in bytes: [UInt8]) -> TextEncoding {
        guard bytes.count.isMultiple(of: 2), bytes.contains(0) else { return .utf8 }
        var even = 0
        var odd = 0
        for index in bytes.indices where bytes[index] == 0 {
            if index.isMultiple(of: 2) { even += 1 } else { odd += 1 }
        }
        guard (even + odd) * 4 >= bytes.count else { return .utf8 }
        if even == 0, odd > 0 { return .utf16LittleEndian }
        if odd == 0, even > 0 { return .utf16BigEndian }
        return .utf8
    }

    /// Decodes `bytes`, which hold no byte-order mark, to UTF-8.
    ///
    /// - Throws: ``InvalidEncoding`` at the first byte that is not well-formed; so encoding the result again gives the
    ///   same bytes.
    func decode(_ bytes: ArraySlice<UInt8>) throws(InvalidEncoding) -> [UInt8] {
        switch self {
        case .utf8:
            try Self.validateUTF8(bytes)
            return Array(bytes)
        case .utf16LittleEndian: return try decodeUTF16(bytes, lowByteFirst: true)
        case .utf16BigEndian: return try decodeUTF16(bytes, lowByteFirst: false)
        case .utf32LittleEndian: return try decodeUTF32(bytes, lowByteFirst: true)
        case .utf32BigEndian: return try decodeUTF32(bytes, lowByteFirst: false)
        }
    }

    /// Encodes well-formed UTF-8, without a byte-order mark.
    func encode(_ utf8: [UInt8]) -> [UInt8] {
        guard self != .utf8 else { return utf8 }
        let text = String(decoding: utf8, as: UTF8.self)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count * 2)
        switch self {
        case .utf8: break
        case .utf16LittleEndian:
            for unit in text.utf16 {
                bytes.append(UInt8(truncatingIfNeeded: unit))
                bytes.append(UInt8(truncatingIfNeeded: unit >> 8))
            }
        case .utf16BigEndian:
            for unit in text.utf16 {
                bytes.append(UInt8(truncatingIfNeeded: unit >> 8))
                bytes.append(UInt8(truncatingIfNeeded: unit))
            }
        case .utf32LittleEndian:
            for scalar in text.unicodeScalars {
                for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: scalar.value >> shift)) }
            }
        case .utf32BigEndian:
            for scalar in text.unicodeScalars {
                for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: scalar.value >> shift)) }
            }
        }
        return bytes
    }
}
