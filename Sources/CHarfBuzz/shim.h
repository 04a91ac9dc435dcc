#ifndef OVERSET_CHARFBUZZ_H
#define OVERSET_CHARFBUZZ_H

#include <stddef.h>

#include <hb.h>
#include <hb-ot.h>

// Swift imports neither function-like macros nor tags. What Overset needs of them stands here as functions.

/// Whether a line may not be broken before the cluster of this glyph without shaping both sides again.
static inline int overset_hb_is_unsafe_to_break(hb_glyph_info_t info) {
    return (info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK) != 0;
}

/// What of a font's rules is applied.
typedef enum {
    /// All that HarfBuzz applies.
    OVERSET_RULES_ALL,
    /// All but contextual alternates.
    OVERSET_RULES_NO_ALTERNATES,
    /// Only those that move glyphs: for text of which no rule would replace one.
    OVERSET_RULES_POSITIONING,
} overset_rules;

/// The features that are switched off for the whole buffer; answers their number.
static inline unsigned overset_hb_features_off(overset_rules rules, const hb_feature_t **features) {
#define OVERSET_OFF(a, b, c, d) {HB_TAG(a, b, c, d), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END}
    static const hb_feature_t off[] = {
        OVERSET_OFF('c', 'a', 'l', 't'), OVERSET_OFF('c', 'c', 'm', 'p'), OVERSET_OFF('c', 'l', 'i', 'g'),
        OVERSET_OFF('l', 'i', 'g', 'a'), OVERSET_OFF('l', 'o', 'c', 'l'), OVERSET_OFF('r', 'c', 'l', 't'),
        OVERSET_OFF('r', 'l', 'i', 'g'),
    };
#undef OVERSET_OFF
    *features = off;
    return rules == OVERSET_RULES_ALL ? 0 : rules == OVERSET_RULES_NO_ALTERNATES ? 1 : sizeof off / sizeof off[0];
}

/// The plan that `hb_shape` would look up for each text.
static inline hb_shape_plan_t *overset_hb_plan(
    hb_font_t *font, hb_direction_t direction, hb_script_t script, hb_language_t language, overset_rules rules) {
    const hb_feature_t *off = NULL;
    unsigned off_count = overset_hb_features_off(rules, &off);
    hb_segment_properties_t properties = HB_SEGMENT_PROPERTIES_DEFAULT;
    properties.direction = direction;
    properties.script = script;
    properties.language = language;
    unsigned count = 0;
    const int *axes = hb_font_get_var_coords_normalized(font, &count);
    return hb_shape_plan_create_cached2(hb_font_get_face(font), &properties, off, off_count, axes, count, NULL);
}

/// Shapes the buffer by a plan that was made for its direction, script and language and for this font.
static inline void overset_hb_execute(
    hb_shape_plan_t *plan, hb_font_t *font, hb_buffer_t *buffer, overset_rules rules) {
    const hb_feature_t *off = NULL;
    unsigned count = overset_hb_features_off(rules, &off);
    hb_shape_plan_execute(plan, font, buffer, off, count);
}

/// Draws one glyph; the name of the function changed with HarfBuzz 7.0.0.
static inline void overset_hb_draw(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
    hb_font_draw_glyph(font, glyph, functions, data);
#else
    hb_font_get_glyph_shape(font, glyph, functions, data);
#endif
}

/// The table `hhea`, or an empty blob.
static inline hb_blob_t *overset_hb_horizontal_header(hb_face_t *face) {
    return hb_face_reference_table(face, HB_TAG('h', 'h', 'e', 'a'));
}

