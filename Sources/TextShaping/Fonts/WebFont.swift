internal import CFreeType
internal import CHarfBuzz
internal import Foundation

/// Fonts in the Web Open Font Format, version 1 (zlib) and 2 (Brotli): FreeType unpacks them, HarfBuzz cannot.
///
/// FreeType is built without Brotli on some systems; a file of version 2 is refused there with the reason.
enum WebFont {
    /// The largest font that is unpacked, in bytes: a few bytes can claim to hold gigabytes.
    static let maximumSize = 64 << 20

    /// Whether a file begins as web fonts do.
    static func isWebFont(_ data: FontContents) -> Bool {
        data.starts(with: "wOFF".utf8) || data.starts(with: "wOF2".utf8)
    }

    /// Checks the header of a web font (WOFF 1.0, section 3; WOFF 2.0, section 4.1), before FreeType unpacks the file.
    ///
    /// - Throws: ``FontFileError`` if the file is cut off, or claims to hold more than ``maximumSize``.
    static func check(_ data: FontContents) throws(FontFileError) {
        let path = data.path
        guard let length = data.number(at: 8, bytes: 4), let unpacked = data.number(at: 16, bytes: 4),
            length <= data.count
        else {
            throw FontFileError(path: path, problem: .truncated(table: "WOFF"))
        }
        guard unpacked <= maximumSize else { throw FontFileError(path: path, problem: .tooLarge(bytes: unpacked)) }
    }

    /// The OpenType font inside a web font.
    ///
    /// - Parameters:
    ///   - data: a file that ``FontFile`` has checked.
    ///   - index: the place of the face in the file.
    /// - Returns: the font as a file of its own: all tables of the face; `nil` if the file is not a web font.
    /// - Throws: ``FontFileError`` if FreeType cannot unpack it.
    static func unpacked(_ data: FontContents, index: Int) throws(FontFileError) -> Data? {
        let path = data.path
        guard isWebFont(data) else { return nil }
        var library: FT_Library?
        var code = unsafe FT_Init_FreeType(&library)
        guard code == 0, let library = unsafe library else {
            throw FontFileError(path: path, problem: .refused(code: code))
        }
        defer { unsafe FT_Done_FreeType(library) }
        var opened: FT_Face?
        code = unsafe data.open(FT_Long(index), with: library, &opened)
        guard code == 0, let face = unsafe opened else {
            throw FontFileError(path: path, problem: .webFont(code: code))
        }
        defer { unsafe FT_Done_Face(face) }
        return unsafe try tables(of: face, path)
    }

    /// The tables of a face, put together to a font.
    private static func tables(of face: FT_Face, _ path: String) throws(FontFileError) -> Data {
        var count: FT_ULong = 0
        var code = unsafe FT_Sfnt_Table_Info(face, 0, nil, &count)
        guard code == 0, let builder = unsafe hb_face_builder_create() else {
            throw FontFileError(path: path, problem: .webFont(code: code))
        }
        defer { unsafe hb_face_destroy(builder) }
        for index in 0..<UInt32(count) {
            var tag: FT_ULong = 0
            var length: FT_ULong = 0
            code = unsafe FT_Sfnt_Table_Info(face, index, &tag, &length)
            guard code == 0, length <= FT_ULong(maximumSize) else {
                throw FontFileError(path: path, problem: .webFont(code: code))
            }
            var bytes = [UInt8](repeating: 0, count: Int(length))
            code = unsafe FT_Load_Sfnt_Table(face, tag, 0, &bytes, &length)
            guard code == 0 else { throw FontFileError(path: path, problem: .webFont(code: code)) }
            unsafe bytes.withUnsafeBytes { bytes in
                let start = unsafe bytes.assumingMemoryBound(to: CChar.self).baseAddress
                let blob = unsafe hb_blob_create(start, UInt32(length), HB_MEMORY_MODE_DUPLICATE, nil, nil)
                _ = unsafe hb_face_builder_add_table(builder, hb_tag_t(tag), blob)
                unsafe hb_blob_destroy(blob)
            }
        }
        let blob = unsafe hb_face_reference_blob(builder)
        defer { unsafe hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let start = unsafe hb_blob_get_data(blob, &length) else {
            throw FontFileError(path: path, problem: .noGlyphs)
        }
        return unsafe Data(bytes: start, count: Int(length))
    }
}
