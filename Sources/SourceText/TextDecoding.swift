/// Bytes that are not well-formed in the encoding they were taken for.
package struct InvalidEncoding: Error, Sendable, Hashable {
    /// The encoding they were taken for.
    package var encoding: TextEncoding
    /// Where the first wrong sequence begins, in bytes from the start of what was decoded.
    package var offset: Int
    /// What is wrong there, as a lower-case phrase.
    package var reason: String
}

extension TextEncoding {
    /// Checks that `bytes` are well-formed UTF-8 as table 3-7 of the Unicode Standard has it.
    ///
    /// - Complexity: O(*n*).
    static func validateUTF8(_ bytes: ArraySlice<UInt8>) throws(InvalidEncoding) {
        var index = bytes.startIndex
        let end = bytes.endIndex
        while index < end {
            let first = bytes[index]
            if first < 0x80 {
                index = Self.asciiEnd(bytes, from: index)
                continue
            }
            let length: Int
            let second: ClosedRange<UInt8>
            switch first {
            case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
            case 0xE0: (length, second) = (3, 0xA0...0xBF)
            case 0xE1...0xEC, 0xEE, 0xEF: (length, second) = (3, 0x80...0xBF)
            case 0xED: (length, second) = (3, 0x80...0x9F)
            case 0xF0: (length, second) = (4, 0x90...0xBF)
            case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
            case 0xF4: (length, second) = (4, 0x80...0x8F)
            default: (length, second) = (0, 0x80...0xBF)
            }
            let isWhole =
                length > 0 && index + length <= end && second.contains(bytes[index + 1])
                && bytes[(index + 2)..<max(index + 2, index + length)].allSatisfy { $0 & 0xC0 == 0x80 }
            guard isWhole else {
                throw InvalidEncoding(
                    encoding: .utf8,
                    offset: index - bytes.startIndex,
                    reason: "byte 0x\(String(first, radix: 16, uppercase: true)) is not UTF-8"
                )
            }
            index += length
        }
    }

    /// The end of the ASCII characters that begin at a position; eight bytes are looked at together.
    private static func asciiEnd(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int {
        unsafe bytes.withUnsafeBytes { raw in
            let count = raw.count
            var offset = start - bytes.startIndex
            while offset + 8 <= count {
                let word = unsafe raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                guard word & 0x8080_8080_8080_8080 == 0 else { break }
                offset += 8
            }
            while offset < count, unsafe raw[offset] < 0x80 { offset += 1 }
            return offset + bytes.startIndex
        }
    }

    /// Decodes UTF-16 to UTF-8.
    func decodeUTF16(_ bytes: ArraySlice<UInt8>, lowByteFirst: Bool) throws(InvalidEncoding) -> [UInt8] {
        var utf8: [UInt8] = []
        utf8.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        func unit(at index: Int) -> UInt32 {
            let (first, second) = (UInt32(bytes[index]), UInt32(bytes[index + 1]))
            return lowByteFirst ? first | second << 8 : first << 8 | second
        }
        while index < bytes.endIndex {
            let offset = index - bytes.startIndex
            guard index + 1 < bytes.endIndex else {
                throw InvalidEncoding(encoding: self, offset: offset, reason: "the last character is incomplete")
            }
            var value = unit(at: index)
            index += 2
            if value & 0xFC00 == 0xD800, index + 1 < bytes.endIndex, unit(at: index) & 0xFC00 == 0xDC00 {
                value = 0x10000 + (value & 0x3FF) << 10 + unit(at: index) & 0x3FF
                index += 2
            }
            guard let scalar = Unicode.Scalar(value) else {
                throw InvalidEncoding(encoding: self, offset: offset, reason: "a surrogate stands alone")
            }
            utf8.append(contentsOf: String(scalar).utf8)
        }
        return utf8
    }

    /// Decodes UTF-32 to UTF-8.
    func decodeUTF32(_ bytes: ArraySlice<UInt8>, lowByteFirst: Bool) throws(InvalidEncoding) -> [UInt8] {
        var utf8: [UInt8] = []
        utf8.reserveCapacity(bytes.count / 2)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let offset = index - bytes.startIndex
            guard index + 3 < bytes.endIndex else {
                throw InvalidEncoding(encoding: self, offset: offset, reason: "the last character is incomplete")
            }
            var value: UInt32 = 0
            for step in 0..<4 {
                value |= UInt32(bytes[index + step]) << UInt32(8 * (lowByteFirst ? step : 3 - step))
            }
            guard let scalar = Unicode.Scalar(value) else {
                throw InvalidEncoding(encoding: self, offset: offset, reason: "this is not a Unicode character")
            }
            utf8.append(contentsOf: String(scalar).utf8)
            index += 4
        }
        return utf8
    }
}
