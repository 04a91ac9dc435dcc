internal import TextMeasurement

/// Which designs of the primary font a text was shaped with.
enum Design: UInt8, Sendable, Hashable {
    case text
    case display
    /// Both: San Francisco goes over from one to the other between 17 and 28 points.
    case both
}

/// A run and its glyphs.
struct ShapedRun: Sendable {
    var run: TextRun
    /// The face and its glyphs from left to right; for the system font the text design, unless the run has the display
    /// design alone.
    var face: Face
    var glyphs: [ShapedGlyph]
    /// The display design of a run in the primary face of ``Design/both``.
    var display: (face: Face, glyphs: [ShapedGlyph])?
    /// How far the advances may be off, as a share.
    var uncertainty: Double

    /// The advance of all its glyphs.
    var advance: PieceAdvance {
        advance(of: glyphs.indices, display?.glyphs.indices ?? 0..<0)
    }

    /// The advance of the glyphs whose clusters lie in `range`.
    ///
    /// - Complexity: O(log *n*) and the number of glyphs found.
    func advance(of range: Range<Int>) -> PieceAdvance {
        advance(of: positions(in: glyphs, of: range), display.map { positions(in: $0.glyphs, of: range) } ?? 0..<0)
    }

    private func advance(of own: Range<Int>, _ others: Range<Int>) -> PieceAdvance {
        func sum(_ glyphs: [ShapedGlyph], _ positions: Range<Int>) -> RunAdvance {
            var sum = RunAdvance()
            for position in positions where glyphs[position].advance != 0 {
                sum.units += Int(glyphs[position].advance)
                sum.glyphs += 1
            }
            return sum
        }
        return PieceAdvance(
            text: sum(glyphs, own),
            textUnitsPerEm: Int32(face.unitsPerEm),
            display: display.map { sum($0.glyphs, others) } ?? RunAdvance(),
            displayUnitsPerEm: Int32(display?.face.unitsPerEm ?? 0),
            isPrimary: run.choice == .primary,
            fallbackUncertainty: uncertainty
        )
    }
}

/// A text shaped in font units, good for every size, width and platform.
final class ShapedText: Sendable {
    let style: FontStyle
    let design: Design
    let language: String
    let item: ItemizedText
    let runs: [ShapedRun]
    /// The advance before each unit in em, in the text design (or the only one) and in the display design.
    let advances: [Double]
    let displayAdvances: [Double]
    /// The number of glyphs before each unit that tracking is added to.
    let tracked: [Double]
    /// Whether the text can be cut before each unit without shaping again.
    let isSafeCut: [Bool]
    /// Where each unit starts in UTF-8 bytes; empty if that is the same number.
    let byteOffsets: [Int]

