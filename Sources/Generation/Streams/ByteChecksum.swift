/// A checksum of 64 bits over bytes that come in pieces of any size: tells whether what is read back is what was written.
///
/// It finds faults of disks and programs. Against people there is the SHA-256 of the manifest.
struct ByteChecksum: Sendable {
    /// The sum of all words, and the sum of these sums: Fletcher's checksum.
    private var sums: (UInt64, UInt64) = (0, 0)
    /// The bytes that do not make eight yet, the first one lowest.
    private var rest: UInt64 = 0
    private var restCount = 0
    private var count = 0

    /// The checksum of all bytes so far, and of their number.
    var value: UInt64 {
        var copy = self
        copy.mix(rest)
        copy.mix(UInt64(count))
        return copy.sums.0 ^ (copy.sums.1 &* 0x9E37_79B9_7F4A_7C15)
    }

    /// Adds the next bytes.
    ///
    /// - Complexity: O(*n*).
    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        count += bytes.count
        var index = 0
        while restCount > 0, index < bytes.count {
            unsafe add(bytes[index])
            index += 1
        }
        while index + 8 <= bytes.count {
            mix(UInt64(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
            index += 8
        }
        while index < bytes.count {
            unsafe add(bytes[index])
            index += 1
        }
    }

    private mutating func add(_ byte: UInt8) {
        rest |= UInt64(byte) << UInt64(8 * restCount)
        restCount += 1
        guard restCount == 8 else { return }
        mix(rest)
        (rest, restCount) = (0, 0)
    }

    private mutating func mix(_ word: UInt64) {
        sums.0 &+= word
        sums.1 &+= sums.0
    }
}
