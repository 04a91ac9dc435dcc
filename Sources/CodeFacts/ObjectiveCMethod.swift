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
        let end = min(place, utf8.count)
        // What begins a line nearest above: the sign of the method, or the end of another one.
        guard
            let start = (0..<end).last(where: { index in
                Self.marks.contains(utf8[index]) && Self.beginsLine(index, in: utf8)
            }), utf8[start] != UInt8(ascii: "}")
        else { return nil }
        let close = (end..<utf8.count).first { Self.ends(at: $0, in: utf8) } ?? utf8.count
        let head = utf8[start..<end].prefix { $0 != 0x0A }
        guard let bracket = head.firstIndex(of: UInt8(ascii: ")")) else { return nil }
        let name = head[(bracket + 1)...].drop { $0 == 0x20 }.prefix(while: NameHash.isPart)
        let word = Array("@implementation".utf8)
        guard !name.isEmpty,
            let begin = (0..<start).last(where: { Self.beginsLine($0, in: utf8) && utf8[$0...].starts(with: word) })
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

    private static let marks = Array("-+}".utf8)

    private static func beginsLine(_ index: Int, in utf8: [UInt8]) -> Bool { index == 0 || utf8[index - 1] == 0x0A }

    /// Whether a brace that ends a method or a function stands at a place: the first of its line.
    static func ends(at index: Int, in utf8: [UInt8]) -> Bool {
        utf8[index] == UInt8(ascii: "}") && beginsLine(index, in: utf8)
    }
}
