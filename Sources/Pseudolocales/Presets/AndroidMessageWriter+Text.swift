internal import StringTables

extension AndroidMessageWriter {
    private static let map: CharacterMap = {
        var map = CharacterMap(to: "åɓçðéƒĝĥîĵķļḿñöþQŕšţûVŵхýžÅβÇÐÉFĜĤÎĴĶĻḾÑÖÞqŔŠŢÛνŴ×ÝŽ")
        map.merge(CharacterMap("!?$", to: "¡¿€"))
        return map
    }()

    /// A text with its letters replaced and counted.
    mutating func text(_ range: Range<Int>) {
        var isBehindSpace = true
        func count(_ byte: UInt8, in writer: inout AndroidMessageWriter) {
            writer.length += 1
            guard Self.map[byte] == nil || byte == UInt8(ascii: "F") else { return }
            let isSpace = byte.isSpace
            if isBehindSpace, !isSpace { writer.words += 1 }
            isBehindSpace = isSpace
        }
        var position = range.lowerBound
        while position < range.upperBound {
            let byte = source.utf8[position]
            var segment = segment(at: position)
            // The character behind a `%` in prose is text where the `%` itself was taken by what stood before it.
            if position > segment.range.lowerBound, segment.isProsePercent(in: source) { segment.kind = .text }
            switch segment.kind {
            case .tag:
                let part = part(at: position)
                copy(part)
                position = part.upperBound
            case .specifier, .percent, .strayPercent: position = percent(at: position, in: range)
            case .entity: position = markup(at: position, in: range)
            case .text where byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&"):
                position = markup(at: position, in: range)
            case .text, .control:
                count(byte, in: &self)
                if method == .accents, let replacement = Self.map[byte] {
                    result.append(text: replacement)
                } else {
                    result.append(segment.kind, CollectionOfOne(byte))
                }
                position += 1
            case .placeholder, .inflection, .link, .address, .term:
                let part = part(at: position)
                for byte in source.utf8[part] { count(byte, in: &self) }
                copy(part)
                position = part.upperBound
            }
        }
    }

    /// A conversion as the peer reads it: up to the next of its own terminators, also behind `%@` or in "50% off".
    ///
    /// It ends no earlier than a part that may not change.
    private mutating func percent(at start: Int, in range: Range<Int>) -> Int {
        var end = start
        var isEnded = false
        while !isEnded, end + 1 < range.upperBound {
            end += 1
            if "sScCdoxXfeEgGaAbBhH%n".utf8.contains(source.utf8[end]) {
                isEnded = true
            } else if source.utf8[end] == UInt8(ascii: "t"), end + 1 < range.upperBound {
                end += 1
                isEnded = true
            }
        }
        let isPlaceholder = source.utf8[end] != UInt8(ascii: "%")
        let last = segment(at: end)
        let isProse = last.kind == .text || last.isProsePercent(in: source)
        end = isProse ? wholeCharacterEnd(end + 1) : part(at: end).upperBound
        if isPlaceholder { mark(opening: true) }
        copy(start..<end)
        if isPlaceholder { mark(opening: false) }
        return end
    }

    /// The position behind the character that the position lies in.
    private func wholeCharacterEnd(_ position: Int) -> Int {
        var end = position
        while end < source.utf8.count, source.utf8[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }

    /// A tag or an entity as the peer reads it, also in prose: `<` up to `>`, `&` up to the first character that no
    /// entity has, which is then read again as text.
    private mutating func markup(at start: Int, in range: Range<Int>) -> Int {
        var position = start
        while position < range.upperBound {
            let segment = segment(at: position)
            if segment.kind == .entity {
                result.append(segment, of: source)
                position = segment.range.upperBound
                // "&lt;" opens a tag.
                guard source.utf8[segment.range].elementsEqual("&lt;".utf8) else { return position }
            } else if segment.kind != .text {
                result.append(segment, of: source)
                position = segment.range.upperBound
            } else if source.utf8[position] == UInt8(ascii: "&") {
                var end = position + 1
                while end < range.upperBound, source.utf8[end].isInEntity { end += 1 }
                let isText = end < range.upperBound && source.utf8[end] < 0x80 && self.segment(at: end).kind == .text
                copy(position..<(isText ? end + 1 : end))
                return position + 1
            } else {
                result.append(text: CollectionOfOne(source.utf8[position]))
                position += 1
                if source.utf8[position - 1] == UInt8(ascii: ">") { return position }
            }
        }
        return position
    }

    // MARK: Bidi

    /// A text with controls around each run without white space.
    mutating func bidi(_ range: Range<Int>) {
        var isBehindSpace = true
        func place(_ space: Bool, in writer: inout AndroidMessageWriter) {
            if isBehindSpace != space { writer.mark(opening: !space) }
            isBehindSpace = space
        }
        var position = range.lowerBound
        while position < range.upperBound {
            let byte = source.utf8[position]
            let segment = segment(at: position)
            var end = segment.kind == .text || segment.kind == .control ? position + 1 : part(at: position).upperBound
            var isSpace = end == position + 1 && byte.isSpace
            if segment.kind == .text || segment.kind == .control, byte == UInt8(ascii: "\\"), end < range.upperBound,
                self.segment(at: end).kind == segment.kind
            {
                isSpace = source.utf8[end] == UInt8(ascii: "n") || source.utf8[end] == UInt8(ascii: "t")
                end += 1
            }
            place(isSpace, in: &self)
            guard segment.isProsePercent(in: source) else {
                copy(position..<end)
                position = end
                continue
            }
            // The character behind a `%` in prose is text like any other.
            result.append(.strayPercent, source.utf8[position..<position + 1])
            if end > position + 1 { place(source.utf8[position + 1].isSpace, in: &self) }
            result.append(text: source.utf8[(position + 1)..<end])
            position = end
        }
        if !isBehindSpace { mark(opening: false) }
    }
}

extension UInt8 {
    /// Whether C's `isspace` holds in the C locale.
    fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    /// Whether the peer goes on reading an entity.
    fileprivate var isInEntity: Bool {
        self == UInt8(ascii: "#") || (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
    }
}
