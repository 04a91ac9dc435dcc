internal import Projects
internal import SourceText
internal import StringTables

/// The job of `overset entries`.
package struct EntriesRun: Sendable {
    private let files: [String]
    private let language: String?

    /// - Parameters:
    ///   - files: the paths of tables, catalogs, exports and pages of settings.
    ///   - language: the language whose texts are wanted, as a tag or as the name of a folder (`pt-BR`, `pt_BR`); `nil`
    ///     for all.
    package init(files: [String], language: String? = nil) {
        self.files = files
        self.language = language.map { LanguageFolder(name: $0).tag.lowercased() }
    }

    /// Prints the entries of all files that can be read.
    ///
    /// - Returns: ``ExitStatus/failed`` if one of the files could not be read.
    package func print(_ console: Console) -> ExitStatus {
        var status = ExitStatus.clean
        var languages: Set<String> = []
        for path in files {
            do throws(SourceError) {
                let file = try entries(of: path)
                languages.formUnion(file.entries.compactMap(\.language))
                console.write(lines(file, path))
            } catch {
                console.report(Diagnostic(error))
                status = .failed
            }
        }
        if let language, !languages.contains(where: { $0.lowercased() == language }), status == .clean {
            let known = languages.sorted().joined(separator: ", ")
            let message =
                "no string is in '\(VisibleText.escaping(language))'; the files have \(known.isEmpty ? "none" : known)"
            console.report(Diagnostic(severity: .warning, location: nil, message: message))
        }
        return status
    }

    private func entries(of path: String) throws(SourceError) -> FileEntries {
        if let page = try FileEntries.settings(at: path) { return page }
        return FileEntries(try TableLoader.open(path), path: path)
    }

    private func lines(_ file: FileEntries, _ path: String) -> String {
        var wanted = file.entries
        if let language {
            wanted.removeAll { $0.language?.lowercased() != language }
        }
        let lines = LineTable(file.text.utf8)
        let order = wanted.indices.sorted { wanted[$0].entry.keyOffset < wanted[$1].entry.keyOffset }
        var places = Array(repeating: (line: 1, column: 1), count: order.count)
        let offsets = order.map { wanted[$0].entry.keyOffset }
        for (index, place) in zip(order, lines.positions(at: offsets, in: file.text.utf8)) { places[index] = place }
        var output = ""
        for (entry, place) in zip(wanted, places) { output += line(entry, file, path, place) + "\n" }
        return output
    }

    private func line(
        _ found: FileEntries.Found,
        _ file: FileEntries,
        _ path: String,
        _ place: (line: Int, column: Int)
    ) -> String {
        let (line, column) = place
        let entry = found.entry
        let members: [(String, String)] = [
            ("file", MeasureResult.quoted(path)), ("line", "\(line)"), ("column", "\(column)"),
            ("table", MeasureResult.quoted(file.table)), ("key", MeasureResult.quoted(entry.key)),
            ("value", MeasureResult.quoted(entry.value)),
            ("comment", entry.comment.map(MeasureResult.quoted) ?? "null"),
            ("variant", entry.variant.map(MeasureResult.quoted) ?? "null"),
            ("encoding", MeasureResult.quoted(file.text.encoding.rawValue)),
            ("container", MeasureResult.quoted(file.container.rawValue)),
            ("language", found.language.map(MeasureResult.quoted) ?? "null"),
        ]
        return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
    }
}
