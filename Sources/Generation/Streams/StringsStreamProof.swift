internal import Crypto
internal import Foundation
internal import Pseudolocales
internal import SourceText
internal import StringTables

/// Proves that a file which was made piece by piece holds what was meant, while it is read back piece by piece.
///
/// Every byte outside the values must be the source's. The values are found in what was read by looking for the closing
/// quote, and read by ``StringsValues``, which shares no code with what wrote them. That what was meant keeps arguments
/// and tags was proven when it was made.
struct StringsStreamProof {
    private let source: StringsStream.Source
    private let made: StringsStream.Made
    private let path: String
    /// Whether the pseudolocale may show other texts.
    private let mayDrop: Bool
    /// Reads the written file into an array from a place on, beginning at an offset of the file, and says how much.
    private let read: @Sendable (inout [UInt8], Int, Int) throws(SourceError) -> Int
    /// What was read: bytes of the file up to ``filled``, those that were not looked at yet from ``position`` on.
    private var window = [UInt8](repeating: 0, count: StringsStream.pieceSize)
    private var filled = 0
    private var position = 0
    private var offset = 0
    private var digest = SHA256()
    /// How much of the source was compared.
    private var compared = 0

    init(
        _ stream: StringsStream,
        _ made: StringsStream.Made,
        path: String,
        reading read: @escaping @Sendable (inout [UInt8], Int, Int) throws(SourceError) -> Int
    ) throws(SourceError) {
        source = stream.source
        self.made = made
        self.path = path
        self.read = read
        mayDrop = stream.pseudolocale.pipeline.arguments == .subset
        guard made.meant.hashes.count == source.records.records.count else { throw refused("a value would be missing") }
        let mark = source.file.hasByteOrderMark ? source.file.encoding.byteOrderMark : []
        try take(mark, mark.indices)
    }

    /// Reads the next entries and compares them with their source and with the values that were meant.
    ///
    /// - Throws: ``SourceError`` at the first difference.
    /// - Complexity: O(*n*) in their length.
    mutating func check(_ block: EscapeBlock) throws(SourceError) {
        let text = source.file.utf8
        for index in block.entries {
            let value = source.records.records[index].value
            try take(text, compared..<value.lowerBound)
            compared = value.upperBound
            let (literal, traits) = try literal()
            // A literal without escapes is its text.
            let isRead =
                traits.contains(.escape)
                ? StringsValues.value(ofLiteral: window[literal]).map { MeantValues.hash($0) }
                : MeantValues.hash(window[literal.lowerBound + 1..<literal.upperBound - 1])
            guard isRead == made.meant.hashes[index] else {
                throw refused("a value would not be read back as it was meant")
            }
            if let escapes = block.escapes(at: index), !mayDrop,
                !GenerationProof.keepsEscapes(escapes, in: window[literal])
            {
                let key = StringsRecords.value(at: source.records.records[index].key, in: text)
                let name = String(decoding: key, as: UTF8.self)
                throw refused("the pseudolocale of '\(name)' would change its escapes")
            }
        }
    }

    /// Compares what is behind the last entry, and all bytes with those that were written.
    ///
    /// - Throws: ``SourceError`` at the first difference.
    mutating func finish() throws(SourceError) {
        try take(source.file.utf8, compared..<source.file.utf8.count)
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

    private func refused(_ what: String) -> SourceError {
        SourceError(
            location: SourceLocation(path: path, line: 1, column: 1),
            message: what + "; nothing was written; please report this"
        )
    }
}

/// The escapes in the source of some entries, counted once for all pseudolocales.
struct EscapeBlock: Sendable {
    /// The positions of the entries.
    let entries: Range<Int>
    private let counts: [SIMD16<Int32>?]

    /// Counts them.
    ///
    /// - Complexity: O(*n*) in the length of the entries.
    init(_ entries: Range<Int>, of source: StringsStream.Source) {
        self.entries = entries
        counts = source.records.records[entries].map { record in
            let literal = source.file.utf8[record.value]
            return LiteralTraits(of: literal).contains(.escape) ? GenerationProof.escapes(literal) : nil
        }
    }

    /// How often the value of an entry has each escape; `nil` if it has none.
    func escapes(at index: Int) -> SIMD16<Int32>? { counts[index - entries.lowerBound] }
}
