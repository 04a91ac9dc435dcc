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
    private var plans: [ShapingPlan] = []
    private var tables: [RunAdvances] = []
    private var lastRunKey = 0
    private var plain = PlainCharacters()
    private var units: [UInt16] = []
    private var runs: [TextRun] = []
    private var item = ItemizedText(units: [], marks: [])
    /// What the last text asked for came to.
    private(set) var result = TextAdvance()

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
    /// - Returns: `false` for a text that needs a line set to know it: one that has several lines, tabs, white space at its
    ///   end, or characters that no font has.
    /// - Throws: ``FontFileError`` if a font of the cascade is there and cannot serve.
    /// - Complexity: O(*n*) in the length of the text.
    func advance(
        of text: [UInt8],
        store: FaceStore,
        worker: ShapingWorker
    ) throws(FontFileError) -> Bool {
        guard let last = text.last, last != 0x20 else { return false }
        var units = self.units
        var runs = self.runs
        (self.units, self.runs) = ([], [])
        defer { (self.units, self.runs) = (units, runs) }
        units.decode(text)
        if direction != .rightToLeft, plain.cut(units, in: style.text, into: &runs) {
            return try advance(runs, units, marks: nil, isRightToLeft: false, store: store, worker: worker)
        }
        let itemizer = Itemizer(style: style, cascade: cascade, store: store, worker: worker)
        // Taken out of the meter, whose arrays are used again.
        var item = ItemizedText(units: [], marks: [])
        swap(&item, &self.item)
        defer {
            // The units are those of the meter: held twice, they could not be used again.
            item.units = []
            swap(&item, &self.item)
        }
        try itemizer.itemizeFully(units, direction: direction, into: &item)
        guard item.segments.count == 1, item.missing.isEmpty, !item.hasTabs, let mark = item.marks.dropLast().last,
            !mark.contains(.space)
        else { return false }
        return try advance(
            item.runs,
            item.units,
            marks: item.marks,
            isRightToLeft: item.levels[0] % 2 == 1,
            store: store,
            worker: worker
        )
    }

    private func advance(
        _ runs: [TextRun],
        _ units: [UInt16],
        marks: [TextMark]?,
        isRightToLeft: Bool,
        store: FaceStore,
        worker: ShapingWorker
    ) throws(FontFileError) -> Bool {
        var result = TextAdvance()
        swap(&result, &self.result)
        defer { swap(&result, &self.result) }
        result.reset(isRightToLeft: isRightToLeft)
        for run in runs {
            guard let piece = try piece(run, units, marks, store, worker, &result.faces) else { return false }
            result.pieces.append(piece)
        }
        if runs.contains(where: { $0.level != runs[0].level || $0.level % 2 == 1 }) {
            result.pieces = BidiResolver.visualOrder(runs.map(\.level)).map { result.pieces[$0] }
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
            if !faces.names.contains(face.postScriptName) { faces.names.append(face.postScriptName) }
            return self.advance(of: run, units, marks, in: face, correction, worker)
        }
        switch run.choice {
        case .missing: return nil
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
        let isRightToLeft = run.level % 2 == 1
        let seesContext = !Self.ignoresContext(run.script)
        let table = table(face, run.script, isRightToLeft, correction, worker)
        let plan = plans[table]
        func shaped(_ text: [UInt16], _ range: Range<Int>) -> RunAdvance {
            worker.buffer.advance(
                of: text,
                range,
                context: seesContext ? text.indices : range,
                by: plan,
                correction
            )
        }
        guard cachesWords else { return shaped(units, run.range) }
        return tables[table].advance(
            of: units,
            run.range,
            marks: marks,
            // The rules of fractions, which U+2044 switches on, may look beyond a word.
            canSplit: !units.contains(0x2044),
            isSpaceNeutral: face.isSpaceNeutral,
            seesContext: seesContext,
            shape: shaped
        )
    }

    /// Whether letters of a script have one shape, whatever stands beside their run.
    private static func ignoresContext(_ script: Script) -> Bool {
        script == .latin || script == .cyrillic || script == .greek || script.isEastAsian || script == .hebrew
            || script == .thai || script == .tibetan || script == .devanagari || script == .armenian
            || script == .georgian
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
        plans.append(ShapingPlan(face, script, isRightToLeft: isRightToLeft, language))
        guard cachesWords else { return lastRunKey }
        let lookups = AppliedLookups(face, script, isRightToLeft: isRightToLeft, language)
        tables.append(
            RunAdvances(
                pairs: PairAdvances(worker.paired(face, lookups)),
                inert: InertCharacters(face, lookups, correction)
            )
        )
        return lastRunKey
    }
}
