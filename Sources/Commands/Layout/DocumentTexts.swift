internal import Projects
internal import SourceText
internal import StringTables

/// The texts of a document in a language, as the system finds them: the table of the language or its part of a String
/// Catalog, then the one of Base; what neither has is what the document says.
struct DocumentTexts {
    /// The texts by `ObjectID.property`.
    private(set) var texts: [String: String] = [:]
    /// Tables that are there and cannot be read.
    private(set) var diagnostics: [Diagnostic] = []

    /// Reads the tables beside a document.
    ///
    /// A document is in a language folder (`Base.lproj`), whose neighbours hold the tables, or beside the language
    /// folders.
    ///
    /// - Parameters:
    ///   - document: the path of the document.
    ///   - locale: a language tag; empty for the document's own texts.
    init(of document: String, locale: String) {
        guard !locale.isEmpty else { return }
        let folder = FilePath.folder(document)
        let name = document.split(separator: "/").last.map(String.init) ?? document
        let table = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        let root = folder.hasSuffix(".lproj") ? FilePath.folder(folder) : folder
        for language in ["Base"] + Self.fallbacks(locale).reversed() {
            for languageFolder in folders(in: root, language: language) {
                read(languageFolder + "/" + table + ".strings")
            }
            for catalog in [root + "/" + table + ".xcstrings", root + "/mul.lproj/" + table + ".xcstrings"] {
                read(catalog, language: language)
            }
        }
    }

    /// A tag and what it falls back to: `zh-Hant-HK`, `zh-Hant`, `zh`.
    private static func fallbacks(_ tag: String) -> [String] {
        var parts = tag.split(separator: "-").map(String.init)
        var tags: [String] = []
        while !parts.isEmpty {
            tags.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        return tags
    }

    private mutating func folders(in root: String, language: String) -> [String] {
        do throws(SourceError) {
            return try FileAccess.names(in: root)
                .filter { $0.hasSuffix(".lproj") && LanguageFolder(name: String($0.dropLast(6))).tag == language }
                .map { root + "/" + $0 }
        } catch {
            diagnostics.append(Diagnostic(error))
            return []
        }
    }

    /// Takes the texts of a language from a String Catalog, if there is one and it has the language.
    private mutating func read(_ path: String, language: String) {
        guard FileAccess.kind(of: path) == .file else { return }
        do throws(SourceError) {
            guard let catalog = try TableLoader.open(path) as? CatalogFile else { return }
            let isSource = catalog.sourceLanguage == language
            guard isSource || catalog.languages.contains(language) else { return }
            let entries = isSource ? catalog.entries : catalog.entries(forLanguage: language)
            for entry in VariedText.shownEach(entries) {
                texts[entry.key] = entry.value
            }
        } catch {
            diagnostics.append(Diagnostic(error))
        }
    }

    private mutating func read(_ path: String) {
        guard FileAccess.kind(of: path) == .file else { return }
        do throws(SourceError) {
            for entry in VariedText.shownEach(try TableLoader.open(path).entries) {
                texts[entry.key] = entry.value
            }
        } catch {
            diagnostics.append(Diagnostic(error))
        }
    }
}
