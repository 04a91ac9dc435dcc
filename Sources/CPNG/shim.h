#ifndef OVERSET_CPNG_H
#define OVERSET_CPNG_H

#include <stddef.h>
#include <stdint.h>

#include <png.h>

// libpng reports errors by longjmp, which must not leave a Swift frame. Its simplified interface catches them itself, and
// is all that is used; the formats are macros that Swift does not import.

/// An image of eight bits for each of red, green, blue and alpha, which is not multiplied in, as sRGB.
static inline png_image overset_png_image(uint32_t width, uint32_t height) {
    png_image image = {0};
    image.version = PNG_IMAGE_VERSION;
    image.width = width;
    image.height = height;
    image.format = PNG_FORMAT_RGBA;
    return image;
}

/// The image's width, height and pixels are taken out of a file; `pixels` NULL asks for the size alone.
///
/// Answers 0 if the file is not a PNG picture, or is none of that size when `pixels` is given.
static inline int overset_png_read(
    const void *file, size_t length, uint32_t *width, uint32_t *height, void *pixels, size_t capacity
) {
    png_image image = {0};
    image.version = PNG_IMAGE_VERSION;
    int is_read = png_image_begin_read_from_memory(&image, file, length);
    if (is_read) {
        *width = image.width;
        *height = image.height;
        image.format = PNG_FORMAT_RGBA;
        if (pixels != NULL) {
            is_read = PNG_IMAGE_SIZE(image) <= capacity && png_image_finish_read(&image, NULL, pixels, 0, NULL);
        }
    }
    png_image_free(&image);
    return is_read;
}

#endif
