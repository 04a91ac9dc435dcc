internal import StringTables

/// How often a message has each part that may not change.
struct ProtectedSegments {
    private var counts: [[UInt8]: Int] = [:]
    /// How often each part of a single character is there, a control mostly, by the bytes of its UTF-8.
    private var characters: [UInt32: Int] = [:]

    /// Whether every part of a message is in another one as often, or a whole number of times as often, and no other part
    /// is; single characters may be there more often.
    ///
    /// - Parameters:
    ///   - source: the message whose parts must stay.
    ///   - other: the message that was made of it.
    ///   - mayForm: whether other parts may have come about, as where a preset writes `{ẋ}` for `(x)`.
    /// - Returns: whether all are.
    /// - Complexity: O(*n*) where the parts are in the same order.
    static func areKept(of source: Message, in other: Message, mayForm: Bool) -> Bool {
        areInOrder(of: source, in: other) || Self(source).areKept(in: Self(other), mayForm: mayForm)
    }

    /// Whether the other message has the same parts in the same order, and the controls of the source, all of them ASCII,
    /// between others; `false` also where only counting tells.
    private static func areInOrder(of source: Message, in other: Message) -> Bool {
        var next = 0
        var control = ControlBytes(other)
        /// The next part of the other message that must be one of the source; characters may be added.
        func nextPart() -> Range<Int>? {
            while next < other.segments.count {
                let segment = other.segments[next]
                next += 1
                if isCounted(segment), !isCharacters(segment, of: other) { return segment.range }
            }
            return nil
        }
        for segment in source.segments where isCounted(segment) {
            if isCharacters(segment, of: source) {
                guard segment.isControl else { return false }
                for index in segment.range where source.utf8[index] >= 0x80 || !control.skip(to: source.utf8[index]) {
                    return false
                }
            } else {
                guard let found = nextPart(), other.utf8[found] == source.utf8[segment.range] else { return false }
            }
        }
        return nextPart() == nil
    }

    /// Whether a part is one of controls, or a single character.
    private static func isCharacters(_ segment: Message.Segment, of message: Message) -> Bool {
        if segment.isControl { return true }
        for index in segment.range.dropFirst() where message.utf8[index] & 0xC0 != 0x80 { return false }
        return true
    }

    private static func isCounted(_ segment: Message.Segment) -> Bool {
        switch segment.kind {
        // The numbers of specifiers are compared as arguments; bidi controls may be added.
        case .text, .specifier, .strayPercent: false
        case .control, .percent, .placeholder, .inflection, .link, .tag, .entity, .address, .term: true
        }
    }

    private init(_ message: Message) {
        for segment in message.segments where Self.isCounted(segment) {
            let bytes = message.utf8[segment.range]
            if Self.isCharacters(segment, of: message) {
                count(charactersOf: bytes)
            } else {
                counts[Array(bytes), default: 0] += 1
            }
        }
    }

    private mutating func count(charactersOf bytes: ArraySlice<UInt8>) {
        var character: UInt32?
        for byte in bytes {
            if byte & 0xC0 != 0x80, let found = character.take() { characters[found, default: 0] += 1 }
            character = (character ?? 0) << 8 | UInt32(byte)
        }
        if let character { characters[character, default: 0] += 1 }
    }

    private func areKept(in other: ProtectedSegments, mayForm: Bool) -> Bool {
        characters.allSatisfy { other.characters[$0.key, default: 0] >= $0.value }
            && counts.allSatisfy { part, count in
                let found = other.counts[part, default: 0]
                return found >= count && (mayForm || found.isMultiple(of: count))
            } && (mayForm || other.counts.keys.allSatisfy { counts[$0] != nil })
    }
}

/// Goes over the bytes of a message's controls.
private struct ControlBytes {
    private let message: Message
    private var segment = 0
    private var position = 0

    init(_ message: Message) { self.message = message }

    /// Goes behind the next control that is this ASCII character.
    ///
    /// - Returns: whether there is one.
    mutating func skip(to byte: UInt8) -> Bool {
        while segment < message.segments.count {
            let part = message.segments[segment]
            if part.isControl {
                position = max(position, part.range.lowerBound)
                while position < part.range.upperBound {
                    position += 1
                    if message.utf8[position - 1] == byte { return true }
                }
            }
            segment += 1
        }
        return false
    }
}
