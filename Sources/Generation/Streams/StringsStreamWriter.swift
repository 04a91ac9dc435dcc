internal import Crypto
internal import Foundation
internal import Pseudolocales
internal import SourceText
internal import StringTables
internal import TextMeasurement

/// Makes one pseudolocale of a large table, block by block.
struct StringsStreamWriter {
    private let stream: StringsStream
    /// Is given the bytes of the file, piece by piece.
    private let write: @Sendable ([UInt8]) throws(SourceError) -> Void
    private let promises: TextProof.Promises
    private var made = StringsStream.Made()
    private var digest = SHA256()
    private var piece: [UInt8]
    /// How much of the source is copied.
    private var position = 0
    private var buffers = PipelineBuffers()

    init(_ stream: StringsStream, writing write: @escaping @Sendable ([UInt8]) throws(SourceError) -> Void) {
        self.stream = stream
        self.write = write
        promises = TextProof.Promises(stream.pseudolocale.pipeline)
        let file = stream.source.file
        piece = file.hasByteOrderMark ? file.encoding.byteOrderMark : []
        piece.reserveCapacity(StringsStream.pieceSize + StringsStream.pieceSize / 4)
        made.meant.reserveCapacity(stream.source.records.records.count)
    }

    /// Makes the next entries.
    ///
    /// - Throws: ``SourceError`` if a text cannot be made, or its bytes cannot be written.
    /// - Complexity: O(*n*) in their length.
    mutating func add(_ block: StringsBlock) throws(SourceError) {
        let text = stream.source.file.utf8
        for (index, entry) in zip(block.positions, block.entries) {
            copy(text, position..<entry.range.lowerBound)
            position = entry.range.upperBound
            if try make(entry), isProven(entry, index) {
                made.changed += 1
                made.meant.add(utf8: buffers.message.utf8)
                entry.spelling.write(buffers.message.utf8, replacing: entry.range, in: text, to: &piece)
            } else {
                made.meant.add(utf8: entry.message?.utf8 ?? [])
                copy(text, entry.range)
            }
            if piece.count >= StringsStream.pieceSize { try writePiece() }
        }
    }

    /// Writes what is behind the last entry.
    ///
    /// - Returns: what came of the file.
    /// - Throws: ``SourceError`` if it cannot be written.
    mutating func finish() throws(SourceError) -> StringsStream.Made {
        let text = stream.source.file.utf8
        copy(text, position..<text.count)
        try writePiece()
        made.sha256 = GenerationManifest.hexadecimal(digest.finalize())
        return made
    }

    private mutating func copy(_ text: [UInt8], _ range: Range<Int>) {
        unsafe text.withUnsafeBufferPointer { text in
            unsafe piece.append(contentsOf: UnsafeBufferPointer(rebasing: text[range]))
        }
    }

    private mutating func writePiece() throws(SourceError) {
        digest.update(data: piece)
        try write(piece)
        piece.removeAll(keepingCapacity: true)
    }

    /// Makes a text; `false` if the source's stays.
    private mutating func make(_ entry: StringsBlock.Entry) throws(SourceError) -> Bool {
        let file = stream.source.file
        guard let message = entry.message else {
            throw SourceError(
                location: file.location(at: entry.range.lowerBound),
                message: "this value cannot be read for sure; nothing was written; please report this"
            )
        }
        do throws(MeasurementError) {
            return try stream.pseudolocale.pipeline.apply(
                to: message,
                key: entry.key,
                terms: stream.source.terms,
                using: &buffers
            )
        } catch {
            throw SourceError(location: file.location(at: entry.range.lowerBound), message: error.message)
        }
    }

    /// Whether the text that was made keeps what must stay; if not, its source stays as it is, and people are told.
    private mutating func isProven(_ entry: StringsBlock.Entry, _ index: Int) -> Bool {
        let difference = entry.proof.difference(of: buffers.message.utf8, promises) {
            buffers.reread(stream.source.terms)
        }
        guard let difference else { return true }
        let file = stream.source.file
        let key = StringsRecords.value(at: stream.source.records.records[index].key, in: file.utf8)
        made.refused.append(
            GenerationWarnings.refused(
                String(decoding: key, as: UTF8.self),
                stream.pseudolocale,
                difference,
                at: file.location(at: entry.range.lowerBound)
            )
        )
        return false
    }
}
