internal import Fuzzing
package import SourceText
package import StringTables

/// What must hold for a table of any format.
package enum TableChecks {
    /// What every value is wrapped in: letters that the formats escape among them.
    private static let wrapping = (opening: "[\"\\<&é", closing: "]")

    private static func wrapped(_ text: String) -> String { wrapping.opening + text + wrapping.closing }

    /// The table that bytes hold; `nil` if they are refused, with an error that says where and why.
    package static func read<Table>(
        _ bytes: [UInt8],
        by read: ([UInt8]) throws(SourceError) -> Table
    ) -> Table? {
        attempt { () throws(SourceError) in
            try read(bytes)
        } examine: {
            check($0)
        }
    }

    /// Holds a table against its bytes, and reads it again after its values were changed.
    ///
    /// - Parameters:
    ///   - table: what was read.
    ///   - bytes: the file.
    ///   - values: the entries that a changed table has its new values in.
    ///   - read: reads bytes in the same format.
    package static func check<Table: TableDocument>(
        _ table: Table,
        of bytes: [UInt8],
        values: (Table) -> [TableEntry] = { $0.entries },
        read: ([UInt8]) throws(SourceError) -> Table
    ) {
        let kept = demand("a table without a change is written") { () throws(SourceError) in
            try table.bytes(ofText: table.replacingValues { _ in nil })
        }
        demand(kept == bytes, "a table without a change is the same bytes")
        for entry in table.entries {
            let places = 0...table.file.utf8.count
            demand(places.contains(entry.keyOffset) && places.contains(entry.valueOffset), "an entry is in the file")
            demand(entry.comments.allSatisfy { places.contains($0.offset) }, "a comment is in the file")
        }
        changeAll(of: table, values, read)
        changeOne(of: table, read)
    }

    private static func changeAll<Table: TableDocument>(
        of table: Table,
        _ values: (Table) -> [TableEntry],
        _ read: ([UInt8]) throws(SourceError) -> Table
    ) {
        let text = table.replacingValues { wrapped($0.value) }
        guard let bytes = written(text, of: table) else { return }
        let again = demand("a changed table is read again") { () throws(SourceError) in try read(bytes) }
        demand(
            equal(again.entries.map(\.key), table.entries.map(\.key)),
            "keys stay: \(again.entries.map(\.key)) for \(table.entries.map(\.key))"
        )
        let found = values(again).map(\.value)
        demand(
            equal(found, table.entries.map { wrapped($0.value) }),
            "values are those that were set: \(found) for \(table.entries.map(\.value))"
        )
        demand(again.entries.map(\.variant) == table.entries.map(\.variant), "variants stay")
        demand(
            equal(again.entries.map { $0.comment ?? "" }, table.entries.map { $0.comment ?? "" }),
            "comments stay"
        )
    }

    /// After one value is changed, all others and what stands before it are the same.
    private static func changeOne<Table: TableDocument>(
        of table: Table,
        _ read: ([UInt8]) throws(SourceError) -> Table
    ) {
        guard !table.entries.isEmpty else { return }
        let index = table.file.utf8.count % table.entries.count
        let text = table.replacingValues { $0.index == index ? wrapped($0.value) : nil }
        // A translation is written in front of its source or behind it; an empty tag is written anew.
        let entry = table.entries[index]
        let start = table.container == .xliff ? 0 : entry.value.isEmpty ? entry.keyOffset : entry.valueOffset
        demand(text.prefix(start) == table.file.utf8.prefix(start), "what stands before a changed value stays")
        guard let bytes = written(text, of: table) else { return }
        let again = demand("a table with one change is read again") { () throws(SourceError) in try read(bytes) }
        for (new, old) in zip(again.entries, table.entries) where old.index != index {
            demand(equal([new.key, new.value], [old.key, old.value]), "other entries stay")
        }
    }

    /// The bytes of a changed table; `nil` if the container cannot hold them, or they would be taken for another encoding.
    private static func written(_ text: [UInt8], of table: some TableDocument) -> [UInt8]? {
        let bytes = attempt { () throws(SourceError) in
            try table.bytes(ofText: text)
        } examine: {
            check($0)
        }
        guard let bytes, isReadAlike(bytes, as: table.file) else { return nil }
        return bytes
    }

    /// Whether bytes without a mark are taken for the encoding of the file that they come from.
    ///
    /// The encoding is guessed from the share of zero bytes, so new text between NUL characters can tip it over.
    private static func isReadAlike(_ bytes: [UInt8], as file: TextFile) -> Bool {
        if bytes.starts(with: "bplist".utf8) || TextEncoding.marked(in: bytes) != nil { return true }
        return TextEncoding.guessed(in: bytes) == file.encoding
    }

    /// An error says something, and where.
    package static func check(_ error: SourceError) {
        demand(error.location.line >= 1 && error.location.column >= 1, "an error has a place: \(error)")
        demand(!error.message.isEmpty, "an error says what is wrong")
    }

    /// Texts are equal scalar by scalar, which is more than canonical equivalence.
    private static func equal(_ left: [String], _ right: [String]) -> Bool {
        left.elementsEqual(right) { $0.utf8.elementsEqual($1.utf8) }
    }
}
