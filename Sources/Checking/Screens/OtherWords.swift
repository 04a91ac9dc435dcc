internal import Findings
internal import Interfaces
internal import Projects
internal import StringTables

/// The languages that have other words than the source language, so that what they keep is kept on purpose.
struct OtherWords {
    /// The most texts of a document that tell nothing of it: those of a launch screen may all be names.
    private static let most = 2

    private let source: String
    private let languages: [String]
    /// The languages of which some table has other words.
    private let inApp: Set<String>

    /// - Complexity: O(*n*) in the size of the tables.
    init(_ loaded: LoadedProject, languages: [String]) {
        (source, self.languages) = (loaded.source, languages)
        let translations = Dictionary(
            grouping: loaded.project.files.filter { languages.contains($0.language.tag) },
            by: \.identity
        )
        var found: Set<String> = []
        for file in loaded.sourceTables {
            guard let source = loaded.language(file.language.tag, at: file.path) else { continue }
            for other in translations[file.identity] ?? [] {
                let tag = other.language.tag
                guard !found.contains(tag), let texts = loaded.language(tag, at: other.path) else { continue }
                if Self.differ(texts, from: source) { found.insert(tag) }
            }
        }
        for path in loaded.project.documents {
            guard let source = loaded.language(loaded.source, at: path) else { continue }
            for tag in languages where !found.contains(tag) {
                if let texts = loaded.language(tag, at: path), Self.differ(texts, from: source) { found.insert(tag) }
            }
        }
        inApp = found
    }

    /// Whether a language has another text for a key.
    private static func differ(_ texts: LanguageTable, from source: LanguageTable) -> Bool {
        texts.shown.contains { entry in
            guard let own = source.forms[Array(entry.key.utf8)]?.first else { return false }
            return !source.entries[own].value.utf8.elementsEqual(entry.value.utf8)
        }
    }

    /// The languages that have other words for a text of a document, or elsewhere if the document has hardly any.
    ///
    /// - Parameters:
    ///   - texts: the texts of its tables by language and key.
    ///   - document: the document.
    /// - Returns: the tags of the languages.
    func languages(of texts: [String: [String: ScreenPlan.Text]], in document: InterfaceDocument) -> Set<String> {
        let shown = document.screens.flatMap(\.views).flatMap(\.content.shownTexts)
        let words = Dictionary(shown.map { ($0.key, texts[source]?[$0.key]?.value ?? $0.value) }) { first, _ in first }
        return Set(
            languages.filter { language in
                let own = (texts[language] ?? [:]).filter { words[$0.key] != nil }
                guard !own.isEmpty else { return false }
                if own.contains(where: { key, text in !text.value.utf8.elementsEqual(words[key, default: ""].utf8) }) {
                    return true
                }
                return own.count <= Self.most && inApp.contains(language)
            }
        )
    }
}
