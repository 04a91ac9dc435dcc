internal import Interfaces
internal import SourceText

/// The objects of some scenes of documents, to tell the screens that are read from them.
struct SceneObjects: Sendable {
    /// The object IDs, by the path of the document as people are shown it.
    private var objects: [String: Set<String>] = [:]
    /// The bytes of the scenes, by the path of the document as people are shown it.
    private(set) var ranges: [String: [Range<Int>]] = [:]

    /// Adds an element and all inside it.
    ///
    /// - Complexity: O(*n*) in the number of elements inside.
    mutating func add(_ element: MarkupElement, of document: String) {
        ranges[document, default: []].append(element.range)
        var waiting = [element]
        while let next = waiting.popLast() {
            if let id = next["id"] { objects[document, default: []].insert(id) }
            waiting += next.children
        }
    }

    /// The object IDs in the scenes of a document.
    func all(in document: String) -> Set<String> { objects[document] ?? [] }

    /// Whether a screen is read from one of the scenes.
    func hold(_ screen: Screen, in document: String) -> Bool {
        guard let root = screen.views.first else { return false }
        return objects[document]?.contains(root.id) ?? false
    }
}
