package import CodeStrings
package import StringTables

extension LoadedProject {
    /// The String Catalogs that could be read, by path.
    package var catalogs: [(table: LoadedTable, catalog: CatalogFile)] {
        project.documents.compactMap { path in
            guard let table = table(at: path), let catalog = table.document as? CatalogFile else { return nil }
            return (table, catalog)
        }
    }

    /// All languages of tables and String Catalogs.
    package var knownLanguages: [String] { project.languages + catalogs.flatMap(\.catalog.languages) }

    /// Whether an Xcode project beside a document does not build it.
    func isLeftOut(_ path: String) -> Bool { built.leavesOutDocument(project.relativePath(of: path)) }

    /// Why nobody sees a table or document.
    ///
    /// - Parameter path: from the project's folder.
    /// - Returns: `nil` for what people see.
    package func reasonUnseen(_ path: String) -> String? {
        if foreignFiles.contains(path) { return "only a framework or a bundle has this language, and the app does not" }
        return built.leavesOutLanguage(of: path) ? "no Xcode project builds this language into the app" : nil
    }

    /// The tables and documents that nobody sees, by path from the project's folder, and why.
    ///
    /// - Complexity: O(*n*) in the number of files.
    package var unseenFiles: [String: String] {
        languageFiles.reduce(into: [:]) { $0[$1.path] = reasonUnseen($1.path) }
    }

    /// A table or document that nobody sees in a language, the first by path, and why.
    ///
    /// - Complexity: O(*n*) in the number of files.
    package func unseenFile(in language: String) -> (path: String, reason: String)? {
        languageFiles.filter { $0.tag == language }.map(\.path).sorted().lazy.compactMap { path in
            reasonUnseen(path).map { (path, $0) }
        }.first
    }

    /// The project as its users see it: without the languages that no Xcode project builds into the app, or that only a
    /// framework has.
    ///
    /// - Parameter languages: those that are kept, built or not.
    /// - Returns: the project, with what was read of it.
    /// - Complexity: O(*n*) in the number of files.
    package func ofSeenLanguages(besides languages: Set<String>) -> LoadedProject {
        let kept = languageFiles.filter { languages.contains($0.tag) }.map(\.path)
        return without(Set(unseenFiles.keys).subtracting(kept))
    }

    /// The tables and documents that lie in the folder of a language.
    private var languageFiles: [(path: String, tag: String)] {
        let tables = project.files.map { ($0.path, $0.language) }
        let documents = project.interfaces.compactMap { file in file.language.map { (file.path, $0) } }
        return (tables + documents).filter { !$0.1.isBase }.map { (path: $0.0, tag: $0.1.tag) }
    }

    /// What the code for the screens of phones, tablets and Macs declares.
    ///
    /// - Complexity: O(*n* · *t*) in the number of files and of targets.
    package var screenTypes: TypeIndex? {
        sources?.types.filter { !built.isOfOtherSystems($0.path) }
    }
}
