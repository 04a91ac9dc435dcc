internal import SourceText

/// What is different in two versions of a file, as `diff -u` prints it and `patch -p1` takes it.
package struct UnifiedDifference: Sendable {
    /// How many lines that are the same are shown around a change.
    private static let context = 3

    private let path: String
    private let old: [Line]
    private let new: [Line]

    /// A line with its end.
    private struct Line: Hashable, Sendable {
        var bytes: ArraySlice<UInt8>
    }

    /// - Parameters:
    ///   - path: the path that is shown.
    ///   - old: the text before, as UTF-8.
    ///   - new: the text afterwards.
    package init(path: String, from old: [UInt8], to new: [UInt8]) {
        self.path = path
        self.old = Self.lines(of: old)
        self.new = Self.lines(of: new)
    }

    /// The lines of the difference; none if nothing is different.
    ///
    /// - Complexity: O(*n* · *d*) for *n* lines of which *d* are different.
    package var lines: [String] {
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        guard !removed.isEmpty || !added.isEmpty else { return [] }
        var steps: [(mark: Character, line: Line, old: Int, new: Int)] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if left < old.count, removed.contains(left) {
                steps.append(("-", old[left], left, right))
                left += 1
            } else if right < new.count, added.contains(right) {
                steps.append(("+", new[right], left, right))
                right += 1
            } else {
                guard left < old.count, right < new.count else { break }
                steps.append((" ", old[left], left, right))
                left += 1
                right += 1
            }
        }
        let changed = steps.indices.filter { steps[$0].mark != " " }
        var hunks: [Range<Int>] = []
        for index in changed {
            let range = max(0, index - Self.context)..<min(steps.count, index + Self.context + 1)
            if let last = hunks.last, last.upperBound >= range.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        // A tab ends a name with spaces, as in git.
        let shown = VisibleText.escaping(path) + (path.contains(" ") ? "\t" : "")
        var lines = ["--- a/\(shown)", "+++ b/\(shown)"]
        for hunk in hunks {
            let part = steps[hunk]
            guard let first = part.first else { continue }
            let (before, after) = (part.count { $0.mark != "+" }, part.count { $0.mark != "-" })
            // Where there are no lines, the number is that of the line before.
            let starts = (first.old + (before == 0 ? 0 : 1), first.new + (after == 0 ? 0 : 1))
            lines.append("@@ -\(starts.0),\(before) +\(starts.1),\(after) @@")
            for step in part {
                lines.append(String(step.mark) + Self.shown(step.line.bytes))
                if step.line.bytes.last != 0x0A { lines.append("\\ No newline at end of file") }
            }
        }
        return lines
    }

    private static func lines(of text: [UInt8]) -> [Line] {
        var lines: [Line] = []
        var start = 0
        for index in text.indices where text[index] == 0x0A {
            lines.append(Line(bytes: text[start...index]))
            start = index + 1
        }
        if start < text.count { lines.append(Line(bytes: text[start...])) }
        return lines
    }

    /// The line without its line feed, and character for character: `patch` compares it with the file.
    private static func shown(_ line: ArraySlice<UInt8>) -> String {
        String(decoding: line.last == 0x0A ? line.dropLast() : line, as: UTF8.self)
    }
}
