internal import Findings
package import SourceText
internal import StringTables

extension Generation {
    /// A note if a file is about to replace one that people seem to have written.
    ///
    /// A pseudolocale made before has most of the texts of one that is made now. One in which most differ was made by hand, or
    /// by another pipeline; either is worth a word, as it is gone afterwards.
    ///
    /// - Parameter output: what is to be written.
    /// - Returns: `nil` if nothing is lost.
    package func replacementNote(_ output: Output) -> Diagnostic? {
        guard FileAccess.kind(of: output.path) == .file, let format = TableFormat(path: output.path),
            format == .strings || format == .stringsdict
        else { return nil }
        let (old, new): (any TableDocument, any TableDocument)
        do throws(SourceError) {
            let bytes = try FileAccess.read(output.path)
            guard bytes != output.bytes else { return nil }
            old = try TableFormat.read(bytes, path: output.path)
            new = try TableFormat.read(output.bytes, path: output.path)
        } catch {
            // What cannot be read holds nothing that can be compared.
            return nil
        }
        let values = Dictionary(new.entries.map { (TextIdentity($0), $0.value) }, uniquingKeysWith: { $1 })
        let others = old.entries.count { entry in
            values[TextIdentity(entry)].map { !$0.utf8.elementsEqual(entry.value.utf8) } ?? true
        }
        guard others * 2 > old.entries.count else { return nil }
        return Diagnostic(
            severity: .note,
            location: SourceLocation(path: output.path, line: 1, column: 1),
            message: "\(others) of \(old.entries.count) texts that stood here were others than this pseudolocale has, "
                + "and are replaced; give hand-made texts a language folder of their own"
        )
    }
}
