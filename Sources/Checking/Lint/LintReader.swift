internal import Configurations
internal import Findings
internal import Interfaces
internal import Projects
internal import Pseudolocales
internal import SourceText
internal import StringTables

/// Puts the tables of a project together in all languages, for the rules over tables.
struct LintReader {
    let loaded: LoadedProject
    private let configuration: Configuration
    /// Whether the translations in XLIFF exports are looked at.
    private let readsExports: Bool

    /// A table, and what its comments say about rules.
    struct Table: Sendable {
        var table: LocalizedTable
        /// The rules that comments of the source language ignore, by key.
        var ignores: [[UInt8]: IgnoredRules] = [:]
        /// The rules that comments name, in file order.
        var ignored: [Ignored] = []
    }

    /// A rule that a comment ignores by its name.
    struct Ignored: Sendable, Hashable {
        var rule: String
        var key: String
        /// Where it is said.
        var location: SourceLocation
    }

    private(set) var tables: [Table] = []
    /// Findings about tables and documents that could not be read, or whose end is dropped.
    private(set) var findings: [Finding] = []
    private(set) var unchecked: [CheckReport.Unchecked] = []

    init(project: LoadedProject, configuration: Configuration, readsExports: Bool) {
        loaded = project
        self.configuration = configuration
        self.readsExports = readsExports
    }

    var project: Project { loaded.project }

    var source: String { loaded.source }

    /// Looks at everything; what could not be read is noted and does not stop the others.
    ///
    /// - Parameter isWanted: whether a real language is looked at.
    mutating func read(where isWanted: (String) -> Bool) {
        for item in project.leftOut where item.isError {
            // A folder that cannot be opened hides tables and documents alike.
            let error = SourceError(location: item.location, message: item.reason)
            let path = project.relativePath(of: item.location.path)
            findings += FileContext(.unreadable(error), path: path, shownPath: item.location.path).findings
        }
        let sources = loaded.sourceTables
        let known = Set(sources.map(\.identity))
        var translations: [String: [Project.TableFile]] = [:]
        for file in project.files
        where !file.language.isBase && file.language.tag != source && isWanted(file.language.tag) {
            translations[file.identity, default: []].append(file)
        }
        for file in sources { strings(file, translations[file.identity] ?? []) }
        // The texts of these are in a document, or in a property list.
        for identity in translations.keys.sorted() where !known.contains(identity) {
            guard let files = translations[identity], let first = files.first else { continue }
            withoutSource(first, files)
        }
        joinFormats()
        for path in project.documents { catalog(path, where: isWanted) }
        for file in project.interfaces {
            guard let language = file.language, !language.isBase, language.tag != source else {
                look(at: file)
                continue
            }
            if isWanted(language.tag) { look(at: file) }
        }
    }

    /// Tells a storyboard or xib that cannot be read.
    private mutating func look(at file: Project.InterfaceFile) {
        guard case .failure(let error)? = loaded.interface(at: file.path) else { return }
        unreadable(error, file.path, table: file.table)
    }

    /// Tells tables of the same name in two formats of each other's keys.
    private mutating func joinFormats() {
        var places: [String: [Int]] = [:]
        for (index, table) in tables.enumerated() {
            let path = table.table.file
            let folder = path.split(separator: "/").dropLast().joined(separator: "/")
            places[folder + "/" + table.table.name, default: []].append(index)
        }
        for group in places.values where group.count > 1 {
            for index in group {
                for other in group where other != index {
                    for language in tables[other].table.languages {
                        tables[index].table.elsewhere[language.language, default: []].formUnion(language.forms.keys)
                    }
                }
            }
        }
    }

    // MARK: Tables

    private mutating func strings(_ file: Project.TableFile, _ others: [Project.TableFile]) {
        guard let own = language(source, of: file), let loaded = loaded.table(at: file.path) else {
            // What is broken is told of each file, not after the source language is mended.
            for other in others { _ = open(other.path, table: other.table) }
            noteUncompared(file, others.count)
            return
        }
        let isEmpty = loaded.document.entries.isEmpty
        if isEmpty, !others.isEmpty {
            unchecked.append(
                CheckReport.Unchecked(
                    location: SourceLocation(path: own.path, line: 1, column: 1),
                    subject: file.table,
                    reason: "the table has no strings in the source language"
                )
            )
        }
        var table = LocalizedTable(name: file.table, file: file.path, source: own, translations: [])
        table.translations = others.compactMap { language($0.language.tag, of: $0) }
        // The texts of the source language are in Info.plist itself.
        table.isPartial = file.table == "InfoPlist" || file.table.hasSuffix("-InfoPlist") || isEmpty
        table.objects = self.loaded.objects(of: file)
        let shared = project.baseTable(named: file.fileName, in: file.parent).flatMap { base in
            base.path == file.path ? nil : self.loaded.table(at: base.path)
        }
        if let shared { table.elsewhere[source] = Set(shared.document.entries.map { Array($0.key.utf8) }) }
        add(table, loaded, base: shared)
    }

    /// Says how many translations are compared with nothing, as the table of the source language cannot be read.
    private mutating func noteUncompared(_ file: Project.TableFile, _ count: Int) {
        guard count > 0 else { return }
        let translations = count == 1 ? "its translation is" : "its \(count) translations are"
        unchecked.append(
            CheckReport.Unchecked(
                location: SourceLocation(path: project.shownPath(of: file.path), line: 1, column: 1),
                subject: file.table,
                reason: "\(translations) not checked until the table of the source language can be read"
            )
        )
    }

