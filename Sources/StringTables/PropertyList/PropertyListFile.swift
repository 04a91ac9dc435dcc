package import SourceText

/// A property list in XML or binary form, its XML read without loss.
///
/// A binary list is read as the XML that it corresponds to, and written as a binary list again. The grammar is that of
/// CoreFoundation's `CFPropertyList.c` for well-formed XML; the document type is never loaded.
package struct PropertyListFile: Sendable {
    package let markup: MarkupFile
    /// The outermost value.
    package let value: MarkupElement
    /// The binary list that the XML was made from.
    let binary: BinaryPropertyList?

    package var file: TextFile { markup.file }
    package var container: TableContainer { binary == nil ? .xmlPropertyList : .binaryPropertyList }

    /// Reads a property list.
    ///
    /// - Throws: ``SourceError`` if it is none.
    /// - Complexity: O(*n*).
    package init(decoding bytes: [UInt8], path: String) throws(SourceError) {
        guard bytes.starts(with: BinaryPropertyList.mark) else {
            try self.init(TextFile(decoding: bytes, path: path))
            return
        }
        let binary = try BinaryPropertyList(bytes, path: path)
        try self.init(TextFile(decoding: binary.xml(), path: path), binary: binary)
    }

    /// Reads a property list in XML.
    ///
    /// - Throws: ``SourceError`` if it is none, at the element that has no place there.
    package init(_ file: TextFile) throws(SourceError) { try self.init(file, binary: nil) }

    private init(_ file: TextFile, binary: BinaryPropertyList?) throws(SourceError) {
        markup = try MarkupFile(file, allowsControlCharacters: true)
        self.binary = binary
        let root = markup.root
        let isWrapped = root.isNamed("plist")
        guard let value = isWrapped ? root.children.first(where: { _ in true }) : root else {
            throw SourceError(location: root.location, message: "the property list is empty; expected <dict>")
        }
        self.value = value
        try check()
    }

    // MARK: Grammar

    private func check() throws(SourceError) {
        for index in 0..<markup.count {
            guard let element = markup.element(at: index) else { continue }
            let kind = PropertyListKind(element)
            guard let kind, kind != .plist || index == 0 else {
                throw error(element, "<\(element.name)> is no part of a property list")
            }
            switch kind {
            case .plist:
                if let second = element.children.dropFirst().first(where: { _ in true }) {
                    throw error(second, "a property list has only one outermost value")
                }
            case .dict: try checkPairs(of: element)
            case .array: break
            default:
                if let child = element.children.first(where: { _ in true }) {
                    throw error(child, "<\(element.name)> may hold only text")
                }
                continue
            }
            if kind != .dict, let key = element.child(named: "key") {
                throw error(key, "<key> may stand only in <dict>")
            }
            try checkSpace(in: element)
        }
    }

    private func checkPairs(of element: MarkupElement) throws(SourceError) {
        var key: MarkupElement?
        for child in element.children {
            if child.isNamed("key") {
                if let key { throw error(key, "no value follows this key") }
                key = child
            } else {
                guard key != nil else { throw error(child, "this value has no <key> before it") }
                key = nil
            }
        }
        if let key { throw error(key, "no value follows this key") }
    }

    private func checkSpace(in element: MarkupElement) throws(SourceError) {
        for range in element.textRanges {
            guard let place = range.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains(file.utf8[$0]) }) else {
                continue
            }
            throw SourceError(
                location: markup.location(at: place),
                message: "text may not stand directly in <\(element.name)>; put it into <string>"
            )
        }
    }

    private func error(_ element: MarkupElement, _ message: String) -> SourceError {
        SourceError(location: element.location, message: message)
    }

    // MARK: Values

    /// The keys of a dictionary with their values, in file order.
    package static func pairs(of dictionary: MarkupElement) -> [PropertyListPair] {
        var pairs: [PropertyListPair] = []
        var key: MarkupElement?
        for child in dictionary.children {
            if let name = key {
                pairs.append(PropertyListPair(key: name, value: child))
                key = nil
            } else {
                key = child
            }
        }
        return pairs
    }

    /// The edit that gives a `<string>` another text.
    package func edit(_ element: MarkupElement, to text: String) -> TextEdit {
        let escaped = markup.escaping(text, allowsControlCharacters: true)
        guard element.isEmptyTag else { return TextEdit(range: element.content, replacement: escaped) }
        return TextEdit(range: element.range, replacement: Array("<string>".utf8) + escaped + Array("</string>".utf8))
    }

    /// The bytes of the file for other XML: a binary list if it was one.
    ///
    /// - Throws: ``SourceError`` if the XML is not a property list.
    package func bytes(ofText text: [UInt8]) throws(SourceError) -> [UInt8] {
        let changed = TextFile(utf8: text, like: file)
        guard let binary else { return changed.bytes }
        guard text != file.utf8 else { return binary.bytes }
        return try BinaryPropertyListWriter.bytes(of: PropertyListFile(changed), like: binary)
    }
}

/// A key of a dictionary with its value.
package struct PropertyListPair: Sendable {
    package var key: MarkupElement
    package var value: MarkupElement

    /// The key's text; line ends stay as they are, as in CoreFoundation.
    package var name: String { key.text(keepingLineEnds: true) }

    /// The text of the value, or `nil` if it is not a string.
    package var string: String? { value.isNamed("string") ? value.text(keepingLineEnds: true) : nil }
}

/// The kind of an element of a property list.
enum PropertyListKind: String, Sendable, CaseIterable {
    case plist, dict, array, key, string, integer, real, date, data, `true`, `false`

    init?(_ element: MarkupElement) {
        guard let kind = Self.allCases.first(where: { element.isNamed($0.rawValue) }) else { return nil }
        self = kind
    }
}
