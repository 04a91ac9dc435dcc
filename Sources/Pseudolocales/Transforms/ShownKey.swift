internal import SourceText
package import StringTables

/// "SAVE_BUTTON": the key in place of the text, so that a text on a screen is found in its table.
///
/// The arguments are dropped with the text. Keys are often sentences with specifiers; those must not be filled in, so a
/// `%` of the key is shown as U+FF05, and its control characters by name.
package struct ShownKey: Transform {
    package var spelling: String { "key" }
    package var readsKey: Bool { true }
    package var isIdempotent: Bool { true }
    package var arguments: ArgumentPromise { .subset }

    package init() {}

    package func apply(to message: Message, in context: TransformContext) -> Message {
        var result = Message()
        var bytes: [UInt8] = []
        for byte in VisibleText.escaping(context.key).utf8 {
            if byte == UInt8(ascii: "%") { bytes += "％".utf8 } else { bytes.append(byte) }
        }
        result.append(text: bytes)
        return result
    }
}
