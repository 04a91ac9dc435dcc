internal import TextMeasurement

/// Adds up the advances of texts in one style, language and direction, without keeping glyphs.
///
/// Belongs to one worker, with whose buffer it shapes. A text seen before is looked up whole; of another one each word
/// is, where that is exact (see ``RunAdvances``).
final class LineWidthMeasurer {
    /// The context that the advances of a text depend on besides the text.
    struct Key: Hashable {
        /// UTF-8, not a string: tags are compared as they are spelt.
        var locale: [UInt8]
        var direction: WritingDirection
        var face: Int
        var display: Int?
        var fidelity: FontStyle.Fidelity
        var design: Design
        var correctsAdvances: Bool
        var isBold: Bool
    }

    /// Whose place a face takes.
    private enum Role: Equatable {
        case text
        case display
        case fallback(Int)
    }

    /// A face, and how runs are set in it.
    private struct RunKey: Equatable {
        var role: Role
        var script: Script
        var isRightToLeft: Bool
    }

    /// The storage that is used again from text to text, taken out of the meter for the length of one.
    private struct Work {
        var plain = PrimaryFaceCoverage()
        var units: [UInt16] = []
        var runs: [TextRun] = []
        var item = ItemizedText(units: [], marks: [])
        var result = TextAdvance()
    }

    let style: FontStyle
    private let design: Design
    private let direction: WritingDirection
    private let language: ShapingLanguage
    private let itemizer: Itemizer
    private let cachesWords: Bool
    var texts = TextAdvances()
    private var runKeys: [RunKey] = []
    private var shapers: [RunShaper] = []
    private var tables: [RunAdvances] = []
    private var lastRunKey = 0
    private var work = Work()

    /// The result for the last text asked for.
    var result: TextAdvance { work.result }

    init(_ itemizer: Itemizer, _ design: Design, direction: WritingDirection, locale: String, cachesWords: Bool) {
        self.itemizer = itemizer
        self.design = design
        self.direction = direction
        self.cachesWords = cachesWords
        style = itemizer.style
        language = ShapingLanguage(locale)
    }

    /// Finds the advance of a text that is set in one line: ``result``, whose arrays are used again.
    ///
    /// - Parameters:
    ///   - text: UTF-8.
    ///   - worker: the worker that the meter belongs to.
    /// - Returns: `false` for a text that needs a line set to know it: one that has several lines, tabs, or white space at its
    ///   end.
    /// - Throws: ``FontFileError`` if a font of the cascade is there and cannot serve.
    /// - Complexity: O(*n*) in the length of the text.
    func advance(of text: [UInt8], worker: ShapingWorker) throws(FontFileError) -> Bool {
        guard let last = text.last, last != 0x20 else { return false }
        var work = Work()
        swap(&work, &self.work)
        defer { swap(&work, &self.work) }
        work.units.decode(text)
        if direction != .rightToLeft, work.plain.cut(work.units, in: style.text, into: &work.runs) {
            work.result.reset(isRightToLeft: false)
            return try add(work.runs, work.units, marks: nil, worker, to: &work.result)
        }
        // The units are held twice for the length of this text, and must not be longer: they are used again.
        defer { work.item.units = [] }
        try itemizer.itemizeFully(work.units, direction: direction, into: &work.item)
        guard work.item.segments.count == 1, !work.item.hasTabs, let mark = work.item.marks.dropLast().last,
            !mark.contains(.space)
        else { return false }
        work.result.reset(isRightToLeft: work.item.levels[0] % 2 == 1)
        work.result.hasMissing = !work.item.missing.isEmpty
        return try add(work.item.runs, work.item.units, marks: work.item.marks, worker, to: &work.result)
    }

