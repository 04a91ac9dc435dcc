internal import Findings
internal import Foundation
internal import Interfaces
internal import Pseudolocales
internal import SourceText
internal import StringTables
internal import TextShaping

/// Reads the tables of a project in all languages, for the rules over tables.
struct LintReader {
    let project: Project
    private let configuration: Configuration
    let source: String
    /// Whether the translations in XLIFF exports are looked at.
    private let readsExports: Bool

    /// A table, and what its comments say about rules.
    struct Table: Sendable {
        var table: LocalizedTable
        /// The rules that comments of the source language ignore, by key.
        var ignores: [[UInt8]: Ignore]
    }

    /// What the comments of one key ignore.
    struct Ignore: Sendable {
        var rules: IgnoredRules
        var key: String
        /// Where it is said.
        var location: SourceLocation
    }

    private(set) var tables: [Table] = []
    /// Findings about files that could not be read, or whose end is dropped.
    private(set) var findings: [Finding] = []
    private(set) var errors: [Diagnostic] = []
    private(set) var unchecked: [CheckReport.Unchecked] = []

    init(project: Project, configuration: Configuration, source: String, readsExports: Bool) {
        self.project = project
        self.configuration = configuration
        self.source = source
        self.readsExports = readsExports
    }

    /// Reads everything; what cannot be read is noted and does not stop the others.
    ///
    /// - Parameter isWanted: whether a real language is looked at.
    mutating func read(where isWanted: (String) -> Bool) {
        let sources = project.sourceTables(source)
        let known = Set(sources.map(\.identity))
        var translations: [String: [Project.TableFile]] = [:]
        for file in project.files
        where !file.language.isBase && file.language.tag != source && isWanted(file.language.tag) {
            translations[file.identity, default: []].append(file)
        }
        for file in sources { strings(file, translations[file.identity] ?? []) }
        // The texts of these stand in a document, or in a property list.
        for identity in translations.keys.sorted() where !known.contains(identity) {
            guard let files = translations[identity], let first = files.first else { continue }
            withoutSource(first, files)
        }
        joinFormats()
        for path in project.documents { catalog(path, where: isWanted) }
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
        guard let document = open(file) else { return }
        let own = language(file.language.isBase ? source : file.language.tag, file.path, document, document.entries)
        if document.entries.isEmpty, !others.isEmpty {
            unchecked.append(
                CheckReport.Unchecked(
                    location: SourceLocation(path: own.path, line: 1, column: 1),
                    subject: file.table,
                    reason: "the table has no texts in the source language"
                )
            )
        }
        var table = LocalizedTable(name: file.table, file: file.path, source: own, translations: [])
        table.translations = self.languages(others)
        // The texts of the source language stand in Info.plist itself.
        table.isPartial = file.table == "InfoPlist" || file.table.hasSuffix("-InfoPlist") || document.entries.isEmpty
        table.objects = InterfaceObjects(project: project).identifiers(of: file)
        add(table)
    }

    /// A table that the source language does not have.
    private mutating func withoutSource(_ first: Project.TableFile, _ files: [Project.TableFile]) {
        let empty: StringsFile
        do throws(SourceError) {
            empty = try StringsFile(TextFile(decoding: [], path: project.path(of: first.path)))
        } catch {
            return
        }
        var table = LocalizedTable(
            name: first.table,
            file: first.parent.isEmpty ? first.fileName : first.parent + "/" + first.fileName,
            source: language(source, first.path, empty, []),
            translations: self.languages(files)
        )
        table.isPartial = true
        table.objects = InterfaceObjects(project: project).identifiers(of: first)
        add(table)
    }

    private mutating func catalog(_ path: String, where isWanted: (String) -> Bool) {
        let document: any TableDocument
        do throws(SourceError) {
            document = try TableOpening.open(project.path(of: path))
        } catch {
            unreadable(error, path, table: Generation.name(of: path))
            return
        }
        if readsExports, let export = document as? XLIFFFile { tables(of: export, path, where: isWanted) }
        guard let catalog = document as? CatalogFile else { return }
        let languages = catalog.languages.filter { name in
            name != catalog.sourceLanguage && !PseudolocaleFolder.isFake(name) && isWanted(name)
        }
        var table = LocalizedTable(
            name: Generation.name(of: path),
            file: path,
            source: language(catalog.sourceLanguage, path, catalog, catalog.entries),
            translations: []
        )
        for name in languages {
            table.translations.append(language(name, path, catalog, catalog.entries(forLanguage: name)))
        }
        table.isPartial = true
        for key in catalog.keys where !key.shouldTranslate { table.kept.insert(Array(key.key.utf8)) }
        add(table)
    }

