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

    /// The tables and documents of languages that no Xcode project builds into the app, by path from the project's folder.
    ///
    /// - Complexity: O(*n*) in the number of files.
    package var unbuiltFiles: Set<String> { Set(languageFiles.map(\.path).filter(built.leavesOutLanguage)) }

    /// Whether nobody sees a table or document: no Xcode project builds its language into the app, or only a framework has it.
    ///
    /// - Parameter path: from the project's folder.
    package func isUnseen(_ path: String) -> Bool { foreignFiles.contains(path) || built.leavesOutLanguage(of: path) }

    /// A table or document that nobody sees in a language: the first by path.
    ///
    /// - Complexity: O(*n*) in the number of files.
    package func unseenFile(in language: String) -> String? {
        languageFiles.filter { $0.tag == language }.map(\.path).sorted().first(where: isUnseen)
    }

    /// The project as its users see it: without the languages that no Xcode project builds into the app, or that only a
    /// framework has.
    ///
    /// - Parameter languages: those that are kept, built or not.
    /// - Returns: the project, with what was read of it.
    /// - Complexity: O(*n*) in the number of files.
    package func ofSeenLanguages(besides languages: Set<String>) -> LoadedProject {
        without(unbuiltFiles.union(foreignFiles).subtracting(languageFiles.filter { languages.contains($0.tag) }.map(\.path)))
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
