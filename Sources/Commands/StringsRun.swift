internal import Checking
internal import CodeStrings
internal import Extraction
internal import Findings
internal import OutletTexts
internal import Foundation
internal import Projects
package import SourceCode
package import SourceText

/// The job of `overset strings`.
package struct StringsRun: Sendable {
    /// How the strings are printed.
    package enum Format: String, Sendable, CaseIterable {
        case table
        case json
    }

    private let paths: [String]
    private let source: String?
    private let code: [String]
    private let format: Format
    private let isUnusedOnly: Bool
    private let measuresRooms: Bool

    package init(
        paths: [String],
        source: String?,
        code: [String],
        format: Format,
        isUnusedOnly: Bool,
        measuresRooms: Bool = false
    ) {
        self.paths = paths
        self.source = source
        self.code = code
        self.format = format
        self.isUnusedOnly = isUnusedOnly
        self.measuresRooms = measuresRooms
    }

    /// Prints each string with its places of use.
    ///
    /// - Parameters:
    ///   - console: where the result goes.
    ///   - swift: the reader of Swift.
    /// - Returns: ``ExitStatus/failed`` if a table could not be read.
    /// - Throws: ``Failure`` if there is no table or no code.
    package func run(_ console: Console, swift: any CodeReader) async throws(Failure) -> ExitStatus {
        let project = try Project(at: paths, extensions: TableLoader.extensions)
        var loaded = try LoadedProject(project, source: source)
        loaded.readTables { _ in true }
        loaded.readInterfaces()
        let (index, unread) = try read(&loaded, swift: swift)
        let keys = ProjectKeys(index).keys
        let rooms = try await rooms(swift)
        let boxes = StringBoxes(
            loaded.shownOutlets(index, keys: keys),
            budgets: rooms.budgets,
            systemRooms: rooms.ofSystem
        )
        let uses = StringUses(loaded, keys: keys + boxes.documentKeys)
        for error in unread {
            console.report(Diagnostic(severity: .warning, location: error.location, message: error.message))
        }
        let unused = isUnusedOnly ? try unused(swift) : nil
        switch format {
        case .table: console.writeTable(table(uses, boxes, unused))
        case .json: console.write(json(uses, boxes, unused))
        }
        // A table that cannot be read is one that was found.
        if uses.unread.isEmpty, uses.tables.allSatisfy(\.isOfInterface) {
            console.note("no string table was found; the strings of storyboards and xibs are listed by 'overset check'")
            for item in project.leftOut { console.note("not read: \(item.line)") }
        }
        for error in uses.unread { console.report(Diagnostic(error)) }
        return uses.unread.isEmpty ? .clean : .failed
    }

    /// Reads the code of the project, or what is named in its place.
    ///
    /// - Returns: what the program is made of, and why files were not read.
    /// - Throws: ``Failure`` if what is named is missing.
    private func read(
        _ loaded: inout LoadedProject,
        swift: any CodeReader
    ) throws(Failure) -> (index: TypeIndex, unread: [SourceError]) {
        guard code.isEmpty else {
            let project = loaded.project
            let folder = try CodeFolder(code, swift: swift)
            let files = folder.files.map { (code: $0, path: project.relativePath(of: $0.file.path)) }
            return (loaded.compiled(TypeIndex(files)), folder.unread)
        }
        loaded.readSources(swift: swift)
        guard let sources = loaded.sources else { return (TypeIndex([SourceCode]()), []) }
        return (sources.compiledTypes, sources.unread)
    }

    /// How much each text may grow, found by laying the screens out in the source language, and by what is known of the
    /// parts that the system lays out.
    private func rooms(
        _ swift: any CodeReader
    ) async throws(Failure) -> (budgets: [TextBudget], ofSystem: [SystemRoomBudget]) {
        guard measuresRooms else { return ([], []) }
        var request = CheckRequest(paths: paths)
        request.source = source
        request.locales = [.source]
        request.codeReader = swift
        let outcome = try await request.check().run(jobs: ProcessInfo.processInfo.activeProcessorCount)
        return (outcome.report.budgets, outcome.systemRooms)
    }

    /// The keys of each table that nothing uses as `lint` finds them, by the table's path.
    ///
    /// It knows keys that code puts together, writes without looking them up, or leaves to the system. There is no answer,
    /// `nil`, where the code is not the project's own.
    ///
    /// - Throws: ``Failure`` if there is nothing to look at.
    private func unused(_ swift: any CodeReader) throws(Failure) -> [String: Set<[UInt8]>]? {
        guard code.isEmpty, paths.allSatisfy({ FileAccess.kind(of: $0) == .folder }) else { return nil }
        var request = LintRequest(paths: paths)
        request.source = source
        request.codeReader = swift
        let outcome = try request.lint().run { $0 == .unusedKey }
        return Dictionary(outcome.strings.map { ($0.file, $0.unasked) }, uniquingKeysWith: { $0.union($1) })
    }

    private func strings(
        of table: StringUses.Table,
        _ unused: [String: Set<[UInt8]>]?
    ) -> [StringUses.TableString] {
        guard isUnusedOnly else { return table.strings }
        let known = unused.map { $0[table.path] ?? [] }
        return table.strings.filter { $0.uses.isEmpty && known?.contains(Array($0.key.utf8)) ?? true }
    }

    // MARK: For people

    private func table(
        _ uses: StringUses,
        _ boxes: StringBoxes,
        _ unused: [String: Set<[UInt8]>]?
    ) -> String {
        var text = ""
        for table in uses.tables where !table.isOfInterface {
            let strings = strings(of: table, unused)
            guard !strings.isEmpty else { continue }
            let used = table.strings.count { !$0.uses.isEmpty }
            let count = table.strings.count
            text += "\(table.path): \(count) \(count == 1 ? "string" : "strings"), \(used) used by code\n"
            for string in strings {
                text += "  \(VisibleText.escaping(string.key))\n"
                if let value = string.value, value != string.key { text += "      = \(VisibleText.escaping(value))\n" }
                if let comment = string.comment { text += "      # \(VisibleText.escaping(comment))\n" }
                for use in string.uses { text += "      \(use.location): \(use.taker)\(Self.marks(use))\n" }
                for box in boxes.boxes(of: string, in: table) { text += "      \(box.line)\n" }
                for room in boxes.rooms(of: string, in: table) { text += "      \(room.line)\n" }
                if let room = boxes.systemRoom(of: string, in: table) { text += "      \(room.line)\n" }
            }
        }
        let missing = uses.missing.filter { $0.isExtracted && !$0.isPreview }
        if !isUnusedOnly, !missing.isEmpty {
            text += "in no table: \(missing.count)\n"
            for key in missing {
                text += "  \(VisibleText.escaping(key.pattern?.spelling ?? ""))\n"
                text += "      \(key.location): \(key.taker)\(Self.marks(key))\n"
            }
        }
        return text
    }

    private static func marks(_ key: CodeKey) -> String {
        (key.isPreview ? " (preview)" : "") + (key.isDebugOnly ? " (debug builds)" : "")
    }

    // MARK: For programs

    private func json(
        _ uses: StringUses,
        _ boxes: StringBoxes,
        _ unused: [String: Set<[UInt8]>]?
    ) -> String {
        let tables = uses.tables.map { table in
            let strings = strings(of: table, unused).map { string in
                let translations = string.translations.sorted { $0.key < $1.key }.map {
                    (key: $0.key, value: Self.quoted($0.value))
                }
                return Self.object([
                    ("key", Self.quoted(string.key)), ("value", Self.quoted(string.value)),
                    ("comment", Self.quoted(string.comment)), ("state", Self.quoted(string.state)),
                    ("translations", Self.object(translations.map { ($0.key, $0.value) })),
                    ("uses", Self.array(string.uses.map(Self.use))),
                    ("boxes", Self.array(boxes.boxes(of: string, in: table).map(\.json))),
                    ("rooms", Self.array(boxes.rooms(of: string, in: table).map(\.json))),
                    ("systemRoom", boxes.systemRoom(of: string, in: table)?.json ?? "null"),
                ])
            }
            return Self.object([
                ("table", Self.quoted(table.name)), ("path", Self.quoted(table.path)),
                ("interface", "\(table.isOfInterface)"), ("strings", Self.array(strings)),
            ])
        }
        let missing = isUnusedOnly ? [] : uses.missing.map(Self.use)
        return Self.object([
            ("tables", Self.array(tables)), ("missing", Self.array(missing)), ("outlets", Self.array(boxes.outlets)),
        ]) + "\n"
    }

    private static func use(_ key: CodeKey) -> String {
        var table = "null"
        if case .named(let name) = key.table { table = quoted(name) }
        var symbol: String?
        if case .symbol(let name) = key.name { symbol = name }
        return object([
            ("path", quoted(key.location.path)), ("line", "\(key.location.line)"), ("column", "\(key.location.column)"),
            ("table", table), ("key", quoted(key.pattern?.spelling)), ("exact", "\(key.pattern?.key != nil)"),
            ("symbol", quoted(symbol)), ("taker", quoted(key.taker)), ("origin", quoted(key.origin.rawValue)),
            ("comment", quoted(key.comment)), ("debug", "\(key.isDebugOnly)"), ("preview", "\(key.isPreview)"),
        ])
    }

    static func quoted(_ text: String?) -> String { text.map(MeasureResult.quoted) ?? "null" }

    static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",\n") + "]" }

    static func object(_ members: [(String, String)]) -> String {
        "{" + members.map { "\(MeasureResult.quoted($0.0)):\($0.1)" }.joined(separator: ",") + "}"
    }
}
