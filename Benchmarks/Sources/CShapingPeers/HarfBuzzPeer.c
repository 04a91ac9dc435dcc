#include "CShapingPeers.h"

#include <stdlib.h>

#include <hb-ot.h>
#include <hb.h>

enum { MAXIMUM_FONTS = 256 };

struct peer_harfbuzz {
    hb_buffer_t *buffer;
    hb_font_t *fonts[MAXIMUM_FONTS];
    int32_t count;
};

peer_harfbuzz *peer_harfbuzz_open(void) {
    peer_harfbuzz *peer = calloc(1, sizeof(peer_harfbuzz));
    peer->buffer = hb_buffer_create();
    return peer;
}

int32_t peer_harfbuzz_add_font(peer_harfbuzz *peer, const char *path, int32_t face_index) {
    if (peer->count == MAXIMUM_FONTS) return -1;
    hb_blob_t *blob = hb_blob_create_from_file(path);
    hb_face_t *face = hb_face_create(blob, (unsigned)face_index);
    hb_blob_destroy(blob);
    hb_font_t *font = hb_font_create(face);
    hb_font_set_scale(font, (int)hb_face_get_upem(face), (int)hb_face_get_upem(face));
    hb_face_destroy(face);
    hb_font_make_immutable(font);
    peer->fonts[peer->count] = font;
    return peer->count++;
}

int64_t peer_harfbuzz_shape(
    peer_harfbuzz *peer, const uint16_t *units, int32_t unit_count, const peer_run *runs, int32_t run_count) {
    hb_feature_t off = {HB_TAG('c', 'a', 'l', 't'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
    int64_t sum = 0;
    for (int32_t index = 0; index < run_count; index++) {
        const peer_run *run = &runs[index];
        hb_buffer_clear_contents(peer->buffer);
        hb_buffer_add_utf16(peer->buffer, units + run->start, run->length, 0, run->length);
        hb_buffer_set_direction(peer->buffer, run->is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
        hb_buffer_set_script(peer->buffer, (hb_script_t)run->script);
        hb_shape(peer->fonts[run->font], peer->buffer, &off, 1);
        unsigned count = 0;
        const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(peer->buffer, &count);
        for (unsigned glyph = 0; glyph < count; glyph++) sum += positions[glyph].x_advance;
    }
    return sum;
}

void peer_harfbuzz_close(peer_harfbuzz *peer) {
    for (int32_t index = 0; index < peer->count; index++) hb_font_destroy(peer->fonts[index]);
    hb_buffer_destroy(peer->buffer);
    free(peer);
}
