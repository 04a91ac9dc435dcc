internal import Findings
internal import Interfaces
internal import SourceText
internal import StringTables

/// Reads the tables of a project and the declarations for their texts.
struct CheckReader {
    private let project: Project
    private let configuration: Configuration
    private let source: String
    private var plan = CheckPlan()
    private var usedScreenTexts: Set<Int> = []
    /// The screens of the configuration whose boxes come of a layout, by name.
    private let laidOut: Set<String>
    /// The String Catalogs that could be read, by path.
    private var catalogs: [(path: String, catalog: CatalogFile)] = []

    init(project: Project, configuration: Configuration, source: String) {
        self.project = project
        self.configuration = configuration
        self.source = source
        laidOut = Set(configuration.screens.map(\.screen.name))
        for path in project.documents {
            do throws(SourceError) {
                guard let catalog = try TableOpening.open(project.path(of: path)) as? CatalogFile else { continue }
                catalogs.append((path, catalog))
            } catch {
                plan.errors.append(Diagnostic(error))
            }
        }
    }

    /// The languages that the String Catalogs have texts of.
    var catalogLanguages: [String] { catalogs.flatMap(\.catalog.languages) }

    /// Reads everything.
    ///
    /// - Parameter languages: the real languages that are to be checked.
    /// - Returns: the texts by table and line, and what is wrong with files and declarations.
    mutating func read(languages: [String]) -> CheckPlan {
        let translated = Dictionary(
            project.files.map { ("\($0.language.tag)\0\($0.identity)", $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for table in project.sourceTables(source) {
            guard let document = open(table) else { continue }
            var translations: [String: TranslatedTable] = [:]
            for language in languages {
                if let other = translated["\(language)\0\(table.identity)"], let document = open(other) {
                    let path = project.shownPath(of: other.path)
                    translations[language] = TranslatedTable(document.entries, of: document, path: path)
                }
            }
            texts(of: document, path: table.path, table: table.table, translations)
        }
        for (path, catalog) in catalogs {
            var translations: [String: TranslatedTable] = [:]
            for language in languages {
                let entries = catalog.entries(forLanguage: language)
                translations[language] = TranslatedTable(entries, of: catalog, path: project.shownPath(of: path))
            }
            texts(of: catalog, path: path, table: Generation.name(of: path), translations)
        }
        for (screen, constraint, location) in configuration.unsolved where !laidOut.contains(screen) {
            plan.unchecked.append(
                CheckReport.Unchecked(
                    location: location,
                    subject: "\(screen): \(constraint)",
                    reason: "it is not required, so it limits no box; place the views to have the screen laid out"
                )
            )
        }
        for (index, text) in configuration.screenTexts.enumerated()
        where !usedScreenTexts.contains(index) && !laidOut.contains(text.screen) {
            plan.unchecked.append(
                CheckReport.Unchecked(
                    location: text.declaration.location ?? SourceLocation(path: "overset.yml", line: 1, column: 1),
                    subject: "\(text.screen): \(text.key)",
                    reason: "no table has this key in the source language"
                )
            )
        }
        return plan
    }

    /// Opens a table; what goes wrong is noted and does not stop the others.
    private mutating func open(_ table: Project.TableFile) -> (any TableDocument)? {
        do throws(SourceError) {
            return try TableOpening.open(project.path(of: table.path))
        } catch {
            plan.errors.append(Diagnostic(error))
            return nil
        }
    }

    private mutating func texts(
        of document: any TableDocument,
        path: String,
        table: String,
        _ translations: [String: TranslatedTable]
    ) {
        let lines = LineTable(document.file.utf8)
        let rules = TransformableText(kept: configuration.kept, table: table, of: document)
        let last = Dictionary(
            document.entries.map { (TranslatedTable.Identity($0), $0.index) },
            uniquingKeysWith: { $1 }
        )
        let variants = Set(document.entries.map(TranslatedTable.Identity.init))
        let varied = Set(variants.filter { $0.variant != nil }.map(\.key))
        for entry in document.entries where last[TranslatedTable.Identity(entry)] == entry.index {
            guard let declaration = declaration(of: entry, in: document, table, lines) else { continue }
            guard declaration.isConstraining, declaration.ignored != .all else { continue }
            let (line, column) = lines.position(at: entry.valueOffset, in: document.file.utf8)
            if let reason = LongestText.reason(against: entry) {
                plan.unchecked.append(
                    CheckReport.Unchecked(
                        location: SourceLocation(path: project.shownPath(of: path), line: line, column: column),
                        subject: entry.key,
                        reason: reason
                    )
                )
                continue
            }
            if Self.holdsVariables(entry) {
                plan.unchecked.append(
                    CheckReport.Unchecked(
                        location: SourceLocation(path: project.shownPath(of: path), line: line, column: column),
                        subject: entry.key,
                        reason: "its length depends on plural rules; their texts are measured each by itself"
                    )
                )
                continue
            }
            var found: [String: [ConstrainedText.Translation]] = [:]
            for (language, table) in translations {
                found[language] = table.translations(of: entry, besides: variants, varied: varied)
            }
            plan.texts.append(
                ConstrainedText(
                    table: table,
                    key: entry.key,
                    variant: entry.variant,
                    file: path,
                    isNested: FakeTexts.isNested(entry, of: document),
                    value: entry.value,
                    location: SourceLocation(path: project.shownPath(of: path), line: line, column: column),
                    excerpt: SourceExcerpt(
                        line: String(decoding: lines.bytes(ofLine: line, in: document.file.utf8), as: UTF8.self),
                        column: column,
                        length: max(1, entry.value.unicodeScalars.count + 2)
                    ),
                    declaration: declaration,
                    isKept: rules.reasonToKeep(entry) != nil,
                    translations: found
                )
            )
        }
    }

    /// Whether a text holds variables such as `%#@count@`, which stand for texts of their own.
    private static func holdsVariables(_ entry: TableEntry) -> Bool {
        Message(entry.value).segments.contains { segment in
            if case .specifier(let specifier) = segment.kind { return specifier.conversion == .variable }
            return false
        }
    }

    /// What the configuration and the comments say about an entry; `nil` if they say nothing.
    private mutating func declaration(
        of entry: TableEntry,
        in document: any TableDocument,
        _ table: String,
        _ lines: LineTable
    ) -> TextDeclaration? {
        var result: TextDeclaration?
        for (index, text) in configuration.screenTexts.enumerated()
        where text.key == entry.key && text.table.map({ $0 == table }) ?? true && !laidOut.contains(text.screen) {
            usedScreenTexts.insert(index)
            result = (result ?? TextDeclaration()).overlaid(by: text.declaration)
        }
        for comment in entry.comments {
            do throws(Directive.Fault) {
                guard let found = try Directive.read(comment.text, rules: Rule.names) else { continue }
                result = (result ?? TextDeclaration()).overlaid(by: found)
            } catch {
                let place = lines.position(at: comment.offset + error.offset, in: document.file.utf8)
                plan.faults.append(
                    Diagnostic(
                        severity: .error,
                        location: SourceLocation(path: document.file.path, line: place.line, column: place.column),
                        message: error.message
                    )
                )
            }
        }
        return result
    }
}
