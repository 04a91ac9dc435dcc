internal import Findings
package import Pseudolocales
package import SourceText
package import StringTables

/// Proves that a file of a pseudolocale holds the same keys, arguments, escapes and tags as its source.
///
/// The proof reads the written bytes again. Arguments are found by ``FormatScan``, which shares no code with what made
/// the texts, so that a specifier which the reader of messages misread is seen.
package struct GenerationProof {
    private let source: any TableDocument
    private let terms: ProtectedTerms
    private let promises: TextProof.Promises

    /// The proof for files made of one source.
    ///
    /// - Parameters:
    ///   - source: the file that they are made of.
    ///   - terms: the words that must not have changed.
    ///   - promises: what the pseudolocales' pipelines promise about arguments.
    ///   - formsParts: whether one of them may make text look like a part that must not change.
    package init(
        source: any TableDocument,
        terms: ProtectedTerms,
        promises: [ArgumentPromise],
        formsParts: Bool = false
    ) {
        self.source = source
        self.terms = terms
        self.promises = TextProof.Promises(mayDrop: promises.contains(.subset), mayForm: formsParts)
    }

    /// Compares a written file with its source.
    ///
    /// - Parameters:
    ///   - written: the file as it was read back.
    ///   - pseudolocales: the names of the pseudolocales in it.
    ///   - generated: the keys of a String Catalog that were generated, in UTF-8, by pseudolocale; `nil` for all.
    /// - Throws: ``SourceError`` at the first difference that a pseudolocale must not make.
    package func check(
        _ written: any TableDocument,
        pseudolocales: [String],
        generated: [String: Set<[UInt8]>]? = nil
    ) throws(SourceError) {
        if let catalog = written as? CatalogFile, let original = source as? CatalogFile {
            guard try Self.without(pseudolocales, catalog) == Self.without(pseudolocales, original) else {
                throw refused(at: 0, "the pseudolocales would change more than their own texts")
            }
            for pseudolocale in pseudolocales {
                let entries = catalog.entries(forLanguage: pseudolocale)
                let own = generated.map { keys in
                    entries.filter { keys[pseudolocale]?.contains(Array($0.key.utf8)) == true }
                }
                try compare(own ?? entries, isComplete: false, written)
            }
        } else if let export = written as? XLIFFFile {
            try compare(export.targets, isComplete: true, written)
        } else {
            try compare(written.entries, isComplete: true, written)
        }
    }

    private static func without(_ pseudolocales: [String], _ catalog: CatalogFile) throws(SourceError) -> [UInt8] {
        var current = catalog
        for pseudolocale in pseudolocales {
            let text = current.removing(language: pseudolocale)
            current = try CatalogFile(TextFile(utf8: text, like: catalog.file))
        }
        return current.file.utf8
    }

    private func compare(
        _ pseudolocales: [TableEntry],
        isComplete: Bool,
        _ written: any TableDocument
    ) throws(SourceError) {
        // Mostly the entries are in the same order; then nothing has to be looked up.
        let isAligned =
            pseudolocales.count == source.entries.count
            && zip(pseudolocales, source.entries).allSatisfy {
                $0.key.utf8.elementsEqual($1.key.utf8) && $0.variant == $1.variant
            }
        if isAligned {
            for (pseudolocale, entry) in zip(pseudolocales, source.entries) {
                try compare(pseudolocale, with: entry, written, isSameEntry: true)
            }
            return
        }
        // Equal keys and forms are compared in their order.
        var sources: [TextIdentity: [TableEntry]] = [:]
        for entry in source.entries { sources[TextIdentity(entry), default: []].append(entry) }
        var turns: [TextIdentity: Int] = [:]
        var found = 0
        for pseudolocale in pseudolocales {
            let identity = TextIdentity(pseudolocale)
            let turn = turns[identity, default: 0]
            turns[identity] = turn + 1
            if let entries = sources[identity], turn < entries.count {
                found += 1
                try compare(pseudolocale, with: entries[turn], written, isSameEntry: true)
                continue
            }
            // A plural category that the source language lacks is made from `other`.
            let other = TextIdentity(
                key: identity.key,
                variant: identity.variant.map {
                    $0.prefix(upTo: $0.lastIndex(of: ".") ?? $0.startIndex) + ".other"
                }
            )
            guard identity.variant != nil, let entries = sources[other], turn < entries.count else {
                throw refused(
                    at: 0,
                    "the pseudolocale would have the key '\(pseudolocale.key)', which the source lacks"
                )
            }
            try compare(pseudolocale, with: entries[turn], written, isSameEntry: false)
        }
        guard !isComplete || found == source.entries.count else {
            throw refused(at: 0, "the pseudolocale would have \(found) of the \(source.entries.count) texts")
        }
    }

    private func compare(
        _ pseudolocale: TableEntry,
        with entry: TableEntry,
        _ written: any TableDocument,
        isSameEntry: Bool
    ) throws(SourceError) {
        func refused(_ difference: String) -> SourceError {
            self.refused(at: entry.valueOffset, "the pseudolocale of '\(entry.key)' would change \(difference)")
        }
        if isSameEntry, !(source is CatalogFile) {
            guard pseudolocale.comments.map(\.text) == entry.comments.map(\.text) else { throw refused("its comment") }
        }
        guard !pseudolocale.value.utf8.elementsEqual(entry.value.utf8) else { return }
        let (before, after) = (Array(entry.value.utf8), Array(pseudolocale.value.utf8))
        if let difference = TextProof(before, terms: terms).difference(of: after, promises) {
            throw refused(difference)
        }
        guard !promises.mayDrop else { return }
        guard let pseudolocales = written as? StringsFile, let sources = source as? StringsFile else { return }
        guard
            Self.keepsEscapes(
                of: Array(sources.spelling(of: entry).utf8)[...],
                in: Array(pseudolocales.spelling(of: pseudolocale).utf8)[...]
            )
        else { throw refused("its escapes") }
    }

    /// Whether a spelling has every escape of a control character at least as often.
    static func keepsEscapes(of source: ArraySlice<UInt8>, in spelling: ArraySlice<UInt8>) -> Bool {
        keepsEscapes(escapes(source), in: spelling)
    }

    /// Whether a spelling has every escape at least as often as they were counted in its source.
    static func keepsEscapes(_ source: SIMD16<Int32>, in spelling: ArraySlice<UInt8>) -> Bool {
        all(escapes(spelling) .>= source)
    }

    private func refused(at offset: Int, _ message: String) -> SourceError {
        SourceError(
            location: source.file.location(at: offset),
            message: message + "; nothing was written; please report this"
        )
    }

    /// How often the spelling of a value has each escape of a control character.
    ///
    /// Escapes of quotes, backslashes and letters are text: what they mean may change, as it does where Google's tool
    /// writes `″` for a quote.
    static func escapes(_ spelling: ArraySlice<UInt8>) -> SIMD16<Int32> {
        var found = SIMD16<Int32>()
        var index = spelling.startIndex
        while index < spelling.endIndex {
            guard spelling[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            index += 1
            guard index < spelling.endIndex else { break }
            let kind =
                switch spelling[index] {
                case UInt8(ascii: "a"): 3
                case UInt8(ascii: "b"): 4
                case UInt8(ascii: "f"): 5
                case UInt8(ascii: "n"): 6
                case UInt8(ascii: "r"): 7
                case UInt8(ascii: "t"): 8
                case UInt8(ascii: "v"): 9
                case 0x0A: 10
                default: 15
                }
            if kind < 15 { found[kind] += 1 }
            index += 1
        }
        return found
    }
}
