/// Why a file cannot serve as a font.
package struct FontFileError: Error, Sendable, Hashable {
    /// The problem of the file.
    package enum Problem: Sendable, Hashable {
        case notFound
        case unreadable
        case empty
        case notAFont
        case gitLFSPointer
        /// A web font that FreeType cannot unpack.
        case webFont(code: Int32)
        /// A web font that claims to be larger than any font is.
        case tooLarge(bytes: Int)
        case truncated(table: String)
        case refused(code: Int32)
        case noSuchFace(index: Int)
        case noGlyphs
        case unitsPerEm(Int)
        case noCharacters
    }

    package var path: String
    package var problem: Problem

    package init(path: String, problem: Problem) {
        self.path = path
        self.problem = problem
    }

    /// The path, what is wrong, and what to do.
    package var message: String { "\(path): \(explanation)" }

    private var explanation: String {
        switch problem {
        case .notFound: "there is no such file or folder; check 'fonts:' in overset.yml and --fonts"
        case .unreadable: "the file cannot be read; check its permissions"
        case .empty: "the file is empty; copy the font again"
        case .notAFont: "not a font; OpenType, TrueType and web fonts (.otf, .ttf, .ttc, .woff, .woff2) are read"
        case .gitLFSPointer: "a Git LFS pointer stands here, not the font; fetch it with: git lfs pull"
        case .webFont(let code):
            "a web font (WOFF) that FreeType cannot unpack (error \(code)): it is damaged, or FreeType was built without "
                + "Brotli; give the .otf or .ttf file that it was made from"
        case .tooLarge(let bytes): "the web font (WOFF) says that it holds \(bytes) bytes; it is damaged"
        case .truncated(let table): "the font is cut off inside its table '\(table)'; copy the file again"
        case .refused(let code): "FreeType refuses the font (error \(code)): it is damaged; copy the file again"
        case .noSuchFace(let index): "the collection has no face \(index)"
        case .noGlyphs: "the font has no glyphs"
        case .unitsPerEm(let units): "the font has \(units) units in one em; 16 to 16384 are allowed"
        case .noCharacters: "the font maps no characters to glyphs"
        }
    }
}
