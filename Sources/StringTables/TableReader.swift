package import SourceText

/// The formats of string tables.
package enum TableFormat: String, Sendable, Hashable, CaseIterable {
    /// `.strings`, in its text form or as a property list.
    case strings
    case stringsdict
    /// `.xcstrings`
    case catalog
    /// `.xliff` and `.xlf`
    case xliff

    /// Reads a table with the reader that takes it.
    ///
    /// The name decides the format, or the content if the name does not. In both cases the content decides
    /// whether a property list is text, XML or binary, as in CoreFoundation.
    ///
    /// - Throws: ``SourceError`` if the file is not readable as what it is taken for.
    /// - Complexity: O(*n*).
    package static func read(_ bytes: [UInt8], path: String) throws(SourceError) -> any TableDocument {
        let format = Self(path: path)
        switch format {
        case .catalog: return try CatalogFile(TextFile(decoding: bytes, path: path))
        case .xliff: return try XLIFFFile(TextFile(decoding: bytes, path: path))
        case .stringsdict: return try StringsdictFile(list(bytes, path: path))
        case .strings, nil: break
        }
        if bytes.starts(with: BinaryPropertyList.mark) {
            return try table(PropertyListFile(decoding: bytes, path: path), isNamed: format != nil)
        }
        let file = try TextFile(decoding: bytes, path: path)
        if isMarkup(file) {
            if format == nil, isXLIFF(file) { return try XLIFFFile(file) }
            return try table(PropertyListFile(file), isNamed: format != nil)
        }
        if format == nil, isCatalog(file) { return try CatalogFile(file) }
        return try StringsFile(file)
    }

    /// The format that belongs to the extension of a path.
    package init?(path: String) {
        let name = path.lowercased()
        let extensions: [(String, TableFormat)] = [
            (".strings", .strings), (".stringsdict", .stringsdict), (".xcstrings", .catalog), (".xliff", .xliff),
            (".xlf", .xliff),
        ]
        guard let format = extensions.first(where: { name.hasSuffix($0.0) })?.1 else { return nil }
        self = format
    }

    /// A property list, which must not be in the old-style text form.
    private static func list(_ bytes: [UInt8], path: String) throws(SourceError) -> PropertyListFile {
        guard !bytes.starts(with: BinaryPropertyList.mark) else {
            return try PropertyListFile(decoding: bytes, path: path)
        }
        let file = try TextFile(decoding: bytes, path: path)
        guard isMarkup(file) else {
            throw SourceError(
                location: file.location(at: 0),
                message: "a .stringsdict is read as XML or binary property list; convert this one to XML"
            )
        }
        return try PropertyListFile(file)
    }

    private static func table(_ list: PropertyListFile, isNamed: Bool) throws(SourceError) -> any TableDocument {
        // A file called .strings is a flat table, whatever else it holds.
        guard !isNamed else { return try PropertyListTable(list) }
        let rules = try StringsdictFile(list)
        return rules.rules.contains { $0.format != nil } ? rules : try PropertyListTable(list)
    }

    /// Whether the text begins as XML does, and not as data in the old-style form.
    private static func isMarkup(_ file: TextFile) -> Bool {
        let start = file.utf8.drop { $0 <= 0x20 }
        guard start.first == UInt8(ascii: "<"), let next = start.dropFirst().first else { return false }
        // Data in angle brackets begins with a hexadecimal digit: `<dict` is recognized by its second letter.
        return next == UInt8(ascii: "?") || next == UInt8(ascii: "!") || start.starts(with: Array("<plist".utf8))
            || start.starts(with: Array("<dict".utf8)) || start.starts(with: Array("<xliff".utf8))
    }

    private static func isXLIFF(_ file: TextFile) -> Bool {
        let head = String(decoding: file.utf8.prefix(4096), as: UTF8.self)
        return head.contains("<xliff") || head.contains(":xliff")
    }

    private static func isCatalog(_ file: TextFile) -> Bool {
        let start = file.utf8.drop { $0 <= 0x20 }
        return start.first == UInt8(ascii: "{")
            && start.dropFirst().drop { $0 <= 0x20 }.starts(with: [UInt8(ascii: "\"")])
            && String(decoding: start.prefix(200), as: UTF8.self).contains("\"sourceLanguage\"")
    }
}
