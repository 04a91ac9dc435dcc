#ifndef OVERSET_CICU_H
#define OVERSET_CICU_H

#include <stdint.h>

// No type of ICU is named here: on Linux its headers and those of Foundation's own ICU define the same C types
// differently, and a Swift module that sees both does not compile. Text is UTF-16, a status above 0 is a failure.

/// The version of ICU that is linked, for example "72.1".
const char *overset_icu_version(void);

/// Finds the boundaries of one kind. Not for two threads at once.
typedef struct overset_boundaries overset_boundaries;

/// Opens an iterator over grapheme clusters (kind 0), line breaks (kind 1) or words (kind 2) in ICU's
/// root locale; NULL on failure.
overset_boundaries *overset_boundaries_open(int32_t kind, int32_t *status);

void overset_boundaries_close(overset_boundaries *boundaries);

/// Writes 1 into `marks` at each boundary and 2 at each one that must break; `marks` has `length` + 1 places.
int32_t overset_boundaries_mark(
    overset_boundaries *boundaries, const uint16_t *text, int32_t length, uint8_t *marks);

/// Resolves the levels of one paragraph (UAX #9). Not for two threads at once.
typedef struct overset_bidi overset_bidi;

/// Opens a resolver; NULL if there is no memory.
overset_bidi *overset_bidi_open(void);

void overset_bidi_close(overset_bidi *bidi);

/// Writes the level of each unit of one paragraph into `levels`, and the paragraph's own level.
///
/// `base` is 0 or 1, or -1 to take it from the first strong character.
int32_t overset_bidi_resolve(
    overset_bidi *bidi, const uint16_t *text, int32_t length, int32_t base, uint8_t *levels, uint8_t *paragraph_level);

/// The plural categories of cardinal numbers in a language: bit 0 zero, 1 one, 2 two, 3 few, 4 many, 5 other.
///
/// `language` is a tag such as "ar"; 0 on failure.
int32_t overset_plural_categories(const char *language);

#endif
