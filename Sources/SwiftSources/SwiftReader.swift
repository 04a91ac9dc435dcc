package import SourceCode
package import SourceText
internal import SwiftParser
internal import SwiftSyntax

/// Reads Swift into the tree of ``SourceCode``.
///
/// What cannot be parsed is left out, as the compiler would report it; the rest of the file is read.
package struct SwiftReader: CodeReader {
    package init() {}

    /// How deep parentheses, braces and brackets may be nested; what is deeper is left out.
    private static let maximumNestingLevel = 256

    package func read(_ file: TextFile) -> SourceCode {
        let tree = unsafe file.utf8.withUnsafeBufferPointer { buffer in
            unsafe Parser.parse(source: buffer, maximumNestingLevel: Self.maximumNestingLevel)
        }
        var writer = TreeWriter(file)
        writer.walkChildren(of: Syntax(tree))
        return writer.builder.finish()
    }
}
