internal import TextMeasurement

/// The names under which Apple's platforms and documents call the system font.
enum SystemFontName {
    private static let families = [
        "SFUIText", "SFUIDisplay", "SFUI", "SFProText", "SFProDisplay", "SFPro", "SFNSText", "SFNSDisplay", "SFNS",
        "SanFranciscoText", "SanFranciscoDisplay", "AppleSystemUIFont",
    ]

    private static let weights: [(name: String, weight: FontWeight)] = [
        ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
        ("semibold", .semibold), ("demi", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]

    /// The weight and slant that `name` asks for, or `nil` if it is not a name of the system font.
    static func style(of name: String) -> (weight: FontWeight, isItalic: Bool)? {
        let bare = name.hasPrefix(".") ? String(name.dropFirst()) : name
        guard let family = families.first(where: { bare.hasPrefix($0) }) else { return nil }
        var style = bare.dropFirst(family.count).lowercased()
        if style.hasPrefix("-") { style.removeFirst() }
        let isItalic = style.hasSuffix("italic")
        if isItalic { style.removeLast("italic".count) }
        if style.isEmpty { return (.regular, isItalic) }
        return weights.first { $0.name == style }.map { ($0.weight, isItalic) }
    }
}
