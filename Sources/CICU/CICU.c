#include "CICU.h"

#include <unicode/uvernum.h>

const char *overset_icu_version(void) {
    return U_ICU_VERSION;
}
