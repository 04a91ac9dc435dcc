internal import StringTables

/// How often a message has each part that may not change.
struct ProtectedSegments {
    private var counts: [[UInt8]: Int] = [:]
    /// How often each part of a single character is there, a control mostly, by the bytes of its UTF-8.
    private var characters: [UInt32: Int] = [:]

    init(_ message: Message) {
        guard message.segments.contains(where: { !$0.isText }) else { return }
        for segment in message.segments {
            let bytes = message.utf8[segment.range]
            switch segment.kind {
            // The numbers of specifiers are compared as arguments; bidi controls may be added.
            case .text, .specifier, .strayPercent: continue
            case .control: count(charactersOf: bytes)
            case .percent, .placeholder, .inflection, .link, .tag, .entity, .address, .term:
                if bytes.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) {
                    count(charactersOf: bytes)
                } else {
                    counts[Array(bytes), default: 0] += 1
                }
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

    /// Whether every part is there as often, or a whole number of times as often; characters may be there more often.
    func areKept(in other: ProtectedSegments) -> Bool {
        characters.allSatisfy { other.characters[$0.key, default: 0] >= $0.value }
            && counts.allSatisfy { part, count in
                let found = other.counts[part, default: 0]
                return found >= count && found.isMultiple(of: count)
            } && other.counts.keys.allSatisfy { counts[$0] != nil }
    }
}
