internal import Crypto
internal import Foundation
internal import Pseudolocales
internal import SourceText
internal import StringTables
internal import Synchronization
internal import TextMeasurement

/// A pseudolocale of a large `.strings` table, made piece by piece: neither it nor a list of its texts is ever in memory
/// as a whole.
final class StringsStream: Sendable {
    /// The size above which a table is made so, in bytes; a smaller one is made at once.
    static let smallestSize = 256 << 10
    /// How much is written and read at once, in bytes.
    static let pieceSize = 1 << 20

    /// What came of making the file.
    struct Made: Sendable, Hashable {
        /// The number of texts that the pseudolocale changed.
        var changed = 0
        /// The values that were meant, in file order.
        var meant = MeantValues()
        /// The SHA-256 of the file's bytes, as hexadecimal digits.
        var sha256 = ""
    }

    let file: TextFile
    let records: StringsRecords
    let pseudolocale: Pseudolocale
    let terms: ProtectedTerms
    private let made = Mutex<Made?>(nil)

    /// - Parameters:
    ///   - table: the table in the source language.
    ///   - pseudolocale: what is made of it.
    ///   - terms: words that must not change.
    /// - Returns: `nil` for a table that is small, or whose texts may have to stay as they are.
    init?(of table: StringsFile, _ pseudolocale: Pseudolocale, terms: ProtectedTerms) {
        guard let records = table.records, !records.mayHoldDirectives, table.file.encoding == .utf8,
            table.file.utf8.count >= Self.smallestSize
        else { return nil }
        file = table.file
        self.records = records
        self.pseudolocale = pseudolocale
        self.terms = terms
    }

    /// What came of the last ``make(writing:)``; `nil` if there was none.
    var result: Made? { made.withLock { $0 } }

    /// Makes the file.
    ///
    /// - Parameter write: is given the bytes of the file, piece by piece.
    /// - Returns: what was made.
    /// - Throws: ``SourceError`` if a text cannot be made, or what `write` throws.
    /// - Complexity: O(*n*) in the size of the table.
    func make(writing write: ([UInt8]) throws(SourceError) -> Void) throws(SourceError) -> Made {
        let text = file.utf8
        var made = Made()
        var digest = SHA256()
        var piece: [UInt8] = file.hasByteOrderMark ? file.encoding.byteOrderMark : []
        piece.reserveCapacity(Self.pieceSize + Self.pieceSize / 4)
        made.meant.reserveCapacity(records.records.count)
        var position = 0
        let needsKey = pseudolocale.pipeline.readsKeys
        for record in records.records {
            let range = record.value
            piece += text[position..<range.lowerBound]
            position = range.upperBound
            let source = Message(utf8: StringsRecords.value(at: range, in: text), terms: terms)
            let key =
                needsKey
                ? String(decoding: StringsRecords.value(at: record.key, in: text), as: UTF8.self) : ""
            if let message = try message(source, key: key, at: range.lowerBound) {
                made.changed += 1
                made.meant.add(utf8: message.utf8)
                StringsRecords.write(message.utf8, replacing: range, in: text, to: &piece)
            } else {
                made.meant.add(utf8: source.utf8)
                piece += text[range]
            }
            guard piece.count >= Self.pieceSize else { continue }
            digest.update(data: piece)
            try write(piece)
            piece.removeAll(keepingCapacity: true)
        }
        piece += text[position...]
        digest.update(data: piece)
        try write(piece)
        made.sha256 = GenerationManifest.hexadecimal(digest.finalize())
        self.made.withLock { $0 = made }
        return made
    }

    private func message(_ source: Message, key: String, at offset: Int) throws(SourceError) -> Message? {
        do throws(MeasurementError) {
            return try pseudolocale.pipeline.apply(to: source, key: key, terms: terms)
        } catch {
            throw SourceError(location: file.location(at: offset), message: error.message)
        }
    }
}

extension StringsStream: Hashable {
    static func == (left: StringsStream, right: StringsStream) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
