internal import TextMeasurement

/// How the advances of a substitute become those of the font asked for, in the font units of one face.
struct AdvanceCorrection: Sendable {
    private enum Rule {
        /// The font asked for is at hand.
        case none
        /// The addend, by UTF-16 unit; above the table only the apostrophes and the ellipsis differ.
        case added([Int32], apostrophe: Int32, ellipsis: Int32, digit: Int32?)
        /// The factor of an advance.
        case stretched(Double)
        /// The addend, by UTF-16 unit, and above the table the factor.
        case listed([Int32], Double)
        /// The most that the advance of a syllable or letter of Hangul is; signs beside them stay.
        case hangul(Int32)
        /// The factor of the advance of a letter of Hebrew; signs beside them stay.
        case hebrew(Double)
        /// The factor of the advance of a Chinese character or full-width sign.
        case chinese(Double)
    }

    private let rule: Rule

    /// No corrections.
    static var none: AdvanceCorrection { AdvanceCorrection(rule: .none) }

    private init(rule: Rule) { self.rule = rule }

    /// The corrections that `style` needs in `face`, which is its text or its display face.
    init(_ style: FontStyle, in face: Face) {
        guard style.needsCorrection else {
            rule = .none
            return
        }
        func units(_ unit: UInt16) -> Int32 {
            Int32((SanFrancisco.advanceCorrection(of: unit) * Double(face.unitsPerEm)).rounded())
        }
        switch style.fidelity {
        case .exact: rule = .none
        case .named(let standIn):
            rule = standIn.advances.map { Self.listed($0, standIn, face) } ?? .stretched(standIn.stretch)
        case .systemFont(_, let design):
            rule = .added(
                (0..<0x250).map(units),
                apostrophe: units(0x2019),
                ellipsis: units(0x2026),
                // Digits of one width are as wide as the zero.
                digit: design == .monospacedDigit ? face.advance(of: 0x30) + units(0x30) : nil
            )
        }
    }

    /// What makes the advances of a substitute those of a font whose letters are known; a letter with marks differs as the
    /// letter does.
    private static func listed(_ advances: NamedAdvances, _ standIn: FontSubstitute, _ face: Face) -> Rule {
        let addends = (UInt16(0)..<0x250).map { (unit: UInt16) -> Int32 in
            let letter = unit < 0x80 ? unit : SanFrancisco.base(of: unit)
            guard NamedAdvances.range.contains(letter) else {
                return Int32((Double(face.advance(of: UInt32(unit))) * (standIn.stretch - 1)).rounded())
            }
            let own = advances.advance(of: letter, boldness: standIn.boldness) * Double(face.unitsPerEm)
            return Int32(own.rounded()) - face.advance(of: UInt32(letter))
        }
        return .listed(addends, standIn.stretch)
    }

    /// The corrections that a face needs which stands in for one that Apple's systems fall back to.
    ///
    /// Hangul is 0.92 em wide in Noto Sans CJK and 0.875 em in Apple SD Gothic Neo: of twelve labels and buttons whose frames
    /// Xcode 9 fitted to Korean words, those of ten syllables and more give 0.87, the shorter ones 0.865 to 0.91, as frames
    /// are whole points; of 26 that Xcode 14 fitted, the longest give 0.88. Kana and full-width signs are 1 em wide in both
    /// Noto Sans CJK and the frames of 24 Japanese labels. Chinese is 1 em wide in Noto Sans CJK, and 1.02 em in the
    /// system font of some releases (``DocumentEra/spacesChinese``). Letters of Hebrew are 0.91 of those of Noto Sans Hebrew, in
    /// regular and in bold: 34 labels of one app that Xcode 11 fitted are within 4 % of that, and half within 1.2 %. Of other
    /// scripts no such frames are known.
    ///
    /// - Parameters:
    ///   - face: the face that a run is set in.
    ///   - script: the script of the run.
    ///   - style: the font that is asked for.
    init(fallback face: Face, for script: Script, in style: FontStyle) {
        if script == .han, style.era.spacesChinese, style.isSystemFont, !Self.isJapanese(face) {
            rule = .chinese(1.02)
        } else if script == .hangul {
            rule = .hangul(Int32((0.875 * Double(face.unitsPerEm)).rounded()))
        } else if script == .hebrew {
            rule = .hebrew(0.91)
        } else {
            rule = .none
        }
    }

    /// Whether a face has the characters as Japanese writes them: Hiragino's are 1 em wide.
    private static func isJapanese(_ face: Face) -> Bool { face.postScriptName.lowercased().contains("cjkjp") }

    /// Whether a UTF-16 code unit is a syllable or a letter of Hangul.
    private static func isHangul(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB: true
        default: false
        }
    }

    /// Whether advances stay as they are.
    var isNone: Bool {
        if case .none = rule { true } else { false }
    }

    /// An advance of the substitute, corrected to that of the font asked for.
    ///
    /// - Parameters:
    ///   - advance: the advance of a glyph in the substitute; not 0.
    ///   - unit: the UTF-16 code unit that the glyph's cluster begins with.
    /// - Returns: the advance, rounded to a font unit of the substitute.
    @inline(__always)
    func corrected(_ advance: Int32, of unit: UInt16) -> Int32 {
        switch rule {
        case .none: return advance
        case .hangul(let most): return Self.isHangul(unit) ? min(advance, most) : advance
        case .hebrew(let factor):
            return (0x05D0...0x05F2).contains(unit) ? Int32((Double(advance) * factor).rounded()) : advance
        case .chinese(let factor): return unit >= 0x2E80 ? Int32((Double(advance) * factor).rounded()) : advance
        case .stretched(let factor): return Int32((Double(advance) * factor).rounded())
        case .listed(let addends, let factor):
            return unit < 0x250 ? advance + addends[Int(unit)] : Int32((Double(advance) * factor).rounded())
        case .added(let table, let apostrophe, let ellipsis, let digit):
            if let digit, (0x30...0x39).contains(unit) { return digit }
            if unit < 0x250 { return advance + table[Int(unit)] }
            if unit == 0x2018 || unit == 0x2019 { return advance + apostrophe }
            return unit == 0x2026 ? advance + ellipsis : advance
        }
    }
}
