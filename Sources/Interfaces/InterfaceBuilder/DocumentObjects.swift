package import SourceText

/// The objects of a document by their IDs.
package struct DocumentObjects: Sendable {
    /// An element with an ID.
    package struct Object: Sendable, Hashable {
        package var id: String
        /// The name of the element, for example `label`.
        package var element: String
        package var location: SourceLocation
        /// Its position in the document, as of ``MarkupFile/element(at:)``.
        package var index: Int
    }

    /// In the order of the document.
    package private(set) var all: [Object] = []
    private var positions: [ObjectKey: Int] = [:]

    init() {}

    /// The object of this ID, the first if there are several.
    ///
    /// - Complexity: O(1) on average, and the length of the ID.
    package func object(withID id: String) -> Object? {
        positions[ObjectKey(id)].map { all[$0] }
    }

    /// Adds an object.
    ///
    /// - Returns: the object that has the same ID already.
    mutating func add(_ object: Object) -> Object? {
        let key = ObjectKey(object.id)
        let earlier = positions[key].map { all[$0] }
        if earlier == nil { positions[key] = all.count }
        all.append(object)
        return earlier
    }
}

/// An ID as bytes: equality of strings would take different spellings of a character for the same.
struct ObjectKey: Hashable {
    let utf8: [UInt8]

    init(_ id: String) { utf8 = Array(id.utf8) }
}
