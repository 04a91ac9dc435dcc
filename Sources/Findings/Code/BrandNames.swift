internal import CodeFacts
internal import CodeStrings

/// Names of companies and products that an enumeration of them gives: `AIProvider.shortName`.
enum BrandNames {
    /// The ends of the names of types that list others' products.
    private static let types = [
        "Brand", "Brands", "Carrier", "Manufacturer", "Provider", "Providers", "Vendor", "Vendors",
    ]

    /// The last words of properties that name one.
    private static let properties: Set<String> = ["name", "title", "label"]

    /// What stands in such a list beside the names.
    private static let words: Set<String> = [
        "all", "any", "auto", "automatic", "custom", "default", "local", "manual", "none", "off", "other", "others",
        "system", "unknown",
    ]

    /// Whether a text is the name that such a type gives one of its cases.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func isOne(_ text: WrittenText, _ shown: ShownText) -> Bool {
        guard let owner = shown.situation.owners.last, shown.taker == "\(owner).\(shown.situation.function)",
            types.contains(where: owner.hasSuffix),
            shown.situation.function.words.last.map(properties.contains) == true
        else { return false }
        let parts = text.words
        return (1...2).contains(parts.count) && parts.allSatisfy { $0.first?.isUppercase == true }
            && !parts.contains { words.contains($0.lowercased()) }
    }
}
