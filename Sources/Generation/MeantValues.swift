/// The values that a generated file is to hold, as hashes: what is read back is compared with them.
///
/// A hash of 64 bits (FNV-1a) takes eight bytes for a value of any length, and sees every change that is no attack on it.
struct MeantValues: Sendable, Hashable {
    /// The hashes in the order in which the values were made.
    private(set) var hashes: [UInt64] = []

    /// Adds the next value.
    ///
    /// - Complexity: O(*n*) in the length of the value.
    mutating func add(_ value: String) { hashes.append(Self.hash(value.utf8)) }

    /// Adds the next value, in UTF-8.
    mutating func add(utf8: [UInt8]) { hashes.append(Self.hash(utf8)) }

    /// Makes room for so many values.
    mutating func reserveCapacity(_ count: Int) { hashes.reserveCapacity(count) }

    static func hash(_ utf8: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return hash
    }
}
