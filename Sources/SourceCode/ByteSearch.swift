/// A text that is looked for in the bytes of many files.
package struct ByteSearch: Sendable {
    private let word: [UInt8]

    /// - Parameter word: the text, not empty.
    package init(_ word: String) { self.word = Array(word.utf8) }

    /// Where the text stands first in bytes.
    ///
    /// - Parameters:
    ///   - bytes: the code.
    ///   - start: where to begin.
    /// - Returns: the place of its first byte; `nil` if it is not there, or empty.
    /// - Complexity: O(*n*) for texts whose first byte is rare, O(*n* · *m*) at most.
    package func first(in bytes: [UInt8], from start: Int = 0) -> Int? {
        guard let head = word.first, start >= 0, word.count <= bytes.count else { return nil }
        let end = bytes.count - word.count
        // An index of an array is read without a call of a collection's.
        return unsafe bytes.withUnsafeBufferPointer { bytes in
            var place = start
            while place <= end {
                if unsafe bytes[place] == head, unsafe holds(bytes, at: place) { return place }
                place += 1
            }
            return nil
        }
    }

    /// Whether bytes hold the text.
    ///
    /// - Parameter bytes: the code.
    /// - Returns: whether it is there.
    /// - Complexity: as ``first(in:from:)``.
    package func isIn(_ bytes: [UInt8]) -> Bool { first(in: bytes) != nil }

    private func holds(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        for index in word.indices where unsafe bytes[place + index] != word[index] { return false }
        return true
    }
}
