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
    /// What compares one value.
    private let values: StringsStreamValues
    /// Reads the written file into an array from a place on, beginning at an offset of the file, and says how much.
    private let read: (inout [UInt8], Int, Int) throws(SourceError) -> Int
    /// What was read: bytes of the file up to ``filled``, those that were not looked at yet from ``position`` on.
    private var window = [UInt8](repeating: 0, count: StringsStream.pieceSize)
    private var filled = 0
    private var position = 0
    private var offset = 0
    private var digest = SHA256()

    init(
        _ stream: StringsStream,
        _ made: StringsStream.Made,
        path: String,
        reading read: @escaping (inout [UInt8], Int, Int) throws(SourceError) -> Int
    ) {
        self.stream = stream
        self.made = made
        self.path = path
        self.read = read
        values = StringsStreamValues(stream, path: path)
    }

    /// Reads the file and compares it with its source and with the values that were meant.
    ///
    /// - Throws: ``SourceError`` at the first difference.
    /// - Complexity: O(*n*) in the size of the file.
    mutating func check() throws(SourceError) {
        let text = stream.file.utf8
        let mark = stream.file.hasByteOrderMark ? stream.file.encoding.byteOrderMark : []
        try take(mark, mark.indices)
        guard made.meant.hashes.count == stream.records.records.count else { throw refused("a value would be missing") }
        var last = 0
        for (index, record) in stream.records.records.enumerated() {
            let value = record.value
            try take(text, last..<value.lowerBound)
            last = value.upperBound
            let (literal, traits) = try literal()
            // A value that was left as it is needs no second look.
            if literal.count == value.count, window[literal] == text[value] { continue }
            try values.compare(window[literal], traits, with: record, meant: made.meant.hashes[index])
        }
        try take(text, last..<text.count)
        guard try !fill(1), GenerationManifest.hexadecimal(digest.finalize()) == made.sha256 else {
            throw FileAccess.otherBytes(path)
        }
    }

    // MARK: Reading

    /// Goes over bytes that must be there.
    private mutating func take(_ bytes: [UInt8], _ range: Range<Int>) throws(SourceError) {
        guard try fill(range.count), window[position..<position + range.count] == bytes[range] else {
            throw refused("the pseudolocale would change more than its values")
        }
        position += range.count
    }

    /// Goes over the text in quotes that begins here.
    private mutating func literal() throws(SourceError) -> (Range<Int>, LiteralTraits) {
        guard try fill(2), window[position] == UInt8(ascii: "\"") else { throw refused("a value would be missing") }
        while true {
            var traits = LiteralTraits()
            if let end = traits.end(in: window, position + 1..<filled) {
                defer { position = end }
                return (position..<end, traits)
            }
            guard try fill(filled - position + 1) else { throw refused("a value would never end") }
        }
    }

    /// Reads on until so many bytes are there.
    ///
    /// - Returns: whether they are.
    private mutating func fill(_ count: Int) throws(SourceError) -> Bool {
        while filled - position < count {
            for index in position..<filled { window[index - position] = window[index] }
            filled -= position
            position = 0
            if filled == window.count { window += [UInt8](repeating: 0, count: window.count) }
            let count = try read(&window, filled, offset)
            guard count > 0 else { return false }
            unsafe window.withUnsafeBytes { bytes in
                unsafe digest.update(bufferPointer: UnsafeRawBufferPointer(rebasing: bytes[filled..<filled + count]))
            }
            offset += count
            filled += count
        }
        return true
    }

    private func refused(_ what: String) -> SourceError { values.refused(what) }
}
