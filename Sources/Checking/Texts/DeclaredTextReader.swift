internal import Configurations
internal import Findings
internal import Interfaces
internal import Projects
internal import SourceText
internal import StringTables

/// Finds the texts of a project that have a declared box.
struct DeclaredTextReader {
    private let loaded: LoadedProject
    private let configuration: Configuration
    private var found = DeclaredTexts()
    private var usedScreenTexts: Set<Int> = []
    /// The screens of the configuration whose boxes come of a layout, by name.
    private let laidOut: Set<String>

    init(project: LoadedProject, configuration: Configuration) {
        loaded = project
        self.configuration = configuration
        laidOut = Set(configuration.screens.map(\.screen.name))
    }

    private var project: Project { loaded.project }

    /// Finds everything.
    ///
    /// - Parameter languages: the real languages that are to be checked.
    /// - Returns: the texts by table and line, and what is wrong with declarations.
    mutating func read(languages: [String]) -> DeclaredTexts {
        let translated = Dictionary(
            project.files.map { ("\($0.language.tag)\0\($0.identity)", $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for file in loaded.sourceTables {
            guard let table = loaded.table(at: file.path), let own = loaded.language(loaded.source, at: file.path)
            else { continue }
            let others = languages.compactMap { language -> (String, LanguageTable, LoadedTable)? in
                guard let other = translated["\(language)\0\(file.identity)"],
                    let texts = loaded.language(language, at: other.path), let table = loaded.table(at: other.path)
                else { return nil }
                return (language, texts, table)
            }
            texts(of: table, LocalizedEntries(of: table, own: own, languages: others))
        }
        for (table, catalog) in loaded.catalogs {
            guard let own = loaded.language(catalog.sourceLanguage, at: table.path) else { continue }
            let others = languages.compactMap { language in
                loaded.language(language, at: table.path).map { (language, $0, table) }
            }
            texts(of: table, LocalizedEntries(of: table, own: own, languages: others))
        }
        noteUnused()
        return found
    }

    /// Notes what the configuration declares in vain.
    private mutating func noteUnused() {
        for (screen, constraint, location) in configuration.unsolved where !laidOut.contains(screen) {
            found.unchecked.append(
                CheckReport.Unchecked(
                    location: location,
                    subject: "\(screen): \(constraint)",
                    reason: "it is not required, so it sets no limit; place the views to have the screen laid out"
                )
            )
        }
        for (index, text) in configuration.screenTexts.enumerated()
        where !usedScreenTexts.contains(index) && !laidOut.contains(text.screen) {
            found.unchecked.append(
                CheckReport.Unchecked(
                    location: text.declaration.location ?? SourceLocation(path: "overset.yml", line: 1, column: 1),
                    subject: "\(text.screen): \(text.key)",
                    reason: "no table has this key in the source language"
                )
            )
        }
    }

    private mutating func texts(of table: LoadedTable, _ entries: LocalizedEntries) {
        let document = table.document
        let rules = TransformableText(kept: configuration.kept, table: table.name, of: document)
        for entry in entries.shown {
            guard let declaration = declaration(of: entry, entries.directive(of: entry), table.name) else { continue }
            guard declaration.isConstraining, declaration.ignored != .all else { continue }
            let text = entries.localized(entry)
            if Self.holdsVariables(entry) {
                found.unchecked.append(
                    CheckReport.Unchecked(
                        location: text.location,
                        subject: entry.key,
                        reason: "its length depends on plural rules; each form is measured separately"
                    )
                )
                continue
            }
            let line = table.lines.bytes(ofLine: text.location.line, in: document.file.utf8)
            found.texts.append(
                DeclaredText(
                    table: table.name,
                    key: entry.key,
                    variant: entry.variant,
                    file: table.path,
                    isNested: TransformableText.isNested(entry, of: document),
                    value: entry.value,
                    location: text.location,
                    excerpt: SourceExcerpt(
                        line: String(decoding: line, as: UTF8.self),
                        column: text.location.column,
                        length: max(1, entry.value.unicodeScalars.count + 2)
                    ),
                    declaration: declaration,
                    isKept: rules.reasonToKeep(entry) != nil,
                    translations: text.translations
                )
            )
        }
    }

    /// Whether a text holds variables such as `%#@count@`, which are replaced by texts of their own.
    private static func holdsVariables(_ entry: TableEntry) -> Bool {
        Message(entry.value).segments.contains { segment in
            if case .specifier(let specifier) = segment.kind { return specifier.conversion == .variable }
            return false
        }
    }

    /// What the configuration and the comments say about an entry; `nil` if they say nothing.
    private mutating func declaration(
        of entry: TableEntry,
        _ directive: EntryDirective,
        _ table: String
    ) -> TextDeclaration? {
        var result: TextDeclaration?
        for (index, text) in configuration.screenTexts.enumerated()
        where text.key == entry.key && text.table.map({ $0 == table }) ?? true && !laidOut.contains(text.screen) {
            usedScreenTexts.insert(index)
            result = (result ?? TextDeclaration()).overlaid(by: text.declaration)
        }
        guard let comments = directive.declaration else { return result }
        return (result ?? TextDeclaration()).overlaid(by: comments)
    }
}
