internal import Interfaces
package import SourceText

/// A storyboard or xib, read once.
package struct LoadedInterface: Sendable {
    package let file: TextFile
    package let markup: MarkupFile

    /// - Throws: ``SourceError`` if it cannot be decoded, is no XML or no document of Interface Builder. One of an older
    ///   format, which Xcode still takes, is none of these: ``InterfaceDocument`` refuses it.
    package init(_ file: TextFile) throws(SourceError) {
        self.file = file
        markup = try MarkupFile(file)
        if !markup.root.isNamed("document"), !markup.root.isNamed("archive") { _ = try InterfaceDocument(markup) }
    }

    /// The identifiers of all objects: those of elements, and in documents of the older format what their archive names.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    package var identifiers: Set<String> {
        var identifiers: Set<String> = []
        for index in 0..<markup.count {
            guard let element = markup.element(at: index) else { continue }
            if let identifier = element["id"] { identifiers.insert(identifier) }
            // `<int key="objectID">12</int>`: the identifier that the keys of tables have.
            if element["key"] == "objectID" { identifiers.insert(element.text) }
        }
        return identifiers
    }
}