    /// Adds the advances of runs to `result`, from left to right.
    private func add(
        _ runs: [TextRun],
        _ units: [UInt16],
        marks: [TextMark]?,
        _ worker: ShapingWorker,
        to result: inout TextAdvance
    ) throws(FontFileError) -> Bool {
        for run in runs {
            guard let piece = try piece(run, units, marks, worker, &result.faces) else { return false }
            result.pieces.append(piece)
        }
        guard let level = runs.first?.level else { return true }
        if !runs.allSatisfy({ $0.level == level }) {
            result.pieces = BidiResolver.visualOrder(runs.map(\.level)).map { result.pieces[$0] }
        } else if level % 2 == 1 {
            result.pieces.reverse()
        }
        return true
    }

    private func piece(
        _ run: TextRun,
        _ units: [UInt16],
        _ marks: [TextMark]?,
        _ worker: ShapingWorker,
        _ faces: inout UsedFaces
    ) throws(FontFileError) -> PieceAdvance? {
        switch run.choice {
        case .missing:
            var boxes = RunAdvance()
            for box in ShapedText.missingGlyphs(run, run.range, units, face: style.text) where box.advance != 0 {
                boxes += RunAdvance(units: Int(box.advance), glyphs: 1)
            }
            return PieceAdvance(text: boxes, textUnitsPerEm: Int32(style.text.unitsPerEm), isPrimary: false)
        case .fallback(let index):
            guard let table = try table(.fallback(index), run, worker) else { return nil }
            faces.useFallback(shapers[table].line)
            return piece(of: run, units, marks, table, worker, &faces, isPrimary: false)
        case .primary:
            faces.useOwn()
            let design = style.display == nil ? .text : design
            guard let table = try table(design == .display ? .display : .text, run, worker) else { return nil }
            var result = piece(of: run, units, marks, table, worker, &faces, isPrimary: true)
            if design == .both, let display = try self.table(.display, run, worker) {
                let shown = piece(of: run, units, marks, display, worker, &faces, isPrimary: true)
                (result.display, result.displayUnitsPerEm) = (shown.text, shown.textUnitsPerEm)
            }
            return result
        }
    }

    /// The advance of a run in the face of a table, in parts where that is exact.
    private func piece(
        of run: TextRun,
        _ units: [UInt16],
        _ marks: [TextMark]?,
        _ table: Int,
        _ worker: ShapingWorker,
        _ faces: inout UsedFaces,
        isPrimary: Bool
    ) -> PieceAdvance {
        let shaper = shapers[table]
        faces.note(shaper.face)
        let advance =
            cachesWords
            ? tables[table].advance(of: units, run.range, marks: marks, shaper, worker)
            : shaper.advance(of: units, run.range, worker)
        var piece = PieceAdvance(text: advance, textUnitsPerEm: shaper.unitsPerEm, isPrimary: isPrimary)
        if !isPrimary { piece.fallbackUncertainty = FontStyle.fallbackUncertainty(of: run.script) }
        return piece
    }

    /// The place of what is known of runs of a face, a script and a direction; `nil` if no file supplies the face.
    private func table(_ role: Role, _ run: TextRun, _ worker: ShapingWorker) throws(FontFileError) -> Int? {
        let key = RunKey(role: role, script: run.script, isRightToLeft: run.level % 2 == 1)
        if runKeys.indices.contains(lastRunKey), runKeys[lastRunKey] == key { return lastRunKey }
        if let known = runKeys.firstIndex(of: key) {
            lastRunKey = known
            return known
        }
        let face: Face?
        var correction = AdvanceCorrection.none
        switch role {
        case .text: (face, correction) = (style.text, AdvanceCorrection(style, in: style.text))
        case .display:
            let display = style.display ?? style.text
            (face, correction) = (display, AdvanceCorrection(style, in: display))
        case .fallback(let index):
            face = try worker.face(at: index, of: itemizer.store)
            if let face, style.correctsAdvances {
                correction = AdvanceCorrection(fallback: face, for: key.script, in: style)
            }
        }
        guard let face else { return nil }
        let plans = worker.plans(face, key.script, isRightToLeft: key.isRightToLeft, language)
        lastRunKey = runKeys.count
        runKeys.append(key)
        shapers.append(RunShaper(plans, key.script, correction))
        if cachesWords { tables.append(RunAdvances(plans.rules, correction)) }
        return lastRunKey
    }
}
