#ifndef OVERSET_CFREETYPE_H
#define OVERSET_CFREETYPE_H

#include <ft2build.h>
#include FT_FREETYPE_H

#endif
