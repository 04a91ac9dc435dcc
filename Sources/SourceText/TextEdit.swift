/// The replacement of one range of bytes.
package struct TextEdit: Sendable, Hashable {
    /// What is replaced, in UTF-8 bytes of the text.
    package var range: Range<Int>
    /// What comes in its place.
    package var replacement: [UInt8]

    package init(range: Range<Int>, replacement: [UInt8]) {
        self.range = range
        self.replacement = replacement
    }

    /// The text after all edits; every byte outside their ranges stays as it is.
    ///
    /// - Parameters:
    ///   - edits: ranges in ascending order that do not overlap; one that breaks the order is left out.
    ///   - text: the text that the ranges speak of.
    /// - Returns: the new text.
    /// - Complexity: O(*n*) in the length of the result.
    package static func applying(_ edits: [TextEdit], to text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.count + edits.reduce(0) { $0 + $1.replacement.count })
        var position = 0
        for edit in edits where edit.range.lowerBound >= position && edit.range.upperBound <= text.count {
            result += text[position..<edit.range.lowerBound]
            result += edit.replacement
            position = edit.range.upperBound
        }
        result += text[position...]
        return result
    }
}
