internal import SourceCode
internal import SourceText

/// Choices of Objective-C, whose tree has the bodies of branches and nothing that joins them.
extension OverwrittenText {
    /// Whether a statement of Objective-C is the first part of `if (…) { … } else { … }`, each of whose branches sets the place.
    ///
    /// - Parameters:
    ///   - statement: what stands first in the parentheses, or the body of the first branch behind them.
    ///   - block: the statements around.
    /// - Returns: `false` for a choice without a branch for all other cases.
    func setsInBranches(from statement: CodeNode, in block: CodeNode) -> Bool {
        guard !isSwift else { return false }
        let utf8 = block.file.utf8
        let bodies = block.children.filter { $0.kind == .body && $0.range.lowerBound >= statement.range.lowerBound }
        guard let word = Self.beginning(of: statement, in: block) else { return false }
        var place = word
        while true {
            // Here is `if`: its condition, and the branch.
            guard let open = utf8[place..<block.range.upperBound].firstIndex(of: UInt8(ascii: "(")),
                let close = Self.closing(open, in: utf8, before: block.range.upperBound),
                let body = bodies.first(where: { $0.range.contains(Self.next(close + 1, in: utf8)) }), setsInside(body)
            else { return false }
            let other = Self.next(body.range.upperBound, in: utf8)
            guard utf8[other...].starts(with: "else".utf8) else { return false }
            place = Self.next(other + 4, in: utf8)
            guard utf8[place...].starts(with: "if".utf8) else {
                return bodies.first { $0.range.contains(place) }.map(setsInside) ?? false
            }
        }
    }

    /// Where the `if` stands whose condition a statement begins, or whose first branch it is; `nil` where it is none, or where
    /// something stands in front of it: `else if`, `for (…) if`.
    private static func beginning(of statement: CodeNode, in block: CodeNode) -> Int? {
        let utf8 = block.file.utf8
        let before = utf8[block.range.lowerBound..<statement.range.lowerBound]
        let start = before.lastIndex { [0x3B, 0x7B, 0x7D].contains($0) }.map { $0 + 1 } ?? before.startIndex
        let word = next(start, in: utf8)
        guard utf8[word...].starts(with: "if".utf8), !NameHash.isPart(utf8[min(word + 2, utf8.count - 1)]) else {
            return nil
        }
        return word <= statement.range.lowerBound ? word : nil
    }

    /// The place of the next byte that is no white space.
    private static func next(_ place: Int, in utf8: [UInt8]) -> Int {
        utf8[min(place, utf8.count)...].firstIndex { $0 > 0x20 } ?? utf8.count
    }

    private static func closing(_ open: Int, in utf8: [UInt8], before end: Int) -> Int? {
        var depth = 0
        return utf8[open..<end].firstIndex { byte in
            if byte == UInt8(ascii: "(") { depth += 1 }
            if byte == UInt8(ascii: ")") { depth -= 1 }
            return depth == 0
        }
    }
}