/// Whether a feature is left off unless somebody asks for it, so that its rules change nothing here.
///
/// The optional features of the OpenType registry, and those of vertical text. Any other feature counts as one that is on.
/// Fractions are made only beside U+2044, with which a text must not be taken apart.
static inline int overset_hb_is_optional(hb_tag_t feature) {
    static const char optional[] =
        "aalt afrc c2pc c2sc case cpct cpsp cswh dlig dnom expt falt frac fwid halt hist hkna hlig hngl hojo hwid ital jalt jp04 "
        "jp78 jp83 jp90 lfbd lnum mgrk nalt nlck numr onum opbd ordn ornm palt pcap pkna pnum pwid qwid rtbd ruby salt sinf "
        "size smcp smpl subs sups swsh titl tnam tnum trad twid unic valt vert vhal vkna vkrn vpal vrt2 vrtr zero chws "
        "vchw ";
    for (size_t index = 0; index + 4 < sizeof optional; index += 5) {
        if (feature == HB_TAG(optional[index], optional[index + 1], optional[index + 2], optional[index + 3])) return 1;
    }
    // Stylistic sets and character variants: ss01 to ss20, cv01 to cv99.
    hb_tag_t family = feature >> 16;
    int is_numbered = (feature >> 8 & 0xFF) - '0' <= 9u && (feature & 0xFF) - '0' <= 9u;
    return is_numbered && (family == ('s' << 8 | 's') || family == ('c' << 8 | 'v'));
}

/// Whether the face has a table with this tag.
static inline int overset_hb_has_table(hb_face_t *face, hb_tag_t tag) {
    hb_blob_t *blob = hb_face_reference_table(face, tag);
    int has = hb_blob_get_length(blob) > 0;
    hb_blob_destroy(blob);
    return has;
}

/// Whether a rule that is on names the glyph; `calt` counts as `contextual_alternates` says.
///
/// Lookups are asked for the glyphs that they look at: before, at and after the place that they change. Apple's tables
/// and the old table of kerning pairs are not looked into: a face that may use them counts as one with such a rule.
static inline int overset_hb_is_named_in_rules(hb_face_t *face, hb_codepoint_t glyph, int contextual_alternates) {
    static const hb_tag_t tables[] = {HB_TAG('G', 'S', 'U', 'B'), HB_TAG('G', 'P', 'O', 'S')};
    int is_named = overset_hb_has_table(face, HB_TAG('m', 'o', 'r', 'x')) ||
                   overset_hb_has_table(face, HB_TAG('m', 'o', 'r', 't')) ||
                   overset_hb_has_table(face, HB_TAG('k', 'e', 'r', 'x')) ||
                   overset_hb_has_table(face, HB_TAG('t', 'r', 'a', 'k'));
    int has_kerning = 0;
    for (int table = 0; table < 2; table++) {
        hb_set_t *lookups = hb_set_create();
        hb_set_t *glyphs = hb_set_create();
        unsigned place = 0;
        hb_tag_t feature = 0;
        for (unsigned count = 1;; place++) {
            hb_ot_layout_table_get_feature_tags(face, tables[table], place, &count, &feature);
            if (count == 0) break;
            if (feature == HB_TAG('k', 'e', 'r', 'n')) has_kerning = 1;
            if (feature == HB_TAG('c', 'a', 'l', 't') ? !contextual_alternates : overset_hb_is_optional(feature)) continue;
            hb_tag_t chosen[] = {feature, HB_TAG_NONE};
            hb_ot_layout_collect_lookups(face, tables[table], NULL, NULL, chosen, lookups);
        }
        hb_codepoint_t lookup = HB_SET_VALUE_INVALID;
        while (!is_named && hb_set_next(lookups, &lookup)) {
            hb_ot_layout_lookup_collect_glyphs(face, tables[table], lookup, glyphs, glyphs, glyphs, NULL);
            is_named = hb_set_has(glyphs, glyph);
        }
        hb_set_destroy(glyphs);
        hb_set_destroy(lookups);
    }
    return is_named || (!has_kerning && overset_hb_has_table(face, HB_TAG('k', 'e', 'r', 'n')));
}

