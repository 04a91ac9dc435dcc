#ifndef CSHAPINGPEERS_H
#define CSHAPINGPEERS_H

#include <stdint.h>

/// One piece of text for HarfBuzz: UTF-16 units, and what to shape them with.
typedef struct {
    int32_t start;
    int32_t length;
    int32_t font;
    uint32_t script;
    int32_t is_right_to_left;
} peer_run;

/// A program that only calls HarfBuzz: no runs are found, no line is set, no glyph is kept. It adds up advances.
typedef struct peer_harfbuzz peer_harfbuzz;

peer_harfbuzz *peer_harfbuzz_open(void);

/// Opens a face in font units; answers its number, from 0.
int32_t peer_harfbuzz_add_font(peer_harfbuzz *peer, const char *path, int32_t face_index);

/// Shapes the runs with `calt` off, and answers the sum of all advances in font units.
int64_t peer_harfbuzz_shape(
    peer_harfbuzz *peer, const uint16_t *units, int32_t unit_count, const peer_run *runs, int32_t run_count);

void peer_harfbuzz_close(peer_harfbuzz *peer);

/// Whether Pango was there when this was compiled.
int32_t peer_has_pango(void);

/// Sets each text in one line of Inter at 17 points, and answers the sum of the widths in points.
///
/// `texts` are UTF-8, one after the other, `ends` where each of them ends.
double peer_pango_widths(const char *texts, const int32_t *ends, int32_t count);

#endif
