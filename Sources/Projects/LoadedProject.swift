package import Findings
package import SourceCode
package import SourceText
package import StringTables

/// A project whose files are read, decoded and parsed once, for all that look at them.
///
/// Files with several languages are read at once, since they say which languages there are; the others when it is known
/// which of them are needed.
package struct LoadedProject: Sendable {
    package private(set) var project: Project
    /// The language that the app is written in.
    package let source: String
    /// The tables by path from the project's folder.
    private var tables: [String: Result<LoadedTable, SourceError>] = [:]
    /// The storyboards and xibs by path from the project's folder.
    private var interfaces: [String: Result<LoadedInterface, SourceError>] = [:]
    /// The texts of each language of each table.
    private var languages: [LanguagePlace: LoadedLanguage] = [:]
    /// What its Xcode projects build.
    package let built: BuiltFiles
    /// The tables and documents of frameworks in languages that the app does not have, by path from the project's folder.
    package let foreignFiles: Set<String>
    /// The code of the project; `nil` if it was not to be read.
    package private(set) var sources: LoadedSources?
    /// The tables of the source language whose texts are the keys of translations.
    private(set) var keyTables: [Project.TableFile] = []
    /// The files that were read, in the order of reading.
    private var order: [String] = []
    /// Whether the texts of tables that are read are looked up by language.
    private var isIndexed = true
    /// Contents that are taken in place of those of files, by path from the project's folder.
    private let replaced: [String: [UInt8]]

    private struct LanguagePlace: Hashable {
        var path: String
        var language: String
    }

    /// The texts of one language of a table.
    private struct LoadedLanguage: Sendable {
        var texts: LanguageTable
        /// The texts that are longer than any label's.
        var tooLong: [TableEntry]
    }

    /// Reads the files that hold several languages.
    ///
    /// - Parameters:
    ///   - project: the files that were found.
    ///   - wanted: the source language that the command line or the configuration names.
    ///   - location: where the configuration names it.
    ///   - replaced: contents that are taken in place of those of tables and documents, by path from the project's folder.
    /// - Throws: ``Failure`` if the wanted language has no tables or none can be determined.
    /// - Complexity: O(*n*) in the size of these files.
    package init(
        _ project: Project,
        source wanted: String?,
        saidAt location: SourceLocation? = nil,
        replacing replaced: [String: [UInt8]] = [:]
    ) throws(Failure) {
        var tables: [String: Result<LoadedTable, SourceError>] = [:]
        for path in project.documents { tables[path] = Self.table(path, in: project, replaced) }
        self.replaced = replaced
        self.project = project
        built = BuiltFiles(of: project)
        self.tables = tables
        order = project.documents
        let catalogs = project.documents.compactMap { path -> (path: String, file: CatalogFile)? in
            guard case .success(let table)? = tables[path] else { return nil }
            return (table.document as? CatalogFile).map { (path, $0) }
        }
        let source: String
        do throws(Failure) {
            source = try project.sourceLanguage(
                wanted: wanted,
                catalog: catalogs.first?.file.sourceLanguage,
                known: catalogs.flatMap { [$0.file.sourceLanguage] + $0.file.languages },
                where: { KeyTable.areTexts(in: project, of: $0) { Self.table($0, in: project, replaced) } }
            )
        } catch {
            guard wanted != nil, let location else { throw error }
            throw Failure(error.messages.map { Diagnostic(severity: .error, location: location, message: $0) })
        }
        self.source = source
        self.project = project.withoutLeftOver(in: source, where: built.leavesOutLanguage)
        let inCatalogs = catalogs.map { ($0.path, $0.file.languages) }
        foreignFiles = ForeignLanguages(of: project, built, source: source, catalogs: inCatalogs).files
    }

    // MARK: Reading

    /// Reads the tables of the source language, and of other languages.
    ///
    /// - Parameters:
    ///   - isIndexed: whether ``language(_:at:)`` will be asked for their texts.
    ///   - isWanted: whether a language is needed besides the source.
    /// - Complexity: O(*n*) in the size of the files that were not read before.
    package mutating func readTables(isIndexed: Bool = true, where isWanted: (String) -> Bool) {
        self.isIndexed = isIndexed
        for path in project.documents where isIndexed {
            guard let catalog = table(at: path)?.document as? CatalogFile else { continue }
            add(catalog.sourceLanguage, path, catalog.entries)
            for language in catalog.languages
            where isWanted(language) && self.language(language, at: path) == nil
                && !project.pseudolocales.contains(language)
            {
                add(language, path, catalog.entries(forLanguage: language))
            }
        }
        for file in project.sourceTables(source) { read(file, as: source) }
        // What all languages share holds remarks and keys of texts that the source language has itself.
        for file in project.files where file.language.isBase || isWanted(file.language.tag) {
            read(file, as: file.language.tag)
        }
        guard isIndexed, keyTables.isEmpty else { return }
        for files in project.sourcelessTables(source).values { readKeyTable(of: files) }
        keyTables.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// Makes the table of the source language of the keys that translations have, if these are texts.
    private mutating func readKeyTable(of files: [Project.TableFile]) {
        guard let first = files.first else { return }
        for file in files { self.read(file, as: file.language.tag) }
        let read = files.filter { reasonUnseen($0.path) == nil }.compactMap { table(at: $0.path) }
        let file = first.inLanguage(source)
        guard let made = KeyTable.table(of: read) else { return }
        tables[file.path] = .success(made)
        add(source, file.path, made.document.entries)
        keyTables.append(file)
    }

    /// Reads all storyboards and xibs.
    ///
    /// - Complexity: O(*n*) in the size of the files that were not read before.
    package mutating func readInterfaces() {
        for file in project.interfaces { readInterface(file.path) }
    }

    /// Reads all code below the project's folder, unless it was read before.
    ///
    /// - Parameters:
    ///   - swift: the reader of Swift; without one no code is read at all, of Objective-C neither: half of an app would not
    ///     tell which strings it uses.
    ///   - outputs: what the run itself writes, by absolute path.
    /// - Complexity: O(*n*) in the number of bytes, on all processors.
    package mutating func readSources(swift: (any CodeReader)?, besides outputs: Set<String> = []) {
        guard sources == nil, let swift else { return }
        sources = LoadedSources(
            below: project.root,
            relativePath: project.relativePath,
            swift: swift,
            selection: project.selection,
            outputs: outputs,
            built: built
        )
    }

    /// Reads the storyboards and xibs that texts of the source language are taken of.
    ///
    /// - Complexity: O(*n*) in the size of the files that were not read before.
    package mutating func readSourceInterfaces() {
        for file in sourceInterfaces { readInterface(file.path) }
    }

    /// Reads a table of any language; one that was read before is not read again.
    ///
    /// - Complexity: O(*n*) in the size of the file.
    package mutating func readTable(_ file: Project.TableFile) { read(file, as: file.language.tag) }

    /// Takes a table that was made, in place of what was read at its path.
    ///
    /// - Parameters:
    ///   - document: the table.
    ///   - path: its path from the project's folder; there need not be a file.
    /// - Complexity: O(*n*) in the size of the table.
    package mutating func take(made document: any TableDocument, at path: String) {
        if tables[path] == nil { order.append(path) }
        tables[path] = .success(LoadedTable(document, path: path, shownPath: project.shownPath(of: path)))
    }

    /// Reads the documents whose objects the tables belong to.
    ///
    /// - Complexity: O(*n*) in the size of the files that were not read before.
    package mutating func readInterfaces(of files: [Project.TableFile]) {
        for path in files.compactMap(project.interface(ofTable:)) { readInterface(path) }
    }

    private mutating func read(_ file: Project.TableFile, as language: String) {
        guard tables[file.path] == nil else { return }
        let table = Self.table(file.path, in: project, replaced)
        tables[file.path] = table
        order.append(file.path)
        if isIndexed, case .success(let table) = table { add(language, file.path, table.document.entries) }
    }

    private mutating func readInterface(_ path: String) {
        guard interfaces[path] == nil else { return }
        let shown = project.shownPath(of: path)
        interfaces[path] = Result { () throws(SourceError) in
            let bytes = if let made = replaced[path] { made } else { try FileAccess.read(project.path(of: path)) }
            return try LoadedInterface(TextFile(decoding: bytes, path: shown))
        }
    }

    private static func table(
        _ path: String,
        in project: Project,
        _ replaced: [String: [UInt8]]
    ) -> Result<LoadedTable, SourceError> {
        Result { () throws(SourceError) in
            let file = project.path(of: path)
            let document =
                if let made = replaced[path] { try TableFormat.read(made, path: file) } else {
                    try TableLoader.open(file)
                }
            return LoadedTable(document, path: path, shownPath: project.shownPath(of: path))
        }
    }

    private mutating func add(_ language: String, _ path: String, _ entries: [TableEntry]) {
        guard self.language(language, at: path) == nil, let table = table(at: path) else { return }
        let long = entries.filter { TextLengthLimit.reason(against: $0) != nil }
        let texts = long.isEmpty ? entries : entries.filter { TextLengthLimit.reason(against: $0) == nil }
        languages[LanguagePlace(path: path, language: language)] = LoadedLanguage(
            texts: LanguageTable(language, in: table, texts),
            tooLong: long
        )
    }

    /// Forgets the contents of all files.
    ///
    /// What could not be read stays in ``unread``.
    package mutating func forgetContents() {
        tables = tables.filter { if case .failure = $0.value { true } else { false } }
        interfaces = interfaces.filter { if case .failure = $0.value { true } else { false } }
        languages = [:]
        sources?.forgetContents()
    }

    /// The project without some of its tables and documents, by path from the project's folder.
    ///
    /// - Complexity: O(*n*) in the number of files.
    func without(_ paths: Set<String>) -> LoadedProject {
        guard !paths.isEmpty else { return self }
        var rest = self
        rest.project = project.without(paths)
        rest.languages = languages.filter { !paths.contains($0.key.path) }
        return rest
    }

    // MARK: What was read

    /// The table of a path from the project's folder; `nil` for one that was not read, or that is in ``unread``.
    package func table(at path: String) -> LoadedTable? {
        guard case .success(let table)? = tables[path] else { return nil }
        return table
    }

    /// The tables that could be read, in the order of reading.
    package var loadedTables: [LoadedTable] { order.compactMap(table) }

    /// What came of reading a table.
    ///
    /// - Parameter path: the path from the project's folder.
    /// - Returns: `nil` if it was not to be read.
    package func result(at path: String) -> Result<LoadedTable, SourceError>? { tables[path] }

    /// The texts of a language in a file, by tag and path from the project's folder, but those that are longer than any
    /// label's; `nil` if it was not read.
    package func language(_ language: String, at path: String) -> LanguageTable? {
        languages[LanguagePlace(path: path, language: language)]?.texts
    }

    /// The texts of a language in a file that are longer than any label's, by tag and path from the project's folder.
    package func tooLong(_ language: String, at path: String) -> [TableEntry] {
        languages[LanguagePlace(path: path, language: language)]?.tooLong ?? []
    }

    /// What came of reading the storyboard or xib of a path from the project's folder.
    ///
    /// - Returns: `nil` if it was not to be read.
    package func interface(at path: String) -> Result<LoadedInterface, SourceError>? { interfaces[path] }

    /// What was found but not read: what the search left out, then what could not be read, in the order of reading.
    package var unread: [UnreadItem] {
        project.leftOut
            + order.compactMap { path in
                guard case .failure(let error)? = tables[path] else { return nil }
                return UnreadItem(error)
            }
            + project.interfaces.compactMap { file in
                guard case .failure(let error)? = interfaces[file.path] else { return nil }
                return UnreadItem(error)
            }
            + unreadSources
    }
}