    /// A table that the source language does not have.
    private mutating func withoutSource(_ first: Project.TableFile, _ files: [Project.TableFile]) {
        let empty: StringsFile
        do throws(SourceError) {
            empty = try StringsFile(TextFile(decoding: [], path: project.path(of: first.path)))
        } catch {
            return
        }
        let none = LoadedTable(empty, path: first.path, shownPath: project.shownPath(of: first.path))
        var table = LocalizedTable(
            name: first.table,
            file: first.parent.isEmpty ? first.fileName : first.parent + "/" + first.fileName,
            source: LanguageTable(source, in: none, []),
            translations: files.compactMap { language($0.language.tag, of: $0) }
        )
        table.isPartial = true
        table.objects = loaded.objects(of: first)
        add(table, none)
    }

    private mutating func catalog(_ path: String, where isWanted: (String) -> Bool) {
        guard let loaded = open(path, table: FilePath.tableName(of: path)) else { return }
        if readsExports, let export = loaded.document as? XLIFFFile {
            tables(of: export, in: loaded, where: isWanted)
        }
        guard let catalog = loaded.document as? CatalogFile,
            let own = self.loaded.language(catalog.sourceLanguage, at: path)
        else { return }
        note(self.loaded.tooLong(catalog.sourceLanguage, at: path), in: loaded)
        let languages = catalog.languages.filter { name in
            name != catalog.sourceLanguage && !project.pseudolocales.contains(name) && isWanted(name)
        }
        var table = LocalizedTable(name: loaded.name, file: path, source: own, translations: [])
        for name in languages {
            guard let other = self.loaded.language(name, at: path) else { continue }
            note(self.loaded.tooLong(name, at: path), in: loaded)
            table.translations.append(other)
        }
        table.objects = self.loaded.objects(ofCatalog: path)
        table.isPartial = true
        for key in catalog.keys where !key.shouldTranslate { table.kept.insert(Array(key.key.utf8)) }
        add(table, loaded)
    }

    /// The texts of a table in one language; `nil` if it could not be read, which is noted.
    private mutating func language(_ tag: String, of file: Project.TableFile) -> LanguageTable? {
        guard let table = open(file.path, table: file.table) else { return nil }
        add(.table(table.document), file.path, table: file.table)
        note(loaded.tooLong(tag, at: file.path), in: table)
        var texts = loaded.language(tag, at: file.path)
        texts?.isBuilt = loaded.reasonUnseen(file.path) == nil
        return texts
    }

    /// Notes texts that are longer than any label's.
    mutating func note(_ long: [TableEntry], in table: LoadedTable) {
        unchecked += long.map { entry in
            CheckReport.Unchecked(
                location: table.location(at: entry.valueOffset),
                subject: entry.key,
                reason: TextLengthLimit.reason(against: entry) ?? ""
            )
        }
    }

    /// Takes over translations of a table that is there already.
    mutating func append(_ translations: [LanguageTable], toTableAt index: Int) {
        tables[index].table.translations += translations
    }

    /// Takes over a table with what the configuration and its comments say; what several comments say adds up.
    ///
    /// - Parameters:
    ///   - table: the table in all languages.
    ///   - loaded: the file of the source language.
    ///   - base: the one that all languages share beside it.
    mutating func add(_ table: LocalizedTable, _ loaded: LoadedTable, base: LoadedTable? = nil) {
        var added = Table(table: table)
        let rules = TransformableText(kept: configuration.kept, table: table.name, of: table.source.document)
        // The forms of a key in a String Catalog share its comment.
        var seen: Set<Ignored> = []
        var faults: [Diagnostic] = []
        let entries = table.source.shown.map { (entry: $0, file: loaded) }
        for (entry, file) in entries + (base.map { base in base.document.entries.map { ($0, base) } } ?? []) {
            let key = Array(entry.key.utf8)
            if rules.reasonToKeep(entry) != nil { added.table.kept.insert(key) }
            guard !entry.comments.isEmpty else { continue }
            faults += file.directiveFaults(of: entry).filter { !faults.contains($0) }
            for ignoring in file.directive(of: entry).ignoring {
                added.ignores[key] = (added.ignores[key] ?? .none).union(ignoring.rules)
                guard case .some(let names) = ignoring.rules else { continue }
                let location = file.location(at: ignoring.offset)
                added.ignored += names.map { Ignored(rule: $0, key: entry.key, location: location) }
                    .filter { seen.insert($0).inserted }
            }
        }
        tables.append(added)
        if !faults.isEmpty { add(.directives(faults), loaded.path, table: table.name) }
    }

    // MARK: Files

    private mutating func open(_ path: String, table: String) -> LoadedTable? {
        switch loaded.result(at: path) {
        case .success(let table): return table
        case .failure(let error): unreadable(error, path, table: table)
        case nil: break
        }
        return nil
    }

    private mutating func unreadable(_ error: SourceError, _ path: String, table: String) {
        var shown = error
        if shown.location.path == project.path(of: path) { shown.location.path = project.shownPath(of: path) }
        add(.unreadable(shown), path, table: table)
    }

    private mutating func add(_ content: FileContext.Content, _ path: String, table: String) {
        findings += FileContext(content, path: path, shownPath: project.shownPath(of: path), table: table).findings
    }
}
