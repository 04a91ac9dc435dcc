internal import SourceCode

/// The method of Objective-C that a place in code is in, by the lines on which methods and classes begin and end.
struct ObjectiveCMethod {
    /// The first part of its selector.
    var name: String
    /// The bytes from its sign to the brace that ends it.
    var range: Range<Int>
    /// The class that is implemented.
    var type: String
    /// The bytes from `@implementation` to `@end`.
    var implementation: Range<Int>

    /// There is none outside of methods.
    ///
    /// - Parameters:
    ///   - place: a place in the code, in bytes.
    ///   - utf8: the code.
    /// - Complexity: O(*n*) in the length of the class.
    init?(around place: Int, in utf8: [UInt8]) {
        func lines(_ start: Int) -> Bool { start == 0 || utf8[start - 1] == 0x0A }
        let end = min(place, utf8.count)
        guard
            let start = utf8[..<end].indices.last(where: { index in
                (utf8[index] == UInt8(ascii: "-") || utf8[index] == UInt8(ascii: "+")) && lines(index)
            }), !utf8[start..<end].indices.contains(where: { utf8[$0] == UInt8(ascii: "}") && lines($0) })
        else { return nil }
        let close = utf8[end...].indices.first { utf8[$0] == UInt8(ascii: "}") && lines($0) } ?? utf8.count
        let head = utf8[start..<end].prefix { $0 != 0x0A }
        guard let bracket = head.firstIndex(of: UInt8(ascii: ")")) else { return nil }
        let name = head[(bracket + 1)...].drop { $0 == 0x20 }.prefix(while: NameHash.isPart)
        let word = Array("@implementation".utf8)
        guard !name.isEmpty,
            let begin = utf8[..<start].indices.last(where: { lines($0) && utf8[$0...].starts(with: word) })
        else {
            return nil
        }
        let type = utf8[(begin + word.count)...].drop { $0 == 0x20 }.prefix(while: NameHash.isPart)
        let finish = utf8[close...].firstRange(of: "\n@end".utf8)?.lowerBound ?? utf8.count
        self.name = String(decoding: name, as: UTF8.self)
        self.type = String(decoding: type, as: UTF8.self)
        range = start..<close
        implementation = begin..<finish
    }
}
