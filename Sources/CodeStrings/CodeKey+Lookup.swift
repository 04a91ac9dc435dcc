package import SourceCode
internal import SourceText

extension CodeKey {
    /// Whether a macro or function that no code at hand declares is named as one that looks up a key.
    ///
    /// A short name counts in Swift alone: in Objective-C a macro of another meaning may have it.
    ///
    /// - Parameters:
    ///   - name: such as `AppLocalizedString`, or `L`.
    ///   - path: the file of the call.
    /// - Returns: `false` for functions of the `NSLocalizedString` family that have other names.
    /// - Complexity: O(*n*) in the length of the name.
    package static func isForeignLookup(_ name: String, in path: String) -> Bool {
        name == "localizedString" || name.hasSuffix("LocalizedString") || name.contains("LocalizedStringWith")
            || shortLookups.contains(name) && path.hasSuffix(".swift")
    }

    private static let shortLookups: Set<String> = ["L", "LS", "Loc"]

    /// A key that is known as a text, and looked up somewhere else than it is written.
    ///
    /// - Parameters:
    ///   - text: the characters.
    ///   - taker: what looks it up.
    ///   - node: where that is.
    /// - Complexity: O(*n*) in the size of the file.
    package init(_ text: String, lookedUpBy taker: String, at node: CodeNode) {
        let (line, column) = LineTable(node.file.utf8).position(at: node.range.lowerBound, in: node.file.utf8)
        self.init(
            name: .pattern(KeyPattern(text)),
            table: .computed,
            origin: .lookup,
            taker: taker,
            location: SourceLocation(path: node.file.path, line: line, column: column),
            range: node.range
        )
    }
}
