internal import CodeStrings
internal import Extraction
internal import Projects
package import SourceCode
package import SourceText
internal import StringTables

/// The job of `overset extract`.
package struct ExtractRun: Sendable {
    private let paths: [String]
    private let source: String?
    private let code: [String]
    private let isDryRun: Bool
    private let isCheck: Bool
    private let keepsVanished: Bool

    package init(
        paths: [String],
        source: String?,
        code: [String],
        isDryRun: Bool,
        isCheck: Bool,
        keepsVanished: Bool
    ) {
        self.paths = paths
        self.source = source
        self.code = code
        self.isDryRun = isDryRun
        self.isCheck = isCheck
        self.keepsVanished = keepsVanished
    }

    /// Brings the tables up to date with code and documents.
    ///
    /// - Parameters:
    ///   - console: where the result goes.
    ///   - swift: the reader of Swift.
    /// - Returns: ``ExitStatus/findings`` if tables are only compared and are behind, ``ExitStatus/failed`` if a file could
    ///   not be read or written.
    /// - Throws: ``Failure`` if there is no table or no code.
    package func run(_ console: Console, swift: any CodeReader) throws(Failure) -> ExitStatus {
        let project = try Project(at: paths, extensions: TableLoader.extensions)
        var loaded = try LoadedProject(project, source: source)
        loaded.readTables { _ in false }
        loaded.readInterfaces()
        let folder = try CodeFolder(code.isEmpty ? [project.root] : code, swift: swift)
        let keys = ProjectKeys(folder.files).keys
        console.detail("\(folder.files.count) source files, \(keys.count) places that ask for a string")
        // With a part of the code nobody can tell what is not asked for any longer.
        let isWhole = paths.allSatisfy { FileAccess.kind(of: $0) == .folder } && folder.unread.isEmpty && code.isEmpty
        let plan = TablePlan(loaded, keys: keys, marksVanished: isWhole && !keepsVanished)
        for error in folder.unread {
            console.report(Diagnostic(severity: .warning, location: error.location, message: error.message))
        }
        var errors = plan.unread
        for update in plan.updates {
            do throws(SourceError) {
                try apply(update, of: plan, console)
            } catch {
                errors.append(error)
            }
        }
        report(plan, console)
        if plan.tableCount == 0 { for item in project.leftOut { console.note("not read: \(item.line)") } }
        for error in errors { console.report(Diagnostic(error)) }
        if !errors.isEmpty { return .failed }
        return isCheck && !plan.isUpToDate ? .findings : .clean
    }

    private func apply(_ update: TableUpdate, of plan: TablePlan, _ console: Console) throws(SourceError) {
        guard let table = plan.document(at: update.path) else { return }
        let updated = try update.bytes(of: table)
        let isWriting = !isDryRun && !isCheck
        if isWriting, updated != table.file.bytes { try FileAccess.write(updated, to: update.path) }
        var words: [String] = []
        if !update.added.isEmpty { words.append("\(update.added.count) added") }
        if !update.vanished.isEmpty { words.append("\(update.vanished.count) marked stale") }
        if !update.found.isEmpty { words.append("\(update.found.count) no longer stale") }
        if !update.comments.isEmpty { words.append("\(update.comments.count) given a comment") }
        let verb = isWriting ? "written" : isCheck ? "behind" : "would write"
        console.say("\(verb) \(VisibleText.escaping(update.path)) (\(words.joined(separator: ", ")))")
        // Who asks what would be written wants to see the keys.
        let list = isDryRun ? console.say : console.detail
        for key in update.added { list("  + \(VisibleText.escaping(key.key))") }
        for key in update.vanished { list("  - \(VisibleText.escaping(key))") }
        for key in update.found { list("  = \(VisibleText.escaping(key))") }
        for key in update.comments.keys.sorted() { list("  # \(VisibleText.escaping(key))") }
    }

    private func report(_ plan: TablePlan, _ console: Console) {
        for name in plan.tableless.keys.sorted() {
            let places = plan.tableless[name] ?? []
            guard let first = places.first else { continue }
            let count = places.count
            console.report(
                Diagnostic(
                    severity: .warning,
                    location: first.location,
                    message: "\(count) \(count == 1 ? "string asks" : "strings ask") for the table '\(name)', "
                        + "which does not exist; add \(name).xcstrings or \(name).strings"
                )
            )
        }
        noteNoEntry(
            plan.undetermined,
            "with an interpolation whose specifier depends on a type",
            "Xcode adds \(plan.undetermined.count == 1 ? "it" : "them") when it builds",
            console
        )
        noteNoEntry(
            plan.builtAtRunTime,
            "with an interpolation in NSLocalizedString",
            "the app looks up the finished text, so add an entry for each one by hand",
            console
        )
        let count = plan.tableCount
        if count == 0 {
            console.say(
                "no string table was found, so nothing was compared; add Localizable.xcstrings or en.lproj/Localizable.strings"
            )
        } else if plan.updates.isEmpty {
            console.say("\(count) \(count == 1 ? "table" : "tables") compared, all up to date")
        }
    }

    /// Says that keys with interpolations got no entries, and what to do.
    private func noteNoEntry(_ keys: [CodeKey], _ reason: String, _ advice: String, _ console: Console) {
        guard let first = keys.first else { return }
        let count = keys.count
        let place = "\(first.location): \(VisibleText.escaping(first.pattern?.spelling ?? ""))"
        console.note(
            "no entry was made for \(count) \(count == 1 ? "key" : "keys") \(reason), \(count == 1 ? "" : "first ")\(place); "
                + advice
        )
        for key in keys { console.detail("  ? \(key.location): \(VisibleText.escaping(key.pattern?.spelling ?? ""))") }
    }
}
