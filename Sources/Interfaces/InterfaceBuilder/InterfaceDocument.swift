package import SourceText
package import TextMeasurement

/// A document of Interface Builder (`.storyboard`, `.xib`), read into screens and texts.
///
/// Elements that are not known are kept as opaque views if they have a frame; what cannot be meant becomes one of
/// ``faults``, and the rest is read.
package struct InterfaceDocument: Sendable {
    /// What kind of device the document is for.
    package enum Target: String, Sendable, Hashable, CaseIterable {
        case iOS
        case macOS
        case tvOS
        case watchOS
    }

    package let target: Target
    package let traits: DocumentTraits
    /// The scenes, windows, top-level views and cells, in the order of their root elements.
    ///
    /// Empty for tvOS and watchOS, which are not laid out.
    package let screens: [Screen]
    /// Every text that a table may translate, in the order of the document, also those of objects outside of views.
    package let texts: [InterfaceText]
    /// What is wrong with the document, in its order.
    package let faults: [DocumentIssue]
    /// All objects with an ID, in the order of the document.
    package let objects: DocumentObjects

    /// The platform whose fonts and layout rules apply.
    package var platform: Platform { target == .macOS ? .macOS : .iOS }

    /// How many elements a document may have; the largest of 1,632 documents of real apps has 3,773.
    package static let maximumElements = 100_000

    /// Reads a document.
    ///
    /// - Throws: ``SourceError`` if it is no document of Interface Builder 3 or later, or has more elements than
    ///   ``maximumElements``.
    /// - Complexity: O(*n*) in the length of the file, times the depth of its elements for end tags.
    package init(_ file: MarkupFile) throws(SourceError) {
        let file = try Self.markup(of: file)
        let header = try DocumentHeader(file)
        guard file.count <= Self.maximumElements else {
            throw SourceError(
                location: file.root.location,
                message: "the document has \(file.count) elements, and at most \(Self.maximumElements) are read; "
                    + "split it"
            )
        }
        var reader = InterfaceReader(file, header: header)
        reader.read()
        target = header.target
        traits = header.traits
        screens = reader.screens
        texts = reader.texts
        objects = reader.objects
        faults = reader.faults.sorted { $0.location < $1.location }
    }

    /// The document in the format of Xcode 5 and later.
    ///
    /// - Returns: a document of the format before it as Xcode upgrades it, with the places of the file; any other as it is.
    /// - Throws: ``SourceError`` if the views of an older document are nested too deep.
    package static func markup(of file: MarkupFile) throws(SourceError) -> MarkupFile {
        ArchiveUpgrade.isArchive(file) ? try ArchiveUpgrade.upgraded(file) : file
    }
}

/// Something in a document of Interface Builder that cannot be meant as it stands.
package struct DocumentIssue: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// Two objects have the same ID; the other one stands at the place given.
        case duplicateID(first: SourceLocation)
        /// No object has the ID that is referred to.
        case danglingReference
        /// A constraint between views of different screens.
        case distantReference
        /// A value that is no number, or none that can be meant.
        case badValue
        /// A word that is not known: an attribute of a constraint, a relation.
        case unknownWord
        /// A platform that is read and not laid out.
        case notLaidOut
    }

    package var kind: Kind
    /// Where the attribute begins, or the element where one is missing.
    package var location: SourceLocation
    /// The ID of the object, or of the one around what has none; empty if there is none.
    package var object: String
    /// The name of the attribute; empty where one is missing.
    package var attribute: String
    /// A lower-case phrase without a full stop.
    package var message: String
}
