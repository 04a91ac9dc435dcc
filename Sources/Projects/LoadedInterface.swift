package import SourceText

/// A storyboard or xib, read once.
package struct LoadedInterface: Sendable {
    package let file: TextFile
    package let markup: MarkupFile

    /// - Throws: ``SourceError`` if it cannot be decoded or is no XML.
    package init(_ file: TextFile) throws(SourceError) {
        self.file = file
        markup = try MarkupFile(file)
    }

    /// The identifiers of all objects.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    package var identifiers: Set<String> {
        var identifiers: Set<String> = []
        for index in 0..<markup.count {
            if let identifier = markup.element(at: index)?["id"] { identifiers.insert(identifier) }
        }
        return identifiers
    }
}
