package import StringTables

/// "==Settings==": padding on both sides, in a character that every font has.
///
/// It grows with the text as `expand` does, but what is added needs no fallback font and shows at both ends where a
/// text is cut.
package struct Padding: Transform {
    /// How much a text grows, in per cent of its grapheme clusters, rounded up.
    package let percent: Int

    package var spelling: String { "pad=\(percent)%" }
    package var isInvertible: Bool { true }

    /// Takes a growth of 1 to 1000 per cent.
    package init?(percent: Int) {
        guard (1...1000).contains(percent) else { return nil }
        self.percent = percent
    }

    package func apply(to message: Message, in context: TransformContext) -> Message {
        let count = added(to: Self.clusters(of: message))
        let leading = Self.leading(of: count, before: message)
        var result = Message()
        result.append(text: repeatElement(Self.character, count: leading))
        for segment in message.segments { result.append(segment, of: message) }
        result.append(text: repeatElement(Self.character, count: count - leading))
        return result
    }

    package func inverse(of message: Message) -> Message? {
        let bytes = message.utf8
        let available = bytes.prefix { $0 == Self.character }.count
        let clusters = Self.clusters(of: message)
        // Nothing is added where there is no text, as in an inflected phrase.
        guard clusters > 0 else { return message }
        for count in 1...2 * available + 1 where bytes.count >= count {
            // A mark at the start of a text joins the character before it, so the source may have one cluster more.
            let source = clusters - count
            guard (source - 1...source + 2).contains(where: { $0 > 0 && added(to: $0) == count }) else { continue }
            for leading in [count / 2, count] {
                let inner = bytes.dropFirst(leading).dropLast(count - leading)
                let candidate = Message(String(decoding: inner, as: UTF8.self))
                if apply(to: candidate, in: TransformContext(key: "", source: candidate)).utf8 == bytes {
                    return candidate
                }
            }
        }
        return nil
    }

    private static let character = UInt8(ascii: "=")

    /// How much of the padding goes in front: half, or all of it if an address at the end would absorb it.
    private static func leading(of count: Int, before message: Message) -> Int {
        message.segments.last?.kind == .address ? count : count / 2
    }

    private func added(to clusters: Int) -> Int { (clusters * percent + 99) / 100 }

    private static func clusters(of message: Message) -> Int {
        var clusters = 0
        for segment in message.segments where segment.kind == .text {
            for _ in GraphemeClusters(message.utf8[segment.range]) { clusters += 1 }
        }
        return clusters
    }
}
