#include "CShapingPeers.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include <CICU.h>
#include <hb-ot.h>
#include <hb.h>

enum { MAXIMUM_FONTS = 256, SCALARS = 0x110000, NO_FONT = 0xFF };

struct peer_harfbuzz {
    hb_buffer_t *buffer;
    hb_font_t *fonts[MAXIMUM_FONTS];
    double scales[MAXIMUM_FONTS];
    int32_t count;
    /// The first font that has each scalar.
    uint8_t *first;
    hb_set_t *coverage[MAXIMUM_FONTS];
    overset_bidi *bidi;
};

peer_harfbuzz *peer_harfbuzz_open(void) {
    peer_harfbuzz *peer = calloc(1, sizeof(peer_harfbuzz));
    peer->buffer = hb_buffer_create();
    peer->bidi = overset_bidi_open();
    peer->first = malloc(SCALARS);
    memset(peer->first, NO_FONT, SCALARS);
    return peer;
}

int32_t peer_harfbuzz_add_font(peer_harfbuzz *peer, const char *path, int32_t face_index) {
    if (peer->count == MAXIMUM_FONTS - 1) return -1;
    hb_blob_t *blob = hb_blob_create_from_file(path);
    hb_face_t *face = hb_face_create(blob, (unsigned)face_index);
    hb_blob_destroy(blob);
    hb_font_t *font = hb_font_create(face);
    hb_font_set_scale(font, (int)hb_face_get_upem(face), (int)hb_face_get_upem(face));
    hb_set_t *set = hb_set_create();
    hb_face_collect_unicodes(face, set);
    hb_codepoint_t scalar = HB_SET_VALUE_INVALID;
    while (hb_set_next(set, &scalar)) {
        if (peer->first[scalar] == NO_FONT) peer->first[scalar] = (uint8_t)peer->count;
    }
    peer->coverage[peer->count] = set;
    peer->scales[peer->count] = 1.0 / hb_face_get_upem(face);
    hb_face_destroy(face);
    hb_font_make_immutable(font);
    peer->fonts[peer->count] = font;
    return peer->count++;
}

