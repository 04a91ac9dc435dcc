internal import Pseudolocales
package import SourceText
package import StringTables

/// Opens string tables.
package enum TableLoader {
    /// The extensions of the files that hold one language in a language folder.
    package static let extensions: Set<String> = ["strings", "stringsdict"]

    /// Reads a table.
    ///
    /// - Throws: ``SourceError`` if it cannot be read or understood.
    package static func open(_ path: String) throws(SourceError) -> any TableDocument {
        try TableFormat.read(try FileAccess.read(path), path: path)
    }

    /// Whether a path is that of a file that holds several languages.
    package static func isDocument(_ path: String) -> Bool {
        let format = TableFormat(path: path)
        return format == .catalog || format == .xliff
    }

    /// Whether a file holds the room of strings, as a report of Overset does, and no strings.
    static func isOfLimits(_ path: String) -> Bool {
        guard TableFormat(path: path) == .xliff else { return false }
        return FileAccess.beginning(of: path, count: XLIFFLimits.length).map(XLIFFLimits.begin) ?? false
    }

    /// Whether a path is that of an XLIFF document of a pseudolocale, as `generate` writes it.
    static func isDocument(_ path: String, of pseudolocales: PseudolocaleNames) -> Bool {
        guard TableFormat(path: path) == .xliff else { return false }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return pseudolocales.contains(String(name.prefix { $0 != "." }))
    }
}
