internal import Pseudolocales
internal import SourceText
internal import StringTables

/// Proves single values of a file that was made piece by piece.
struct StringsStreamValues {
    private let text: [UInt8]
    private let terms: ProtectedTerms
    private let path: String
    /// Whether the pseudolocale may show other texts, with fewer arguments or none.
    private let mayDrop: Bool

    /// - Parameters:
    ///   - stream: what made the file.
    ///   - path: where the file goes, as errors name it.
    init(_ stream: StringsStream, path: String) {
        text = stream.file.utf8
        terms = stream.terms
        self.path = path
        mayDrop = stream.pseudolocale.pipeline.arguments == .subset
    }

    /// Compares a literal that was read back with that of its source.
    ///
    /// - Parameters:
    ///   - literal: what was read back, quotes included.
    ///   - traits: what it holds.
    ///   - record: where the source's literal stands.
    ///   - meant: the hash of the text that was meant.
    /// - Throws: ``SourceError`` for a text that was not meant, or that lacks what must stay.
    /// - Complexity: O(*n*).
    func compare(
        _ literal: ArraySlice<UInt8>,
        _ traits: LiteralTraits,
        with record: StringsRecords.Record,
        meant: UInt64
    ) throws(SourceError) {
        let spelling = text[record.value]
        let (before, after) = (spelling.dropFirst().dropLast(), literal.dropFirst().dropLast())
        let isPlain =
            terms.isEmpty && LiteralTraits(of: spelling).isEmpty && traits.subtracting(.control).isEmpty
            && !TextProof.mayBeDatePattern(before) && !TextProof.mayBeDatePattern(after)
        if isPlain {
            // Letters alone, and controls that were added: the bytes are the text, and hold nothing that must stay.
            guard MeantValues.hash(after) == meant else { throw unreadable }
            return
        }
        guard let before = StringsValues.value(ofLiteral: spelling),
            let after = StringsValues.value(ofLiteral: literal),
            MeantValues.hash(after) == meant
        else { throw unreadable }
        if let difference = TextProof.difference(before, after, terms: terms, mayDrop: mayDrop) {
            throw changed(difference, record)
        }
        guard mayDrop || GenerationProof.keepsEscapes(of: spelling, in: literal) else {
            throw changed("its escapes", record)
        }
    }

    private var unreadable: SourceError { refused("a value would not be read back as it was meant") }

    private func changed(_ what: String, _ record: StringsRecords.Record) -> SourceError {
        let key = String(decoding: StringsRecords.value(at: record.key, in: text), as: UTF8.self)
        return refused("the pseudolocale of '\(key)' would change \(what)")
    }

    /// Says that a file is not put in its place.
    func refused(_ what: String) -> SourceError {
        SourceError(
            location: SourceLocation(path: path, line: 1, column: 1),
            message: what + "; nothing was written; please report this"
        )
    }
}
