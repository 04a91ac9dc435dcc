internal import StringTables

/// How often a message has each part that may not change.
struct ProtectedSegments {
    private var counts: [[UInt8]: Int] = [:]

    init(_ message: Message) {
        guard message.segments.contains(where: { $0.kind != .text }) else { return }
        for segment in message.segments {
            switch segment.kind {
            // The numbers of specifiers are compared as arguments; bidi controls may be added.
            case .text, .specifier, .strayPercent: continue
            case .control:
                for scalar in message.text(of: segment).unicodeScalars {
                    counts[Array(String(scalar).utf8), default: 0] += 1
                }
            case .percent, .placeholder, .inflection, .link, .tag, .entity, .address, .term:
                counts[Array(message.utf8[segment.range]), default: 0] += 1
            }
        }
    }

    /// Whether every part is there as often, or a whole number of times as often.
    func areKept(in other: ProtectedSegments) -> Bool {
        counts.allSatisfy { part, count in
            let found = other.counts[part, default: 0]
            return found >= count && (Self.isControl(part) || found.isMultiple(of: count))
        } && other.counts.keys.allSatisfy { counts[$0] != nil || Self.isControl($0) }
    }

    /// Whether a part is one character: a control that a pseudolocale may add more of.
    private static func isControl(_ part: [UInt8]) -> Bool {
        String(decoding: part, as: UTF8.self).unicodeScalars.count == 1
    }
}
