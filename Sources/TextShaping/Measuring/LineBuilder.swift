internal import TextMeasurement

/// Puts the glyphs of a line beside each other.
struct LineBuilder {
    let size: Double
    /// The space after each glyph of the primary face, in em.
    let tracking: Double
    let displayShare: Double
    /// The position of the next glyph, in points from the left end of the line.
    var x = 0.0
    var runs: [GlyphRun] = []
    var top: Double?
    var bottom: Double?
    var uncertainty = 0.0
    var fallback = FallbackExtent()
    private var hasOwnFace = false

    init(size: Double, tracking: Double, displayShare: Double) {
        self.size = size
        self.tracking = tracking
        self.displayShare = displayShare
    }

    mutating func add(_ piece: ShapedRun, worker: ShapingWorker, isTab: (Int) -> Bool) {
        // The outlines are those of the nearer design; the advances are a blend of both.
        let shown = piece.display.flatMap { displayShare > 0.5 ? $0 : nil } ?? (face: piece.face, glyphs: piece.glyphs)
        let unit = size / Double(shown.face.unitsPerEm)
        let stretch = stretch(piece, shown: shown.glyphs, unit: unit)
        let space = piece.run.choice == .primary ? size * tracking : 0
        let start = x
        var hasTab = false
        var placed: [PlacedGlyph] = []
        placed.reserveCapacity(shown.glyphs.count)
        worker.withInk(of: shown.face) { known in
            for (index, glyph) in shown.glyphs.enumerated() {
                let y = Double(glyph.offsetY) * unit
                placed.append(PlacedGlyph(id: glyph.id, x: x + Double(glyph.offsetX) * unit, y: y))
                if let ink = known.extent(of: glyph.id, in: shown.face) {
                    top = max(top ?? -.infinity, Double(ink.top) * unit + y)
                    bottom = max(bottom ?? -.infinity, -(Double(ink.bottom) * unit + y))
                }
                if isTab(glyph.cluster) {
                    hasTab = true
                    x = TabStops.next(after: x)
                } else {
                    x += stretch.advance(index, glyph) + (glyph.advance == 0 ? 0 : space)
                }
            }
        }
        let end = x
        x = start
        // The sum of whole numbers is the same to the last bit whoever adds up, and in which parts.
        add(piece.advance, of: piece, upTo: hasTab ? end : nil)
        if let last = runs.last, last.face == shown.face.id {
            runs[runs.count - 1].glyphs += placed
        } else {
            runs.append(GlyphRun(face: shown.face.id, size: size, glyphs: placed))
        }
    }

    /// Goes on by the advance of a part of a run, whose glyphs are not asked for.
    ///
    /// - Parameters:
    ///   - advance: its advance.
    ///   - run: the run.
    ///   - end: where it ends in points if that is known otherwise.
    mutating func add(_ advance: PieceAdvance, of run: ShapedRun, upTo end: Double? = nil) {
        noteFace(of: run)
        let start = x
        x = end ?? start + advance.points(at: size, tracking: tracking, displayShare: displayShare)
        uncertainty += abs(x - start) * run.uncertainty
    }

    /// The line as it is so far.
    func line(isRightToLeft: Bool) -> SetLine {
        var line = SetLine(
            advance: x,
            isRightToLeft: isRightToLeft,
            runs: runs,
            ink: InkExtent(top: top ?? 0, bottom: bottom ?? 0),
            uncertainty: uncertainty
        )
        line.fallback = fallback
        return line
    }

    private mutating func noteFace(of piece: ShapedRun) {
        switch piece.run.choice {
        case .primary: hasOwnFace = true
        case .missing: break
        case .fallback:
            let line = piece.face.interfaceLine
            fallback.ascent = max(fallback.ascent, size * line.ascent)
            fallback.descent = max(fallback.descent, size * line.descent)
        }
        fallback.isAlone = !hasOwnFace && fallback.ascent > 0
    }

    /// How the advances of the shown design become those of the blend.
    private enum Stretch {
        /// Points for each font unit.
        case uniform(Double)
        /// The glyphs of both designs show the same clusters: each advance in points.
        case each([Double])

        func advance(_ index: Int, _ glyph: ShapedGlyph) -> Double {
            switch self {
            case .uniform(let factor): Double(glyph.advance) * factor
            case .each(let advances): advances[index]
            }
        }
    }

    private func stretch(_ piece: ShapedRun, shown: [ShapedGlyph], unit: Double) -> Stretch {
        guard let display = piece.display else { return .uniform(unit) }
        let textUnit = (1 - displayShare) * size / Double(piece.face.unitsPerEm)
        let displayUnit = displayShare * size / Double(display.face.unitsPerEm)
        let isPaired =
            piece.glyphs.count == display.glyphs.count
            && zip(piece.glyphs, display.glyphs).allSatisfy { $0.cluster == $1.cluster }
        if isPaired {
            return .each(
                zip(piece.glyphs, display.glyphs).map {
                    Double($0.advance) * textUnit + Double($1.advance) * displayUnit
                }
            )
        }
        let blended =
            piece.glyphs.reduce(0) { $0 + Double($1.advance) * textUnit }
            + display.glyphs.reduce(0) { $0 + Double($1.advance) * displayUnit }
        let plain = shown.reduce(0) { $0 + Double($1.advance) }
        return .uniform(plain == 0 ? unit : blended / plain)
    }
}
