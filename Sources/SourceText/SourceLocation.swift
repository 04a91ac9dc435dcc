/// A place in a source file.
package struct SourceLocation: Sendable, Hashable, Comparable {
    /// The path as the user knows it.
    package var path: String
    /// The line, from 1.
    ///
    /// LF, CR LF and CR alone end a line.
    package var line: Int
    /// The column, from 1, in Unicode scalars.
    package var column: Int

    package init(path: String, line: Int, column: Int) {
        self.path = path
        self.line = line
        self.column = column
    }

    package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
        // By UTF-8 bytes: the order of paths must not depend on how a language sorts.
        if left.path.utf8.elementsEqual(right.path.utf8) {
            return (left.line, left.column) < (right.line, right.column)
        }
        return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
}

extension SourceLocation: CustomStringConvertible {
    /// `path:line:column`, with control characters made visible.
    package var description: String { "\(VisibleText.escaping(path)):\(line):\(column)" }
}
