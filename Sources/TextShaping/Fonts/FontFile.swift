internal import CFreeType

/// A font file that was read, and that FreeType has opened and found good.
///
/// HarfBuzz opens anything: random bytes become a face whose letters are half an em wide. So no file reaches it before
/// its tables were found inside the file and FreeType could read them.
struct FontFile: Sendable {
    let contents: FontContents
    /// The PostScript name of each face, in the order of the file.
    let faces: [FaceNames]

    /// The names of one face.
    struct FaceNames: Sendable, Hashable {
        var postScriptName: String
        var family: String
    }

    /// Checks the file at `path`.
    ///
    /// - Throws: ``FontFileError`` if HarfBuzz should not see it.
    init(checking path: String) throws(FontFileError) {
        let contents = try FontContents(readingFrom: path)
        self.contents = contents
        let isWebFont = try TableDirectory.check(contents) == .webFont
        var library: FT_Library?
        let code = unsafe FT_Init_FreeType(&library)
        guard code == 0, let library = unsafe library else {
            throw FontFileError(path: path, problem: .refused(code: code))
        }
        // A library of its own for each file: FreeType's objects are not for two threads at once.
        defer { unsafe FT_Done_FreeType(library) }
        var faces: [FaceNames] = []
        var count = 1
        while faces.count < count {
            let (names, total) = unsafe try Self.open(contents, index: faces.count, isWebFont: isWebFont, with: library)
            count = min(total, Self.maximumFaceCount)
            faces.append(names)
        }
        self.faces = faces
    }

    /// The version of FreeType, for example "2.12.1"; "unknown" if it does not start.
    static var freeTypeVersion: String {
        var library: FT_Library?
        guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else { return "unknown" }
        defer { unsafe FT_Done_FreeType(library) }
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        unsafe FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }

    /// More faces than any collection has; a damaged count shall not keep the program busy.
    private static let maximumFaceCount = 256

    private static func open(
        _ contents: FontContents,
        index: Int,
        isWebFont: Bool,
        with library: FT_Library
    ) throws(FontFileError) -> (names: FaceNames, faceCount: Int) {
        let path = contents.path
        var opened: FT_Face?
        let code = unsafe contents.open(FT_Long(index), with: library, &opened)
        guard code == 0, let face = unsafe opened else {
            throw FontFileError(path: path, problem: isWebFont ? .webFont(code: code) : .refused(code: code))
        }
        defer { unsafe FT_Done_Face(face) }
        let record = unsafe face.pointee
        guard unsafe record.num_faces > 0 else { throw FontFileError(path: path, problem: .noSuchFace(index: index)) }
        guard unsafe record.num_glyphs > 0, unsafe overset_ft_has_glyph_images(face) != 0 else {
            throw FontFileError(path: path, problem: .noGlyphs)
        }
        var glyph: FT_UInt = 0
        unsafe FT_Get_First_Char(face, &glyph)
        guard glyph != 0 else { throw FontFileError(path: path, problem: .noCharacters) }
        let postScriptName = unsafe FT_Get_Postscript_Name(face).map { unsafe String(cString: $0) }
        let family = unsafe record.family_name.map { unsafe String(cString: $0) }
        let names = FaceNames(postScriptName: postScriptName ?? "", family: family ?? "")
        return unsafe (names, Int(record.num_faces))
    }
}

extension FontContents {
    /// Lets FreeType open a face of the file, which must not outlive the bytes.
    func open(_ index: FT_Long, with library: FT_Library, _ face: inout FT_Face?) -> FT_Error {
        let start = unsafe bytes.assumingMemoryBound(to: FT_Byte.self).baseAddress
        return unsafe FT_New_Memory_Face(library, start, FT_Long(count), index, &face)
    }
}
