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

/// Shapes the buffer; with `contextual_alternates` 0 the feature `calt` is off for the whole buffer.
static inline void overset_hb_shape(hb_font_t *font, hb_buffer_t *buffer, int contextual_alternates) {
    hb_feature_t off = {HB_TAG('c', 'a', 'l', 't'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
    hb_shape(font, buffer, &off, contextual_alternates ? 0 : 1);
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

/// Whether a rule of the features that are on by default, `calt` excepted, names the glyph.
///
/// Lookups are asked for the glyphs that they look at: before, at and after the place that they change.
static inline int overset_hb_is_named_in_rules(hb_face_t *face, hb_codepoint_t glyph) {
    static const hb_tag_t features[] = {
        HB_TAG('c', 'c', 'm', 'p'), HB_TAG('l', 'i', 'g', 'a'), HB_TAG('c', 'l', 'i', 'g'), HB_TAG('r', 'l', 'i', 'g'),
        HB_TAG('l', 'o', 'c', 'l'), HB_TAG('r', 'c', 'l', 't'), HB_TAG('r', 'v', 'r', 'n'), HB_TAG('k', 'e', 'r', 'n'),
        HB_TAG('m', 'a', 'r', 'k'), HB_TAG('m', 'k', 'm', 'k'), HB_TAG('d', 'i', 's', 't'), HB_TAG('c', 'u', 'r', 's'),
        HB_TAG_NONE,
    };
    static const hb_tag_t tables[] = {HB_TAG('G', 'S', 'U', 'B'), HB_TAG('G', 'P', 'O', 'S')};
    int is_named = 0;
    for (int table = 0; table < 2; table++) {
        hb_set_t *lookups = hb_set_create();
        hb_set_t *glyphs = hb_set_create();
        hb_ot_layout_collect_lookups(face, tables[table], NULL, NULL, features, lookups);
        hb_codepoint_t lookup = HB_SET_VALUE_INVALID;
        while (!is_named && hb_set_next(lookups, &lookup)) {
            hb_ot_layout_lookup_collect_glyphs(face, tables[table], lookup, glyphs, glyphs, glyphs, NULL);
            is_named = hb_set_has(glyphs, glyph);
        }
        hb_set_destroy(glyphs);
        hb_set_destroy(lookups);
    }
    return is_named;
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
