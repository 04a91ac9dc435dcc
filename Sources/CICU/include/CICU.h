#ifndef OVERSET_CICU_H
#define OVERSET_CICU_H

#include <stdint.h>

/// The version of ICU that is linked, for example "72.1".
const char *overset_icu_version(void);

#endif
