import StringTables

/// The accents of Google's pseudolocalization-tool: every printable character of ASCII, the space becoming U+2003.
struct GoogleAccents: Transform {
    var spelling: String { "google-accents" }
    var changesMessagesWithoutText: Bool { true }
    var formsParts: Bool { true }

    private static let map: CharacterMap = {
        var map = CharacterMap(to: "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ")
        map.merge(CharacterMap("0123456789", to: "⓪①②③④⑤⑥⑦⑧⑨"))
        map.merge(CharacterMap(" !\"#$%&'()*+,-./", to: "\u{2003}¡″♯€‰⅋´{}⁎⁺،‐·⁄"))
        map.merge(CharacterMap(":;<=>?@[\\]^_`{|}~", to: "∶⁏≤≂≥¿՞⁅∖⁆˄‿‵(¦)˞"))
        return map
    }()

    func apply(to message: Message, in context: TransformContext) -> Message {
        var result = Message()
        for segment in message.segments {
            guard segment.kind == .text || segment.isProsePercent(in: message) else {
                result.append(segment, of: message)
                continue
            }
            var buffer: [UInt8] = []
            for byte in message.utf8[segment.range] { Self.map.append(byte, to: &buffer) }
            result.append(text: buffer)
        }
        return result
    }
}

/// The brackets of Google's tool: `[` and `]`, again on each run.
struct GoogleBrackets: WritingTransform {
    var spelling: String { "google-brackets" }
    var isInvertible: Bool { true }
    var changesMessagesWithoutText: Bool { true }

    func apply(to message: Message, in context: TransformContext, into result: inout Message) {
        Brackets(style: .square).apply(to: message, in: context, into: &result)
    }

    func inverse(of message: Message) -> Message? { Brackets(style: .square).inverse(of: message) }
}
