internal import TextMeasurement

/// Shapes runs of one face, script, direction and language, and adds their advances up.
final class RunShaper {
    /// The index of the face, its units in one em, and its line as a fallback face, in em.
    let face: Int
    let unitsPerEm: Int32
    let line: (ascent: Double, descent: Double)
    /// Whether the first and the last letter of a run depend on the text beside it.
    let seesContext: Bool
    private let plans: ShapingPlans
    private let correction: AdvanceCorrection

    init(_ plans: ShapingPlans, _ script: Script, _ correction: AdvanceCorrection) {
        self.plans = plans
        let face = plans.rules.face
        self.face = face.id.index
        unitsPerEm = Int32(face.unitsPerEm)
        line = face.interfaceLine
        self.correction = correction
        seesContext = !Self.ignoresContext(script)
    }

    /// The advance of the units of `range`.
    ///
    /// - Complexity: O(*n*) in the length of the range.
    func advance(of text: [UInt16], _ range: Range<Int>, _ worker: ShapingWorker) -> RunAdvance {
        worker.buffer.advance(
            of: text,
            range,
            context: seesContext ? text.indices : range,
            by: plans.plan(for: text, range),
            correction
        )
    }

    /// Whether letters of a script have one shape, whatever is beside their run.
    private static func ignoresContext(_ script: Script) -> Bool {
        script == .latin || script == .cyrillic || script == .greek || script.isEastAsian || script == .hebrew
            || script == .thai || script == .tibetan || script == .devanagari || script == .armenian
            || script == .georgian
    }
}
