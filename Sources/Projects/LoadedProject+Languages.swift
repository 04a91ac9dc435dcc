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

    /// The tables and documents of languages that no Xcode project builds into the app, by path from the project's folder.
    ///
    /// - Complexity: O(*n*) in the number of files.
    package var unbuiltFiles: Set<String> {
        let tables = project.files.filter { !$0.language.isBase }.map(\.path)
        let documents = project.interfaces.filter { $0.language.map { !$0.isBase } ?? false }.map(\.path)
        return Set((tables + documents).filter { built.leavesOutLanguage(of: $0) })
    }

    /// The project as its users see it: without the languages that no Xcode project builds into the app.
    ///
    /// - Parameter languages: those that are kept, built or not.
    /// - Returns: the project, with what was read of it.
    /// - Complexity: O(*n*) in the number of files.
    package func ofBuiltLanguages(besides languages: Set<String>) -> LoadedProject {
        let unbuilt = unbuiltFiles
        let kept =
            project.files.filter { languages.contains($0.language.tag) }.map(\.path)
            + project.interfaces.filter { $0.language.map { languages.contains($0.tag) } ?? false }.map(\.path)
        return without(unbuilt.subtracting(kept))
    }
}
