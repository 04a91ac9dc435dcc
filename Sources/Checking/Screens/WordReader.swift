internal import SourceCode

/// The words of a file, those in comments left out.
struct WordReader {
    struct Word {
        var range: Range<Int>
    }

    private let bytes: [UInt8]
    private var index = 0
    /// The word before the one that was read last; the one before that.
    var previous: NamedInCode.Name = 0 {
        didSet { beforePrevious = oldValue }
    }
    private(set) var beforePrevious: NamedInCode.Name = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Word? {
        while index < bytes.count {
            if let end = endOfComment() {
                index = end
            } else if NameHash.isPart(bytes[index]) {
                let start = index
                while index < bytes.count, NameHash.isPart(bytes[index]) { index += 1 }
                return Word(range: start..<index)
            } else {
                index += 1
            }
        }
        return nil
    }

    /// The last byte before a place that is no space; 0 for none.
    func sign(before place: Int) -> UInt8 {
        bytes[..<place].last { $0 != 0x20 && $0 != 0x09 } ?? 0
    }

    /// The end of a comment that begins here; `nil` for none.
    ///
    /// An address in a text, `https://…`, begins none.
    private func endOfComment() -> Int? {
        guard bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count else { return nil }
        if index > 0, bytes[index - 1] == UInt8(ascii: ":") || NameHash.isPart(bytes[index - 1]) { return nil }
        switch bytes[index + 1] {
        case UInt8(ascii: "/"):
            return bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
        case UInt8(ascii: "*"):
            var end = index + 2
            while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/") {
                end += 1
            }
            return min(end + 2, bytes.count)
        default:
            return nil
        }
    }
}
