package import StringTables

/// "Save 😀👨‍👩‍👧🇺🇳👍🏽": emoji behind every text, as Xcode's emotional pseudolanguage has them.
///
/// One scalar, a sequence with joiners, a flag of two indicators and one with a skin tone: what counts characters or
/// cuts strings by code units shows. Their line is taller than that of the system font.
package struct Emoji: Transform {
    package var spelling: String { "emoji" }
    package var isInvertible: Bool { true }

    private static let faces = Array("😀👨‍👩‍👧🇺🇳👍🏽".utf8)

    package init() {}

    package func apply(to message: Message, in context: TransformContext) -> Message {
        message.appending([UInt8(ascii: " ")] + Self.faces)
    }

    /// Takes off the last emoji and the space before them.
    package func inverse(of message: Message) -> Message? {
        let bytes = message.utf8
        guard bytes.count >= Self.faces.count else { return nil }
        for start in stride(from: bytes.count - Self.faces.count, through: 0, by: -1)
        where bytes[start] == Self.faces[0] && bytes[start...].starts(with: Self.faces) {
            var before = bytes[..<start]
            if before.last == UInt8(ascii: " ") {
                before = before.dropLast()
            } else if before.suffix(2).elementsEqual([0xC2, 0xA0]) {
                before = before.dropLast(2)
            }
            return Message(String(decoding: before + bytes[(start + Self.faces.count)...], as: UTF8.self))
        }
        return nil
    }
}
