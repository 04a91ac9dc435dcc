internal import SourceText
internal import StringTables

/// What is looked for in a built bundle: there extensions, frameworks and resource bundles belong to the app.
extension TableFinder {
    /// Takes a file or folder of a bundle.
    ///
    /// Links are passed over without a word: the versions of a framework are full of them.
    mutating func takeBundled(
        _ name: String,
        _ path: String,
        _ inner: String,
        relative: String,
        depth: Int
    ) throws(SourceError) {
        guard !FileAccess.isLink(path), name != "_CodeSignature" else { return }
        guard FileAccess.kind(of: path) == .folder else {
            if relative.hasSuffix("Settings.bundle"), name.hasSuffix(".plist") { settingsPages.append(inner) }
            if name == "Info.plist" { infoPlists.append(inner) }
            if name.hasSuffix(".xcstrings") { bundledCatalogs.append(inner) }
            if isTable(name) {
                let reason = "it is not in a language folder, so no language replaces it"
                leftOut.append(UnreadItem(leftOut: path, reason: reason))
            }
            return
        }
        // A compiled document is a folder too, and one outside of a language folder has no other languages.
        guard !Self.isCompiledDocument(name) else { return }
        if name.hasSuffix(".lproj") {
            try language(path, relative: inner, parent: relative, name: String(name.dropLast(6)))
        } else {
            try search(path, relative: inner, depth: depth + 1)
        }
    }

    /// Takes a compiled document, or a String Catalog that was copied as it is, in a language folder.
    mutating func takeCompiled(_ name: String, _ inner: String, parent: String, language: LanguageFolder) {
        if name.hasSuffix(".xcstrings") { bundledCatalogs.append(inner) }
        guard Self.isCompiledDocument(name), language.isBase else { return }
        compiledDocuments.append(Project.InterfaceFile(path: inner, parent: parent, language: language))
    }

    private static func isCompiledDocument(_ name: String) -> Bool {
        name.hasSuffix(".nib") || name.hasSuffix(".storyboardc")
    }
}
