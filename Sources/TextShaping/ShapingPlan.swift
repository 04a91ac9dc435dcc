internal import CHarfBuzz

/// How HarfBuzz shapes runs of one face, script, direction and language: made once, where `hb_shape` looks it up for
/// each run.
@safe
final class ShapingPlan {
    let plan: OpaquePointer?
    let face: Face
    let script: Script
    let isRightToLeft: Bool
    let language: ShapingLanguage
    let keepsContextualAlternates: Bool

    init(_ face: Face, _ script: Script, isRightToLeft: Bool, _ language: ShapingLanguage) {
        self.face = face
        self.script = script
        self.isRightToLeft = isRightToLeft
        self.language = language
        keepsContextualAlternates = face.keepsContextualAlternates && script != .hangul
        unsafe plan = overset_hb_plan(
            face.font,
            isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR,
            hb_script_t(rawValue: script.tag),
            language.language,
            keepsContextualAlternates ? 1 : 0
        )
    }

    deinit { unsafe hb_shape_plan_destroy(plan) }
}