static double shape(
    peer_harfbuzz *peer, const uint16_t *text, int32_t length, int32_t start, int32_t end, int32_t font, uint32_t script,
    int is_right_to_left) {
    static const hb_feature_t off = {HB_TAG('c', 'a', 'l', 't'), 0, HB_FEATURE_GLOBAL_START, HB_FEATURE_GLOBAL_END};
    hb_buffer_clear_contents(peer->buffer);
    hb_buffer_add_utf16(peer->buffer, text, length, (unsigned)start, end - start);
    hb_buffer_set_direction(peer->buffer, is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_set_script(peer->buffer, (hb_script_t)script);
    hb_shape(peer->fonts[font], peer->buffer, &off, 1);
    unsigned count = 0;
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(peer->buffer, &count);
    int64_t sum = 0;
    for (unsigned glyph = 0; glyph < count; glyph++) sum += positions[glyph].x_advance;
    return (double)sum * peer->scales[font];
}

void peer_harfbuzz_shape(
    peer_harfbuzz *peer, const uint16_t *units, const int32_t *ends, int32_t text_count, const peer_run *runs,
    double *widths) {
    int32_t start = 0;
    for (int32_t text = 0; text < text_count; text++) {
        double width = 0;
        for (; runs->text == text; runs++) {
            width += shape(
                peer, units + start, ends[text] - start, runs->start, runs->end, runs->font, runs->script,
                runs->is_right_to_left);
        }
        widths[text] = width;
        start = ends[text];
    }
}

/// Decodes well-formed UTF-8; answers the number of units.
static int32_t decode(const uint8_t *text, int32_t length, uint16_t *units, int *needs_bidi) {
    int32_t count = 0;
    for (int32_t at = 0; at < length;) {
        uint32_t first = text[at];
        int32_t size = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        uint32_t scalar = size == 1 ? first : first & (0x7Fu >> size);
        for (int32_t next = 1; next < size; next++) scalar = scalar << 6 | (text[at + next] & 0x3Fu);
        at += size;
        if (scalar >= 0x590 &&
            (scalar <= 0x8FF || (scalar >= 0x200E && scalar <= 0x206F) || (scalar >= 0xFB1D && scalar <= 0xFEFF) ||
             scalar > 0x107FF)) {
            *needs_bidi = 1;
        }
        if (scalar < 0x10000) {
            units[count++] = (uint16_t)scalar;
        } else {
            units[count++] = (uint16_t)(0xD7C0 + (scalar >> 10));
            units[count++] = (uint16_t)(0xDC00 + (scalar & 0x3FF));
        }
    }
    return count;
}

static int stays_with_neighbour(uint32_t scalar, hb_unicode_funcs_t *unicode) {
    if (scalar < 0x80) return scalar == 0x20;
    switch (hb_unicode_general_category(unicode, scalar)) {
    case HB_UNICODE_GENERAL_CATEGORY_SPACE_SEPARATOR:
    case HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK:
    case HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK:
    case HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK:
    case HB_UNICODE_GENERAL_CATEGORY_FORMAT: return 1;
    default: return 0;
    }
}

static uint32_t scalar_at(const uint16_t *units, int32_t at, int32_t count, int32_t *size) {
    uint32_t scalar = units[at];
    *size = 1;
    if ((scalar & 0xFC00) == 0xD800 && at + 1 < count) {
        scalar = 0x10000 + ((scalar - 0xD800) << 10) + (units[at + 1] - 0xDC00u);
        *size = 2;
    }
    return scalar;
}

static int has_no_script(uint32_t script) {
    return script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN;
}

/// The script of the first letter, which is that of all that stands before it.
static uint32_t first_script(const uint16_t *units, int32_t count, hb_unicode_funcs_t *unicode) {
    int32_t size = 1;
    for (int32_t at = 0; at < count; at += size) {
        uint32_t script = hb_unicode_script(unicode, scalar_at(units, at, count, &size));
        if (!has_no_script(script)) return script;
    }
    return HB_SCRIPT_LATIN;
}

/// Measures every `step`th text from `first` on.
static void measure_some(
    peer_harfbuzz *peer, const uint8_t *texts, const int32_t *ends, int32_t text_count, int32_t first, int32_t step,
    double *widths) {
    hb_unicode_funcs_t *unicode = hb_unicode_funcs_get_default();
    int32_t capacity = 0;
    uint16_t *units = NULL;
    uint8_t *levels = NULL;
    for (int32_t text = first; text < text_count; text += step) {
        int32_t begin = text == 0 ? 0 : ends[text - 1];
        int32_t length = ends[text] - begin;
        if (length > capacity) {
            capacity = 2 * length;
            units = realloc(units, (size_t)capacity * sizeof(uint16_t));
            levels = realloc(levels, (size_t)capacity);
        }
        int needs_bidi = 0;
        int32_t count = decode(texts + begin, length, units, &needs_bidi);
        uint8_t paragraph = 0;
        if (needs_bidi) overset_bidi_resolve(peer->bidi, units, count, -1, levels, &paragraph);
        uint32_t script = first_script(units, count, unicode);
        int32_t font = 0;
        uint8_t level = 0;
        int32_t start = 0;
        double width = 0;
        for (int32_t at = 0; at < count;) {
            int32_t size = 1;
            uint32_t scalar = scalar_at(units, at, count, &size);
            uint32_t own = hb_unicode_script(unicode, scalar);
            if (has_no_script(own)) own = script;
            // What the first font lacks stays with the font before it, as spaces and marks do: scripts share characters.
            int32_t has = peer->first[scalar] == NO_FONT ? font : peer->first[scalar];
            if (has != font && (has != 0 || stays_with_neighbour(scalar, unicode)) &&
                hb_set_has(peer->coverage[font], scalar)) {
                has = font;
            }
            uint8_t here = needs_bidi ? levels[at] : 0;
            int is_first = at == start;
            if (!is_first && (has != font || here != level || own != script)) {
                width += shape(peer, units, count, start, at, font, script, level & 1);
                start = at;
            }
            font = has;
            level = here;
            script = own;
            at += size;
        }
        if (count > start) width += shape(peer, units, count, start, count, font, script, level & 1);
        widths[text] = width;
    }
    free(units);
    free(levels);
}

void peer_harfbuzz_measure(
    peer_harfbuzz *peer, const uint8_t *texts, const int32_t *ends, int32_t text_count, double *widths) {
    measure_some(peer, texts, ends, text_count, 0, 1, widths);
}

/// Every second text, for another thread.
struct half {
    peer_harfbuzz peer;
    const uint8_t *texts;
    const int32_t *ends;
    int32_t text_count;
    double *widths;
};

static void *measure_half(void *argument) {
    struct half *half = argument;
    measure_some(&half->peer, half->texts, half->ends, half->text_count, 1, 2, half->widths);
    return NULL;
}

void peer_harfbuzz_measure_in_two_threads(
    peer_harfbuzz *peer, const uint8_t *texts, const int32_t *ends, int32_t text_count, double *widths) {
    // The fonts are immutable and shared; the buffer and the resolver are not.
    struct half half = {*peer, texts, ends, text_count, widths};
    half.peer.buffer = hb_buffer_create();
    half.peer.bidi = overset_bidi_open();
    pthread_t thread;
    int failed = pthread_create(&thread, NULL, measure_half, &half);
    measure_some(peer, texts, ends, text_count, 0, 2, widths);
    if (failed) {
        measure_half(&half);
    } else {
        pthread_join(thread, NULL);
    }
    hb_buffer_destroy(half.peer.buffer);
    overset_bidi_close(half.peer.bidi);
}

void peer_harfbuzz_close(peer_harfbuzz *peer) {
    for (int32_t index = 0; index < peer->count; index++) {
        hb_font_destroy(peer->fonts[index]);
        hb_set_destroy(peer->coverage[index]);
    }
    hb_buffer_destroy(peer->buffer);
    overset_bidi_close(peer->bidi);
    free(peer->first);
    free(peer);
}
