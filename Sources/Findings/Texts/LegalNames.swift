/// Names of what holds licences, and the names of people.
enum LegalNames {
    private static let words: Set<String> = [
        "license", "licenses", "licence", "licences", "licensor", "legal", "acknowledgements", "acknowledgments",
        "credits", "contributors", "copyright", "copyrights", "maintainer", "maintainers", "translators", "attribution",
        "attributions",
    ]

    /// Whether one of the words of a name, in small letters, is one of them.
    static func include(_ words: [String]) -> Bool { !Self.words.isDisjoint(with: words) }
}
