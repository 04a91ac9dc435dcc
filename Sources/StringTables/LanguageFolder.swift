/// The name of a language folder, as people and old versions of Xcode write it.
package struct LanguageFolder: Sendable, Hashable {
    /// The folder's name without `.lproj`.
    package let name: String
    /// The language tag (BCP 47), or `Base` or `mul`.
    package let tag: String

    package init(name: String) {
        self.name = name
        tag = Self.oldNames[name] ?? name.split(separator: "_").joined(separator: "-")
    }

    /// Whether it holds what all languages share.
    package var isBase: Bool { tag == "Base" || tag == "mul" }

    /// The names that folders had before language tags.
    private static let oldNames = [
        "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
        "Dutch": "nl", "Korean": "ko", "Danish": "da", "Finnish": "fi", "Norwegian": "nb", "Portuguese": "pt",
        "Swedish": "sv", "Polish": "pl", "Russian": "ru", "Turkish": "tr", "Czech": "cs", "Hungarian": "hu",
        "Greek": "el", "Arabic": "ar", "Hebrew": "he", "Thai": "th",
    ]

    /// Whether texts of a language run from right to left.
    ///
    /// - Parameter tag: a language tag; a script subtag decides before the language.
    /// - Returns: whether the language's usual script runs from right to left.
    package static func isRightToLeft(_ tag: String) -> Bool {
        let parts = tag.split(separator: "-").map(String.init)
        if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
            return ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg"].contains(script)
        }
        let languages = ["ar", "fa", "he", "iw", "ur", "ps", "sd", "ug", "yi", "ji", "dv", "ckb", "syr", "nqo"]
        return parts.first.map { languages.contains($0.lowercased()) } ?? false
    }
}
