/// Functions and properties of Foundation and UIKit that pass texts on.
enum TextFunctions {
    /// Whether a member has the text of what it is a member of, but for the case of letters and white space.
    static func keepsText(_ name: String) -> Bool { keeping.contains(name) }

    /// Whether a member has its text in capitals.
    static func makesCapitals(_ name: String) -> Bool {
        ["uppercased", "uppercased(with:)", "uppercaseString", "localizedUppercase", "localizedUppercaseString"]
            .contains(name)
    }

    private static let keeping: Set<String> = [
        "uppercased", "lowercased", "capitalized", "localizedUppercase", "localizedCapitalized", "localizedLowercase",
        "uppercaseString", "lowercaseString", "capitalizedString", "localizedUppercaseString", "uppercased(with:)",
        "localizedCapitalizedString", "trimmingCharacters", "description", "attributed", "mutableCopy", "copy",
        "uppercasedFirstLetter", "firstUppercased", "capitalizingFirstLetter", "capitalizedFirstLetter",
        "replacingOccurrences", "stringByReplacingOccurrencesOfString", "stringByTrimmingCharactersInSet",
    ]

    /// Whether a member without a declaration at hand localizes the key that it is a member of.
    static func looksUp(_ name: String) -> Bool {
        name == "localized" || name == "localize" || name == "localizedString"
    }

    /// The types of texts.
    static let types: Set<String> = [
        "String", "NSString", "NSAttributedString", "NSMutableAttributedString", "AttributedString", "StringProtocol",
    ]

    /// The first argument of these is the text, or the format of the text.
    static let formats: Set<String> = [
        "String", "NSString", "NSAttributedString", "NSMutableAttributedString", "AttributedString", "stringWithFormat",
        "localizedStringWithFormat", "initWithString", "initWithFormat", "stringWithString", "Substring",
        "NSLocalizedString",
    ]

    /// What joins a text to another one.
    static let joining: Set<String> = [
        "appending", "stringByAppendingString", "stringByAppendingFormat", "appendingFormat",
    ]
}
