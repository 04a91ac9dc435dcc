package import StringTables

/// "Settings one": lengthens a text by a share of its characters.
///
/// Readable words are added behind the last visible part of the message.
package struct Expansion: Transform {
    /// How much a text grows, in per cent of its grapheme clusters, rounded up.
    package let percent: Int

    package var spelling: String { "expand=\(percent)%" }

    /// Takes a growth of 1 to 1000 per cent.
    package init?(percent: Int) {
        guard (1...1000).contains(percent) else { return nil }
        self.percent = percent
    }

    package func apply(to message: Message, in context: TransformContext) -> Message {
        var clusters = 0
        for segment in message.segments where segment.isText {
            for _ in GraphemeClusters(message.utf8[segment.range]) { clusters += 1 }
        }
        return message.appending(Filler.prefix((clusters * percent + 99) / 100))
    }
}

extension Message {
    /// Whether a part holds controls of UAX #9.
    private func holdsDirections(_ segment: Segment) -> Bool {
        guard utf8[segment.range].contains(where: { $0 >= 0x80 }) else { return false }
        return text(of: segment).unicodeScalars.contains { $0.properties.isBidiControl }
    }

    /// The message with more text behind its last visible part: before white space and line breaks at its end.
    func appending(_ filler: [UInt8]) -> Message {
        var result = Message()
        write(appending: filler, to: &result)
        return result
    }

    /// Writes the message into one without text, as ``appending(_:)`` makes it.
    func write(appending filler: [UInt8], to result: inout Message) {
        guard !filler.isEmpty else { return result.append(self) }
        if let last = segments.last, last.isText, utf8[last.range.upperBound - 1] != 0x20 {
            result.append(self)
            let begins = filler.first == UInt8(ascii: " ")
            if begins { result.append(text: separator) }
            return result.append(text: begins ? filler.dropFirst() : filler[...])
        }
        var filler = filler
        var cut = segments.endIndex
        var kept = 0
        while cut > 0 {
            let segment = segments[cut - 1]
            // What closes a direction stays before the filler, which would run the wrong way.
            guard segment.isText || segment.isControl && !holdsDirections(segment) else { break }
            if segment.isText {
                kept = utf8[segment.range].reversed().prefix { $0 == 0x20 }.count
                if kept < segment.range.count { break }
                kept = 0
            }
            cut -= 1
        }
        for segment in segments[..<max(cut - 1, 0)] { result.append(segment, of: self) }
        if cut > 0 {
            let last = segments[cut - 1]
            if last.isText {
                result.append(text: utf8[last.range].dropLast(kept))
            } else {
                result.append(last, of: self)
            }
        }
        if filler.first == UInt8(ascii: " ") { filler.replaceSubrange(0..<1, with: result.separator) }
        result.append(text: filler)
        if cut > 0, segments[cut - 1].isText { result.append(text: utf8[segments[cut - 1].range].suffix(kept)) }
        for segment in segments[cut...] { result.append(segment, of: self) }
    }
}
