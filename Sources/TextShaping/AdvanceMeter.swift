internal import TextMeasurement

/// Adds up the advances of texts in one style, language and direction, without keeping glyphs.
///
/// Belongs to one worker, with whose buffer it shapes. A text seen before is looked up whole; of another one each word is,
/// where that is exact (see ``RunAdvances``).
final class AdvanceMeter {
    /// What the advances of a text hang on besides the text.
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

    /// A face, and how runs are set in it.
    private struct RunKey: Equatable {
        var face: Int
        var script: Script
        var isRightToLeft: Bool
    }

    /// What is used again from text to text, taken out of the meter for the length of one.
    private struct Work {
        var plain = PlainCharacters()
        var units: [UInt16] = []
        var runs: [TextRun] = []
        var item = ItemizedText(units: [], marks: [])
        var result = TextAdvance()
    }

    let style: FontStyle
    let design: Design
    let cascade: Cascade
    private let direction: WritingDirection
    private let language: ShapingLanguage
    private let correction: AdvanceCorrection
    private let displayCorrection: AdvanceCorrection?
    private let noCorrection: AdvanceCorrection
    private let cachesWords: Bool
    var texts = TextAdvances()
    private var runKeys: [RunKey] = []
    private var shapers: [RunShaper] = []
    private var tables: [RunAdvances] = []
    private var lastRunKey = 0
    private var work = Work()

    /// What the last text asked for came to.
    var result: TextAdvance { work.result }

    init(
        _ style: FontStyle,
        _ design: Design,
        _ cascade: Cascade,
        direction: WritingDirection,
        locale: String,
        cachesWords: Bool
    ) {
        self.style = style
        self.design = design
        self.cascade = cascade
        self.direction = direction
        self.cachesWords = cachesWords
        language = ShapingLanguage(locale)
        correction = AdvanceCorrection(style, in: style.text)
        displayCorrection = style.display.map { AdvanceCorrection(style, in: $0) }
        var exact = style
        exact.fidelity = .exact
        noCorrection = AdvanceCorrection(exact, in: style.text)
    }

    /// Finds the advance of a text that is set in one line: ``result``, whose arrays are used again.
    ///
    /// - Parameters:
    ///   - text: UTF-8.
    ///   - store: the faces.
    ///   - worker: the worker that the meter belongs to.
    /// - Returns: `false` for a text that needs a line set to know it: one that has several lines, tabs, or white space at its
    ///   end.
    /// - Throws: ``FontFileError`` if a font of the cascade is there and cannot serve.
    /// - Complexity: O(*n*) in the length of the text.
    func advance(
        of text: [UInt8],
        store: FaceStore,
        worker: ShapingWorker
    ) throws(FontFileError) -> Bool {
        guard let last = text.last, last != 0x20 else { return false }
        var work = Work()
        swap(&work, &self.work)
        defer { swap(&work, &self.work) }
        work.units.decode(text)
        if direction != .rightToLeft, work.plain.cut(work.units, in: style.text, into: &work.runs) {
            work.result.reset(isRightToLeft: false)
            return try add(work.runs, work.units, marks: nil, store, worker, to: &work.result)
        }
        let itemizer = Itemizer(style: style, cascade: cascade, store: store, worker: worker)
        // The units are held twice for the length of this text, and must not be longer: they are used again.
        defer { work.item.units = [] }
        try itemizer.itemizeFully(work.units, direction: direction, into: &work.item)
        guard work.item.segments.count == 1, !work.item.hasTabs, let mark = work.item.marks.dropLast().last,
            !mark.contains(.space)
        else { return false }
        work.result.reset(isRightToLeft: work.item.levels[0] % 2 == 1)
        work.result.hasMissing = !work.item.missing.isEmpty
        return try add(work.item.runs, work.item.units, marks: work.item.marks, store, worker, to: &work.result)
    }

    /// Adds the advances of runs to `result`, from left to right.
    private func add(
        _ runs: [TextRun],
        _ units: [UInt16],
        marks: [TextMark]?,
        _ store: FaceStore,
        _ worker: ShapingWorker,
        to result: inout TextAdvance
    ) throws(FontFileError) -> Bool {
        for run in runs {
            guard let piece = try piece(run, units, marks, store, worker, &result.faces) else { return false }
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
        _ store: FaceStore,
        _ worker: ShapingWorker,
        _ faces: inout UsedFaces
    ) throws(FontFileError) -> PieceAdvance? {
        func advance(in face: Face, _ correction: AdvanceCorrection) -> RunAdvance {
            faces.note(face)
            return self.advance(of: run, units, marks, in: face, correction, worker)
        }
        switch run.choice {
        case .missing:
            var boxes = RunAdvance()
            for box in ShapedText.missingGlyphs(run, run.range, units, face: style.text) where box.advance != 0 {
                boxes += RunAdvance(units: Int(box.advance), glyphs: 1)
            }
            return PieceAdvance(text: boxes, textUnitsPerEm: Int32(style.text.unitsPerEm), isPrimary: false)
        case .fallback(let index):
            guard let face = try worker.face(at: index, of: store) else { return nil }
            faces.useFallback(face)
            return PieceAdvance(
                text: advance(in: face, noCorrection),
                textUnitsPerEm: Int32(face.unitsPerEm),
                isPrimary: false
            )
        case .primary:
            faces.useOwn()
            guard let display = style.display, let displayCorrection, design != .text else {
                return PieceAdvance(
                    text: advance(in: style.text, correction),
                    textUnitsPerEm: Int32(style.text.unitsPerEm),
                    isPrimary: true
                )
            }
            guard design == .both else {
                return PieceAdvance(
                    text: advance(in: display, displayCorrection),
                    textUnitsPerEm: Int32(display.unitsPerEm),
                    isPrimary: true
                )
            }
            return PieceAdvance(
                text: advance(in: style.text, correction),
                textUnitsPerEm: Int32(style.text.unitsPerEm),
                display: advance(in: display, displayCorrection),
                displayUnitsPerEm: Int32(display.unitsPerEm),
                isPrimary: true
            )
        }
    }

    /// The advance of a run in one face, in parts where that is exact.
    private func advance(
        of run: TextRun,
        _ units: [UInt16],
        _ marks: [TextMark]?,
        in face: Face,
        _ correction: AdvanceCorrection,
        _ worker: ShapingWorker
    ) -> RunAdvance {
        let table = table(face, run.script, run.level % 2 == 1, correction, worker)
        guard cachesWords else { return shapers[table].advance(of: units, run.range, worker) }
        return tables[table].advance(of: units, run.range, marks: marks, shapers[table], worker)
    }

    /// The place of what is known of runs of a face, a script and a direction.
    private func table(
        _ face: Face,
        _ script: Script,
        _ isRightToLeft: Bool,
        _ correction: AdvanceCorrection,
        _ worker: ShapingWorker
    ) -> Int {
        let key = RunKey(face: face.id.index, script: script, isRightToLeft: isRightToLeft)
        if runKeys.indices.contains(lastRunKey), runKeys[lastRunKey] == key { return lastRunKey }
        if let known = runKeys.firstIndex(of: key) {
            lastRunKey = known
            return known
        }
        lastRunKey = runKeys.count
        runKeys.append(key)
        let plans = worker.plans(face, script, isRightToLeft: isRightToLeft, language)
        shapers.append(RunShaper(plans, script, correction))
        if cachesWords { tables.append(RunAdvances(plans.rules, correction)) }
        return lastRunKey
    }
}
