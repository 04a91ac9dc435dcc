internal import CHarfBuzz

/// A script by its ISO 15924 tag, packed as HarfBuzz and OpenType pack it.
package struct Script: Sendable, Hashable {
    let tag: UInt32

    init(tag: UInt32) { self.tag = tag }

    /// The script with a tag of four ASCII letters, for example `Arab`.
    package init(_ name: StaticString) {
        tag = name.description.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// The tag, for example `Arab`.
    package var name: String {
        String((0..<4).map { Character(Unicode.Scalar(UInt8(truncatingIfNeeded: tag >> (24 - 8 * UInt32($0))))) })
    }

    // Written as numbers, so that asking for one costs nothing.
    static var common: Script { Script(tag: 0x5A79_7979) }  // Zyyy
    static var inherited: Script { Script(tag: 0x5A69_6E68) }  // Zinh
    static var unknown: Script { Script(tag: 0x5A7A_7A7A) }  // Zzzz
    static var latin: Script { Script(tag: 0x4C61_746E) }  // Latn
    static var cyrillic: Script { Script(tag: 0x4379_726C) }  // Cyrl
    static var greek: Script { Script(tag: 0x4772_656B) }  // Grek
    static var han: Script { Script(tag: 0x4861_6E69) }  // Hani
    static var hangul: Script { Script(tag: 0x4861_6E67) }  // Hang
    static var hiragana: Script { Script(tag: 0x4869_7261) }  // Hira
    static var arabic: Script { Script(tag: 0x4172_6162) }  // Arab
    static var katakana: Script { Script(tag: 0x4B61_6E61) }  // Kana
    static var bopomofo: Script { Script(tag: 0x426F_706F) }  // Bopo
    static var hebrew: Script { Script(tag: 0x4865_6272) }  // Hebr
    static var thai: Script { Script(tag: 0x5468_6169) }  // Thai
    static var tibetan: Script { Script(tag: 0x5469_6274) }  // Tibt
    static var devanagari: Script { Script(tag: 0x4465_7661) }  // Deva
    static var armenian: Script { Script(tag: 0x4172_6D6E) }  // Armn
    static var georgian: Script { Script(tag: 0x4765_6F72) }  // Geor

    /// Whether characters of this script take the script of their neighbours (UAX #24, section 5.2).
    var isReal: Bool { self != .common && self != .inherited && self != .unknown }

    /// Whether the script belongs to Chinese, Japanese or Korean.
    var isEastAsian: Bool {
        self == .han || self == .hangul || self == .hiragana || self == .katakana || self == .bopomofo
    }

    /// The script of a scalar (UAX #24).
    static func of(_ scalar: UInt32) -> Script {
        // Latin-1 and Latin Extended-A and -B, most of what is ever measured.
        if scalar < 0x80 {
            let letter = scalar | 0x20
            return letter >= 0x61 && letter <= 0x7A ? .latin : .common
        }
        return unsafe Script(tag: hb_unicode_script(hb_unicode_funcs_get_default(), scalar).rawValue)
    }

    /// The composition of two scalars, if Unicode has one.
    static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
        var composed: hb_codepoint_t = 0
        guard unsafe hb_unicode_compose(hb_unicode_funcs_get_default(), first, second, &composed) != 0 else {
            return nil
        }
        return composed
    }

    /// The canonical decomposition of a scalar, if it has one; the second part is 0 for a singleton.
    static func decomposition(_ scalar: UInt32) -> (UInt32, UInt32)? {
        var first: hb_codepoint_t = 0
        var second: hb_codepoint_t = 0
        guard unsafe hb_unicode_decompose(hb_unicode_funcs_get_default(), scalar, &first, &second) != 0 else {
            return nil
        }
        return (first, second)
    }
}
