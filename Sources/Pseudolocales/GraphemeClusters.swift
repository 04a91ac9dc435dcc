/// The grapheme clusters of a piece of UTF-8, as UAX #29 has them.
///
/// Transforms work cluster by cluster, so that a letter and its marks are never separated.
struct GraphemeClusters: Sequence, IteratorProtocol {
    private let bytes: ArraySlice<UInt8>
    private var position: Int
    /// The ends of the clusters that were found beyond ASCII, in reverse order.
    private var pending: [Int] = []

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// The next cluster's place in the bytes.
    mutating func next() -> Range<Int>? {
        guard position < bytes.endIndex else { return nil }
        let start = position
        if let end = pending.popLast() {
            position = end
            return start..<end
        }
        // Between two ASCII characters there is always a boundary, but for CR LF.
        let isSingle =
            bytes[start] < 0x80 && bytes[start] != 0x0D && (start + 1 == bytes.endIndex || bytes[start + 1] < 0x80)
        guard !isSingle else {
            position = start + 1
            return start..<position
        }
        var end = start + 1
        while end < bytes.endIndex, !(bytes[end - 1] < 0x80 && bytes[end - 1] != 0x0D && bytes[end] < 0x80) { end += 1 }
        var ends: [Int] = []
        var place = start
        for character in String(decoding: bytes[start..<end], as: UTF8.self) {
            place += character.utf8.count
            ends.append(place)
        }
        pending = ends.reversed()
        position = pending.popLast() ?? end
        return start..<position
    }
}

extension UInt8 {
    /// Whether the byte is a letter or a digit of ASCII.
    var isWordByte: Bool {
        self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")
            || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
    }
}

extension ArraySlice<UInt8> {
    /// Whether every byte is a cluster: ASCII without a carriage return, which a line feed could join.
    var isPlain: Bool {
        for byte in self where byte >= 0x80 || byte == 0x0D { return false }
        return true
    }

    /// Whether the cluster at `range` is a letter or a digit, with or without marks.
    func isWordCluster(_ range: Range<Int>) -> Bool {
        let first = self[range.lowerBound]
        guard first >= 0x80 else { return first.isWordByte }
        guard let scalar = String(decoding: self[range], as: UTF8.self).unicodeScalars.first else { return false }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
