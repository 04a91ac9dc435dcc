/// An image of an asset catalog that has pictures of its own for some languages.
package struct LocalizedImage: Sendable, Hashable {
    /// The languages that have a picture, as tags, by what else tells pictures apart: the device, light and dark.
    ///
    /// The key is a phrase, such as `dark, iPad`; empty for pictures of all devices in all appearances.
    package var languages: [String: Set<String>]

    package init(languages: [String: Set<String>]) { self.languages = languages }

    /// The languages without a picture, with the variants that lack it.
    ///
    /// - Parameter all: the languages of the app, as tags.
    /// - Returns: for each language that lacks one in any variant, in the order of `all`, these variants; none for a
    ///   language that has no picture at all.
    /// - Complexity: O(*n* · *v*) in the number of languages and variants.
    package func missing(of all: [String]) -> [(language: String, variants: [String])] {
        all.compactMap { language in
            // A picture for `pt` is the one for `pt-BR` as well.
            let primary = String(language.prefix { $0 != "-" })
            let lacking = languages.filter { !$0.value.contains(language) && !$0.value.contains(primary) }.keys.sorted()
            guard !lacking.isEmpty else { return nil }
            return (language, lacking.count == languages.count ? [] : lacking)
        }
    }
}
