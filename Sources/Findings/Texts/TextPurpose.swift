/// Whether people translate a text at all.
package enum TextPurpose {
    /// What developers write where a text is not for translators.
    private static let refusals: Set<String> = ["do not localize", "do not translate", "not localized"]

    /// The words that Interface Builder gives to new objects.
    private static let standIns: Set<String> = [
        "label", "multiline label", "wrapping label", "text", "text field", "text view", "text cell", "table view cell",
        "title", "subtitle", "detail", "button", "push button", "square button", "check", "check box", "radio",
        "radio button", "switch", "item", "item 1", "item 2", "item 3", "box", "window", "view",
    ]

    /// Whether a text is what Interface Builder puts in for it, which code replaces as a rule.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package static func isPlaceholder(_ text: String) -> Bool {
        let words = text.lowercased()
        return standIns.contains(words) || words.hasPrefix("lorem ipsum")
    }

    /// Those that are no label of a control, and so nothing that an app shows to people.
    private static let leftOvers: Set<String> = [
        "multiline label", "wrapping label", "text cell", "table view cell", "text field", "push button",
        "square button",
    ]

    /// Whether a text is what Interface Builder puts into a new object, and what no app says: somebody left it there.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package static func isLeftOver(_ text: String) -> Bool { leftOvers.contains(text.lowercased()) }

    /// Whether a note for translators says that a text only holds the place of another one.
    package static func callsPlaceholder(_ comment: String) -> Bool {
        let words = comment.lowercased()
        return words.contains("placeholder") && (words.contains("not translate") || words.contains("n't translate"))
    }

    /// The words of licences and of notes about rights, in small letters.
    private static let licences = [
        "copyright", "©", "all rights reserved", "permission is hereby granted", "mit license", "mit licence",
        "apache license", "gnu general public", "bsd license", "creative commons",
    ]

    /// The most words that the name of a licence has, with its version.
    private static let longestLicence = 5

    /// Whether a text is nothing but the name of a licence: `Apache License, Version 2.0`.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func isLicence(_ text: String) -> Bool {
        licences.contains(where: text.lowercased().hasPrefix)
            && text.split(whereSeparator: \.isWhitespace).count <= longestLicence
    }

    /// Whether a text stands for itself in all languages: the name of a product, an acronym, a licence or the name of a
    /// file.
    ///
    /// - Parameters:
    ///   - text: the text of the source language.
    ///   - products: the names of the app's products, in small letters.
    /// - Returns: `false` for what has words.
    /// - Complexity: O(*n*) in the length of the text.
    package static func isName(_ text: String, products: Set<String>) -> Bool {
        if isOwnName(text, products: products) { return true }
        let parts = text.split(whereSeparator: \.isWhitespace)
        guard parts.count == 1, let word = parts.first else { return false }
        let letters = word.filter(\.isLetter)
        if (2...5).contains(letters.count), letters.allSatisfy(\.isUppercase) { return true }
        // A file: a name, a full stop, and a short ending of letters and digits.
        let ending = word.lastIndex(of: ".").map { word[word.index(after: $0)...] } ?? ""
        return (1...5).contains(ending.count) && word.count > ending.count + 1
            && ending.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } && ending.contains(where: \.isLetter)
    }

    /// Whether a text is the name of the product, also between signs and without its spaces, a licence or a note about
    /// rights: nobody translates these, in whatever app.
    ///
    /// - Parameters:
    ///   - text: the text of the source language.
    ///   - products: the names of the app's products, in small letters.
    /// - Returns: `false` for all that somebody may translate.
    /// - Complexity: O(*n*) in the length of the text and of the names.
    package static func isOwnName(_ text: String, products: Set<String>) -> Bool {
        let words = text.lowercased()
        if products.contains(words) || products.contains(where: { isPart(words, of: $0) }) { return true }
        let letters = words.filter { $0.isLetter || $0.isNumber }
        if letters.count > 2, products.contains(where: { letters == $0.filter { $0.isLetter || $0.isNumber } }) {
            return true
        }
        return licences.contains(where: words.contains)
    }

    /// Whether a text is the first or the last words of a product's name, more than one: the name without that of its maker.
    private static func isPart(_ text: String, of product: String) -> Bool {
        guard text.contains(" ") else { return false }
        return product.hasPrefix(text + " ") || product.hasSuffix(" " + text)
    }

    /// Whether a text is a path, or an address of the web or of mail.
    private static func isAddress(_ text: String) -> Bool {
        guard !text.contains(where: \.isWhitespace) else { return false }
        return text.hasPrefix("/") || text.contains("://") || text.contains("@") && text.contains(".")
            || [".com", ".org", ".net"].contains { text.lowercased().hasSuffix($0) }
    }

    /// Whether a text is a single word with an underscore between letters or digits, which no language has.
    private static func isIdentifier(_ text: String) -> Bool {
        let parts = text.split(separator: "_")
        return parts.count > 1 && text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
    }

    /// The lengths of the parts of an identifier that is unique everywhere (RFC 9562).
    private static let uniquePartLengths = [8, 4, 4, 4, 12]

    /// Whether a text is an identifier such as `973df93c-e4dc-41fb-879e-0c7b532ebb70`.
    package static func isUniqueIdentifier(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.map(\.count) == uniquePartLengths && text.allSatisfy { $0 == "-" || $0.isHexDigit }
    }

    /// Symbols of units, as the SI Brochure (9th edition, tables 2 to 8) and medicine write them, those that are words
    /// of a language left out.
    private static let unitSymbols: Set<String> = [
        "m", "g", "s", "l", "L", "h", "A", "K", "mol", "cd", "Hz", "N", "Pa", "J", "W", "V", "Bq", "dB", "d",
        "mm", "cm", "km", "mg", "kg", "mL", "ml", "dL", "dl", "ms", "mmol", "kHz", "MHz", "GHz", "kPa", "hPa", "mmHg",
        "kJ",
        "kcal", "kW", "kWh", "mV", "mA", "mAh", "kB", "KB", "MB", "GB", "TB", "kbps", "Mbps", "U", "IU", "mU", "hr",
        "min",
        "bpm", "rpm", "fps", "px", "pt", "dpi",
    ]

    /// Whether a text is made of the symbols of units alone, such as `mmol/L`: they are the same in all languages that
    /// write with Latin letters.
    ///
    /// A single symbol may be a word; a quotient is none.
    private static func isUnit(_ text: String) -> Bool {
        let symbols = text.split(whereSeparator: { !$0.isLetter })
        return text.contains("/") && symbols.count > 1 && symbols.allSatisfy { unitSymbols.contains(String($0)) }
    }

    /// Whether a text of an interface says anything in a language.
    ///
    /// Numbers and signs are placeholders or the same everywhere, also with a unit of one or two letters, such as
    /// `0 U` or `10:09 AM`; so are quotients of units, identifiers such as `add_button`, paths and addresses; and some texts say themselves that they are
    /// not to be translated.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    package static func isForPeople(_ text: String) -> Bool {
        let letters = text.lazy.filter(\.isLetter).prefix(3).count
        guard letters > 0, letters > 2 || !text.contains(where: \.isNumber) else { return false }
        return !refusals.contains(text.lowercased()) && !isAddress(text) && !isUnit(text) && !isIdentifier(text)
            && !isUniqueIdentifier(text) && !isEncoding(text) && !fonts.contains(text)
    }

    /// Families of fonts that apps offer by their names, and that no other text is likely to be.
    private static let fonts: Set<String> = [
        "American Typewriter", "Andale Mono", "Arial", "Avenir Next", "Comic Sans MS", "Courier", "Courier New",
        "Gill Sans", "Helvetica", "Helvetica Neue", "Hoefler Text", "Lucida Grande", "Menlo", "Monaco", "SF Mono",
        "San Francisco", "Times New Roman", "Trebuchet MS", "Verdana", "Zapfino",
    ]

    /// Whether a text is the name of an encoding, which is the same everywhere: `Unicode (UTF-8)`, `Windows-1252`.
    private static func isEncoding(_ text: String) -> Bool {
        // Every text is asked, and an expression is compiled each time.
        guard text.utf8.count < 24, let first = text.utf8.first, "U(IWK".utf8.contains(first) else { return false }
        return text.wholeMatch(
            of: /(?:Unicode )?\(?UTF-?(?:7|8|16|32)(?:[BL]E)?\)?|ISO[- ]8859(?:-\d+)?|Windows-125\d|KOI8-[RU]/
        ) != nil
    }
}
