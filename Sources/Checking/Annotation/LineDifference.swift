internal import SourceText

/// What edits change in a file, line by line, as `diff -U0` prints it.
struct LineDifference {
    private let text: [UInt8]
    private let edits: [TextEdit]

    /// - Parameters:
    ///   - text: the text before, as UTF-8.
    ///   - edits: in ascending order, as ``TextEdit/applying(_:to:)`` takes them.
    init(_ text: [UInt8], edits: [TextEdit]) {
        self.text = text
        self.edits = edits
    }

    /// The lines of the difference, without those that name the file.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    var lines: [String] {
        let starts = Self.starts(of: text)
        func line(at offset: Int) -> Int { (starts.lastIndex { $0 <= offset }) ?? 0 }
        var hunks: [(lines: Range<Int>, edits: [TextEdit])] = []
        for edit in edits {
            let first = line(at: edit.range.lowerBound)
            let last = max(first, line(at: max(edit.range.lowerBound, edit.range.upperBound - 1)))
            if let previous = hunks.last, previous.lines.upperBound > first {
                hunks[hunks.count - 1].lines = previous.lines.lowerBound..<max(previous.lines.upperBound, last + 1)
                hunks[hunks.count - 1].edits.append(edit)
            } else {
                hunks.append((first..<last + 1, [edit]))
            }
        }
        var (result, shift): ([String], Int) = ([], 0)
        for hunk in hunks {
            let start = starts[hunk.lines.lowerBound]
            let end = hunk.lines.upperBound < starts.count ? starts[hunk.lines.upperBound] : text.count
            let moved = hunk.edits.map {
                TextEdit(
                    range: $0.range.lowerBound - start..<$0.range.upperBound - start,
                    replacement: $0.replacement
                )
            }
            var old = Self.split(Array(text[start..<end]))
            var new = Self.split(TextEdit.applying(moved, to: Array(text[start..<end])))
            var first = hunk.lines.lowerBound
            while let one = old.first, one == new.first {
                old.removeFirst()
                new.removeFirst()
                first += 1
            }
            while let one = old.last, one == new.last {
                old.removeLast()
                new.removeLast()
            }
            // Where there are no lines, the number is that of the line before.
            result.append(
                "@@ -\(first + (old.isEmpty ? 0 : 1)),\(old.count) +\(first + shift + (new.isEmpty ? 0 : 1)),\(new.count) @@"
            )
            result += old.map { "-" + Self.shown($0) } + new.map { "+" + Self.shown($0) }
            shift += new.count - old.count
        }
        return result
    }

    private static func starts(of text: [UInt8]) -> [Int] {
        var starts = [0]
        for (index, byte) in text.enumerated() where byte == 0x0A || byte == 0x0D {
            if byte == 0x0D, index + 1 < text.count, text[index + 1] == 0x0A { continue }
            if index + 1 < text.count { starts.append(index + 1) }
        }
        return starts
    }

    /// The lines of a text, with their ends.
    private static func split(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
        guard !text.isEmpty else { return [] }
        let starts = starts(of: text)
        return starts.indices.map { text[starts[$0]..<($0 + 1 < starts.count ? starts[$0 + 1] : text.count)] }
    }

    private static func shown(_ line: ArraySlice<UInt8>) -> String {
        let end = line.lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? line.startIndex
        return VisibleText.escapingControls(String(decoding: line[line.startIndex..<end], as: UTF8.self))
    }
}
