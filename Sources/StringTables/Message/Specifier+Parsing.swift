extension Specifier {
    /// Reads the specifier whose `%` is at `start`.
    ///
    /// - Parameters:
    ///   - utf8: the text.
    ///   - start: the position of the `%`.
    /// - Returns: the specifier and the position behind it, or `nil` if the `%` begins none.
    /// - Complexity: O(*n*) in the length of the specifier.
    static func parse(_ utf8: [UInt8], at start: Int) -> (specifier: Specifier, end: Int)? {
        var reader = SpecifierReader(utf8: utf8, position: start + 1)
        return reader.read()
    }

    /// The position behind the `%%` that begins at `start`, also with flags, digits and length modifiers in it (`%5%`);
    /// `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the length of the piece.
    static func escapeEnd(_ utf8: [UInt8], at start: Int) -> Int? {
        var reader = SpecifierReader(utf8: utf8, position: start + 1)
        return reader.escapeEnd()
    }
}

private struct SpecifierReader {
    let utf8: [UInt8]
    var position: Int

    private var byte: UInt8 { position < utf8.count ? utf8[position] : 0 }

    mutating func read() -> (Specifier, Int)? {
        if position + 2 < utf8.count, utf8[position] == UInt8(ascii: "a"), utf8[position + 1] == UInt8(ascii: "r"),
            utf8[position + 2] == UInt8(ascii: "g"), !isAsciiLetterOrDigit(at: position + 3)
        {
            let specifier = Specifier(source: .next, width: .none, precision: .none, conversion: .substitutionNumber)
            return (specifier, position + 3)
        }
        // Numbers and flags come in any order, as in `%+1$ld`; of several numbers the last counts.
        var source = Specifier.Source.next
        var (hasSpace, hasSharp) = (false, false)
        while position < utf8.count {
            if byte == UInt8(ascii: "#"), position + 1 < utf8.count, utf8[position + 1] == UInt8(ascii: "@") {
                return variable(source)
            }
            if case .number(let number) = positional() {
                source = .number(number)
            } else if byte.isFlag {
                hasSpace = hasSpace || byte == UInt8(ascii: " ")
                hasSharp = hasSharp || byte == UInt8(ascii: "#")
                position += 1
            } else {
                break
            }
        }
        let width = field()
        var precision = Specifier.Field.none
        if byte == UInt8(ascii: ".") {
            position += 1
            precision = field()
            if precision == .none { precision = .digits(0) }
        }
        let modifier = lengthModifier()
        while modifier != .none, byte != UInt8(ascii: "0"), case .number(let number) = positional() {
            source = .number(number)
        }
        if modifier == .none, let end = endOfObjectFlags() { position = end }
        guard position < utf8.count, byte.isConversion else { return nil }
        // `%#5@` begins a variable for Foundation, which then has no name.
        if hasSharp, byte == UInt8(ascii: "@") { return nil }
        if hasSpace, !isNumber(byte, modifier) { return nil }
        let conversion = Specifier.Conversion.letter(byte, modifier)
        return (Specifier(source: source, width: width, precision: precision, conversion: conversion), position + 1)
    }

    /// The position behind a `%` that ends what looks like a specifier, as in `%5%`; `nil` if there is none.
    ///
    /// Foundation takes all of it for one piece and reads no argument there, so that the second `%` begins nothing.
    mutating func escapeEnd() -> Int? {
        var isBehindDigit = false
        while position < utf8.count {
            let next = byte
            if next == UInt8(ascii: "%") { return position + 1 }
            let isDigit = next >= UInt8(ascii: "0") && next <= UInt8(ascii: "9")
            guard isDigit || "-+ #.*hlqjztL".utf8.contains(next) || isBehindDigit && next == UInt8(ascii: "$") else {
                return nil
            }
            isBehindDigit = isDigit
            position += 1
        }
        return nil
    }

    /// Whether what follows a space behind the `%` is a number's conversion, not the word of a sentence.
    ///
    /// "100% guaranteed", "50 % d'accord" and "20% a day" are prose, though Foundation would read a specifier; so only
    /// `d`, and `u` and `x` with a length modifier, that end a word count.
    private func isNumber(_ letter: UInt8, _ modifier: Specifier.LengthModifier) -> Bool {
        let isNumber =
            switch modifier {
            case .none: letter == UInt8(ascii: "d")
            case .hh, .h, .l, .ll, .q, .j, .z, .t, .L: "dux".utf8.contains(letter)
            }
        let next = position + 1 < utf8.count ? utf8[position + 1] : 0
        // U+2019, the apostrophe of typography, begins with E2; other letters beyond ASCII end no specifier either.
        return isNumber && !next.isLetterOrDigit && next != UInt8(ascii: "'")
    }

