internal import Findings
internal import Interfaces
internal import ProposedLayout
internal import TextMeasurement

/// Languages that are laid out together, because nothing of theirs is cut even if each text is as large as in any of them.
extension SourceScreenChecker {
    /// What a version shows of which nothing has to be said.
    struct Settled {
        /// The number of texts from tables.
        var texts: Int
        var measurements: Int
        /// Whether all texts fit, those too that the language has not translated.
        var fits: Bool
    }

    /// The versions of a room in which no text of the language's own can fail, found with few layouts.
    ///
    /// Those of the source language are not among them: how certain its rooms are is known from a layout of their own.
    ///
    /// - Complexity: for each way through the code a few layouts for all languages, and the measurements of each.
    func settled(
        _ languages: [Int],
        _ layout: RepeatedLayout,
        _ room: SourceRoom,
        _ textSize: TextSizeCategory,
        _ cover: BranchCover,
        _ fitting: FittingRooms
    ) throws(MeasurementError) -> [FittingRooms.Version: Settled] {
        var settled: [FittingRooms.Version: Settled] = [:]
        guard fitting.isMonotone, !cover.hasChoices else { return settled }
        for (number, pass) in cover.passes.enumerated() {
            for isRightToLeft in [false, true] {
                var open = languages.filter { index in
                    let version = FittingRooms.Version(language: index, textSize: textSize, pass: number)
                    let texts = self.languages[index].texts
                    return texts.kind != .source && texts.isRightToLeft == isRightToLeft
                        && fitting.texts(of: version, in: room) == nil
                }
                while open.count >= Self.fewLanguages {
                    let versions = open.map { index in
                        var conditions = conditions(self.languages[index], room, textSize)
                        conditions.branches = pass.merging(room.decisions) { $1 }
                        return conditions
                    }
                    let joint = try layout.placeTogether(versions)
                    var failing: [Int] = []
                    for (index, texts) in zip(open, joint) {
                        guard !texts.contains(where: { isJudged($0, in: index, cover) }) else {
                            failing.append(index)
                            continue
                        }
                        let version = FittingRooms.Version(language: index, textSize: textSize, pass: number)
                        settled[version] = Settled(
                            texts: texts.count { $0.string != nil },
                            measurements: texts.count,
                            fits: texts.allSatisfy(\.fits)
                        )
                    }
                    // Those that do fail are laid out alone; what only the largest of them cut is seen without them.
                    guard failing.count < open.count else { break }
                    open = failing
                }
            }
        }
        return settled
    }

    /// Fewer languages are laid out one by one.
    private static let fewLanguages = 3

    /// Whether something is to be said about a text that does not fit.
    private func isJudged(_ text: JointText, in language: Int, _ cover: BranchCover) -> Bool {
        guard !text.fits, let string = text.string, languages[language].own.contains(string) else { return false }
        return cover.paths[BranchCover.Text(source: text.source, string: string)] != nil
    }
}
