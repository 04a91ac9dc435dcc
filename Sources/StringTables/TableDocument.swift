package import SourceText

/// A file that holds texts for people under keys, read without loss.
///
/// One type for each format; all of them give their entries in file order and write a file in which nothing but the
/// values asked for has changed.
package protocol TableDocument: Sendable {
    /// The file's text, encoding and path.
    var file: TextFile { get }

    /// The container of the texts.
    var container: TableContainer { get }

    /// The entries of the file, in file order; duplicates included.
    var entries: [TableEntry] { get }

    /// The number of entries.
    var entryCount: Int { get }

    /// The characters of the file with other values, as UTF-8.
    ///
    /// - Parameter newValue: returns the new value of an entry, or `nil` to keep it as it is.
    /// - Returns: the characters of the new file.
    /// - Throws: what `newValue` throws.
    /// - Complexity: O(*n*) in the size of the file.
    func replacingValues<Failure: Error>(
        _ newValue: (TableEntry) throws(Failure) -> String?
    ) throws(Failure) -> [UInt8]

    /// The bytes of the file for other characters, in the same encoding and container.
    ///
    /// - Parameter text: what ``replacingValues(_:)`` gave, as UTF-8.
    /// - Returns: the value to write to the file.
    /// - Throws: ``SourceError`` if the container cannot hold them.
    func bytes(ofText text: [UInt8]) throws(SourceError) -> [UInt8]
}

extension TableDocument {
    package var container: TableContainer { .text }
    package var entryCount: Int { entries.count }

    package func bytes(ofText text: [UInt8]) throws(SourceError) -> [UInt8] {
        TextFile(utf8: text, like: file).bytes
    }
}

/// The container of the texts of a file.
package enum TableContainer: String, Sendable, Hashable, CaseIterable {
    /// The old-style text of `.strings`.
    case text
    case xmlPropertyList = "xml-plist"
    case binaryPropertyList = "binary-plist"
    case json
    case xliff
}

/// A comment that belongs to an entry.
package struct EntryComment: Sendable, Hashable {
    /// The text without the comment's marks.
    package var text: String
    /// Where the text begins, in UTF-8 bytes of the file's text.
    package var offset: Int

    package init(text: String, offset: Int) {
        self.text = text
        self.offset = offset
    }
}

/// One text of a table.
package struct TableEntry: Sendable, Hashable {
    /// The position among the document's entries, from 0.
    package var index: Int
    package var key: String
    /// The text, without quotes and escapes.
    package var value: String
    /// The comments that belong to the entry, in file order.
    package var comments: [EntryComment]
    /// Which form of the text it is, for example `plural.one`; `nil` for the only one.
    package var variant: String?
    /// Where the key begins, in UTF-8 bytes of the file's text.
    package var keyOffset: Int
    /// Where the value begins (its quote, if it has one), in UTF-8 bytes of the file's text.
    package var valueOffset: Int

    /// The text of all comments, one a line; `nil` if there are none.
    package var comment: String? {
        comments.isEmpty ? nil : comments.map(\.text).joined(separator: "\n")
    }

    package init(
        index: Int,
        key: String,
        value: String,
        comments: [EntryComment] = [],
        variant: String? = nil,
        keyOffset: Int,
        valueOffset: Int
    ) {
        self.index = index
        self.key = key
        self.value = value
        self.comments = comments
        self.variant = variant
        self.keyOffset = keyOffset
        self.valueOffset = valueOffset
    }
}
