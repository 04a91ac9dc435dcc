internal import Foundation

/// Where font files are looked for: first what the user gave, then the folders of the system.
///
/// Fontconfig is not asked. In the folders of the system only files that the catalogue names are looked for, so that a
/// font that happens to be installed never changes a result.
package struct FontLibrary: Sendable {
    /// The files that the user gave, alone or in folders, sorted within each folder.
    package let givenFiles: [String]
    private let system: SystemFonts

    /// Reads the names of the files given; the fonts themselves are opened when they are needed.
    ///
    /// - Parameters:
    ///   - fonts: paths of fonts and of folders that hold fonts at any depth.
    ///   - systemFolders: the folders that fonts are installed into.
    /// - Throws: ``FontFileError`` if a path leads nowhere.
    package init(fonts: [String] = [], systemFolders: [String] = Self.systemFolders) throws(FontFileError) {
        var given: [String] = []
        for path in fonts {
            var isFolder: ObjCBool = false
            guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw FontFileError(path: path, problem: .notFound)
            }
            given += isFolder.boolValue ? Self.fontFiles(in: path) : [path]
        }
        givenFiles = given
        system = SystemFonts(folders: systemFolders)
    }

    /// The folders in which Debian, Ubuntu, Homebrew and macOS install fonts.
    package static var systemFolders: [String] {
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        return [
            "/usr/share/fonts", "/usr/local/share/fonts", home + "/.local/share/fonts", home + "/.fonts",
            "/opt/homebrew/share/fonts", "/Library/Fonts", home + "/Library/Fonts",
        ]
    }

    /// The path of the first file called `name`; a whole path is taken as it is.
    func path(of name: String) -> String? {
        if name.contains("/") { return name }
        return givenFiles.first { $0.hasSuffix("/" + name) || $0 == name } ?? system.path(of: name)
    }

    /// The fonts in a folder at any depth, sorted by path.
    package static func fontFiles(in folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter(isFont).sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
            .map { folder + "/" + $0 }
    }

    /// Whether a file is a font by its name.
    package static func isFont(_ name: String) -> Bool {
        let name = name.lowercased()
        return [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"].contains { name.hasSuffix($0) }
    }
}
