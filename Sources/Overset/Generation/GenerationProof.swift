internal import Pseudolocales
internal import SourceText
internal import StringTables

/// Proves that a file of a fake language holds the same keys, arguments, escapes and tags as its source.
///
/// The proof reads the written bytes again and shares no code with what made them but the readers.
struct GenerationProof {
    private let source: any TableDocument
    private let terms: ProtectedTerms
    /// Whether the fakes may show other texts, with fewer arguments or none.
    private let mayDrop: Bool

    /// The proof for files made of one source.
    ///
    /// - Parameters:
    ///   - source: the file that they are made of.
    ///   - terms: the words that must not have changed.
    ///   - promises: what the fakes' pipelines promise about arguments.
    init(source: any TableDocument, terms: ProtectedTerms, promises: [ArgumentPromise]) {
        self.source = source
        self.terms = terms
        mayDrop = promises.contains(.subset)
    }

    /// Compares a written file with its source.
    ///
    /// - Parameters:
    ///   - written: the file as it was read back.
    ///   - fakes: the names of the fakes in it.
    /// - Throws: ``SourceError`` at the first difference that a fake must not make.
    func check(_ written: any TableDocument, fakes: [String]) throws(SourceError) {
        if let catalog = written as? CatalogFile, let original = source as? CatalogFile {
            guard try Self.without(fakes, catalog) == Self.without(fakes, original) else {
                throw refused(at: 0, "the fakes would change more than their own texts")
            }
            for fake in fakes { try compare(catalog.entries(forLanguage: fake), isComplete: false, written) }
        } else if let export = written as? XLIFFFile {
            try compare(export.targets, isComplete: true, written)
        } else {
            try compare(written.entries, isComplete: true, written)
        }
    }

    private static func without(_ fakes: [String], _ catalog: CatalogFile) throws(SourceError) -> [UInt8] {
        var current = catalog
        for fake in fakes {
            let text = current.removing(language: fake)
            current = try CatalogFile(TextFile(utf8: text, like: catalog.file))
        }
        return current.file.utf8
    }

    /// What tells one text of a table from all others.
    private struct Identity: Hashable {
        var key: [UInt8]
        var variant: String?
        /// The how-manieth text of the same key and variant.
        var turn: Int
    }

    private func identified(_ entries: [TableEntry]) -> [(identity: Identity, entry: TableEntry)] {
        var turns: [Identity: Int] = [:]
        return entries.map { entry in
            var identity = Identity(key: Array(entry.key.utf8), variant: entry.variant, turn: 0)
            let turn = turns[identity, default: 0]
            turns[identity] = turn + 1
            identity.turn = turn
            return (identity, entry)
        }
    }

    private func compare(
        _ fakes: [TableEntry],
        isComplete: Bool,
        _ written: any TableDocument
    ) throws(SourceError) {
        // Mostly the entries stand in the same order; then nothing has to be looked up.
        let isAligned =
            fakes.count == source.entries.count
            && zip(fakes, source.entries).allSatisfy {
                $0.key.utf8.elementsEqual($1.key.utf8) && $0.variant == $1.variant
            }
        if isAligned {
            for (fake, entry) in zip(fakes, source.entries) {
                try compare(fake, with: entry, written, isSameEntry: true)
            }
            return
        }
        var sources: [Identity: TableEntry] = [:]
        for (identity, entry) in identified(source.entries) { sources[identity] = entry }
        var found = 0
        for (identity, fake) in identified(fakes) {
            if let entry = sources[identity] {
                found += 1
                try compare(fake, with: entry, written, isSameEntry: true)
                continue
            }
            // A plural category that the source language lacks is made from `other`.
            var other = identity
            other.variant = identity.variant.map { $0.prefix(upTo: $0.lastIndex(of: ".") ?? $0.startIndex) + ".other" }
            guard identity.variant != nil, let entry = sources[other] else {
                throw refused(at: 0, "the fake would have the key '\(fake.key)', which the source lacks")
            }
            try compare(fake, with: entry, written, isSameEntry: false)
        }
        guard !isComplete || found == source.entries.count else {
            throw refused(at: 0, "the fake would have \(found) of the \(source.entries.count) texts")
        }
    }

    private func compare(
        _ fake: TableEntry,
        with entry: TableEntry,
        _ written: any TableDocument,
        isSameEntry: Bool
    ) throws(SourceError) {
        func refused(_ difference: String) -> SourceError {
            self.refused(at: entry.valueOffset, "the fake of '\(entry.key)' would change \(difference)")
        }
        if isSameEntry, !(source is CatalogFile) {
            guard fake.comments.map(\.text) == entry.comments.map(\.text) else { throw refused("its comment") }
        }
        guard !fake.value.utf8.elementsEqual(entry.value.utf8) else { return }
        let (before, after) = (Message(entry.value, terms: terms), Message(fake.value, terms: terms))
        guard after.arguments.allSatisfy(before.arguments.contains) else { throw refused("its arguments") }
        guard !mayDrop else { return }
        guard after.arguments == before.arguments else { throw refused("its arguments") }
        guard FixedParts(before).areKept(in: FixedParts(after)) else { throw refused("its tags or placeholders") }
        guard let fakes = written as? StringsFile, let sources = source as? StringsFile else { return }
        let (old, new) = (Self.escapes(sources.spelling(of: entry)), Self.escapes(fakes.spelling(of: fake)))
        guard old.allSatisfy({ new[$0.key, default: 0] >= $0.value }) else { throw refused("its escapes") }
    }

    private func refused(at offset: Int, _ message: String) -> SourceError {
        SourceError(
            location: source.file.location(at: offset),
            message: message + "; nothing was written, please report this"
        )
    }

    /// How often each escape of a quote, a backslash or a control character stands in the spelling of a value.
    ///
    /// Escapes of letters are text: what they stand for may change.
    private static func escapes(_ spelling: String) -> [[UInt8]: Int] {
        guard spelling.utf8.contains(UInt8(ascii: "\\")) else { return [:] }
        var found: [[UInt8]: Int] = [:]
        var rest = Array(spelling.utf8)[...]
        while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
            rest = rest[(backslash + 1)...]
            guard let first = rest.first else { break }
            rest = rest.dropFirst()
            if "\"\\'abfnrtv\n".utf8.contains(first) { found[[first], default: 0] += 1 }
        }
        return found
    }
}
