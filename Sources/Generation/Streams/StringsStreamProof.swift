internal import Crypto
internal import Foundation
internal import Pseudolocales
internal import SourceText
internal import StringTables

/// Proves that a file which was made piece by piece holds what was meant, while it is read back piece by piece.
///
/// Every byte outside the values must be the source's. The values are found in what was read by looking for the closing
/// quote, and read by ``StringsValues`` and ``FormatScan``, which share no code with what wrote them.
struct StringsStreamProof {
    private let stream: StringsStream
    private let made: StringsStream.Made
    private let path: String
    /// Reads the written file: a number of bytes from a place on.
    private let read: (Int, Int) throws(SourceError) -> [UInt8]
    /// What was read and not looked at yet begins at ``position``.
    private var window: [UInt8] = []
    private var position = 0
    private var offset = 0
    private var digest = SHA256()

    init(
        _ stream: StringsStream,
        _ made: StringsStream.Made,
        path: String,
        reading read: @escaping (Int, Int) throws(SourceError) -> [UInt8]
    ) {
        self.stream = stream
        self.made = made
        self.path = path
        self.read = read
    }

    /// Reads the file and compares it with its source and with the values that were meant.
    ///
    /// - Throws: ``SourceError`` at the first difference.
    /// - Complexity: O(*n*) in the size of the file.
    mutating func check() throws(SourceError) {
        let text = stream.file.utf8
        let mayDrop = stream.pseudolocale.pipeline.arguments == .subset
        if stream.file.hasByteOrderMark { try take(stream.file.encoding.byteOrderMark[...]) }
        var last = 0
        for (index, record) in stream.records.records.enumerated() {
            try take(text[last..<record.value.lowerBound])
            last = record.value.upperBound
            let literal = try literal()
            // A value that was left as it is needs no second look.
            if literal == text[record.value] { continue }
            guard let before = StringsValues.value(ofLiteral: text[record.value]),
                let after = StringsValues.value(ofLiteral: literal), index < made.meant.hashes.count,
                MeantValues.hash(after) == made.meant.hashes[index]
            else { throw refused("a value would not be read back as it was meant") }
            var difference = TextProof.difference(before, after, terms: stream.terms, mayDrop: mayDrop)
            if difference == nil, !mayDrop, text[record.value].contains(UInt8(ascii: "\\")),
                !GenerationProof.keepsEscapes(of: text[record.value], in: literal)
            {
                difference = "its escapes"
            }
            guard let difference else { continue }
            let key = String(decoding: StringsRecords.value(at: record.key, in: text), as: UTF8.self)
            throw refused("the pseudolocale of '\(key)' would change \(difference)")
        }
        try take(text[last...])
        guard try !fill(1), GenerationManifest.hexadecimal(digest.finalize()) == made.sha256 else {
            throw FileAccess.otherBytes(path)
        }
    }

    /// Goes over bytes that must be there.
    private mutating func take(_ bytes: ArraySlice<UInt8>) throws(SourceError) {
        guard try fill(bytes.count), window[position..<position + bytes.count] == bytes else {
            throw refused("the pseudolocale would change more than its values")
        }
        position += bytes.count
    }

    /// The text in quotes that begins here.
    private mutating func literal() throws(SourceError) -> ArraySlice<UInt8> {
        var count = 1
        guard try fill(2), window[position] == UInt8(ascii: "\"") else { throw refused("a value would be missing") }
        while true {
            while position + count < window.count {
                let byte = window[position + count]
                count += 1
                if byte == UInt8(ascii: "\\") {
                    count += 1
                } else if byte == UInt8(ascii: "\"") {
                    defer { position += count }
                    return window[position..<position + count]
                }
            }
            guard try fill(count + 1) else { throw refused("a value would never end") }
        }
    }

    /// Reads on until so many bytes are there.
    ///
    /// - Returns: whether they are.
    private mutating func fill(_ count: Int) throws(SourceError) -> Bool {
        while window.count - position < count {
            let piece = try read(StringsStream.pieceSize, offset)
            guard !piece.isEmpty else { return false }
            digest.update(data: piece)
            offset += piece.count
            window.removeSubrange(..<position)
            position = 0
            window += piece
        }
        return true
    }

    private func refused(_ what: String) -> SourceError {
        SourceError(
            location: SourceLocation(path: path, line: 1, column: 1),
            message: what + "; nothing was written, please report this"
        )
    }
}
