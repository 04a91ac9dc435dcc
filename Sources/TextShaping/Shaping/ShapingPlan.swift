internal import CHarfBuzz

/// How HarfBuzz shapes runs of one face, script, direction and language: made once, where `hb_shape` looks it up for
/// each run.
@safe
final class ShapingPlan {
    let plan: OpaquePointer?
    /// The font of ``face``.
    let font: OpaquePointer
    private let face: Face
    let script: Script
    let isRightToLeft: Bool
    let language: ShapingLanguage
    let rules: overset_rules

    /// Makes a plan.
    ///
    /// - Parameters:
    ///   - face: the face that the glyphs are taken from.
    ///   - key: the script, the direction and the language.
    ///   - positionsOnly: whether no rule of substitution is applied: see ``PairKerningOnly/keepGlyphs(_:_:)``.
    init(_ face: Face, _ key: ShapingPlans.Key, positionsOnly: Bool) {
        self.face = face
        unsafe font = face.font
        script = key.script
        isRightToLeft = key.isRightToLeft
        language = key.language
        rules = positionsOnly ? OVERSET_RULES_POSITIONING : face.rules(for: script)
        unsafe plan = overset_hb_plan(
            face.font,
            isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR,
            hb_script_t(rawValue: script.tag),
            language.language,
            rules
        )
    }

    deinit { unsafe hb_shape_plan_destroy(plan) }
}

extension Face {
    /// The rules that are applied to text in a script.
    func rules(for script: Script) -> overset_rules {
        keepsContextualAlternates && script != .hangul ? OVERSET_RULES_ALL : OVERSET_RULES_NO_ALTERNATES
    }
}
