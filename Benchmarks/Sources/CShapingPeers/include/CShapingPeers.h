#ifndef CSHAPINGPEERS_H
#define CSHAPINGPEERS_H

#include <stdint.h>

/// A run of a text: units from `start` to `end` of it, and what to shape them with.
typedef struct {
    int32_t text;
    int32_t start;
    int32_t end;
    int32_t font;
    uint32_t script;
    int32_t is_right_to_left;
} peer_run;

/// A plain C program over HarfBuzz: fonts are opened once, one buffer is used again and again, no glyph is kept.
typedef struct peer_harfbuzz peer_harfbuzz;

peer_harfbuzz *peer_harfbuzz_open(void);

/// Opens a face in font units; answers its number, from 0. The first one is the font that texts are in.
int32_t peer_harfbuzz_add_font(peer_harfbuzz *peer, const char *path, int32_t face_index);

/// Only shapes: the runs are given, those of one text after those of another; behind the last stands one of text -1.
///
/// `calt` is off. Writes the width of each text in em.
void peer_harfbuzz_shape(
    peer_harfbuzz *peer, const uint16_t *units, const int32_t *ends, int32_t text_count, const peer_run *runs,
    double *widths);

/// Finds runs, too, as simply as it can be done: decodes UTF-8, asks ICU for levels where the text may need them, HarfBuzz
/// for scripts, and a table for the first font that has a character; then shapes as the other does.
void peer_harfbuzz_measure(
    peer_harfbuzz *peer, const uint8_t *texts, const int32_t *ends, int32_t text_count, double *widths);

/// The same, every second text in a thread of its own.
void peer_harfbuzz_measure_in_two_threads(
    peer_harfbuzz *peer, const uint8_t *texts, const int32_t *ends, int32_t text_count, double *widths);

void peer_harfbuzz_close(peer_harfbuzz *peer);

/// Whether Pango was there when this was compiled.
int32_t peer_has_pango(void);

/// Sets each text in one line of Inter at 17 points, and answers the sum of the widths in points.
///
/// `texts` are UTF-8, one after the other, `ends` where each of them ends.
double peer_pango_widths(const char *texts, const int32_t *ends, int32_t count);

#endif
