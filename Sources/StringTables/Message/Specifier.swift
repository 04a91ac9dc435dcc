/// A conversion specification as `String(format:)` takes it, for example `%1$@` or `%-5.2lf`.
///
/// The grammar is that of `printf` in IEEE Std 1003.1 with Foundation's `%@`, `%C`, `%S`, `%D`, `%U`, `%O` and the
/// variables of a `.stringsdict`, `%#@name@`. The space flag counts only where no word can follow it: `% ld` is a
/// number, "100% guaranteed" is prose.
package struct Specifier: Sendable, Hashable {
    /// Where an argument comes from.
    package enum Source: Sendable, Hashable {
        /// The next argument in order.
        case next
        /// The argument with this number, from 1.
        case number(Int)
    }

    /// A field width or a precision.
    package enum Field: Sendable, Hashable {
        case none
        /// Digits in the specifier itself.
        case digits(Int)
        /// `*`: an `int` argument.
        case argument(Source)
    }

    /// The kind of value that is inserted.
    package enum Conversion: Sendable, Hashable {
        /// `%#@name@`: the name is in the text.
        case variable
        /// `%arg`: the number of a String Catalog's substitution.
        case substitutionNumber
        /// A letter, with a length modifier before it.
        case letter(UInt8, LengthModifier)
    }

    /// A length modifier.
    package enum LengthModifier: UInt8, Sendable, Hashable {
        case none, hh, h, l, ll, q, j, z, t, L
    }

    package var source: Source
    package var width: Field
    package var precision: Field
    package var conversion: Conversion

    /// The type of the argument.
    package var type: ArgumentType {
        switch conversion {
        case .variable, .substitutionNumber: .number64
        case .letter(let letter, let modifier): ArgumentType(letter: letter, modifier: modifier)
        }
    }
}

/// The type that an argument must have.
package enum ArgumentType: String, Sendable, Hashable {
    case object
    case number32
    case number64
    case double
    case longDouble
    case unichar
    case cString
    case unicharString
    case pointer

    /// Whether it is a number.
    package var isNumber: Bool {
        switch self {
        case .number32, .number64, .double, .longDouble: true
        case .object, .unichar, .cString, .unicharString, .pointer: false
        }
    }

    init(letter: UInt8, modifier: Specifier.LengthModifier) {
        switch letter {
        case UInt8(ascii: "@"): self = .object
        case UInt8(ascii: "C"): self = .unichar
        case UInt8(ascii: "s"): self = modifier == .l ? .unicharString : .cString
        case UInt8(ascii: "S"): self = .unicharString
        case UInt8(ascii: "p"), UInt8(ascii: "n"): self = .pointer
        case UInt8(ascii: "a"), UInt8(ascii: "A"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "f"),
            UInt8(ascii: "F"), UInt8(ascii: "g"), UInt8(ascii: "G"):
            // Foundation reads all of these modifiers as the one of `long double`.
            self = modifier == .L || modifier == .ll || modifier == .q ? .longDouble : .double
        case UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "O"): self = .number64
        default:
            switch modifier {
            case .l, .ll, .q, .j, .z, .t: self = .number64
            case .none, .hh, .h, .L: self = .number32
            }
        }
    }
}

/// An argument that a format takes.
package struct Argument: Sendable, Hashable, Comparable {
    /// The argument's number, from 1.
    package var index: Int
    package var type: ArgumentType

    package init(index: Int, type: ArgumentType) {
        self.index = index
        self.type = type
    }

    package static func < (left: Argument, right: Argument) -> Bool {
        (left.index, left.type.rawValue) < (right.index, right.type.rawValue)
    }
}
