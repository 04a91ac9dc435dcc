internal import Layout
internal import Pseudolocales
internal import TextMeasurement

extension CheckedText {
    /// The share of English texts whose translations a box should hold, in per cent.
    private static let forecast = 95.0

    /// The rules of texts that do not fit.
    private static let sizeRules: Set<Rule> = [
        .clippedText, .truncatedText, .tooManyLines, .shrunkText, .brokenWord,
    ]

    /// The source text in a box that holds it, and does not hold what the forecast says of real languages.
    ///
    /// Where a translation or a fake shows it already, nothing is left to forecast.
    func likelyOverflow(in version: Version, severity: Severity?) -> Occurrence? {
        guard version.kind == .source, TranslatedText.isMeant(version.filled.text),
            let available = forecastRoom(version)
        else { return nil }
        let isKnown = versions.contains { other in
            other.isSet(like: version) && other.fitted.faults.contains { Self.sizeRules.contains(Rule($0.kind)) }
        }
        guard !isKnown else { return nil }
        let em = version.fitted.fontSize
        let needed = ExpansionModel.needed(
            percent: Self.forecast,
            width: version.fitted.natural.unwrappedAdvance / max(em, 1)
        )
        guard needed > available else { return nil }
        let fault = FittedText.Fault(
            kind: .truncated,
            axis: .width,
            needed: needed * em,
            available: available * em,
            isCertain: false
        )
        return Occurrence(
            locale: version.locale,
            kind: version.kind,
            textSize: version.textSize.rawValue,
            device: version.device,
            severity: severity ?? .note,
            text: version.filled.text,
            location: version.location,
            fault: fault,
            samples: version.filled.used,
            fingerprint: fingerprint(of: .likelyOverflow, in: version)
        )
    }

    /// The width of all lines together that the box can grow to, in em; `nil` if nothing limits it.
    private func forecastRoom(_ version: Version) -> Double? {
        guard place != nil else { return availableWidth(version) }
        // The box of a view grows with its text: only a layout tells how far.
        let budget = budgets.first { $0.device == version.device && $0.breaksFirst == nil }
        return budget?.available.map { $0 / max(version.fitted.fontSize, 1) }
    }
}
