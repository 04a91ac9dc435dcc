import StringTables

/// Letters with a mark above and a mark below, as Xcode's accented pseudolanguage looks.
///
/// Apple's choice of marks is not public. This one is that of L10n-swift, which imitates it: one of 22 marks above and
/// one of 14 below, by the letter's code point modulo 22 and 14. Specifiers and tags stay.
struct XcodeAccents: Transform {
    var spelling: String { "xcode-accented" }

    private static let above = marks([
        0x0300...0x0304, 0x0306...0x0308, 0x030A...0x0314, 0x0342...0x0343, 0x034A...0x034A,
    ])
    private static let below = marks([
        0x0316...0x0317, 0x031C...0x031C, 0x0324...0x0326, 0x0329...0x0329, 0x032B...0x0331,
    ])

    private static func marks(_ ranges: [ClosedRange<UInt32>]) -> [[UInt8]] {
        ranges.joined().compactMap(Unicode.Scalar.init).map { Array(String($0).utf8) }
    }

    func apply(to message: Message, in context: TransformContext) -> Message {
        message.mappingText { text, result in
            for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
                result += Array(String(scalar).utf8)
                guard Self.isLetter(scalar) else { continue }
                result += Self.above[Int(scalar.value) % Self.above.count]
                result += Self.below[Int(scalar.value) % Self.below.count]
            }
        }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }
}
