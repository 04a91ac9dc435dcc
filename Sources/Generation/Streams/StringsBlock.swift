internal import Foundation
internal import SourceText
internal import StringTables
internal import Synchronization

/// Some entries of a large table, with what is to be known of their texts in the source language, read once for all
/// pseudolocales.
struct StringsBlock: Sendable {
    /// One entry; a class, so that looking at it copies nothing.
    final class Entry: Sendable {
        /// Where the value stands, quotes included.
        let range: Range<Int>
        /// The text; `nil` if two readers do not agree on it.
        let message: Message?
        /// The key; empty if no pseudolocale asks for it.
        let key: String
        /// How the text is written.
        let spelling: StringsSpelling
        /// What proves the texts of the pseudolocales.
        let proof: TextProof

        fileprivate init(_ record: StringsRecords.Record, of source: StringsStream.Source, readsKey: Bool) {
            let text = source.file.utf8
            range = record.value
            let value = StringsRecords.value(at: range, in: text)
            let isRead = StringsValues.value(ofLiteral: text[range]) == value
            message = isRead ? Message(utf8: value, terms: source.terms) : nil
            key = readsKey ? String(decoding: StringsRecords.value(at: record.key, in: text), as: UTF8.self) : ""
            spelling = StringsSpelling(of: range, in: text)
            proof = TextProof(value, terms: source.terms)
        }
    }

    /// The positions of the entries.
    let positions: Range<Int>
    /// The entries in file order.
    let entries: [Entry]

    /// Reads entries.
    ///
    /// - Parameters:
    ///   - positions: their positions.
    ///   - source: the table.
    ///   - readsKeys: whether a pseudolocale depends on keys.
    /// - Complexity: O(*n*) in their length.
    init(_ positions: Range<Int>, of source: StringsStream.Source, readsKeys: Bool) {
        self.positions = positions
        entries = source.records.records[positions].map { Entry($0, of: source, readsKey: readsKeys) }
    }
}

/// Goes over a large table block by block.
enum BlockWalk {
    /// The number of entries in a block: enough to keep all processors busy, few enough to take little memory.
    private static let size = 2048

    /// Does the same work for each pseudolocale with all blocks in order, several pseudolocales at once.
    ///
    /// While they work on a block, the next one is read.
    ///
    /// - Parameters:
    ///   - count: the number of entries.
    ///   - workers: the number of pseudolocales.
    ///   - read: reads entries.
    ///   - work: is given the number of a pseudolocale and what was read.
    /// - Complexity: O(*n*) in the number of entries, and two blocks of memory.
    static func run<Block: Sendable>(
        over count: Int,
        workers: Int,
        reading read: @Sendable (Range<Int>) -> Block,
        _ work: @Sendable (Int, Block) -> Void
    ) {
        func entries(from start: Int) -> Range<Int> { start..<min(start + size, count) }
        guard count > 0, workers > 0 else { return }
        var block = read(entries(from: 0))
        for start in stride(from: 0, to: count, by: size) {
            let following = entries(from: min(start + size, count))
            let current = block
            let next = Mutex<Block?>(nil)
            DispatchQueue.concurrentPerform(iterations: workers + 1) { turn in
                if turn > 0 { return work(turn - 1, current) }
                guard !following.isEmpty else { return }
                let block = read(following)
                next.withLock { $0 = block }
            }
            guard let found = next.withLock({ $0.take() }) else { return }
            block = found
        }
    }
}
