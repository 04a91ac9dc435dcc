package import SourceCode
internal import SourceText

/// The branches of `if (…) { … } else { … }` in Objective-C, whose tree has no conditions.
package enum ObjectiveCBranches {
    /// The bytes of all branches, also of `else`, that hang on some conditions.
    ///
    /// - Parameters:
    ///   - code: a file of Objective-C; of Swift nothing is found.
    ///   - isMeant: whether a condition, as it is written between the parentheses, is one of those.
    /// - Returns: the bytes; those of one branch may stand inside those of another.
    /// - Complexity: O(*n*) in the size of the code.
    package static func branches(in code: SourceCode, where isMeant: (String) -> Bool) -> [Range<Int>] {
        guard !code.file.path.hasSuffix(".swift") else { return [] }
        let blanked = CodeComments.blanked(code.file.utf8)
        return [true, false].flatMap { answer in
            dead(in: blanked) { isMeant(String(decoding: $0, as: UTF8.self)) ? answer : nil }
        }
    }

    /// Finds the bytes of the branches that are never taken.
    ///
    /// - Parameters:
    ///   - code: the code, with comments blanked.
    ///   - answer: whether the condition between the parentheses always holds, or never; `nil` if it may do either.
    /// - Returns: the bytes, in the order of the file.
    /// - Complexity: O(*n*) in the size of the code.
    static func dead(in code: [UInt8], _ answer: (ArraySlice<UInt8>) -> Bool?) -> [Range<Int>] {
        var found: [Range<Int>] = []
        NameHash.forEach(in: code[...]) { name, offset, _ in
            guard name == word else { return }
            let open = next(offset + 2, in: code)
            guard let close = closing(open, in: code), let answer = answer(code[(open + 1)..<close]),
                let first = block(at: next(close + 1, in: code), in: code)
            else { return }
            if !answer { found.append(first) }
            let other = next(first.upperBound, in: code)
            guard answer, code[other...].starts(with: "else".utf8) else { return }
            if let second = block(at: next(other + 4, in: code), in: code) { found.append(second) }
        }
        return found
    }

    private static let word = NameHash.of("if")

    /// The block that begins at a place, or the statement of `else if` with all that follows it.
    private static func block(at place: Int, in code: [UInt8]) -> Range<Int>? {
        guard place < code.count else { return nil }
        if code[place] == UInt8(ascii: "{") { return closing(place, in: code).map { place..<($0 + 1) } }
        guard code[place...].starts(with: "if".utf8) else {
            return code[place...].firstIndex(of: UInt8(ascii: ";")).map { place..<($0 + 1) }
        }
        guard let close = closing(next(place + 2, in: code), in: code),
            let own = block(at: next(close + 1, in: code), in: code)
        else { return nil }
        let other = next(own.upperBound, in: code)
        guard code[other...].starts(with: "else".utf8), let rest = block(at: next(other + 4, in: code), in: code) else {
            return place..<own.upperBound
        }
        return place..<rest.upperBound
    }

    /// The place of the next byte that is no white space.
    static func next(_ place: Int, in code: [UInt8]) -> Int {
        code[min(place, code.count)...].firstIndex { $0 > 0x20 } ?? code.count
    }

    /// Where the bracket that stands at a place is closed.
    private static func closing(_ open: Int, in code: [UInt8]) -> Int? {
        guard open < code.count, [UInt8(ascii: "("), UInt8(ascii: "{")].contains(code[open]) else { return nil }
        let (begin, end) = (code[open], code[open] == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}"))
        var depth = 0
        return code[open...].firstIndex { byte in
            if byte == begin { depth += 1 }
            if byte == end { depth -= 1 }
            return depth == 0
        }
    }
}
