internal import Pseudolocales
internal import SourceText
internal import StringTables
internal import Synchronization

/// A pseudolocale of a large `.strings` table, made piece by piece: neither it nor a list of its texts is ever in memory
/// as a whole.
final class StringsStream: Sendable {
    /// The size above which a table is made so, in bytes; a smaller one is made at once.
    static let smallestSize = 256 << 10
    /// How much is written and read at once, in bytes.
    static let pieceSize = 256 << 10

    /// The table that all its pseudolocales are made of.
    struct Source: Sendable {
        let file: TextFile
        let records: StringsRecords
        /// The words that must not change.
        let terms: ProtectedTerms
    }

    /// What came of making the file.
    struct Made: Sendable, Hashable {
        /// The number of texts that the pseudolocale changed.
        var changed = 0
        /// The texts that stay as they are because their pseudolocale would not keep what must stay.
        var refused: [Diagnostic] = []
        /// The values that were meant, in file order.
        var meant = MeantValues()
        /// The SHA-256 of the file's bytes, as hexadecimal digits.
        var sha256 = ""
    }

    let source: Source
    let pseudolocale: Pseudolocale
    private let made = Mutex<Made?>(nil)

    /// `nil` for a table that is small, or whose texts may have to stay as they are.
    ///
    /// - Parameters:
    ///   - table: the table in the source language.
    ///   - pseudolocale: what is made of it.
    ///   - terms: words that must not change.
    init?(of table: StringsFile, _ pseudolocale: Pseudolocale, terms: ProtectedTerms) {
        guard let records = table.records, !records.mayHoldDirectives, table.file.encoding == .utf8,
            table.file.utf8.count >= Self.smallestSize
        else { return nil }
        source = Source(file: table.file, records: records, terms: terms)
        self.pseudolocale = pseudolocale
    }

    /// What came of making the file; `nil` before it is made.
    var result: Made? { made.withLock { $0 } }

    /// Notes what came of making the file.
    func finish(_ result: Made) { made.withLock { $0 = result } }
}

extension StringsStream: Hashable {
    static func == (left: StringsStream, right: StringsStream) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
