/// Names of code as numbers (FNV-1a, 64 bits).
///
/// Two names of one number are very unlikely. Who uses it for a set of names makes sure that one more in it is no harm.
package struct NameHash: Sendable {
    /// The number of the bytes so far.
    package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    package init() {}

    package mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

    /// The number of a name.
    ///
    /// - Complexity: O(*n*).
    package static func of(_ name: some StringProtocol) -> UInt64 { of(bytes: name.utf8) }

    /// The number of a name.
    ///
    /// - Complexity: O(*n*).
    package static func of(bytes name: some Sequence<UInt8>) -> UInt64 {
        var hash = NameHash()
        for byte in name { hash.add(byte) }
        return hash.value
    }

    /// Whether a byte can be one of an identifier: letters and digits of ASCII, `_` and all of other scripts.
    package static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
        default: false
        }
    }

    /// Calls a function for each identifier in bytes, with its number, where it begins, and the number that it has
    /// together with the name of a type in front, `Photos.shared`; `nil` where there is none.
    ///
    /// - Complexity: O(*n*).
    package static func forEach(in bytes: ArraySlice<UInt8>, _ body: (UInt64, Int, UInt64?) -> Void) {
        var hash = NameHash()
        var first: Int?
        // The name of a type, while a full stop and a member may follow.
        var type: NameHash?
        var qualified: NameHash?
        for index in bytes.indices {
            let byte = bytes[index]
            if isPart(byte) {
                if first == nil { first = index }
                hash.add(byte)
                qualified?.add(byte)
                continue
            }
            type = nil
            if let begin = first {
                body(hash.value, begin, qualified?.value)
                if (0x41...0x5A).contains(bytes[begin]) { type = hash }
                first = nil
                hash = NameHash()
            }
            qualified = byte == UInt8(ascii: ".") ? type : nil
            qualified?.add(byte)
        }
        if let first { body(hash.value, first, qualified?.value) }
    }
}
