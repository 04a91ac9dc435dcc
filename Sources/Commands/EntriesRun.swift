internal import Projects
internal import SourceText
internal import StringTables

/// The job of `overset entries`.
package struct EntriesRun: Sendable {
    private let files: [String]
    private let language: String?

    /// - Parameters:
    ///   - files: the paths of tables, catalogs, exports and pages of settings.
    ///   - language: the tag of the language whose texts are wanted; `nil` for all.
    package init(files: [String], language: String? = nil) {
        self.files = files
        self.language = language
    }

    /// Prints the entries of all files that can be read.
    ///
    /// - Returns: ``ExitStatus/failed`` if one of the files could not be read.
    package func print(_ console: Console) -> ExitStatus {
        var status = ExitStatus.clean
        for path in files {
            do throws(SourceError) {
                console.write(try lines(of: path))
            } catch {
                console.report(Diagnostic(error))
                status = .failed
            }
        }
        return status
    }

    private func lines(of path: String) throws(SourceError) -> String {
        if let page = try FileEntries.settings(at: path) { return lines(page, path) }
        return lines(FileEntries(try TableLoader.open(path), path: path), path)
    }

    private func lines(_ file: FileEntries, _ path: String) -> String {
        var wanted = file.entries
        if let language = language?.lowercased() {
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
