package import StringTables

/// "#3f2a9c Save": a short id of the key before the text, which stays as it is.
///
/// The id is made of the key alone (FNV-1a with 32 bits, folded to 24 as its authors propose, in six hexadecimal
/// digits), so it stays the same when the text or the table changes, and a screenshot or a log line can be led back to
/// its key.
package struct KeyHash: Transform {
    package var spelling: String { "hash" }
    package var readsKey: Bool { true }
    package var isInvertible: Bool { true }

    package init() {}

    package func apply(to message: Message, in context: TransformContext) -> Message {
        var result = Message()
        result.append(text: Array("#\(Self.id(of: context.key)) ".utf8))
        for segment in message.segments { result.append(segment, of: message) }
        return result
    }

    /// Takes off what looks like an id; whether it is the one of the key is proven by making it again.
    package func inverse(of message: Message) -> Message? {
        let bytes = message.utf8
        guard bytes.count > 8, bytes[0] == UInt8(ascii: "#"), bytes[7] == UInt8(ascii: " ") else { return nil }
        return Message(String(decoding: bytes[8...], as: UTF8.self))
    }

    /// Six hexadecimal digits that depend on the key alone.
    package static func id(of key: String) -> String {
        var hash: UInt32 = 0x811C_9DC5
        for byte in key.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        let folded = hash >> 24 ^ hash & 0xFF_FFFF
        let digits = String(folded, radix: 16)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }
}
