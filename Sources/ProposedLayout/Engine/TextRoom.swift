internal import Interfaces
internal import TextMeasurement

/// Holds a text against the room that it was offered.
struct TextRoom {
    /// The scale below which shrunk text is hard to read.
    static let readableScale = 0.75

    /// Who sets the texts of the language.
    let sizes: TextSizes

    /// What does not fit of a text, worst first.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - set: the text as it was set.
    ///   - proposal: what it was offered.
    /// - Returns: none if all of it can be read.
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    func faults(
        of text: HeldText,
        _ set: SetText,
        in proposal: Proposal
    ) throws(MeasurementError) -> [PlacedText.Fault] {
        var faults: [PlacedText.Fault] = []
        let pixel = sizes.pixel
        let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
        let share = set.natural.advance > 0 ? set.natural.uncertainty / set.natural.advance : 0
        if set.shown.isTruncated {
            // Certain is what is cut even in a room that is larger by all that the measurement may be wrong.
            let wider = Proposal(
                width: width.map { $0 * (1 + share) + pixel },
                height: set.isLimitedByHeight ? proposal.height.map { $0 + pixel } : proposal.height
            )
            let isCertain = try sizes.set(text, in: wider).shown.isTruncated
            faults.append(truncation(text.element, set, proposal, isCertain: isCertain))
        } else if set.natural.breaksWord, !set.shown.isTruncated, let width,
            set.shown.scale == 1 || set.shown.breaksWord
        {
            let widest = try sizes.widestWord(of: text)
            if widest > width + PixelGrid.tolerance {
                let isCertain = widest * (1 - share) - pixel > width
                let fault = PlacedText.Fault(
                    kind: .brokenWord,
                    limit: .width,
                    needed: widest,
                    available: width,
                    isCertain: isCertain
                )
                faults.append(fault)
            }
        }
        if set.shown.scale < Self.readableScale {
            let wider = set.shown.scale * (1 + share)
            faults.append(
                PlacedText.Fault(
                    kind: .shrunk,
                    limit: .width,
                    needed: set.shown.scale,
                    available: Self.readableScale,
                    isCertain: wider < Self.readableScale
                )
            )
        }
        return faults
    }

    private func truncation(
        _ text: TextElement,
        _ set: SetText,
        _ proposal: Proposal,
        isCertain: Bool
    ) -> PlacedText.Fault {
        let scale = text.minimumScale
        if set.isLimitedByHeight {
            return PlacedText.Fault(
                kind: .truncated,
                limit: .height,
                needed: set.natural.height * scale,
                available: proposal.height ?? 0,
                isCertain: isCertain
            )
        }
        if text.mostLines == 1, let width = proposal.width {
            return PlacedText.Fault(
                kind: .truncated,
                limit: text.isChrome ? .width : .lineLimit,
                needed: set.natural.unwrappedAdvance * scale,
                available: width,
                isCertain: isCertain
            )
        }
        return PlacedText.Fault(
            kind: .truncated,
            limit: .lineLimit,
            needed: Double(set.natural.neededLineCount),
            available: Double(set.allowedLines),
            isCertain: isCertain
        )
    }
}