    /// The translations that can be read.
    private mutating func languages(_ files: [Project.TableFile]) -> [LanguageTable] {
        var found: [LanguageTable] = []
        for file in files {
            guard let document = open(file) else { continue }
            found.append(language(file.language.tag, file.path, document, document.entries))
        }
        return found
    }

    mutating func language(
        _ tag: String,
        _ path: String,
        _ document: any TableDocument,
        _ entries: [TableEntry]
    ) -> LanguageTable {
        let long = entries.filter { LongestText.reason(against: $0) != nil }
        if !long.isEmpty { note(long, in: document, path) }
        return LanguageTable(
            language: tag,
            isRightToLeft: LanguageFolder.isRightToLeft(tag),
            categories: LanguagePlurals.categories(ofLanguage: tag).compactMap(PluralCategory.init(rawValue:)),
            path: project.shownPath(of: path),
            document: document,
            entries: long.isEmpty ? entries : entries.filter { LongestText.reason(against: $0) == nil }
        )
    }

    private mutating func note(_ entries: [TableEntry], in document: any TableDocument, _ path: String) {
        let lines = LineTable(document.file.utf8)
        for entry in entries {
            unchecked.append(
                CheckReport.Unchecked(
                    location: place(entry.valueOffset, project.shownPath(of: path), lines, document),
                    subject: entry.key,
                    reason: LongestText.reason(against: entry) ?? ""
                )
            )
        }
    }

    /// Takes over a table with what the configuration and its comments say.
    mutating func add(_ table: LocalizedTable) {
        var table = table
        var ignores: [[UInt8]: Ignore] = [:]
        let document = table.source.document
        let rules = TransformableText(kept: configuration.kept, table: table.name, of: document)
        let lines = LineTable(document.file.utf8)
        for entry in table.source.shown {
            let key = Array(entry.key.utf8)
            if let reason = rules.reasonToKeep(entry), reason != .stale { table.kept.insert(key) }
            for comment in entry.comments {
                do throws(Directive.Fault) {
                    guard let declared = try Directive.read(comment.text, rules: Rule.names),
                        declared.ignored != .none
                    else { continue }
                    ignores[key] = Ignore(
                        rules: declared.ignored,
                        key: entry.key,
                        location: place(comment.offset, table.source.path, lines, document)
                    )
                } catch {
                    let place = place(comment.offset + error.offset, document.file.path, lines, document)
                    let fault = Diagnostic(severity: .error, location: place, message: error.message)
                    if !errors.contains(fault) { errors.append(fault) }
                }
            }
        }
        tables.append(Table(table: table, ignores: ignores))
    }

    private func place(
        _ offset: Int,
        _ path: String,
        _ lines: LineTable,
        _ document: any TableDocument
    ) -> SourceLocation {
        let (line, column) = lines.position(at: offset, in: document.file.utf8)
        return SourceLocation(path: path, line: line, column: column)
    }

    // MARK: Files

    private mutating func open(_ file: Project.TableFile) -> (any TableDocument)? {
        do throws(SourceError) {
            let document = try TableOpening.open(project.path(of: file.path))
            add(.table(document), file.path, table: file.table)
            return document
        } catch {
            unreadable(error, file.path, table: file.table)
            return nil
        }
    }

    private mutating func unreadable(_ error: SourceError, _ path: String, table: String) {
        errors.append(Diagnostic(error))
        var shown = error
        if shown.location.path == project.path(of: path) { shown.location.path = project.shownPath(of: path) }
        add(.unreadable(shown), path, table: table)
    }

    private mutating func add(_ content: FileContext.Content, _ path: String, table: String) {
        findings += FileContext(content, path: path, shownPath: project.shownPath(of: path), table: table).findings
    }
}
