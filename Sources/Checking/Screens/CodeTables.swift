internal import CodeStrings
internal import Configurations
internal import Findings
internal import Interfaces
internal import Projects
internal import SourceText
internal import StringTables

/// The tables that code asks for its strings.
struct CodeTables: Sendable {
    /// A string of a table in all languages.
    struct Entry: Sendable {
        var key: String
        /// The name of the table.
        var table: String
        /// The path of the table's file from the project's folder.
        var file: String
        var source: ScreenPlan.Text
        /// By language tag.
        var translations: [String: ScreenPlan.Text]
        /// What comments declare.
        var declaration: TextDeclaration?
        /// Whether no pseudolocale changes it.
        var isKept: Bool
    }

    private struct Table: Sendable {
        var name: String
        var path: String
        /// The folder that holds the table or its language folder.
        var folder: String
        var keys: [String]
        var index: KeyIndex
    }

    private let loaded: LoadedProject
    private let configuration: Configuration
    private let languages: [String]
    private var tables: [Table] = []
    /// The translations of each table: the languages with the files that hold them.
    private var files: [String: [(language: String, path: String)]] = [:]
    /// All tables of the other languages, by their name.
    private let translations: [String: [Project.TableFile]]

    init(_ loaded: LoadedProject, configuration: Configuration, languages: [String]) {
        self.loaded = loaded
        self.configuration = configuration
        self.languages = languages
        let project = loaded.project
        translations = Dictionary(
            grouping: project.files.filter { languages.contains($0.language.tag) },
            by: \.table
        )
        let interfaces = Set(project.interfaces.map { $0.parent + "/" + $0.table })
        for path in project.documents {
            guard let catalog = loaded.table(at: path)?.document as? CatalogFile else { continue }
            let folder = FilePath.folder(path)
            let parent = folder.hasSuffix(".lproj") ? FilePath.folder(folder) : folder
            guard !interfaces.contains((parent == "." ? "" : parent) + "/" + FilePath.tableName(of: path)) else {
                continue
            }
            add(path, folder: parent, catalog.keys.map(\.key))
            files[path] = languages.map { ($0, path) }
        }
        for file in loaded.sourceTables {
            guard let table = loaded.table(at: file.path), !interfaces.contains(file.parent + "/" + file.table) else {
                continue
            }
            add(file.path, folder: file.parent, table.document.entries.map(\.key))
            files[file.path] = project.files.filter {
                $0.identity == file.identity && languages.contains($0.language.tag)
            }
            .map { ($0.language.tag, $0.path) }
        }
    }

    /// The strings whose source text only code holds, as the value of `NSLocalizedString`: their tables have no file of the
    /// source language.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - user: the file that shows the string: of several tables of a language that nearest to it counts.
    /// - Returns: `nil` if code gives no text, or no language translates it.
    private func sourceless(_ key: CodeKey, from user: String) -> Entry? {
        guard let name = key.pattern?.key, let value = key.defaultValue?.key, case .named(let table) = key.table else {
            return nil
        }
        let project = loaded.project
        let path = project.relativePath(of: key.location.path)
        var location = key.location
        location.path = project.shownPath(of: path)
        var found = Entry(
            key: name,
            table: table,
            file: path,
            source: ScreenPlan.Text(value: value, location: location),
            translations: [:],
            isKept: false
        )
        let near = (translations[table] ?? []).map { (FilePath.commonFolders($0.parent, user), $0) }
        // The nearest comes last and stays.
        for (_, file) in near.sorted(by: { $0.0 < $1.0 }) {
            guard let other = loaded.table(at: file.path),
                let texts = loaded.language(file.language.tag, at: file.path),
                let translation = Self.entry(name, in: texts)
            else { continue }
            found.translations[file.language.tag] = Self.text(translation, in: other)
        }
        return found.translations.isEmpty ? nil : found
    }

    private mutating func add(_ path: String, folder: String, _ keys: [String]) {
        let name = FilePath.tableName(of: path)
        guard !name.hasSuffix("InfoPlist"), !path.contains("Settings.bundle") else { return }
        tables.append(Table(name: name, path: path, folder: folder, keys: keys, index: KeyIndex(keys)))
    }

    /// The string that a place of code asks for; of several tables that have it that which is nearest to the code.
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - path: the file of the code, from the project's folder.
    /// - Returns: `nil` if no table has it, or if it cannot be said which key is meant.
    func entry(for key: CodeKey, from path: String) -> Entry? {
        var best: (table: Table, position: Int, nearness: Int)?
        for table in tables where key.asks(table: table.name) {
            let positions = table.index.positions(of: key.name)
            guard positions.count == 1, let position = positions.first else { continue }
            let nearness = FilePath.commonFolders(table.folder, path)
            if nearness > best?.nearness ?? -1 { best = (table, position, nearness) }
        }
        guard let best else { return sourceless(key, from: path) }
        return entry(best.table.keys[best.position], in: best.table)
    }

    private func entry(_ key: String, in table: Table) -> Entry? {
        guard let read = loaded.table(at: table.path), let own = loaded.language(loaded.source, at: table.path),
            let entry = Self.entry(key, in: own)
        else { return nil }
        var found = Entry(
            key: key,
            table: table.name,
            file: table.path,
            source: Self.text(entry, in: read),
            translations: [:],
            isKept: false
        )
        let rules = TransformableText(kept: configuration.kept, table: table.name, of: read.document)
        found.isKept = rules.reasonToKeep(entry) != nil
        found.declaration = read.directive(of: entry).declaration
        for (language, path) in files[table.path] ?? [] {
            guard let other = loaded.table(at: path), let texts = loaded.language(language, at: path),
                let translation = Self.entry(key, in: texts)
            else { continue }
            found.translations[language] = Self.text(translation, in: other)
        }
        return found
    }

    private static func text(_ entry: TableEntry, in table: LoadedTable) -> ScreenPlan.Text {
        ScreenPlan.Text(value: entry.value, location: table.location(at: entry.valueOffset))
    }

    /// The text of a key; of one with several forms that for `other`, which is the longest as a rule.
    private static func entry(_ key: String, in table: LanguageTable) -> TableEntry? {
        VariedText.shown((table.forms[Array(key.utf8)] ?? []).map { table.entries[$0] })
    }
}
