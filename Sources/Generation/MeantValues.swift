/// The values that a generated file is to hold, as hashes: what is read back is compared with them.
///
/// A hash of 64 bits takes eight bytes for a value of any length, and sees every change that is no attack on it.
struct MeantValues: Sendable, Hashable {
    /// The hashes in the order in which the values were made.
    private(set) var hashes: [UInt64] = []

    /// Adds the next value.
    ///
    /// - Complexity: O(*n*) in the length of the value.
    mutating func add(_ value: String) { hashes.append(Self.hash(value)) }

    /// Adds the next value, in UTF-8.
    mutating func add(utf8: [UInt8]) { hashes.append(Self.hash(utf8)) }

    /// Makes room for so many values.
    mutating func reserveCapacity(_ count: Int) { hashes.reserveCapacity(count) }

    /// The hash of a text.
    ///
    /// - Complexity: O(*n*).
    static func hash(_ text: String) -> UInt64 {
        var text = text
        return text.withUTF8 { unsafe hash(UnsafeRawBufferPointer($0)) }
    }

    /// The hash of a text in UTF-8.
    ///
    /// - Complexity: O(*n*).
    static func hash(_ utf8: [UInt8]) -> UInt64 { unsafe utf8.withUnsafeBytes { unsafe hash($0) } }

    /// The hash of a part of a text in UTF-8, equal to that of the same bytes elsewhere.
    ///
    /// - Complexity: O(*n*).
    static func hash(_ utf8: ArraySlice<UInt8>) -> UInt64 { unsafe utf8.withUnsafeBytes { unsafe hash($0) } }

    /// Eight bytes at a time, each mixed with all before it (the multiplier is that of Knuth's MMIX).
    private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var hash = UInt64(bytes.count) ^ 0xCBF2_9CE4_8422_2325
        func mix(_ word: UInt64) {
            hash = (hash ^ word) &* 0x5851_F42D_4C95_7F2D
            hash ^= hash >> 32
        }
        var index = 0
        while index + 8 <= bytes.count {
            mix(UInt64(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
            index += 8
        }
        var last: UInt64 = 0
        while index < bytes.count {
            last = last << 8 | UInt64(unsafe bytes[index])
            index += 1
        }
        mix(last)
        return hash
    }
}
