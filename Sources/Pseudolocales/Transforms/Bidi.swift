package import StringTables

/// Left-to-right text that runs from right to left: shows what does not mirror.
///
/// The controls are those of UAX #9. Each is closed where its text ends, so a specifier is never inside an override.
package struct Bidi: WritingTransform {
    /// Which controls are put where.
    package enum Style: String, Sendable, Hashable, CaseIterable {
        /// RLM RLO … PDF RLM around each word.
        case marks
        /// RLO … PDF around each text.
        case override
        /// RLI … PDI around each text.
        case isolates

        var opening: [UInt8] {
            switch self {
            case .marks: Array("\u{200F}\u{202E}".utf8)
            case .override: Array("\u{202E}".utf8)
            case .isolates: Array("\u{2067}".utf8)
            }
        }

        var closing: [UInt8] {
            switch self {
            case .marks: Array("\u{202C}\u{200F}".utf8)
            case .override: Array("\u{202C}".utf8)
            case .isolates: Array("\u{2069}".utf8)
            }
        }
    }

    package let style: Style

    package var spelling: String { style == .marks ? "bidi" : "bidi=\(style.rawValue)" }
    package var isInvertible: Bool { true }

    package init(style: Style = .marks) { self.style = style }

    package func apply(to message: Message, in context: TransformContext, into result: inout Message) {
        let (opening, closing) = (style.opening, style.closing)
        // Each word gets two controls of twelve bytes together; four parts to a word of five bytes and a space.
        result.reserveCapacity(3 * message.utf8.count, segments: message.segments.count + message.utf8.count)
        if style == .marks, Self.beginsWithArgument(message) { result.append(.control, Self.mark) }
        for segment in message.segments {
            guard segment.isText else {
                result.append(segment, of: message)
                continue
            }
            let (bytes, end) = (message.utf8, segment.range.upperBound)
            var position = segment.range.lowerBound
            while position < end {
                // White space stays outside, so that lines break where they did.
                let start = position
                while position < end, bytes[position] == 0x20 { position += 1 }
                result.append(textAt: start..<position, of: message)
                var last = end
                if style == .marks {
                    last = position
                    while last < end, bytes[last] != 0x20 { last += 1 }
                } else {
                    while last > position, bytes[last - 1] == 0x20 { last -= 1 }
                }
                guard position < last else { continue }
                result.append(.control, opening)
                result.append(textAt: position..<last, of: message)
                result.append(.control, closing)
                position = last
            }
        }
    }

    /// Removes the controls from the texts directly between them; those of the source lie further out or alone.
    package func inverse(of message: Message) -> Message? {
        let segments = message.segments
        var kept = segments.map(\.range)
        for index in segments.indices.dropFirst().dropLast() where segments[index].kind == .text {
            let (before, behind) = (kept[index - 1], kept[index + 1])
            guard segments[index - 1].kind == .control, segments[index + 1].kind == .control,
                message.utf8[before].suffix(style.opening.count).elementsEqual(style.opening),
                message.utf8[behind].starts(with: style.closing)
            else { continue }
            kept[index - 1] = before.lowerBound..<before.upperBound - style.opening.count
            kept[index + 1] = behind.lowerBound + style.closing.count..<behind.upperBound
        }
        if style == .marks, Self.beginsWithArgument(message), let first = kept.first {
            guard message.utf8[first].starts(with: Self.mark) else { return nil }
            kept[0] = first.lowerBound + Self.mark.count..<first.upperBound
        }
        return Message(String(decoding: kept.flatMap { message.utf8[$0] }, as: UTF8.self))
    }

    /// U+200F, the right-to-left mark.
    private static let mark = Array("\u{200F}".utf8)

    /// Whether an argument or another fixed part comes before any text.
    ///
    /// The first strong character gives a paragraph its direction (UAX #9, rule P2), and that of an argument is not known.
    private static func beginsWithArgument(_ message: Message) -> Bool {
        guard let first = message.segments.first(where: { $0.kind != .control }) else { return false }
        // A mark before emphasis would keep it from being emphasis (CommonMark 0.31, section 6.2).
        let isEmphasis =
            first.kind == .link && "*_".utf8.contains(message.utf8[first.range.lowerBound])
        return first.kind != .text && !isEmphasis
    }
}
