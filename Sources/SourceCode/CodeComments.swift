/// The comments of code in the grammar of C: `// …` and `/* … */`.
package enum CodeComments {
    /// Code with spaces in place of its comments, so that every other byte stays where it is.
    ///
    /// Line ends stay. What looks like a comment inside of a literal is none.
    ///
    /// - Parameter utf8: the code.
    /// - Returns: as many bytes.
    /// - Complexity: O(*n*).
    package static func blanked(_ utf8: [UInt8]) -> [UInt8] {
        guard utf8.contains(UInt8(ascii: "/")) else { return utf8 }
        var result = utf8
        var index = 0
        while index < utf8.count {
            switch utf8[index] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): index = end(ofLiteralAt: index, in: utf8)
            case UInt8(ascii: "/") where index + 1 < utf8.count:
                let end = end(ofCommentAt: index, in: utf8)
                for place in index..<end where utf8[place] != 0x0A && utf8[place] != 0x0D { result[place] = 0x20 }
                index = max(end, index + 1)
            default: index += 1
            }
        }
        return result
    }

    /// The place behind a literal; one that is not ended ends with its line.
    private static func end(ofLiteralAt start: Int, in utf8: [UInt8]) -> Int {
        let sign = utf8[start]
        var index = start + 1
        while index < utf8.count, utf8[index] != 0x0A {
            if utf8[index] == sign { return index + 1 }
            index += utf8[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index, utf8.count)
    }

    /// The place behind the comment that begins at a stroke; the place itself where none does.
    private static func end(ofCommentAt start: Int, in utf8: [UInt8]) -> Int {
        switch utf8[start + 1] {
        case UInt8(ascii: "/"): return utf8[start...].firstIndex(of: 0x0A) ?? utf8.count
        case UInt8(ascii: "*"):
            var index = start + 2
            while index + 1 < utf8.count {
                if utf8[index] == UInt8(ascii: "*"), utf8[index + 1] == UInt8(ascii: "/") { return index + 2 }
                index += 1
            }
            return utf8.count
        default: return start
        }
    }
}
