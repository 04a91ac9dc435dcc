internal import Interfaces
internal import TextMeasurement

/// One layout of a resolved tree: it remembers what every view has answered.
///
/// A stack asks each view in it for its least and its greatest size before it proposes one, so that without a memory
/// the time would grow with the power of the depth. With it each view answers each proposal once; a view in *d* stacks
/// of alternating axes meets a few proposals for each of them.
final class LayoutPass {
    let elements: [Element]
    let texts: TextSizes
    /// The texts by number, in the language that is laid out.
    private let textElements: [HeldText]
    private var answers: [Answers]
    private var spacings: [EdgeSpacing?]
    private var gaps: [[Double]?]

    init(_ elements: [Element], _ textElements: [TextElement], texts: TextSizes) {
        self.elements = elements
        self.textElements = textElements.map(HeldText.init)
        self.texts = texts
        answers = Array(repeating: Answers(), count: elements.count)
        spacings = Array(repeating: nil, count: elements.count)
        gaps = Array(repeating: nil, count: elements.count)
    }

    /// What one view has answered.
    ///
    /// Most views are proposed a handful of sizes, which are compared faster than they are hashed.
    private struct Answers {
        private var first: [(proposal: Proposal, answer: Dimensions)] = []
        private var others: [Proposal: Dimensions] = [:]

        private static let handful = 12
        /// What most views are asked at least.
        private static let few = 4

        subscript(proposal: Proposal) -> Dimensions? {
            for known in first where known.proposal == proposal { return known.answer }
            return others.isEmpty ? nil : others[proposal]
        }

        mutating func remember(_ answer: Dimensions, to proposal: Proposal) {
            if first.count < Self.handful {
                if first.isEmpty { first.reserveCapacity(Self.few) }
                first.append((proposal, answer))
            } else {
                others[proposal] = answer
            }
        }
    }

    /// The text that a view shows, if it is one.
    func text(of index: Int) -> TextElement? { elements[index].text.map { textElements[$0].element } }

    /// What a view wants to be apart from its neighbours; the second time from memory.
    func spacing(of index: Int) -> EdgeSpacing {
        if let known = spacings[index] { return known }
        let spacing =
            if let number = elements[index].text {
                TextLayout(text: textElements[number]).spacing
            } else {
                elements[index].layout.spacing(of: Subview(pass: self, index: index).subviews)
            }
        spacings[index] = spacing
        return spacing
    }

    /// What a view answers to a proposal; the second time from memory.
    func dimensions(of index: Int, for proposal: Proposal) throws(MeasurementError) -> Dimensions {
        if let known = answers[index][proposal] { return known }
        var answer =
            if let number = elements[index].text {
                try TextLayout(text: textElements[number]).dimensions(for: proposal, with: texts)
            } else {
                try elements[index].layout.dimensions(for: proposal, of: Subview(pass: self, index: index).subviews)
            }
        // A length that is no number, such as the difference of two infinite ones, would spread through the tree.
        answer.size.width = Self.length(answer.size.width)
        answer.size.height = Self.length(answer.size.height)
        answers[index].remember(answer, to: proposal)
        return answer
    }

    /// The gaps in front of each view in a stack but the first, as the stack makes them; the second time from memory.
    func gaps(in index: Int, _ make: () -> [Double]) -> [Double] {
        if let known = gaps[index] { return known }
        let made = make()
        gaps[index] = made
        return made
    }

    private static func length(_ value: Double) -> Double { value.isNaN ? 0 : max(value, 0) }
}