    /// The position of the `@` behind flags of an object, as in `%[tt]@`, which marks a technical term; `nil` if there are
    /// none here.
    ///
    /// Clang calls them the flags of Objective-C's objects. Formats of predicate editors have the choices of a menu there,
    /// in the words of a language: `%2$[enthält]@`, `%[File Name]@`.
    private func endOfObjectFlags() -> Int? {
        guard byte == UInt8(ascii: "[") else { return nil }
        let end = utf8[(position + 1)...].prefix { $0 >= 0x20 && !"[]%@".utf8.contains($0) }.endIndex
        guard end > position + 1, end + 1 < utf8.count, utf8[end] == UInt8(ascii: "]"),
            utf8[end + 1] == UInt8(ascii: "@")
        else { return nil }
        return end + 1
    }

    /// Reads `n$`, if it is here.
    private mutating func positional() -> Specifier.Source {
        let start = position
        if let number = digits(), byte == UInt8(ascii: "$"), number > 0 {
            position += 1
            return .number(number)
        }
        position = start
        return .next
    }

    private mutating func variable(_ source: Specifier.Source) -> (Specifier, Int)? {
        var end = position + 2
        while end < utf8.count, utf8[end] != UInt8(ascii: "@") {
            guard utf8[end] >= 0x20, utf8[end] != UInt8(ascii: "%") else { return nil }
            end += 1
        }
        guard end < utf8.count, end > position + 2 else { return nil }
        let specifier = Specifier(source: source, width: .none, precision: .none, conversion: .variable)
        return (specifier, end + 1)
    }

    private mutating func field() -> Specifier.Field {
        if byte == UInt8(ascii: "*") {
            position += 1
            return .argument(positional())
        }
        if let number = digits() { return .digits(number) }
        return .none
    }

    /// Reads digits; a number that no program means stops growing instead of overflowing.
    private mutating func digits() -> Int? {
        let start = position
        var number = 0
        while byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), position < utf8.count {
            number = min(number * 10 + Int(byte - UInt8(ascii: "0")), 1_000_000)
            position += 1
        }
        return position > start ? number : nil
    }

    private mutating func lengthModifier() -> Specifier.LengthModifier {
        let next = position + 1 < utf8.count ? utf8[position + 1] : 0
        let modifier: Specifier.LengthModifier
        switch byte {
        case UInt8(ascii: "h"): modifier = next == UInt8(ascii: "h") ? .hh : .h
        case UInt8(ascii: "l"): modifier = next == UInt8(ascii: "l") ? .ll : .l
        case UInt8(ascii: "q"): modifier = .q
        case UInt8(ascii: "j"): modifier = .j
        case UInt8(ascii: "z"): modifier = .z
        case UInt8(ascii: "t"): modifier = .t
        case UInt8(ascii: "L"): modifier = .L
        default: return .none
        }
        position += modifier == .hh || modifier == .ll ? 2 : 1
        return modifier
    }

    private func isAsciiLetterOrDigit(at index: Int) -> Bool {
        guard index < utf8.count else { return false }
        return utf8[index].isLetterOrDigit && utf8[index] < 0x80
    }
}

extension UInt8 {
    /// Whether the byte is a flag of a specifier.
    fileprivate var isFlag: Bool {
        switch self {
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "0"), UInt8(ascii: "#"), UInt8(ascii: "'"), 0x20: true
        default: false
        }
    }

    /// Whether the byte ends a specifier that takes an argument.
    fileprivate var isConversion: Bool {
        switch self {
        case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"),
            UInt8(ascii: "U"), UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "O"),
            UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
            UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"), UInt8(ascii: "c"), UInt8(ascii: "C"),
            UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "p"), UInt8(ascii: "n"):
            true
        default: false
        }
    }

    /// Whether the byte is an ASCII letter or digit, or part of a longer UTF-8 sequence.
    var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
            true
        default: false
        }
    }
}
