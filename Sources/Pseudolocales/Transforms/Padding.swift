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
        var result = Message()
        result.append(text: repeatElement(Self.character, count: count / 2))
        for segment in message.segments { result.append(segment, of: message) }
        // Behind an address the character would become a part of it.
        if message.segments.last?.kind == .address { result.append(text: [UInt8(ascii: " ")]) }
        result.append(text: repeatElement(Self.character, count: count - count / 2))
        return result
    }

    package func inverse(of message: Message) -> Message? {
        let bytes = message.utf8
        let leading = bytes.prefix { $0 == Self.character }.count
        let trailing = bytes.reversed().prefix { $0 == Self.character }.count
        let clusters = Self.clusters(of: message)
        for count in 1...max(1, min(2 * leading + 1, 2 * trailing)) where bytes.count >= count {
            // A mark at the start of a text joins the character before it, so the source may have one cluster more.
            let source = clusters - count
            guard (source - 1...source + 2).contains(where: { $0 > 0 && added(to: $0) == count }) else { continue }
            let inner = bytes.dropFirst(count / 2).dropLast(count - count / 2)
            for cut in [inner, inner.dropLast(inner.last == UInt8(ascii: " ") ? 1 : 0)] {
                let candidate = Message(String(decoding: cut, as: UTF8.self))
                if apply(to: candidate, in: TransformContext(key: "", source: candidate)).utf8 == bytes {
                    return candidate
                }
            }
        }
        return nil
    }

    private static let character = UInt8(ascii: "=")

    private func added(to clusters: Int) -> Int { (clusters * percent + 99) / 100 }

    private static func clusters(of message: Message) -> Int {
        var clusters = 0
        for segment in message.segments where segment.kind == .text {
            for _ in GraphemeClusters(message.utf8[segment.range]) { clusters += 1 }
        }
        return clusters
    }
}
