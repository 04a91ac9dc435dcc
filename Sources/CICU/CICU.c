#include "CICU.h"

#include <string.h>

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uenum.h>
#include <unicode/upluralrules.h>
#include <unicode/uvernum.h>

const char *overset_icu_version(void) {
    return U_ICU_VERSION;
}

static UBreakIterator *iterator(overset_boundaries *boundaries) {
    return (UBreakIterator *)boundaries;
}

overset_boundaries *overset_boundaries_open(int32_t kind, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    // Never NULL for the locale: NULL is the locale of the host, and results must not hang on it.
    UBreakIteratorType type = kind == 0 ? UBRK_CHARACTER : kind == 1 ? UBRK_LINE : UBRK_WORD;
    UBreakIterator *opened = ubrk_open(type, "", NULL, 0, &code);
    *status = (int32_t)code;
    if (U_FAILURE(code)) {
        return NULL;
    }
    return (overset_boundaries *)opened;
}

void overset_boundaries_close(overset_boundaries *boundaries) {
    ubrk_close(iterator(boundaries));
}

int32_t overset_boundaries_mark(
    overset_boundaries *boundaries, const uint16_t *text, int32_t length, uint8_t *marks) {
    UErrorCode code = U_ZERO_ERROR;
    memset(marks, 0, (size_t)length + 1);
    ubrk_setText(iterator(boundaries), (const UChar *)text, length, &code);
    if (U_FAILURE(code)) {
        return (int32_t)code;
    }
    for (int32_t at = ubrk_first(iterator(boundaries)); at != UBRK_DONE; at = ubrk_next(iterator(boundaries))) {
        int32_t rule = ubrk_getRuleStatus(iterator(boundaries));
        marks[at] = at > 0 && rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT ? 2 : 1;
    }
    // The iterator keeps the pointer: let it point at something that outlives the call.
    static const UChar empty[1] = {0};
    ubrk_setText(iterator(boundaries), empty, 0, &code);
    return (int32_t)code;
}

overset_bidi *overset_bidi_open(void) {
    return (overset_bidi *)ubidi_open();
}

void overset_bidi_close(overset_bidi *bidi) {
    ubidi_close((UBiDi *)bidi);
}

int32_t overset_bidi_resolve(
    overset_bidi *bidi, const uint16_t *text, int32_t length, int32_t base, uint8_t *levels, uint8_t *paragraph_level) {
    UErrorCode code = U_ZERO_ERROR;
    UBiDiLevel asked = base < 0 ? UBIDI_DEFAULT_LTR : (UBiDiLevel)base;
    ubidi_setPara((UBiDi *)bidi, (const UChar *)text, length, asked, NULL, &code);
    if (U_FAILURE(code)) {
        return (int32_t)code;
    }
    *paragraph_level = ubidi_getParaLevel((UBiDi *)bidi);
    if (length > 0) {
        const UBiDiLevel *resolved = ubidi_getLevels((UBiDi *)bidi, &code);
        if (U_FAILURE(code) || resolved == NULL) {
            return code > 0 ? (int32_t)code : 1;
        }
        memcpy(levels, resolved, (size_t)length);
    }
    return 0;
}

int32_t overset_plural_categories(const char *language) {
    static const char *const names[] = {"zero", "one", "two", "few", "many", "other"};
    UErrorCode status = U_ZERO_ERROR;
    UPluralRules *rules = uplrules_open(language, &status);
    if (U_FAILURE(status)) return 0;
    UEnumeration *keywords = uplrules_getKeywords(rules, &status);
    int32_t found = 0;
    const char *keyword;
    while (U_SUCCESS(status) && (keyword = uenum_next(keywords, NULL, &status)) != NULL) {
        for (int32_t index = 0; index < 6; index++) {
            if (strcmp(keyword, names[index]) == 0) found |= 1 << index;
        }
    }
    uenum_close(keywords);
    uplrules_close(rules);
    return U_FAILURE(status) ? 0 : found;
}
