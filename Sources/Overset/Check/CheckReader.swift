internal import Findings
internal import Interfaces
internal import SourceText
internal import StringTables

/// A text with a declared box, in the source language and in all translations that are there.
struct ConstrainedText: Sendable {
    struct Translation: Sendable {
        var value: String
        var location: SourceLocation
    }

    var table: String
    var key: String
    var value: String
    var location: SourceLocation
    var excerpt: SourceExcerpt
    var declaration: TextDeclaration
    /// Whether the pseudolocales leave the text as it is.
    var isKept: Bool
    /// The translations, by language tag.
    var translations: [String: Translation]
}

/// What a project holds that can be checked.
struct CheckPlan: Sendable {
    var texts: [ConstrainedText] = []
    /// Findings about files.
    var findings: [Finding] = []
    var unchecked: [CheckReport.Unchecked] = []
    /// Files that could not be read.
    var errors: [Diagnostic] = []
    /// Declarations that are not understood.
    var faults: [Diagnostic] = []
}

/// Reads the tables of a project and the declarations for their texts.
struct CheckReader {
    private let project: Project
    private let configuration: Configuration
    private let source: String
    private var plan = CheckPlan()
    private var usedScreenTexts: Set<Int> = []

    init(project: Project, configuration: Configuration, source: String) {
        self.project = project
        self.configuration = configuration
        self.source = source
    }

    /// Reads everything.
    ///
    /// - Parameter languages: the real languages that are to be checked.
    /// - Returns: the texts by table and line, and what is wrong with files and declarations.
    mutating func read(languages: [String]) -> CheckPlan {
        for table in project.sourceTables(source) {
            guard let document = open(table) else { continue }
            var translations: [String: [String: ConstrainedText.Translation]] = [:]
            for language in languages {
                let other = project.files.first { $0.identity == table.identity && $0.language.tag == language }
                if let other, let document = open(other) { translations[language] = values(of: document, other.path) }
            }
            texts(of: document, table, translations)
        }
        for (screen, constraint, location) in configuration.unsolved {
            plan.unchecked.append(
                CheckReport.Unchecked(
                    location: location,
                    subject: "\(screen): \(constraint)",
                    reason: "constraints between views are not solved yet; limit the view itself, as in width<=180"
                )
            )
        }
        for (index, text) in configuration.screenTexts.enumerated() where !usedScreenTexts.contains(index) {
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
            let document = try TableOpening.open(project.path(of: table.path))
            if let file = document as? StringsFile, let ignored = file.ignored {
                plan.findings.append(.ignoredEntries(in: file, table: table, ignored))
            }
            return document
        } catch {
            plan.errors.append(Diagnostic(error))
            return nil
        }
    }

    /// The values of a translation; the last of several equal keys wins, as at run time.
    private func values(of document: any TableDocument, _ path: String) -> [String: ConstrainedText.Translation] {
        let lines = LineTable(document.file.utf8)
        var values: [String: ConstrainedText.Translation] = [:]
        for entry in document.entries {
            let (line, column) = lines.position(at: entry.valueOffset, in: document.file.utf8)
            let location = SourceLocation(path: path, line: line, column: column)
            values[entry.key] = ConstrainedText.Translation(value: entry.value, location: location)
        }
        return values
    }

    private mutating func texts(
        of document: any TableDocument,
        _ table: Project.TableFile,
        _ translations: [String: [String: ConstrainedText.Translation]]
    ) {
        let lines = LineTable(document.file.utf8)
        let rules = TransformableText(kept: configuration.kept, table: table.table)
        let last = Dictionary(document.entries.map { ($0.key, $0.index) }, uniquingKeysWith: { $1 })
        for entry in document.entries where last[entry.key] == entry.index {
            guard let declaration = declaration(of: entry, in: document, table, lines) else { continue }
            guard declaration.isConstraining, declaration.ignored != .all else { continue }
            let (line, column) = lines.position(at: entry.valueOffset, in: document.file.utf8)
            var found: [String: ConstrainedText.Translation] = [:]
            for (language, values) in translations { found[language] = values[entry.key] }
            plan.texts.append(
                ConstrainedText(
                    table: table.table,
                    key: entry.key,
                    value: entry.value,
                    location: SourceLocation(path: table.path, line: line, column: column),
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

    /// What the configuration and the comments say about an entry; `nil` if they say nothing.
    private mutating func declaration(
        of entry: TableEntry,
        in document: any TableDocument,
        _ table: Project.TableFile,
        _ lines: LineTable
    ) -> TextDeclaration? {
        var result: TextDeclaration?
        for (index, text) in configuration.screenTexts.enumerated()
        where text.key == entry.key && text.table.map({ $0 == table.table }) ?? true {
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

extension Finding {
    /// A file of which the end is dropped at run time.
    static func ignoredEntries(
        in file: StringsFile,
        table: Project.TableFile,
        _ ignored: StringsFile.Ignored
    ) -> Finding {
        let lines = LineTable(file.file.utf8)
        let (line, column) = lines.position(at: ignored.offset, in: file.file.utf8)
        let what =
            ignored.isUnclosedComment
            ? "the comment that begins here is never closed: everything behind it is ignored at run time"
            : "\(ignored.entryCount) entries from here on are ignored at run time, without an error; "
                + "remove what stands here and is no entry"
        return Finding(
            rule: .ignoredEntries,
            severity: .error,
            message: what,
            location: SourceLocation(path: table.path, line: line, column: column),
            excerpt: SourceExcerpt(
                line: String(decoding: lines.bytes(ofLine: line, in: file.file.utf8), as: UTF8.self),
                column: column,
                length: 1
            ),
            table: table.table,
            key: "",
            occurrences: []
        )
    }
}
