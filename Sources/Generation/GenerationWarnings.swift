internal import Pseudolocales
internal import SourceText
internal import StringTables

/// What a pseudolocale leaves as it is and people should know of.
enum GenerationWarnings {
    /// The percent signs that look like the ASCII one and are none.
    private static let lookalikes: [Unicode.Scalar] = ["\u{FF05}", "\u{066A}", "\u{FE6A}"]

    /// The warning about a text that stays as it is because its pseudolocale would not keep what must stay.
    ///
    /// - Parameters:
    ///   - key: the text's key.
    ///   - pseudolocale: the pseudolocale that lacks the text.
    ///   - difference: what would be changed.
    ///   - location: where the text stands in the source.
    /// - Returns: the warning.
    static func refused(
        _ key: String,
        _ pseudolocale: Pseudolocale,
        _ difference: String,
        at location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            severity: .warning,
            location: location,
            message: "\(pseudolocale.name.tag) would change \(difference); the string '\(key)' stays as it is there"
        )
    }

    /// Warnings about values that are no texts, entries that are dropped at run time, and percent signs of other scripts.
    static func diagnostics(of document: any TableDocument) -> [Diagnostic] {
        if let records = (document as? StringsFile)?.records, !records.mayHoldLookalikes { return [] }
        let lines = LineTable(document.file.utf8)
        func warning(_ offset: Int, _ message: String) -> Diagnostic {
            let (line, column) = lines.position(at: offset, in: document.file.utf8)
            let location = SourceLocation(path: document.file.path, line: line, column: column)
            return Diagnostic(severity: .warning, location: location, message: message)
        }
        var found: [Diagnostic] = []
        if let file = document as? StringsFile {
            found += file.containerOffsets.map { warning($0, "the value of this key is no text; it is kept as it is") }
            if let ignored = file.ignored {
                let what = ignored.isUnclosedComment ? "this comment is never closed" : "no entry can begin here"
                found.append(warning(ignored.offset, "\(what): the rest of the file is ignored at run time, and kept"))
            }
        }
        for entry in document.entries {
            guard let percent = entry.value.unicodeScalars.first(where: lookalikes.contains) else { continue }
            found.append(
                warning(
                    entry.valueOffset,
                    "'\(percent)' (\(percent.codePoint)) is no percent sign for a format; it is taken for prose"
                )
            )
        }
        return found
    }
}
