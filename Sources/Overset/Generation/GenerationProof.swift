internal import Pseudolocales
internal import SourceText
internal import StringTables

/// Proves that a file of a fake language holds the same keys, arguments, escapes and tags as its source.
///
/// The proof reads the written bytes again and shares no code with what made them but the readers.
enum GenerationProof {
    /// Compares a written table with its source.
    ///
    /// - Parameters:
    ///   - written: the table as it was read back.
    ///   - source: the table that it was made of.
    ///   - terms: the words that must not have changed.
    /// - Throws: ``SourceError`` at the first difference that a fake must not make.
    static func compare(
        _ written: any TableDocument,
        with source: any TableDocument,
        terms: ProtectedTerms
    ) throws(SourceError) {
        func refused(_ entry: TableEntry, _ difference: String) -> SourceError {
            SourceError(
                location: source.file.location(at: entry.valueOffset),
                message:
                    "the fake of '\(entry.key)' would change \(difference); nothing was written, please report this"
            )
        }
        guard written.entries.count == source.entries.count else {
            throw SourceError(
                location: SourceLocation(path: written.file.path, line: 1, column: 1),
                message: "the fake would have \(written.entries.count) entries, not \(source.entries.count); "
                    + "nothing was written, please report this"
            )
        }
        for (fake, entry) in zip(written.entries, source.entries) {
            guard fake.key.utf8.elementsEqual(entry.key.utf8), fake.variant == entry.variant else {
                throw refused(entry, "its key")
            }
            guard fake.comments.map(\.text) == entry.comments.map(\.text) else { throw refused(entry, "its comment") }
            guard !fake.value.utf8.elementsEqual(entry.value.utf8) else { continue }
            let (before, after) = (Message(entry.value, terms: terms), Message(fake.value, terms: terms))
            guard before.arguments == after.arguments else { throw refused(entry, "its arguments") }
            guard FixedParts(before).areKept(in: FixedParts(after)) else {
                throw refused(entry, "its tags, placeholders or escapes")
            }
            if let fakes = written as? StringsFile, let sources = source as? StringsFile {
                guard escapes(fakes.spelling(of: fake)).isSuperset(of: escapes(sources.spelling(of: entry))) else {
                    throw refused(entry, "its escapes")
                }
            }
        }
    }

    /// The escapes in the spelling of a value: each backslash with what belongs to it.
    private static func escapes(_ spelling: String) -> Set<String> {
        var found: Set<String> = []
        var rest = spelling[...]
        while let backslash = rest.firstIndex(of: "\\") {
            rest = rest[rest.index(after: backslash)...]
            guard let first = rest.first else { break }
            let digits = first == "U" ? rest.dropFirst().prefix(4).prefix { $0.isHexDigit } : ""
            found.insert(String(first) + digits)
            rest = rest.dropFirst()
        }
        return found
    }
}

/// How often each part that may not change stands in a message.
private struct FixedParts {
    private var counts: [[UInt8]: Int] = [:]

    init(_ message: Message) {
        for segment in message.segments {
            switch segment.kind {
            // The numbers of specifiers are compared as arguments; controls may be added.
            case .text, .specifier, .strayPercent: continue
            case .control:
                for scalar in message.text(of: segment).unicodeScalars {
                    counts[Array(String(scalar).utf8), default: 0] += 1
                }
            case .percent, .placeholder, .inflection, .link, .tag, .entity, .address, .term:
                counts[Array(message.utf8[segment.range]), default: 0] += 1
            }
        }
    }

    /// Whether every part stands there as often, or the same number of times as often.
    func areKept(in other: FixedParts) -> Bool {
        counts.allSatisfy { part, count in
            let found = other.counts[part, default: 0]
            return found >= count && (part.count <= 3 || found.isMultiple(of: count))
        } && other.counts.keys.allSatisfy { counts[$0] != nil || $0.count <= 3 }
    }
}
