/// How wide translations into single languages get.
///
/// A typical translation (the median) of an English text of *w* em is `slope · w + offset` em wide. Fitted by quantile
/// regression for each language on its pairs among 451,465 of 13 open-source apps, measured in Inter Regular.
package enum LanguageExpansion {
    private struct Line {
        var language: String
        var slope: Double
        var offset: Double
    }

    private static let lines = [
        Line(language: "ar", slope: 0.75, offset: 0.6),
        Line(language: "cs", slope: 1.02, offset: 0.57),
        Line(language: "de", slope: 1.22, offset: 0.33),
        Line(language: "el", slope: 1.3, offset: 0.77),
        Line(language: "es", slope: 1.15, offset: 0.61),
        Line(language: "fi", slope: 0.99, offset: 0.76),
        Line(language: "fr", slope: 1.23, offset: 0.27),
        Line(language: "he", slope: 0.8, offset: 0.39),
        Line(language: "hu", slope: 1.12, offset: 0.71),
        Line(language: "it", slope: 1.13, offset: 0.32),
        Line(language: "ja", slope: 1.02, offset: 0.37),
        Line(language: "ko", slope: 0.8, offset: 0.16),
        Line(language: "nl", slope: 1.13, offset: 0.62),
        Line(language: "pl", slope: 1.11, offset: 0.61),
        Line(language: "pt-BR", slope: 1.16, offset: 0.26),
        Line(language: "ru", slope: 1.21, offset: 1.05),
        Line(language: "sv", slope: 1.04, offset: 0.15),
        Line(language: "tr", slope: 0.99, offset: 0.52),
        Line(language: "uk", slope: 1.17, offset: 0.82),
        Line(language: "zh-Hans", slope: 0.6, offset: 0.54),
    ]

    /// The languages whose typical translation of an English text is wider than a box.
    ///
    /// - Parameters:
    ///   - width: the width of the English text in one line, in em.
    ///   - available: the width of the box, in em.
    /// - Returns: language tags, the one that needs most first.
    package static func languages(ofWidth width: Double, notFitting available: Double) -> [String] {
        lines.map { (language: $0.language, needed: $0.slope * width + $0.offset) }
            .filter { $0.needed > available }
            .sorted { ($1.needed, $0.language) < ($0.needed, $1.language) }
            .map(\.language)
    }
}