    /// Shapes the runs of `item`.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    init(
        _ item: ItemizedText,
        byteOffsets: [Int],
        design: Design,
        language: String,
        itemizer: Itemizer
    ) throws(FontFileError) {
        self.item = item
        self.byteOffsets = byteOffsets
        self.design = design
        self.language = language
        style = itemizer.style
        var runs: [ShapedRun] = []
        for run in item.runs {
            runs.append(
                Self.shape(
                    run,
                    run.range,
                    of: item.units,
                    context: item.units.indices,
                    face: try itemizer.face(run.choice),
                    style: itemizer.style,
                    design: design,
                    language: language,
                    worker: itemizer.worker
                )
            )
        }
        self.runs = runs
        let count = item.units.count
        var sums = (text: [Double](repeating: 0, count: count + 1), display: [Double](), tracked: [Double]())
        sums.display = design == .both ? sums.text : []
        sums.tracked = sums.text
        var isSafeCut = [Bool](repeating: false, count: count + 1)
        for segment in item.segments {
            isSafeCut[segment.lowerBound] = true
            isSafeCut[segment.upperBound] = true
        }
        for shaped in runs {
            let isTracked = shaped.run.choice == .primary
            for glyph in shaped.glyphs {
                sums.text[glyph.cluster + 1] += Double(glyph.advance) / Double(shaped.face.unitsPerEm)
                if isTracked, glyph.advance != 0 { sums.tracked[glyph.cluster + 1] += 1 }
            }
            if design == .both {
                let display = shaped.display ?? (shaped.face, shaped.glyphs)
                for glyph in display.glyphs {
                    sums.display[glyph.cluster + 1] += Double(glyph.advance) / Double(display.face.unitsPerEm)
                }
            }
            shaped.markSafeCuts(&isSafeCut)
        }
        for index in 0..<count {
            sums.text[index + 1] += sums.text[index]
            sums.tracked[index + 1] += sums.tracked[index]
            if design == .both { sums.display[index + 1] += sums.display[index] }
        }
        advances = sums.text
        displayAdvances = sums.display
        tracked = sums.tracked
        self.isSafeCut = isSafeCut
    }

    /// The PostScript names of the faces, each once, in the order of the text.
    var fontNames: [String] {
        var names: [String] = []
        for run in runs where run.run.choice != .missing {
            for name in [run.face.postScriptName, run.display?.face.postScriptName].compactMap({ $0 })
            where !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// Shapes a part of a run.
    static func shape(
        _ run: TextRun,
        _ range: Range<Int>,
        of units: [UInt16],
        context: Range<Int>,
        face: Face?,
        style: FontStyle,
        design: Design,
        language: String,
        worker: ShapingWorker
    ) -> ShapedRun {
        func glyphs(_ face: Face) -> [ShapedGlyph] {
            let shaped = worker.shape(units, range, context: context, of: run, with: face, language: language)
            guard run.choice == .primary else {
                let correction = AdvanceCorrection(fallback: face, for: run.script, in: style)
                return correction.isNone || !style.correctsAdvances ? shaped : corrected(shaped, units, correction)
            }
            return style.needsCorrection ? corrected(shaped, units, worker.correction(of: style, in: face)) : shaped
        }
        guard let face else {
            let missing = missingGlyphs(run, range, units, face: style.text)
            let uncertainty = FontStyle.fallbackUncertainty
            return ShapedRun(run: run, face: style.text, glyphs: missing, display: nil, uncertainty: uncertainty)
        }
        guard run.choice == .primary else {
            let uncertainty = FontStyle.fallbackUncertainty(of: run.script)
            return ShapedRun(run: run, face: face, glyphs: glyphs(face), display: nil, uncertainty: uncertainty)
        }
        guard let display = style.display, design != .text else {
            return ShapedRun(run: run, face: face, glyphs: glyphs(face), display: nil, uncertainty: style.uncertainty)
        }
        let shown = glyphs(display)
        guard design == .both else {
            return ShapedRun(run: run, face: display, glyphs: shown, display: nil, uncertainty: style.uncertainty)
        }
        return ShapedRun(
            run: run,
            face: face,
            glyphs: glyphs(face),
            display: (display, shown),
            uncertainty: style.uncertainty
        )
    }

    /// The glyphs of a substitute with the advances of the font asked for.
    private static func corrected(
        _ glyphs: [ShapedGlyph],
        _ units: [UInt16],
        _ correction: AdvanceCorrection
    ) -> [ShapedGlyph] {
        var glyphs = glyphs
        for index in glyphs.indices where glyphs[index].advance != 0 {
            glyphs[index].advance = correction.corrected(glyphs[index].advance, of: units[glyphs[index].cluster])
        }
        return glyphs
    }

    /// The glyphs of characters that no font has: one box for each base; one em wide where every font makes it so.
    static func missingGlyphs(
        _ run: TextRun,
        _ range: Range<Int>,
        _ units: [UInt16],
        face: Face
    ) -> [ShapedGlyph] {
        var glyphs: [ShapedGlyph] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let (scalar, length) = Cluster.scalar(units, at: index, before: range.upperBound)
            let isMark = Unicode.Scalar(scalar).map { $0.properties.canonicalCombiningClass != .notReordered } ?? false
            if (!isMark || glyphs.isEmpty) && !Cluster.isIgnorable(scalar) {
                let isWide = run.script.isEastAsian || (0x2E80...0xA4CF).contains(scalar) || scalar >= 0x1F000
                glyphs.append(
                    ShapedGlyph(
                        id: 0,
                        cluster: index,
                        advance: isWide ? Int32(face.unitsPerEm) : face.missingGlyphAdvance,
                        offsetX: 0,
                        offsetY: 0,
                        isUnsafeToBreak: false
                    )
                )
            }
            index += length
        }
        return run.level % 2 == 1 ? glyphs.reversed() : glyphs
    }
}

extension ShapedRun {
    /// The glyphs of `all` whose clusters lie in `range`.
    ///
    /// - Complexity: O(log *n*) and the number of glyphs found.
    func glyphs(of all: [ShapedGlyph], in range: Range<Int>) -> [ShapedGlyph] {
        Array(all[positions(in: all, of: range)])
    }

    /// The positions of the glyphs of `all` whose clusters lie in `range`.
    ///
    /// - Complexity: O(log *n*): clusters rise from left to right, or fall in a run from right to left.
    private func positions(in all: [ShapedGlyph], of range: Range<Int>) -> Range<Int> {
        let isRising = run.level % 2 == 0
        let start = Self.partition(all) { isRising ? $0 >= range.lowerBound : $0 < range.upperBound }
        let end = Self.partition(all) { isRising ? $0 >= range.upperBound : $0 < range.lowerBound }
        return start..<max(start, end)
    }

    /// The first glyph whose cluster `isBehind`, which holds for all glyphs after it.
    private static func partition(_ glyphs: [ShapedGlyph], _ isBehind: (Int) -> Bool) -> Int {
        var low = 0
        var high = glyphs.count
        while low < high {
            let middle = (low + high) / 2
            if isBehind(glyphs[middle].cluster) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Marks where the run can be cut: before each cluster of glyphs that HarfBuzz calls safe, in both designs.
    func markSafeCuts(_ marks: inout [Bool]) {
        Self.markSafeCuts(glyphs, &marks)
        if let display {
            var others = [Bool](repeating: false, count: marks.count)
            Self.markSafeCuts(display.glyphs, &others)
            for position in run.range where !others[position] { marks[position] = false }
        }
        marks[run.range.lowerBound] = true
    }

    private static func markSafeCuts(_ glyphs: [ShapedGlyph], _ marks: inout [Bool]) {
        for glyph in glyphs { marks[glyph.cluster] = true }
        for glyph in glyphs where glyph.isUnsafeToBreak { marks[glyph.cluster] = false }
    }
}
