#include "CShapingPeers.h"

#if __has_include(<pango/pangoft2.h>)

#include <pango/pangoft2.h>

int32_t peer_has_pango(void) { return 1; }

double peer_pango_widths(const char *texts, const int32_t *ends, int32_t count) {
    PangoFontMap *map = pango_ft2_font_map_new();
    // 72 dots an inch: a point is a pixel.
    pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), 72, 72);
    PangoContext *context = pango_font_map_create_context(map);
    pango_context_set_round_glyph_positions(context, FALSE);
    PangoLayout *layout = pango_layout_new(context);
    PangoFontDescription *font = pango_font_description_from_string("Inter 17");
    pango_layout_set_font_description(layout, font);
    pango_layout_set_single_paragraph_mode(layout, TRUE);
    double sum = 0;
    int32_t start = 0;
    for (int32_t index = 0; index < count; index++) {
        int width = 0;
        pango_layout_set_text(layout, texts + start, ends[index] - start);
        pango_layout_get_size(layout, &width, NULL);
        sum += (double)width / PANGO_SCALE;
        start = ends[index];
    }
    pango_font_description_free(font);
    g_object_unref(layout);
    g_object_unref(context);
    g_object_unref(map);
    return sum;
}

#else

int32_t peer_has_pango(void) { return 0; }

double peer_pango_widths(const char *texts, const int32_t *ends, int32_t count) {
    (void)texts;
    (void)ends;
    (void)count;
    return 0;
}

#endif
