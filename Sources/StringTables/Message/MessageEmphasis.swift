/// The marks of Markdown emphasis, which must stay beside what they emphasize.
///
/// The rules are those of CommonMark 0.31, section 6.2: an asterisk may stand inside a word, an underscore may not, so that
/// `**%1$@%**` and `_em_` are emphasis, and `snake_case` and `2 * 3` are prose.
enum MessageEmphasis {
    /// The delimiter runs of a text that have a partner, in order.
    ///
    /// Runs of different lengths, as in `***a** b*`, and emphasis over several lines are prose.
    ///
    /// - Parameter utf8: the text.
    /// - Complexity: O(*n* · *d*), *d* being the number of runs that are open at once, at most 16.
    static func marks(in utf8: [UInt8]) -> [Range<Int>] {
        guard utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") }) else { return [] }
        var found: [Range<Int>] = []
        var open: [Range<Int>] = []
        var index = 0
        while index < utf8.count {
            switch utf8[index] {
            case UInt8(ascii: "%"):
                // The asterisk of `%*d` is a field width.
                index = Specifier.parse(utf8, at: index)?.end ?? index + 1
            case 0x0A, 0x0D:
                open = []
                index += 1
            case UInt8(ascii: "*"), UInt8(ascii: "_"):
                let run = index..<(utf8[index...].firstIndex { $0 != utf8[index] } ?? utf8.count)
                index = run.upperBound
                let (canOpen, canClose) = flanks(run, in: utf8)
                if canClose, let partner = open.lastIndex(where: { utf8[$0.lowerBound] == utf8[run.lowerBound] }),
                    open[partner].count == run.count, run.lowerBound > open[partner].upperBound
                {
                    found += [open[partner], run]
                    open.removeSubrange(partner...)
                } else if canOpen, open.count < 16 {
                    open.append(run)
                }
            default: index += 1
            }
        }
        return found.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// Whether a run can begin and can end emphasis.
    private static func flanks(_ run: Range<Int>, in utf8: [UInt8]) -> (canOpen: Bool, canClose: Bool) {
        let before = kind(String(decoding: utf8[..<run.lowerBound].suffix(4), as: UTF8.self).unicodeScalars.last)
        let behind = kind(String(decoding: utf8[run.upperBound...].prefix(4), as: UTF8.self).unicodeScalars.first)
        let isLeft = behind != .space && (behind != .punctuation || before != .other)
        let isRight = before != .space && (before != .punctuation || behind != .other)
        guard utf8[run.lowerBound] == UInt8(ascii: "_") else { return (isLeft, isRight) }
        return (isLeft && (!isRight || before == .punctuation), isRight && (!isLeft || behind == .punctuation))
    }

    private enum Kind { case space, punctuation, other }

    /// What a character beside a run is; the ends of a text count as white space.
    private static func kind(_ scalar: Unicode.Scalar?) -> Kind {
        guard let scalar, !scalar.properties.isWhitespace else { return .space }
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            return .punctuation
        default: return .other
        }
    }
}
