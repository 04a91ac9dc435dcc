#ifndef OVERSET_CFREETYPE_H
#define OVERSET_CFREETYPE_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_TRUETYPE_TABLES_H

/// Whether the face has outlines or strikes of bitmaps: something that can be shown.
static inline int overset_ft_has_glyph_images(FT_Face face) {
    return FT_IS_SCALABLE(face) || FT_HAS_FIXED_SIZES(face);
}

#endif
