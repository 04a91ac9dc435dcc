package import CodeStrings
internal import SourceCode
internal import SourceText

/// The localized strings of a project's code, found by the place of their literals.
package struct LocalizedPlaces: Sendable {
    private struct Place: Hashable {
        var file: String
        var start: Int
        var end: Int
    }

    private var keys: [Place: CodeKey] = [:]

    /// Takes the keys of a project.
    ///
    /// - Complexity: O(*n*).
    package init(_ keys: [CodeKey]) {
        for key in keys {
            let place = Place(file: key.location.path, start: key.range.lowerBound, end: key.range.upperBound)
            if self.keys[place] == nil { self.keys[place] = key }
        }
    }

    /// The string that the code at a node asks for.
    func key(_ node: CodeNode) -> CodeKey? {
        keys[Place(file: node.file.path, start: node.range.lowerBound, end: node.range.upperBound)]
    }
}
