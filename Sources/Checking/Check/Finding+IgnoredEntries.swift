internal import Projects
internal import Findings
internal import SourceText
internal import StringTables

extension Finding {
    /// A file of which the end is dropped at run time.
    static func ignoredEntries(
        in file: StringsFile,
        table: Project.TableFile,
        at path: String,
        _ ignored: StringsFile.Ignored
    ) -> Finding {
        let lines = LineTable(file.file.utf8)
        let (line, column) = lines.position(at: ignored.offset, in: file.file.utf8)
        let count = ignored.entryCount == 1 ? "1 entry" : "\(ignored.entryCount) entries"
        let what =
            ignored.isUnclosedComment
            ? "the comment that begins here is never closed: everything behind it is ignored at run time"
            : "\(count) from here on \(ignored.entryCount == 1 ? "is" : "are") ignored at run time, without an error; "
                + "remove what stands here and is no entry"
        return Finding(
            rule: .ignoredEntries,
            severity: .error,
            message: what,
            location: SourceLocation(path: path, line: line, column: column),
            excerpt: SourceExcerpt(
                line: String(decoding: lines.bytes(ofLine: line, in: file.file.utf8), as: UTF8.self),
                column: column,
                length: 1
            ),
            table: table.table,
            key: "",
            fingerprint: Fingerprint.of([Rule.ignoredEntries.rawValue, table.path, table.table]),
            occurrences: []
        )
    }
}