/// The lookups of a table (GSUB, or GPOS if `positioning`) that HarfBuzz applies to text of one direction, script and
/// language that has no U+2044: the features of fractions change nothing without it.
static inline void overset_hb_collect_lookups(
    hb_face_t *face, int positioning, hb_direction_t direction, hb_script_t script, hb_language_t language,
    int contextual_alternates, hb_set_t *lookups) {
    hb_feature_t off[] = {
        {HB_TAG('f', 'r', 'a', 'c'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
        {HB_TAG('n', 'u', 'm', 'r'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
        {HB_TAG('d', 'n', 'o', 'm'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
        {HB_TAG('c', 'a', 'l', 't'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END},
    };
    hb_segment_properties_t properties = HB_SEGMENT_PROPERTIES_DEFAULT;
    properties.direction = direction;
    properties.script = script;
    properties.language = language;
    hb_shape_plan_t *plan = hb_shape_plan_create(face, &properties, off, contextual_alternates ? 3 : 4, NULL);
    hb_tag_t table = positioning ? HB_TAG('G', 'P', 'O', 'S') : HB_TAG('G', 'S', 'U', 'B');
    hb_ot_shape_plan_collect_lookups(plan, table, lookups);
    hb_shape_plan_destroy(plan);
}

/// Adds the glyphs that a lookup of GSUB, or of GPOS if `positioning`, looks at: before, at and after the place that it
/// changes.
static inline void overset_hb_collect_named_glyphs(hb_face_t *face, int positioning, unsigned lookup, hb_set_t *glyphs) {
    hb_tag_t table = positioning ? HB_TAG('G', 'P', 'O', 'S') : HB_TAG('G', 'S', 'U', 'B');
    hb_ot_layout_lookup_collect_glyphs(face, table, lookup, glyphs, glyphs, glyphs, NULL);
}

/// The bytes of the table GSUB, or GPOS if `positioning`; maybe an empty blob.
static inline hb_blob_t *overset_hb_layout_table(hb_face_t *face, int positioning) {
    return hb_face_reference_table(face, positioning ? HB_TAG('G', 'P', 'O', 'S') : HB_TAG('G', 'S', 'U', 'B'));
}

/// Whether something else than GSUB and GPOS may move or change glyphs: Apple's tables, Graphite's, old kerning pairs.
static inline int overset_hb_has_other_rules(hb_face_t *face) {
    return overset_hb_has_table(face, HB_TAG('m', 'o', 'r', 'x')) ||
           overset_hb_has_table(face, HB_TAG('m', 'o', 'r', 't')) ||
           overset_hb_has_table(face, HB_TAG('k', 'e', 'r', 'x')) ||
           overset_hb_has_table(face, HB_TAG('t', 'r', 'a', 'k')) ||
           overset_hb_has_table(face, HB_TAG('S', 'i', 'l', 'f')) ||
           overset_hb_has_table(face, HB_TAG('k', 'e', 'r', 'n'));
}

/// Whether the table GDEF calls a glyph a mark.
static inline int overset_hb_is_mark(hb_face_t *face, hb_codepoint_t glyph) {
    return hb_ot_layout_get_glyph_class(face, glyph) == HB_OT_LAYOUT_GLYPH_CLASS_MARK;
}

/// Whether the table GDEF calls a glyph a ligature.
static inline int overset_hb_is_ligature(hb_face_t *face, hb_codepoint_t glyph) {
    return hb_ot_layout_get_glyph_class(face, glyph) == HB_OT_LAYOUT_GLYPH_CLASS_LIGATURE;
}

/// Sets the axes `wght` and `opsz`; an axis that the font does not have is ignored.
static inline void overset_hb_set_axes(hb_font_t *font, float weight, float optical_size) {
    hb_variation_t axes[2] = {
        {HB_TAG('w', 'g', 'h', 't'), weight},
        {HB_TAG('o', 'p', 's', 'z'), optical_size},
    };
    hb_font_set_variations(font, axes, 2);
}

#endif
