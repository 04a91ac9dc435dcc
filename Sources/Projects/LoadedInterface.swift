internal import Interfaces
package import SourceText

/// A storyboard or xib, read once.
package struct LoadedInterface: Sendable {
    package let file: TextFile
    /// The document; of one of the older format, what Xcode would make of it.
    package let markup: MarkupFile
    /// The identifiers of an archive, also of objects that are no part of ``markup``.
    private let archived: Set<String>
    /// Whether the file is of the format before Xcode 5, in which nothing can be written.
    package var isArchive: Bool { markup.isMade }

    /// - Throws: ``SourceError`` if it cannot be decoded, is no XML or no document of Interface Builder.
    package init(_ file: TextFile) throws(SourceError) {
        self.file = file
        let read = try MarkupFile(file)
        markup = try InterfaceDocument.markup(of: read)
        archived = markup.isMade ? Self.identifiers(archivedIn: read) : []
        if !markup.root.isNamed("document") { _ = try InterfaceDocument(markup) }
    }

    /// The identifiers of all objects.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    package var identifiers: Set<String> {
        archived.union((0..<markup.count).compactMap { markup.element(at: $0)?["id"] })
    }

    /// The numbers in `<int key="objectID">12</int>`, which the keys of tables begin with.
    private static func identifiers(archivedIn file: MarkupFile) -> Set<String> {
        Set(
            (0..<file.count).compactMap { index in
                file.element(at: index).flatMap { $0["key"] == "objectID" ? $0["value"] ?? $0.text : nil }
            }
        )
    }
}
