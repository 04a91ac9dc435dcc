/// A tree as elements with their ``ContentNumbers`` and all that is known of them whatever the language.
///
/// Each layout numbers all of a tree anew. So what that takes lies flat here, and what shows no text has its number.
struct NumberedTree {
    let tree: ResolvedTree
    private let parts: [Part]
    /// The positions of the elements in elements, one after the other.
    private let children: [Int]
    /// The numbers of the texts whatever the language, by ``Element/text``.
    let texts: [Int]
    /// The numbers of the geometry readers in the source, by position; `nil` if the tree has none.
    let readers: [Int?]?
    /// Whether an element is or holds a text or a geometry reader, by position.
    let needsPlace: [Bool]
    /// Whether an element holds one that was not understood, by position; empty if there is none.
    let holdsUnknown: [Bool]
    /// What speaks against the room of texts beside an element: the outermost views in it, or itself, that are in doubt or hold
    /// what was not understood.
    ///
    /// Elements without any are left out.
    let doubtful: [Int: [Int]]

    /// What decides the number of one element.
    private struct Part {
        /// Its number without what is in it; with all of it if that shows no text.
        var number: Int
        var showsText: Bool
        /// The number of the text that it shows, if it is one.
        var text: Int?
        /// Where its children stand.
        var children: Range<Int>
    }

    /// - Complexity: O(*n*) in the number of elements.
    init(_ tree: ResolvedTree, _ numbers: ContentNumbers) {
        self.tree = tree
        var parts: [Part] = []
        var children: [Int] = []
        parts.reserveCapacity(tree.elements.count)
        // Elements stand behind those in them.
        for element in tree.elements {
            let start = children.count
            children += element.children
            var part = Part(
                number: numbers.number(of: element),
                showsText: element.text != nil || element.children.contains { parts[$0].showsText },
                text: element.text,
                children: start..<children.count
            )
            if !part.showsText {
                for child in element.children {
                    part.number = numbers.number(of: part.number, with: parts[child].number)
                }
            }
            parts.append(part)
        }
        self.parts = parts
        self.children = children
        texts = tree.texts.map { numbers.number(of: $0) }
        let readers = tree.elements.map { ($0.layout as? GeometryLayout)?.reader }
        self.readers = readers.contains { $0 != nil } ? readers : nil
        var needsPlace: [Bool] = []
        needsPlace.reserveCapacity(tree.elements.count)
        for (index, element) in tree.elements.enumerated() {
            let isReader = readers[index] != nil
            needsPlace.append(isReader || element.text != nil || element.children.contains { needsPlace[$0] })
        }
        self.needsPlace = needsPlace
        var holds: [Bool] = []
        for element in tree.elements {
            holds.append(element.look == .unknown || element.children.contains { holds[$0] })
        }
        holdsUnknown = holds.contains(true) ? holds : []
        var doubtful: [Int: [Int]] = [:]
        for (index, element) in tree.elements.enumerated() where !element.isHidden {
            if element.name.isEmpty {
                let inner = element.children.flatMap { doubtful[$0] ?? [] }
                if !inner.isEmpty { doubtful[index] = inner }
            } else if element.doubt != nil || holds[index] {
                doubtful[index] = [index]
            }
        }
        self.doubtful = doubtful
    }

    /// The numbers of all elements with all that is in them.
    ///
    /// - Parameters:
    ///   - texts: the texts of the tree in one language.
    ///   - numbers: those that the tree was made with.
    /// - Returns: one for each element, in their order.
    /// - Complexity: O(*n*) in the number of elements.
    func numbers(with texts: [HeldText], in numbers: ContentNumbers) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(parts.count)
        for part in parts {
            var number = part.number
            if part.showsText {
                if let text = part.text { number = numbers.number(of: number, with: texts[text].number) }
                for child in part.children { number = numbers.number(of: number, with: result[children[child]]) }
            }
            result.append(number)
        }
        return result
    }
}
