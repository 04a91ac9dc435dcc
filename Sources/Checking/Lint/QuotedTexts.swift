/// The texts between quotation marks, as attributes of documents have them.
enum QuotedTexts {
    /// The lengths that are taken, in UTF-8 bytes: names and keys.
    private static let lengths = 2..<200

    /// Reads the texts in a part of a document.
    ///
    /// - Parameters:
    ///   - utf8: the part, which no attribute crosses the edge of.
    ///   - ranges: what is left out, in bytes from the start of the document.
    ///   - texts: where the texts are put, in UTF-8.
    /// - Complexity: O(*n* · *r*) in the length of the part and the number of ranges.
    static func read(
        _ utf8: ArraySlice<UInt8>,
        leavingOut ranges: [Range<Int>] = [],
        into texts: inout Set<[UInt8]>
    ) {
        for (index, part) in utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false).enumerated()
        where index % 2 == 1 && lengths.contains(part.count) {
            if ranges.contains(where: { $0.contains(part.startIndex) }) { continue }
            texts.insert(Array(part))
        }
    }
}
