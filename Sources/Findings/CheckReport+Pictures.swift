internal import TextMeasurement

extension CheckReport {
    /// The number of pictures of texts in a report, above which findings keep fewer: so a page stays under 10 MB.
    private static let maximumPictures = 10_000

    /// Takes away the pictures that a page has no room for.
    ///
    /// - Complexity: O(*n*) in the number of findings.
    package mutating func limitPictures() {
        // At least the source language and the worst: the pictures of a finding begin with those.
        let share = max(2, Self.maximumPictures / max(findings.count, 1))
        for index in findings.indices where findings[index].pictures.count > share {
            findings[index].pictures = Array(findings[index].pictures.prefix(share))
        }
    }
}

extension GlyphOutlines {
    /// The outlines that the pictures of a report are made of.
    ///
    /// - Complexity: O(*n*) in the number of glyphs in the pictures.
    func used(in report: CheckReport) -> GlyphOutlines {
        var used: [Key: Outline] = [:]
        let lines =
            report.findings.lazy.flatMap(\.pictures).flatMap(\.lines)
            + report.screens.lazy.flatMap(\.pictures).flatMap(\.texts).flatMap(\.lines)
        for run in lines.flatMap(\.runs) {
            for glyph in run.glyphs {
                let key = Key(face: run.face, glyph: glyph.id)
                if used[key] == nil, let outline = outlines[key] { used[key] = outline }
            }
        }
        return GlyphOutlines(outlines: used)
    }
}
