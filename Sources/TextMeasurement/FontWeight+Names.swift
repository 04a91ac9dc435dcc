extension FontWeight {
    /// The weights that the ends of PostScript names stand for; what holds another one comes before it.
    private static let endings: [(ending: String, weight: FontWeight)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light), ("w3", .regular),
        ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold), ("extrabold", .heavy), ("w6", .semibold),
        ("bold", .bold), ("heavy", .heavy), ("black", .black), ("medium", .medium), ("w8", .heavy),
    ]

    /// The weight and slant that a PostScript name says behind its hyphen: `Brand-LightItalic`.
    ///
    /// - Parameter name: the PostScript name.
    /// - Returns: the regular weight and upright where it says nothing.
    /// - Complexity: O(*n*) in the length of the name.
    package static func style(of name: String) -> (weight: FontWeight, isItalic: Bool) {
        let style = name.split(separator: "-", maxSplits: 1).dropFirst().first.map { $0.lowercased() } ?? ""
        let weight = endings.first { style.contains($0.ending) }?.weight ?? .regular
        return (weight, style.contains("italic") || style.contains("oblique"))
    }
}
