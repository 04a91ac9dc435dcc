internal import SourceText

/// Puts comments on separate lines above an item of a text, and removes them again.
struct CommentLines {
    private let text: [UInt8]
    private let open: [UInt8]
    private let close: [UInt8]

    /// - Parameters:
    ///   - text: the text of the file.
    ///   - open: what begins a comment, with the space behind it.
    ///   - close: what ends it, with the space in front of it.
    init(_ text: [UInt8], open: String, close: String) {
        self.text = text
        self.open = Array(open.utf8)
        self.close = Array(close.utf8)
    }

    /// The edit that puts a comment above what begins at an offset, with the same indent.
    ///
    /// - Returns: `nil` if something precedes it on its line: the comment would belong to that.
    /// - Complexity: O(*n*) in the length of the line.
    func insertion(of comment: String, above offset: Int) -> TextEdit? {
        let start = startOfLine(offset)
        guard text[start..<offset].allSatisfy(Self.isSpace) else { return nil }
        let added = open + Array(comment.utf8) + close + lineEnd(before: start) + text[start..<offset]
        return TextEdit(range: offset..<offset, replacement: added)
    }

    /// The edit that takes a comment away: with its line if nothing else is on it, else with the spaces before it.
    ///
    /// - Parameter range: the bytes of the comment with its marks.
    /// - Returns: the edit.
    /// - Complexity: O(*n*) in the length of the line.
    func removal(of range: Range<Int>) -> TextEdit {
        let start = startOfLine(range.lowerBound)
        var end = range.upperBound
        while end < text.count, Self.isSpace(text[end]) { end += 1 }
        let isAlone = text[start..<range.lowerBound].allSatisfy(Self.isSpace)
        guard isAlone, end < text.count, Self.isLineEnd(text[end]) else {
            var before = range.lowerBound
            while before > start, Self.isSpace(text[before - 1]) { before -= 1 }
            return TextEdit(range: (isAlone ? range.lowerBound : before)..<range.upperBound, replacement: [])
        }
        end += text[end...].starts(with: [0x0D, 0x0A]) ? 2 : 1
        return TextEdit(range: start..<end, replacement: [])
    }

    private func startOfLine(_ offset: Int) -> Int {
        text[..<offset].lastIndex(where: Self.isLineEnd).map { $0 + 1 } ?? 0
    }

    /// The line end in front of a line; that of the first line for the first, else LF.
    private func lineEnd(before start: Int) -> [UInt8] {
        let end: Int
        if start > 0 {
            end = start - 1 > 0 && text[start - 2..<start].elementsEqual([0x0D, 0x0A]) ? start - 2 : start - 1
        } else {
            end = text.firstIndex(where: Self.isLineEnd) ?? text.count
        }
        guard end < text.count else { return [0x0A] }
        return text[end...].starts(with: [0x0D, 0x0A]) ? [0x0D, 0x0A] : [text[end]]
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
