import Foundation
import StringTables
import Testing

/// Holds the argument model against what `String(format:)` does: an argument is read if another value in its place gives
/// another text.
struct FoundationFormatTests {
    /// A pair of values of one type that give different texts, and for integers one that differs above 32 bits alone.
    private static func values(of type: ArgumentType) -> (one: any CVarArg, other: any CVarArg, wide: (any CVarArg)?) {
        let wide = Int64(1) << 40
        switch type {
        case .number32, .number64, .pointer: return (Int64(71), Int64(85), wide + 71)
        case .double, .longDouble: return (71.5, 85.25, nil)
        case .object: return ("one" as NSString, "two" as NSString, nil)
        case .unichar: return (UInt32(65), UInt32(66), nil)
        // Pointers to bytes are not made here: no format of these tests takes one.
        case .cString, .unicharString: return (Int64(0), Int64(0), nil)
        }
    }

    /// What differs between the model and Foundation for a format; `nil` if nothing does.
    private static func difference(_ format: String) -> String? {
        let arguments = Message(format).arguments
        let count = arguments.map(\.index).max() ?? 0
        guard Set(arguments.map(\.index)).count == arguments.count, count == arguments.count else { return nil }
        // Two arguments more of each kind, which the format must not read.
        var plain: [any CVarArg] = arguments.map { values(of: $0.type).one }
        plain += [Int64(71), Int64(71), 71.5, 71.5]
        let shown = String(format: format, arguments: plain)
        for (index, argument) in arguments.enumerated() {
            let (_, other, wide) = values(of: argument.type)
            var changed = plain
            changed[index] = other
            if String(format: format, arguments: changed) == shown { return "argument \(index + 1) is not read" }
            if let wide {
                changed[index] = wide
                let isWide = String(format: format, arguments: changed) != shown
                let expected = argument.type != .number32
                if isWide != expected { return "argument \(index + 1) has \(isWide ? "64" : "32") bits" }
            }
        }
        for (index, value) in [(0, Int64(85) as any CVarArg), (1, Int64(85)), (2, 85.25), (3, 85.25)] {
            var changed = plain
            changed[count + index] = value
            if String(format: format, arguments: changed) != shown { return "more arguments are read" }
        }
        return nil
    }

    private static let formats: [String] = {
        var formats: [String] = []
        let integers = [
            "d", "i", "u", "x", "X", "o", "hd", "hx", "ld", "li", "lu", "lx", "lX", "lo", "lld", "llu", "qd", "qu",
            "jd",
            "ju", "zd", "zu", "td", "tu", "Ld", "Lu",
        ]
        let others = ["f", "F", "e", "E", "g", "G", "a", "A", "lf", "hf", "zf", "@", "l@", "h@", "C", "lC", "p"]
        for conversion in integers + others {
            for number in ["", "1$"] {
                for flags in ["", "-", "+", "0", "#", "+-", "0+"] {
                    for width in ["", "5", "12"] {
                        for precision in ["", ".3"] {
                            formats.append("%" + number + flags + width + precision + conversion)
                            // Numbers and flags come in any order.
                            if number != "", flags != "" { formats.append("%" + flags + number + width + conversion) }
                        }
                    }
                }
            }
        }
        // The space flag, where the model takes it for one.
        for conversion in ["d", "ld", "lld", "lu", "lx", "qd", "zu", "Ld"] {
            formats += ["% ", "% +", "% -5", "%1$ ", "% 1$", "% 5"].map { $0 + conversion }
        }
        return formats
    }()

    @Test func `a specifier reads the arguments that Foundation reads, of the same width`() {
        #expect(Self.formats.count > 2_000)
        let wrong = Self.formats.compactMap { format in Self.difference(format).map { "\(format): \($0)" } }
        #expect(wrong == [])
    }

    @Test(arguments: [
        // A second percent sign ends a piece that reads nothing, so that what follows is text.
        "%5%ld", "%. %ld", "% %ld", "%5 %ld", "%-. %@", "%l%ld", "%1$5%ld", "%l5%ld", "%+ %ld", "%.l%ld", "%1$%ld",
        "%05%@", "%hh%ld", "%#%ld", "%j%ld",
        // Other characters end one as well, and a new one begins behind them.
        "%k%ld", "%!%ld", "%_%ld", "%y %ld %ld", "%$%ld", "%%%ld", "%% %@", "%%ld", "%ld%", "%lu%%", "%(%@)",
        // A modifier comes last; a number may follow it.
        "%l1$d", "%l5d", "%-l5d", "%hld", "%lhd", "%lllld", "%5 ld", "%5-ld", "%.-3ld", "%l d", "%l-5d", "%0$ld",
        // Several arguments.
        "%ld%ld", "%2$ld %1$ld", "%@ of %d", "%2$@ of %1$d", "%d %@ %f", "%1$ld%% %2$@", "%*ld", "%.*ld", "%-*ld",
        "%*.*ld", "%1$@ %2$.2f %3$lld", "%ld %1$ld",
        // No conversions.
        "%", "%5", "%1$", "%v", "%b", "%w", "%m", "%I", "%Id", "%é", "%{x}", "%)", "%\u{2019}",
    ])
    func `stray percent signs, digits and modifiers read what Foundation makes of them`(format: String) {
        #expect(Self.difference(format) == nil)
    }

    /// Foundation reads an argument here, but a person wrote a percentage, and no app has such formats.
    @Test(arguments: ["100% guaranteed", "50% off", "20% a day", "5 % d'accord", "100% @"])
    func `prose is told from formats although Foundation reads an argument`(text: String) {
        #expect(Message(text).arguments == [])
    }
}
