/// The directory at the head of an OpenType file: which tables it has and where they are.
enum TableDirectory {
    /// The kind of a file.
    enum Kind {
        case openType
        case webFont
    }

    /// Checks that the file is an OpenType font and that all its tables lie inside it.
    ///
    /// FreeType reads tables only when they are needed, so a font that lost its tail may open without complaint. Of a
    /// web font the header is checked: FreeType unpacks it whole.
    ///
    /// - Returns: what the file is.
    /// - Throws: ``FontFileError`` if the file is not a font or is cut off.
    static func check(_ data: FontContents) throws(FontFileError) -> Kind {
        let path = data.path
        if data.starts(with: "version https://git-lfs".utf8) {
            throw FontFileError(path: path, problem: .gitLFSPointer)
        }
        if WebFont.isWebFont(data) {
            try WebFont.check(data)
            return .webFont
        }
        guard data.starts(with: "ttcf".utf8) else {
            try check(fontAt: 0, in: data)
            return .openType
        }
        guard let count = data.number(at: 8, bytes: 4), count > 0, count <= 256 else {
            throw FontFileError(path: path, problem: .notAFont)
        }
        for index in 0..<count {
            guard let start = data.number(at: 12 + 4 * index, bytes: 4) else {
                throw FontFileError(path: path, problem: .truncated(table: "ttcf"))
            }
            try check(fontAt: start, in: data)
        }
        return .openType
    }

    private static func check(fontAt start: Int, in data: FontContents) throws(FontFileError) {
        let path = data.path
        let versions = [0x0001_0000, 0x4F54_544F, 0x7472_7565]  // TrueType, 'OTTO', 'true'
        guard let version = data.number(at: start, bytes: 4), versions.contains(version),
            let count = data.number(at: start + 4, bytes: 2), count > 0
        else { throw FontFileError(path: path, problem: .notAFont) }
        for index in 0..<count {
            let record = start + 12 + 16 * index
            guard let offset = data.number(at: record + 8, bytes: 4),
                let length = data.number(at: record + 12, bytes: 4)
            else { throw FontFileError(path: path, problem: .truncated(table: "directory")) }
            guard offset + length <= data.count else {
                throw FontFileError(path: path, problem: .truncated(table: tag(data, at: record)))
            }
            if tag(data, at: record) == "head", let units = data.number(at: offset + 18, bytes: 2),
                !(16...16384).contains(units)
            {
                throw FontFileError(path: path, problem: .unitsPerEm(units))
            }
        }
    }

    /// The four letters at `offset`; what is no ASCII letter is shown as a question mark.
    private static func tag(_ data: FontContents, at offset: Int) -> String {
        let letters = unsafe data.bytes[offset..<offset + 4].map { byte -> Character in
            byte > 0x20 && byte < 0x7F ? Character(Unicode.Scalar(byte)) : "?"
        }
        return String(letters)
    }
}
