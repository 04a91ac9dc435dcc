internal import TextMeasurement

/// The plans for runs of one face, script, direction and language.
///
/// Most letters keep their glyphs whatever is beside them; yet HarfBuzz asks each rule of substitution about each
/// glyph, which takes half of its time in fonts with many rules. Such letters alone are shaped by a plan that only
/// moves glyphs. A test compares what it gives with HarfBuzz's own program.
///
/// Buys nothing that can be seen in a whole check (measured 2026-11). But shaping without a cache takes 0.82 times the
/// speed of the C loop without it, and 1.0 to 1.1 with it; 0.8 is promised, and 2 for an empty cache, which misses it
/// without it.
final class ShapingPlans {
    /// The key of a plan.
    struct Key: Hashable {
        var face: Int
        var script: Script
        var isRightToLeft: Bool
        var language: ShapingLanguage
    }

    let rules: RunLookups
    private let key: Key
    private lazy var full = ShapingPlan(rules.face, key, positionsOnly: false)
    private lazy var positioning = ShapingPlan(rules.face, key, positionsOnly: true)

    init(_ rules: RunLookups, _ key: Key) {
        self.rules = rules
        self.key = key
    }

    /// The plan for the units of `range`: both give the same glyphs where the shorter one is chosen.
    ///
    /// - Complexity: O(*n*) in the length of the range; the first time also O(rules of the font).
    func plan(for text: [UInt16], _ range: Range<Int>) -> ShapingPlan {
        rules.paired.keepGlyphs(text, range) ? positioning : full
    }
}

extension ShapingWorker {
    /// The plans for runs of a face.
    func plans(_ face: Face, _ script: Script, isRightToLeft: Bool, _ language: ShapingLanguage) -> ShapingPlans {
        let key = ShapingPlans.Key(
            face: face.id.index,
            script: script,
            isRightToLeft: isRightToLeft,
            language: language
        )
        if let last = lastPlans, last.key == key { return last.plans }
        let known = plans[key]
        let found = known ?? ShapingPlans(rules(face, script, isRightToLeft: isRightToLeft, language), key)
        // A project has some dozens of languages, each in a few faces.
        if known == nil, plans.count >= 1 << 12 { plans = [:] }
        if known == nil { plans[key] = found }
        lastPlans = (key, found)
        return found
    }
}

extension ShapingWorker {
    /// Shapes a part of a run.
    ///
    /// - Parameters:
    ///   - units: UTF-16 code units; the clusters of the glyphs are indices into it.
    ///   - range: what is shaped; it begins and ends between clusters.
    ///   - context: the line or text that the range lies in.
    ///   - run: the run that the range lies in.
    ///   - face: the face that the glyphs are taken from.
    ///   - language: a BCP 47 tag, or "" for none.
    /// - Returns: the glyphs from left to right.
    func shape(
        _ units: [UInt16],
        _ range: Range<Int>,
        context: Range<Int>,
        of run: TextRun,
        with face: Face,
        language: String
    ) -> [ShapedGlyph] {
        let isRightToLeft = run.level % 2 == 1
        let plans = plans(face, run.script, isRightToLeft: isRightToLeft, ShapingLanguage(language))
        return buffer.shape(units, range, context: context, by: plans.plan(for: units, range))
    }
}
