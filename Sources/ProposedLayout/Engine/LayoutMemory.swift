internal import Interfaces
internal import TextMeasurement

/// What the parts of one tree have answered, in all layouts of it.
///
/// The languages, the ways through a screen, and the trials of what does not fit share most parts of it, and ask them the
/// same.
final class LayoutMemory {
    /// What decides the room of all texts alike: what is known on one grid does not hold on another one.
    struct Grid: Hashable {
        var platform: Platform
        var pixelsPerPoint: Int
    }

    let numbers: ContentNumbers
    let texts: TextSizes
    /// By ``ContentNumbers``, as far as there are answers.
    private var answers: [Answers] = []
    private var spacings: [Int: EdgeSpacing] = [:]
    private var gaps: [Int: [Double]] = [:]
    private var answerCount = 0

    /// How many answers are remembered: all are forgotten when there are more, so that memory stays bounded.
    private static let mostAnswers = 150_000

    /// - Parameters:
    ///   - grid: what it holds for.
    ///   - measurer: who measures the texts.
    ///   - numbers: those of the parts; they hold on all grids.
    init(_ grid: Grid, measurer: any TextMeasurer, numbers: ContentNumbers) {
        self.numbers = numbers
        texts = TextSizes(measurer: measurer, grid: grid)
    }

    /// Whether it is time to forget.
    var isFull: Bool { answerCount > Self.mostAnswers || texts.isFull }

    /// What one part has answered.
    ///
    /// Most are proposed a handful of sizes, which are compared faster than they are hashed.
    private struct Answers {
        private var first: [(proposal: Proposal, answer: Dimensions)] = []
        private var others: [Proposal: Dimensions] = [:]
        /// The texts in it, by proposals in which all of them fit.
        private var fitting: [(proposal: Proposal, texts: TextCount)] = []

        private static let handful = 12
        /// What most parts are asked at least.
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

        func texts(fittingIn proposal: Proposal) -> TextCount? {
            for known in fitting where known.proposal == proposal { return known.texts }
            return nil
        }

        mutating func remember(_ texts: TextCount, fittingIn proposal: Proposal) {
            if fitting.count < Self.handful { fitting.append((proposal, texts)) }
        }
    }

    /// What a part has answered to a proposal.
    func answer(of number: Int, to proposal: Proposal) -> Dimensions? {
        number < answers.count ? answers[number][proposal] : nil
    }

    func remember(_ answer: Dimensions, of number: Int, to proposal: Proposal) {
        makeRoom(for: number)
        answers[number].remember(answer, to: proposal)
        answerCount += 1
    }

    /// The texts that a part shows, if it is known that all of them fit in what it is proposed.
    func texts(of number: Int, fittingIn proposal: Proposal) -> TextCount? {
        number < answers.count ? answers[number].texts(fittingIn: proposal) : nil
    }

    func remember(_ texts: TextCount, of number: Int, fittingIn proposal: Proposal) {
        makeRoom(for: number)
        answers[number].remember(texts, fittingIn: proposal)
    }

    private func makeRoom(for number: Int) {
        guard number >= answers.count else { return }
        answers.reserveCapacity(max(numbers.count, answers.count * 2))
        answers += Array(repeating: Answers(), count: max(numbers.count, number + 1) - answers.count)
    }

    /// What a part wants to be apart from its neighbours; the second time from memory.
    func spacing(of number: Int, _ make: () -> EdgeSpacing) -> EdgeSpacing {
        if let known = spacings[number] { return known }
        let made = make()
        spacings[number] = made
        return made
    }

    /// The gaps in front of each view in a stack but the first; the second time from memory.
    func gaps(in number: Int, _ make: () -> [Double]) -> [Double] {
        if let known = gaps[number] { return known }
        let made = make()
        gaps[number] = made
        return made
    }
}

/// How many texts a part of a tree shows.
struct TextCount: Sendable, Hashable {
    var all = 0
    /// Those that show a string of a table and nothing else.
    var strings = 0

    static func + (left: TextCount, right: TextCount) -> TextCount {
        TextCount(all: left.all + right.all, strings: left.strings + right.strings)
    }
}
