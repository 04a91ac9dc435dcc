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
    private var answers: [Question: Dimensions] = [:]

    private struct Question: Hashable {
        var element: Int
        var proposal: Proposal
    }

    init(_ elements: [Element], texts: TextSizes) {
        self.elements = elements
        self.texts = texts
    }

    /// What a view answers to a proposal; the second time from memory.
    func dimensions(of index: Int, for proposal: Proposal) throws(MeasurementError) -> Dimensions {
        let question = Question(element: index, proposal: proposal)
        if let known = answers[question] { return known }
        let view = Subview(pass: self, index: index)
        var answer =
            if let text = elements[index].text {
                try TextLayout(text: text).dimensions(for: proposal, with: texts)
            } else {
                try elements[index].layout.dimensions(for: proposal, of: view.subviews)
            }
        // A length that is no number, such as the difference of two infinite ones, would spread through the tree.
        answer.size.width = Self.length(answer.size.width)
        answer.size.height = Self.length(answer.size.height)
        answers[question] = answer
        return answer
    }

    private static func length(_ value: Double) -> Double { value.isNaN ? 0 : max(value, 0) }
}
