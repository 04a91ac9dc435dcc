/// The arguments that a format call reads, found by a scanner of its own.
///
/// It shares no code with the reader of messages, so that it sees what that one misread. It is a state machine over the
/// bytes, by what CoreFoundation's format parser (`__CFParseFormatSpec`) does: numbers and flags in any order, then a
/// width, a precision and a length modifier; a piece that ends in `%` reads nothing. A space flag counts only where no
/// word can follow it; other such pieces are prose that must not come about anew.
package struct FormatScan: Sendable, Hashable {
    /// The arguments: number and type, sorted, each once.
    package private(set) var arguments: [UInt32] = []
    /// How many pieces such as `% g` there are, which are prose although Foundation reads an argument.
    private(set) var doubtful = 0
    /// How many `%%` there are.
    private(set) var percents = 0
    /// How many `%arg` there are: the number of a String Catalog's substitution.
    private(set) var substitutions = 0

    private var next: UInt32 = 1

    /// A text without arguments.
    package init() {}

    /// Scans a text.
    ///
    /// - Complexity: O(*n*) for texts without long runs of digits behind percent signs.
    package init(_ utf8: [UInt8]) {
        guard var index = utf8.firstIndex(of: UInt8(ascii: "%")) else { return }
        while index < utf8.count {
            if utf8[index] == UInt8(ascii: "%") {
                index = piece(utf8, behind: index + 1)
            } else {
                index += 1
            }
        }
        if arguments.count > 1 {
            arguments.sort()
            var last: UInt32?
            arguments.removeAll { argument in
                defer { last = argument }
                return argument == last
            }
        }
    }

    /// Whether a text made of another one reads the same arguments, or fewer where that is promised.
    func isAllowed(for source: FormatScan, mayDrop: Bool) -> Bool {
        guard doubtful == 0 || source.doubtful > 0 else { return false }
        guard mayDrop else { return arguments == source.arguments && keeps(substitutions, source.substitutions) }
        return arguments.allSatisfy(source.arguments.contains)
    }

    /// Whether every `%%` is there as often, or a whole number of times as often.
    func keepsPercents(of source: FormatScan) -> Bool { keeps(percents, source.percents) }

    private func keeps(_ count: Int, _ source: Int) -> Bool {
        source == 0 ? count == 0 : count > 0 && count.isMultiple(of: source)
    }

    private enum Stage { case flags, width, precision, modifier }

    /// Reads what stands behind a `%` and gives the position behind it.
    private mutating func piece(_ utf8: [UInt8], behind start: Int) -> Int {
        var index = start
        var stage = Stage.flags
        var number: UInt32?
        var stars: [UInt32?] = []
        var isSpaced = false
        var isSharp = false
        var size: UInt8 = 0
        func at(_ place: Int) -> UInt8 { place < utf8.count ? utf8[place] : 0 }
        if at(index) == 0x61, at(index + 1) == 0x72, at(index + 2) == 0x67, !Self.isWord(at(index + 3)) {
            substitutions += 1
            return index + 3
        }
        // A piece that ends in a second percent sign is looked for first: it reads nothing, whatever stands in it.
        if let end = Self.escapeEnd(utf8, from: start) {
            percents += 1
            return end
        }
        while index < utf8.count {
            let byte = utf8[index]
            switch byte {
            case UInt8(ascii: "#") where stage == .flags && at(index + 1) == UInt8(ascii: "@"):
                guard let end = Self.nameEnd(utf8, from: index + 2) else { return start }
                add(number, type: 3)
                return end
            case UInt8(ascii: " ") where stage == .flags: isSpaced = true
            case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "#"), UInt8(ascii: "'"), UInt8(ascii: "0"):
                // A zero may also be a digit of a precision.
                guard stage == .flags || byte == UInt8(ascii: "0") && stage == .precision else { return start }
                isSharp = isSharp || byte == UInt8(ascii: "#")
            case UInt8(ascii: "1")...UInt8(ascii: "9"):
                guard let (value, end) = Self.digits(utf8, from: index) else { return start }
                if at(end) == UInt8(ascii: "$"), stage != .width, stage != .precision {
                    number = value
                    index = end
                } else {
                    guard stage == .flags || stage == .precision else { return start }
                    if stage == .flags { stage = .width }
                    index = end - 1
                }
            case UInt8(ascii: "*"):
                guard stage == .flags || stage == .precision else { return start }
                if let (value, end) = Self.digits(utf8, from: index + 1), at(end) == UInt8(ascii: "$") {
                    stars.append(value)
                    index = end
                } else {
                    stars.append(nil)
                }
                stage = stage == .flags ? .width : .modifier
            case UInt8(ascii: "."):
                guard stage == .flags || stage == .width else { return start }
                stage = .precision
            case UInt8(ascii: "h"), UInt8(ascii: "l"):
                guard size == 0 else { return start }
                // A doubled letter is a modifier of its own.
                size = at(index + 1) == byte ? byte & 0xDF : byte
                if size != byte { index += 1 }
                stage = .modifier
            case UInt8(ascii: "q"), UInt8(ascii: "j"), UInt8(ascii: "z"), UInt8(ascii: "t"), UInt8(ascii: "L"):
                guard size == 0 else { return start }
                // The modifier of `long double` shares no byte with that of `long long`.
                size = byte == UInt8(ascii: "L") ? UInt8(ascii: "D") : byte
                stage = .modifier
            default:
                guard let type = Self.type(byte, size: size), !(isSharp && type == 1) else { return start }
                if isSpaced, !Self.isNumber(byte, size: size, behind: at(index + 1)) {
                    doubtful += 1
                    return start
                }
                for star in stars { add(star, type: 2) }
                add(number, type: type)
                return index + 1
            }
            index += 1
        }
        return start
    }

    private mutating func add(_ number: UInt32?, type: UInt32) {
        let index = number ?? next
        if number == nil { next += 1 }
        arguments.append(index << 8 | type)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }

    /// Whether a conversion behind a space is that of a number, and no word goes on behind it.
    private static func isNumber(_ byte: UInt8, size: UInt8, behind next: UInt8) -> Bool {
        guard !isWord(next), next < 0x80, next != UInt8(ascii: "'") else { return false }
        return byte == UInt8(ascii: "d") || size != 0 && (byte == UInt8(ascii: "u") || byte == UInt8(ascii: "x"))
    }

    /// The position behind a second percent sign that flags, digits and modifiers lead to.
    private static func escapeEnd(_ utf8: [UInt8], from start: Int) -> Int? {
        var index = start
        while index < utf8.count, utf8[index] != UInt8(ascii: "%") {
            switch utf8[index] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case UInt8(ascii: "$"):
                guard index > start, (0x30...0x39).contains(utf8[index - 1]) else { return nil }
            case 0x20, 0x23, 0x2A, 0x2B, 0x2D, 0x2E, 0x68, 0x6A, 0x6C, 0x71, 0x74, 0x7A, 0x4C: break
            default: return nil
            }
            index += 1
        }
        return index < utf8.count ? index + 1 : nil
    }

    /// The position behind the `@` that ends the name of a variable.
    private static func nameEnd(_ utf8: [UInt8], from start: Int) -> Int? {
        var index = start
        while index < utf8.count, utf8[index] != UInt8(ascii: "@") {
            guard utf8[index] >= 0x20, utf8[index] != UInt8(ascii: "%") else { return nil }
            index += 1
        }
        return index < utf8.count && index > start ? index + 1 : nil
    }

    private static func digits(_ utf8: [UInt8], from start: Int) -> (value: UInt32, end: Int)? {
        var value: UInt32 = 0
        var index = start
        while index < utf8.count, (0x30...0x39).contains(utf8[index]) {
            value = min(value * 10 + UInt32(utf8[index] - 0x30), 1_000_000)
            index += 1
        }
        return value > 0 ? (value, index) : nil
    }

    /// The type of a conversion: 1 an object, 2 and 3 integers of 32 and 64 bits, 4 and 5 floating point, 6 a UTF-16
    /// unit, 7 and 8 strings of bytes and of units, 9 a pointer; `nil` for what is no conversion.
    private static func type(_ byte: UInt8, size: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "@"): 1
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "X"),
            UInt8(ascii: "o"), UInt8(ascii: "c"):
            "lLqjzt".utf8.contains(size) ? 3 : 2
        case UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "O"): 3
        case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
            UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
            "DLq".utf8.contains(size) ? 5 : 4
        case UInt8(ascii: "C"): 6
        case UInt8(ascii: "s"): size == UInt8(ascii: "l") ? 8 : 7
        case UInt8(ascii: "S"): 8
        case UInt8(ascii: "p"), UInt8(ascii: "n"): 9
        default: nil
        }
    }
}
