internal import Interfaces
internal import TextMeasurement

/// One layout of a resolved tree.
///
/// A stack asks each view in it for its least and its greatest size before it proposes one, so that without a memory
/// the time would grow with the power of the depth. With it each view answers each proposal once; a view in *d* stacks
/// of alternating axes meets a few proposals for each of them.
final class LayoutPass {
    let tree: NumberedTree
    let elements: [Element]
    let memory: LayoutMemory
    /// What each element is with all that is in it, by ``ContentNumbers``.
    let numbers: [Int]
    /// The texts by number, in the language that is laid out.
    private let textElements: [HeldText]

    var texts: TextSizes { memory.texts }

    /// - Parameters:
    ///   - tree: the tree.
    ///   - conditions: what it is laid out in, with the texts of a language.
    ///   - memory: what its parts have answered before.
    init(_ tree: NumberedTree, in conditions: LayoutConditions, memory: LayoutMemory) {
        self.tree = tree
        elements = tree.tree.elements
        self.memory = memory
        textElements = memory.numbers.heldTexts(of: tree, in: conditions)
        numbers = tree.numbers(with: textElements, in: memory.numbers)
    }

    /// The text that a view shows, if it is one.
    func text(of index: Int) -> HeldText? { elements[index].text.map { textElements[$0] } }

    /// What a view wants to be apart from its neighbours; the second time from memory.
    func spacing(of index: Int) -> EdgeSpacing {
        memory.spacing(of: numbers[index]) {
            if let number = elements[index].text { return TextLayout(text: textElements[number]).spacing }
            return elements[index].layout.spacing(of: Subview(pass: self, index: index).subviews)
        }
    }

    /// What a view answers to a proposal; the second time from memory.
    func dimensions(of index: Int, for proposal: Proposal) throws(MeasurementError) -> Dimensions {
        let content = numbers[index]
        if let known = memory.answer(of: content, to: proposal) { return known }
        var answer =
            if let number = elements[index].text {
                try TextLayout(text: textElements[number]).dimensions(for: proposal, with: texts)
            } else {
                try elements[index].layout.dimensions(for: proposal, of: Subview(pass: self, index: index).subviews)
            }
        // A length that is no number, such as the difference of two infinite ones, would spread through the tree.
        answer.size.width = Self.length(answer.size.width)
        answer.size.height = Self.length(answer.size.height)
        memory.remember(answer, of: content, to: proposal)
        return answer
    }

    /// The gaps in front of each view in a stack but the first, as the stack makes them; the second time from memory.
    func gaps(in index: Int, _ make: () -> [Double]) -> [Double] { memory.gaps(in: numbers[index], make) }

    private static func length(_ value: Double) -> Double { value.isNaN ? 0 : max(value, 0) }
}
