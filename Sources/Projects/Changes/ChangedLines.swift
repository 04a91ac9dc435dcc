/// Which lines of which files a change touches, read from the output of `git diff -U0`.
package struct ChangedLines: Sendable, Hashable {
    /// The changed lines of each file, from 1, by the path that the output names.
    ///
    /// A place where lines were only taken away counts as the lines beside it.
    package private(set) var lines: [String: [ClosedRange<Int>]] = [:]

    /// Reads the output of `git diff -U0 --no-prefix`; a file whose name git writes in quotes is left out.
    ///
    /// - Parameter diff: the output.
    /// - Complexity: O(*n*) in the length of the output.
    package init(_ diff: String) {
        var path: String?
        // Lines of the changed texts that still follow: one of them may look like a heading.
        var rest = 0
        // By bytes: a line end of CR LF is one character, which is not a line feed.
        for bytes in diff.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
            let line = Substring(bytes)
            if rest > 0, line.first == "+" || line.first == "-" {
                rest -= 1
            } else if line.hasPrefix("diff --git ") {
                path = nil
                rest = 0
            } else if line.hasPrefix("+++ ") {
                // A name with a space is followed by a tab.
                let name = line.dropFirst(4).prefix { $0 != "\t" }
                path = name.hasPrefix("\"") || name == "/dev/null" ? nil : String(name)
            } else if line.hasPrefix("@@ "), let hunk = Self.hunk(line) {
                rest = hunk.removed + hunk.added
                guard let path else { continue }
                let range =
                    hunk.added == 0
                    ? max(hunk.start, 1)...(hunk.start + 1) : hunk.start...(hunk.start + hunk.added - 1)
                lines[path, default: []].append(range)
            }
        }
    }

    /// Reads `@@ -a,b +c,d @@`.
    private static func hunk(_ line: Substring) -> (removed: Int, start: Int, added: Int)? {
        guard let match = line.firstMatch(of: /^@@ -\d{1,9}(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/) else {
            return nil
        }
        guard let start = Int(match.2) else { return nil }
        return (match.1.flatMap { Int($0) } ?? 1, start, match.3.flatMap { Int($0) } ?? 1)
    }
}
