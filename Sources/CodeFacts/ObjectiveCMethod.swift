internal import SourceCode

/// A method of Objective-C, by the lines on which methods and classes begin and end.
struct ObjectiveCMethod {
    /// The first part of its selector.
    var name: String
    /// The bytes from its sign to the brace that ends it.
    var range: Range<Int>
    /// The class that is implemented.
    var type: String
    /// The bytes from `@implementation` to `@end`.
    var implementation: Range<Int>

    /// Whether a brace that ends a method or a function stands at a place: the first of its line.
    static func ends(at index: Int, in utf8: [UInt8]) -> Bool {
        utf8[index] == UInt8(ascii: "}") && (index == 0 || utf8[index - 1] == 0x0A)
    }
}

/// Where the methods and classes of a file of Objective-C begin and end.
struct ObjectiveCMethods {
    private let utf8: [UInt8]
    /// What begins a line: the signs of methods, and the braces that end them.
    private var signs: [Int] = []
    private var implementations: [Int] = []
    private var ends: [Int] = []

    /// - Parameter utf8: the file; empty for one of another language.
    /// - Complexity: O(*n*) in its size.
    init(_ utf8: [UInt8]) {
        self.utf8 = utf8
        let (begin, end) = (Array("@implementation".utf8), Array("@end".utf8))
        var start = 0
        while start < utf8.count {
            switch utf8[start] {
            case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "}"): signs.append(start)
            case UInt8(ascii: "@"):
                if utf8[start...].starts(with: begin) { implementations.append(start) }
                if utf8[start...].starts(with: end) { ends.append(start) }
            default: break
            }
            guard let next = utf8[start...].firstIndex(of: 0x0A) else { return }
            start = next + 1
        }
    }

    /// The method that a place in the code is in.
    ///
    /// - Parameter place: in bytes.
    /// - Returns: `nil` outside of methods.
    /// - Complexity: O(log *n*) in the number of methods, and O(*n*) in the length of the line that the method begins on.
    func method(around place: Int) -> ObjectiveCMethod? {
        let end = min(place, utf8.count)
        // The sign of the method, or the end of another one.
        let next = Self.first(in: signs, from: end)
        guard next > 0, utf8[signs[next - 1]] != UInt8(ascii: "}") else { return nil }
        let start = signs[next - 1]
        let close = signs[next...].first { utf8[$0] == UInt8(ascii: "}") } ?? utf8.count
        let head = utf8[start..<end].prefix { $0 != 0x0A }
        guard let bracket = head.firstIndex(of: UInt8(ascii: ")")) else { return nil }
        let name = head[(bracket + 1)...].drop { $0 == 0x20 }.prefix(while: NameHash.isPart)
        let index = Self.first(in: implementations, from: start)
        guard !name.isEmpty, index > 0 else { return nil }
        let begin = implementations[index - 1]
        let type = utf8[(begin + "@implementation".utf8.count)...].drop { $0 == 0x20 }.prefix(while: NameHash.isPart)
        let last = Self.first(in: ends, from: close)
        return ObjectiveCMethod(
            name: String(decoding: name, as: UTF8.self),
            range: start..<close,
            type: String(decoding: type, as: UTF8.self),
            implementation: begin..<(last < ends.count ? ends[last] - 1 : utf8.count)
        )
    }

    /// The position of the first place that is not in front of another one.
    private static func first(in places: [Int], from place: Int) -> Int {
        var (low, high) = (0, places.count)
        while low < high {
            let middle = (low + high) / 2
            if places[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
