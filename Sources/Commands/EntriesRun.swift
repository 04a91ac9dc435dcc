internal import Projects
internal import SourceText
internal import StringTables

/// The job of `overset entries`.
package struct EntriesRun: Sendable {
    private let files: [String]

    package init(files: [String]) { self.files = files }

    /// Prints the entries of all files that can be read.
    ///
    /// - Returns: ``ExitStatus/failed`` if one of the files could not be read.
    package func print(_ console: Console) -> ExitStatus {
        var status = ExitStatus.clean
        for path in files {
            do throws(SourceError) {
                let document = try TableLoader.open(path)
                let lines = LineTable(document.file.utf8)
                var output = ""
                let order = document.entries.indices.sorted {
                    document.entries[$0].keyOffset < document.entries[$1].keyOffset
                }
                let offsets = order.map { document.entries[$0].keyOffset }
                var places = Array(repeating: (line: 1, column: 1), count: order.count)
                for (index, place) in zip(order, lines.positions(at: offsets, in: document.file.utf8)) {
                    places[index] = place
                }
                for (entry, place) in zip(document.entries, places) {
                    output += line(entry, document, path, place) + "\n"
                }
                console.write(output)
            } catch {
                console.report(Diagnostic(error))
                status = .failed
            }
        }
        return status
    }

    private func line(
        _ entry: TableEntry,
        _ document: any TableDocument,
        _ path: String,
        _ place: (line: Int, column: Int)
    ) -> String {
        let (line, column) = place
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let table = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        let members: [(String, String)] = [
            ("file", MeasureResult.quoted(path)), ("line", "\(line)"), ("column", "\(column)"),
            ("table", MeasureResult.quoted(table)), ("key", MeasureResult.quoted(entry.key)),
            ("value", MeasureResult.quoted(entry.value)),
            ("comment", entry.comment.map(MeasureResult.quoted) ?? "null"),
            ("variant", entry.variant.map(MeasureResult.quoted) ?? "null"),
            ("encoding", MeasureResult.quoted(document.file.encoding.rawValue)),
            ("container", MeasureResult.quoted(document.container.rawValue)),
        ]
        return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
    }
}
