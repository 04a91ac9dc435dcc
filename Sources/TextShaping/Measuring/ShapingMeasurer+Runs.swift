package import TextMeasurement

/// One run of a shaped text with the whole input and output of HarfBuzz, for comparisons with other programs.
package struct ShapedRunDescription: Sendable, Hashable {
    /// A glyph, its lengths in font units.
    package struct Glyph: Sendable, Hashable {
        package var id: UInt32
        package var advance: Int32
        package var offsetX: Int32
        package var offsetY: Int32
    }

    /// The UTF-16 code units that the run has of the text.
    package var range: Range<Int>
    /// The path of the font file, and the place of the face in it.
    package var path: String
    package var faceIndex: Int
    package var postScriptName: String
    package var unitsPerEm: Int
    package var script: Script
    package var isRightToLeft: Bool
    /// A BCP 47 tag, or "" for none.
    package var language: String
    /// Whether the feature `calt` was left on.
    package var hasContextualAlternates: Bool
    /// The glyphs from left to right.
    package var glyphs: [Glyph]
}

extension ShapingMeasurer {
    /// The runs of a text in logical order, shaped in one line: without the runs that no font has glyphs for.
    ///
    /// For the system font the text design alone is shown.
    ///
    /// - Parameter request: the text; its box, its size and its lines are not looked at.
    /// - Returns: the runs, and the code units that were shaped: controls of the text are replaced in these.
    /// - Throws: ``MeasurementError`` if the font asked for cannot be had.
    package func runs(
        of request: TextRequest
    ) throws(MeasurementError) -> (units: [UInt16], runs: [ShapedRunDescription]) {
        let text = try shapedText(request, design: .text)
        let runs = text.runs.filter { $0.run.choice != .missing }.map { shaped in
            ShapedRunDescription(
                range: shaped.run.range,
                path: shaped.face.contents.path,
                faceIndex: shaped.face.faceIndex,
                postScriptName: shaped.face.postScriptName,
                unitsPerEm: shaped.face.unitsPerEm,
                script: shaped.run.script,
                isRightToLeft: shaped.run.level % 2 == 1,
                language: text.language,
                hasContextualAlternates: shaped.face.keepsContextualAlternates && shaped.run.script != .hangul,
                glyphs: shaped.glyphs.map {
                    ShapedRunDescription.Glyph(
                        id: $0.id,
                        advance: $0.advance,
                        offsetX: $0.offsetX,
                        offsetY: $0.offsetY
                    )
                }
            )
        }
        return (text.item.units, runs)
    }
}
