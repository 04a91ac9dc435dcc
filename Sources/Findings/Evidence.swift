package import Layout
internal import Pseudolocales

/// The kind of language that a text belongs to.
package enum LocaleKind: String, Sendable, Hashable {
    /// The language that the app is written in.
    case source
    /// A translation made by people.
    case real
    /// A fake whose lengths are those to expect.
    case pseudo
    /// A fake that only stresses a layout.
    case stress

    /// How much an overflow in such a language proves; more is higher.
    package var weight: Int {
        switch self {
        case .source, .real: 2
        case .pseudo: 1
        case .stress: 0
        }
    }
}

/// How sure it is that users will see a fault.
package enum Evidence {
    /// The severity of one fault.
    ///
    /// In the source language and in real translations what certainly does not fit is an error. A fake shows what real
    /// languages would do: its severity is that of the forecast for the box. Nothing that hangs on a default sample or
    /// lies inside the error band of the measurement is more than a warning, and in the source language no more than
    /// a note. What hangs on the height of a fallback face is a note: which faces Apple's platforms take is not known.
    ///
    /// - Parameters:
    ///   - fault: what does not fit.
    ///   - kind: the kind of language.
    ///   - sourceWidth: the width of the source text in one line, in em of its font.
    ///   - available: the width of all allowed lines together, in em; `nil` if nothing limits it.
    ///   - usesDefaultSample: whether an argument was measured by a sample that nobody declared.
    /// - Returns: the severity.
    package static func severity(
        of fault: FittedText.Fault,
        kind: LocaleKind,
        sourceWidth: Double,
        available: Double?,
        usesDefaultSample: Bool
    ) -> Severity {
        var severity: Severity
        switch kind {
        // People see the source language every day: what may be a wrong measurement there is one as a rule.
        case .source: severity = fault.isCertain ? .error : .note
        case .real: severity = fault.isCertain ? .error : .warning
        case .pseudo, .stress:
            severity = available.map { forecast(sourceWidth: sourceWidth, available: $0) } ?? .warning
            if kind == .stress || !fault.isCertain { severity = min(severity, .warning) }
        }
        if fault.hangsOnFallback { severity = min(severity, .note) }
        return usesDefaultSample ? min(severity, .warning) : severity
    }

    /// The severity of a box that holds the source text, by the share of English texts whose translations would fit.
    ///
    /// A box narrower than 25 per cent need is an error, narrower than 60 per cent need a warning, wider a note.
    package static func forecast(sourceWidth: Double, available: Double) -> Severity {
        if available < ExpansionModel.needed(percent: 25, width: sourceWidth) { return .error }
        if available < ExpansionModel.needed(percent: 60, width: sourceWidth) { return .warning }
        return .note
    }
}
