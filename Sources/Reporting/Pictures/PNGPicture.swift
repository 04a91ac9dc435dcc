internal import CPNG

/// Pixels as a PNG file, without a date or any other trace of the machine that made it.
///
/// The same pixels give the same bytes with the same releases of libpng and zlib, and the same pixels with any.
enum PNGPicture {
    /// - Parameter canvas: the picture, with at least one pixel.
    /// - Returns: the bytes of the file.
    /// - Throws: ``PictureError`` if libpng refuses; its own words are the reason.
    static func encode(_ canvas: Canvas) throws(PictureError) -> [UInt8] {
        var image = unsafe overset_png_image(UInt32(canvas.width), UInt32(canvas.height))
        // Uncompressed, a PNG file is little larger than its pixels: never written to twice.
        var size = canvas.pixels.count + canvas.pixels.count / 8 + 4096
        var bytes = [UInt8](repeating: 0, count: size)
        let isWritten = unsafe bytes.withUnsafeMutableBytes { file in
            unsafe canvas.pixels.withUnsafeBytes { pixels in
                unsafe png_image_write_to_memory(&image, file.baseAddress, &size, 0, pixels.baseAddress, 0, nil) != 0
            }
        }
        defer { unsafe png_image_free(&image) }
        guard isWritten else { throw PictureError(reason: "libpng could not write it: " + (unsafe message(of: image))) }
        return Array(bytes[..<size])
    }

    /// libpng's own words, which end with a zero.
    private static func message(of image: png_image) -> String {
        unsafe withUnsafeBytes(of: image.message) { bytes in
            unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}

/// Why a picture could not be made.
package struct PictureError: Error, Sendable, Hashable {
    /// A lower-case phrase without a full stop, for a message that has said what the picture is of.
    package var reason: String
}
