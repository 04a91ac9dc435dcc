internal import SourceText
internal import Synchronization

/// The tokens and entries of a `.strings` file, made once when they are asked for.
final class StringsContents: Sendable {
    /// What the scanner makes of a file.
    struct Value: Sendable {
        var tokens: [StringsToken]
        var entries: [TableEntry]
        var containerOffsets: [Int]
        var ignored: StringsFile.Ignored?
        var parsed: [StringsEntry]
    }

    private let file: TextFile
    private let known: Mutex<Value?>

    /// - Parameters:
    ///   - file: the file.
    ///   - value: what the scanner made of it; `nil` if ``StringsRecords`` took it, so that the scanner takes it too.
    init(_ file: TextFile, _ value: Value?) {
        self.file = file
        known = Mutex(value)
    }

    /// The tokens and entries.
    ///
    /// - Complexity: O(*n*) in the size of the file, once.
    var value: Value {
        known.withLock { known in
            if let known { return known }
            let made: Value
            do throws(SourceError) {
                made = try Value(file)
            } catch {
                // What one reader took, the other one takes: the tests hold them against each other.
                made = Value(tokens: [], entries: [], containerOffsets: [], ignored: nil, parsed: [])
            }
            known = made
            return made
        }
    }
}

extension StringsContents.Value {
    /// Cuts a file into tokens and finds its entries.
    ///
    /// - Throws: ``SourceError`` where CoreFoundation would refuse the file, at the place of the cause.
    /// - Complexity: O(*n*).
    init(_ file: TextFile) throws(SourceError) {
        var scanner = StringsScanner(file)
        try scanner.scan()
        tokens = scanner.tokens
        ignored = scanner.ignored
        parsed = scanner.entries.filter { $0.kind != .container }
        let allTokens = scanner.tokens
        containerOffsets = scanner.entries.filter { $0.kind == .container }.map { Int(allTokens[Int($0.key)].start) }
        let comments = StringsComments(tokens: scanner.tokens, entries: scanner.entries, text: file.utf8)
        entries = []
        entries.reserveCapacity(parsed.count)
        for (position, entry) in scanner.entries.enumerated() where entry.kind != .container {
            let key = scanner.tokens[Int(entry.key)]
            let value = scanner.tokens[Int(entry.value)]
            entries.append(
                TableEntry(
                    index: entries.count,
                    key: StringsLiteral.decode(key, in: file.utf8),
                    value: StringsLiteral.decode(value, in: file.utf8),
                    comments: comments.comments(ofEntryAt: position),
                    keyOffset: Int(key.start),
                    valueOffset: Int(value.start)
                )
            )
        }
    }
}
