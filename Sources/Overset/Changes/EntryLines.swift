package import SourceText

/// The lines that entries of a `.strings` file stand on.
package struct EntryLines {
    private let lines: [[UInt8]]

    package init(_ file: TextFile) {
        lines = file.utf8.split(omittingEmptySubsequences: false) { $0 == 0x0A }.map { line in
            // White space at both ends tells nothing.
            let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
            let start = line.firstIndex { !isSpace($0) } ?? line.endIndex
            let end = line.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
            return Array(line[start..<max(start, end)])
        }
    }

    /// The lines from the comment directly above an entry to its semicolon.
    ///
    /// - Parameter line: a line of the entry, from 1.
    /// - Returns: the lines, from 1.
    /// - Complexity: O(*n*) in the number of lines of the entry and its comment.
    package func around(_ line: Int) -> ClosedRange<Int> {
        guard lines.indices.contains(line - 1) else { return line...max(line, 1) }
        var (first, last) = (line, line)
        while first > 1, !lines[first - 2].isEmpty, !ends(lines[first - 2]) { first -= 1 }
        while last < lines.count, !ends(lines[last - 1]), !lines[last - 1].isEmpty { last += 1 }
        return first...last
    }

    /// Whether an entry ends on a line, which a comment may follow.
    private func ends(_ line: [UInt8]) -> Bool {
        if line.last == UInt8(ascii: ";") { return true }
        guard line.suffix(2) == [UInt8(ascii: "*"), UInt8(ascii: "/")], line.first == UInt8(ascii: "\"") else {
            return false
        }
        return line.contains(UInt8(ascii: ";"))
    }
}
