/// What a comment beside code declares: `// overset: sample="12:45" width<=180`.
///
/// The items are those of comments in tables, but for what a view says itself, such as its font. A width or height may be
/// exact as well.
package struct CodeDirective: Sendable, Hashable {
    /// What stands in place of arguments and of data; `nil` if nothing is said.
    package var sample: String? { declaration.sample }
    /// The rules that find nothing on the line.
    package var ignored: IgnoredRules { declaration.ignored }
    /// The width in points that a view has.
    package var width: Double? { exact.contains("width") ? declaration.maximumWidth : nil }
    /// The width in points that a view has at most.
    package var maximumWidth: Double? { exact.contains("width") ? nil : declaration.maximumWidth }
    /// The height in points that a view has.
    package var height: Double? { exact.contains("height") ? declaration.maximumHeight : nil }
    /// The height in points that a view has at most.
    package var maximumHeight: Double? { exact.contains("height") ? nil : declaration.maximumHeight }

    private var declaration: TextDeclaration
    /// The lengths that are exact.
    private var exact: Set<String>

    /// The names of the items, in the order of the documentation.
    package static let itemNames = ["sample", "width", "height", "ignore"]

    /// Reads the directives of one comment.
    ///
    /// - Parameters:
    ///   - comment: the text of the comment, without its marks.
    ///   - rules: the names of the rules that may be ignored; `nil` for any name.
    /// - Returns: what they declare, or `nil` if the comment has none.
    /// - Throws: ``Directive/SyntaxError`` at the first item that is not understood, or that means nothing beside code.
    /// - Complexity: O(*n*) in the length of the comment.
    package static func read(
        _ comment: String,
        rules: [String]?
    ) throws(Directive.SyntaxError) -> CodeDirective? {
        guard comment.utf8.contains(UInt8(ascii: ":")) else { return nil }
        var reader = DirectiveReader(bytes: Array(comment.utf8), rules: rules, isBesideCode: true)
        guard let declaration = try reader.read() else { return nil }
        return CodeDirective(declaration: declaration, exact: reader.exact)
    }
}
