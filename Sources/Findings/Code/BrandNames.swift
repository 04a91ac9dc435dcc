internal import CodeFacts
internal import CodeStrings

/// Names of companies and products that an enumeration of them gives: `AIProvider.shortName`.
enum BrandNames {
    /// The ends of the names of types that list others' products.
    private static let types = [
        "Brand", "Branding", "Brands", "Carrier", "Manufacturer", "Provider", "Providers", "Vendor", "Vendors",
    ]

    /// The last words of properties that name one.
    private static let properties: Set<String> = ["name", "title", "label"]

    /// What stands in such a list beside the names.
    private static let words: Set<String> = [
        "all", "any", "auto", "automatic", "custom", "default", "local", "manual", "none", "off", "other", "others",
        "system", "unknown",
    ]

    /// Words in the names of views and models that thank others for what they made: `ThanksItem(title: "Moya")`.
    private static let thanks: Set<String> = [
        "acknowledgement", "acknowledgements", "attribution", "contributor", "credit", "credits", "dependency",
        "library", "thanks", "translator",
    ]

    /// Whether a text is the name that such a type gives one of its cases, or one in a list of those who are thanked.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func isOne(_ text: WrittenText, _ shown: ShownText) -> Bool {
        if isThanked(text, shown) { return true }
        guard let owner = shown.situation.owners.last, shown.taker == "\(owner).\(shown.situation.function)",
            types.contains(where: owner.hasSuffix),
            shown.situation.function.words.last.map(properties.contains) == true
        else { return false }
        let parts = text.words
        return (1...2).contains(parts.count) && parts.allSatisfy { $0.first?.isUppercase == true }
            && !parts.contains { words.contains($0.lowercased()) }
    }

    /// Whether a text is one capitalized word that such a view is made with, under a label which may be one of a name.
    private static func isThanked(_ text: WrittenText, _ shown: ShownText) -> Bool {
        let parts = shown.taker.split(separator: "(")
        guard parts.count == 2, parts[1].hasSuffix(":)"), text.words.count == 1,
            text.words[0].first?.isUppercase == true, !words.contains(text.words[0].lowercased())
        else { return false }
        return properties.contains(String(parts[1].dropLast(2))) && !thanks.isDisjoint(with: String(parts[0]).words)
    }
}
