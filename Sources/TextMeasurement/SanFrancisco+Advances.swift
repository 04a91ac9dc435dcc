extension SanFrancisco {
    /// How much wider San Francisco's glyph for a character is than Inter's, in em.
    ///
    /// The same for every weight and both designs. A letter with marks is as wide as the letter. 0 outside the Latin
    /// letters, digits and punctuation that are frequent enough: the others have not been measured.
    ///
    /// - Parameter unit: a UTF-16 code unit.
    /// - Returns: the difference, below 0 where San Francisco is narrower.
    package static func advanceCorrection(of unit: UInt16) -> Double {
        if unit < 0x80 { return Double(corrections[Int(unit)]) / 1000 }
        if unit < 0x250 { return Double(corrections[Int(base(of: unit))]) / 1000 }
        switch unit {
        // In five labels of two apps.
        case 0x2018, 0x2019: return 0.085
        // In twelve labels of two apps.
        case 0x201C, 0x201D: return 0.11
        // Eight of 13 labels and fields of four apps have just this width, and two another.
        case 0x2318: return -0.095
        // Bullets of 10 to 24 points in 26 labels of eight apps.
        case 0x2022: return -0.17
        case 0x2026: return -0.009
        default: return 0
        }
    }

    /// The ASCII letter that a Latin letter is made from, or 0 if there is none.
    ///
    /// - Parameter unit: from 0x80 up to 0x24F.
    /// - Returns: the code of the letter.
    package static func base(of unit: UInt16) -> UInt16 {
        bases[Int(unit) - 0x80]
    }

    private static let bases: [UInt16] = (0x80..<0x250).map { (unit: UInt16) in
        guard let scalar = Unicode.Scalar(unit) else { return 0 }
        // Foundation is not imported here, so names give the base: "LATIN SMALL LETTER E WITH ACUTE".
        let words = scalar.properties.name?.split(separator: " ") ?? []
        guard words.count > 5, words[0] == "LATIN", words[2] == "LETTER", words[4] == "WITH", words[3].utf8.count == 1,
            let letter = words[3].utf8.first
        else { return 0 }
        return UInt16(letter) + (words[1] == "SMALL" ? 0x20 : 0)
    }

    /// Thousandths of an em, by ASCII code.
    private static let corrections: [Int8] = {
        var table = [Int8](repeating: 0, count: 128)
        for (character, correction) in fitted { table[Int(character.value)] = correction }
        return table
    }()

    /// The fit: ridge regression over 917 labels and 396 buttons, rounded.
    ///
    /// The underscore, of which these have few, is the mean of ten labels of three apps. The apostrophe is that of eleven of
    /// eight, the slash that of thirty of eighteen. The double quote is that of ten labels and check boxes of five, the percent
    /// sign that of twelve of six.
    private static let fitted: [(Unicode.Scalar, Int8)] = [
        ("!", 5), ("\"", 60), ("#", -9), ("$", 4), ("%", 40), ("'", 60), ("(", 7), (")", 7), (",", 4), ("-", 4),
        (".", 22), ("/", -45), ("0", 4), ("1", 12), ("2", -6), ("3", -8), ("4", -1), ("5", 10), ("6", 4), ("7", -4),
        ("8", 6), ("9", 7), (":", 23), ("<", -11), ("=", 1), (">", -13), ("?", 9), ("@", -1), ("A", -13), ("B", 15),
        ("C", -7), ("D", 8), ("E", -2), ("F", -2), ("G", 3), ("H", 10), ("I", 12), ("J", 4), ("K", 8), ("L", 1),
        ("M", -10), ("N", 1), ("P", 4), ("Q", 4), ("R", 13), ("S", 3), ("T", -8), ("U", 1), ("V", 3), ("W", 11),
        ("X", 14), ("Y", 1), ("Z", 9), ("[", 2), ("]", 2), ("_", 110), ("a", -11), ("b", -1), ("c", 1), ("d", -4),
        ("e", -10), ("f", 6), ("g", 1), ("h", -4), ("i", 8), ("j", 5), ("k", 3), ("l", 11), ("m", -1), ("o", -3),
        ("p", 3), ("q", -1), ("r", 7), ("s", -2), ("t", -2), ("u", 7), ("v", -14), ("w", -39), ("x", -16), ("y", -12),
        ("z", -7), ("{", 4), ("}", 4),
    ]
}
