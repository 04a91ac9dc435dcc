#ifndef OVERSET_CHARFBUZZ_H
#define OVERSET_CHARFBUZZ_H

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

/// Sets the axes `wght` and `opsz`; an axis that the font does not have is ignored.
static inline void overset_hb_set_axes(hb_font_t *font, float weight, float optical_size) {
    hb_variation_t axes[2] = {
        {HB_TAG('w', 'g', 'h', 't'), weight},
        {HB_TAG('o', 'p', 's', 'z'), optical_size},
    };
    hb_font_set_variations(font, axes, 2);
}

#endif
