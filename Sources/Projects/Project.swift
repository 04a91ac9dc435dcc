package import SourceText
package import StringTables

/// The string tables of an app, by language.
package struct Project: Sendable, Hashable {
    /// One table in one language.
    package struct TableFile: Sendable, Hashable {
        /// The path from the project's folder, separated by `/`.
        package var path: String
        /// The path of the folder that holds the language folder, from the project's folder; empty for itself.
        package var parent: String
        package var language: LanguageFolder
        /// The name of the file in its language folder.
        package var fileName: String

        /// The name of the table, which is the file's name without extension.
        package var table: String {
            fileName.lastIndex(of: ".").map { String(fileName[..<$0]) } ?? fileName
        }

        /// What is the same for the table in all languages.
        package var identity: String { parent + "\0" + fileName }
    }

    /// The path of the project's folder, as it was given.
    package let root: String
    /// The tables in all languages, by path.
    package let files: [TableFile]
    /// The property lists in `Settings.bundle` folders, by path.
    package let settingsPages: [String]
    /// The files that hold several languages, by path: String Catalogs and XLIFF documents.
    package let documents: [String]
    /// The storyboards and xibs in all languages, by path.
    package let interfaces: [InterfaceFile]
    /// What the search found and left out: links, folders that cannot be read or are nested too deeply, and names that are
    /// not UTF-8.
    package var leftOut: [UnreadItem]
    /// The names of Xcode's projects and workspaces, in small letters: as a rule those of the products.
    package let productNames: Set<String>
    /// The fonts below the project's folder, those that are surely of the app first.
    package let fonts: [String]
    /// The first so many of ``fonts`` lie in the folder `Fonts`, or the app's property list names them.
    package let sureFontCount: Int
    /// The names of the pseudolocales, whose files are no part of the project.
    package let pseudolocales: PseudolocaleNames

    /// Folders that hold copies, products and other people's texts.

    /// Looks for the tables below a folder, or takes single files.
    ///
    /// Symbolic links are not followed; folders with copies and products are left out.
    ///
    /// - Parameters:
    ///   - paths: one folder, or files in language folders.
    ///   - extensions: the extensions of the files that are tables.
    ///   - pseudolocales: the names of pseudolocales that are known besides those that `generate` wrote down there.
    /// - Throws: ``Failure`` if a path is missing or holds nothing to read.
    package init(
        at paths: [String],
        extensions: Set<String>,
        pseudolocales: PseudolocaleNames = PseudolocaleNames()
    ) throws(Failure) {
        var finder = TableFinder(extensions: extensions, pseudolocales: pseudolocales)
        root = try Self.root(of: paths)
        if FileAccess.kind(of: paths.first ?? ".") == .folder {
            do { try finder.search(root, relative: "", depth: 0) } catch { throw Failure(error) }
        } else {
            finder.readManifest(in: root)
            for path in paths { try finder.take(path, root: root) }
        }
        self.pseudolocales = finder.allPseudolocales
        files = finder.files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        settingsPages = finder.settingsPages.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        documents = finder.documents.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        interfaces = finder.interfaces.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        leftOut = finder.leftOut
        productNames = finder.productNames
        let own = OwnFonts(found: finder.fonts, lists: finder.fontLists, root: root)
        fonts = own.paths
        sureFontCount = own.sureCount
    }

    /// The project's folder: the one that was given, or the one that files belong to.
    ///
    /// - Throws: ``Failure`` if the path is missing, or several folders were given.
    package static func root(of paths: [String]) throws(Failure) -> String {
        let first = paths.first ?? "."
        switch FileAccess.kind(of: first) {
        case .missing: throw Failure("there is no file or folder '\(VisibleText.escaping(first))'; check the name")
        case .folder:
            guard paths.count < 2 else { throw Failure("give one folder, or files; not several folders") }
            return first
        case .file: return root(ofFile: first)
        }
    }

    /// The folder of the project that a single file belongs to: the one that holds its language folder, if it is in one.
    private static func root(ofFile path: String) -> String {
        let parent = FilePath.folder(path)
        if TableLoader.isDocument(path) { return parent }
        return InterfaceFile.isInterface(path) && !parent.hasSuffix(".lproj") ? parent : FilePath.folder(parent)
    }

    /// The path of a file of the project, as it can be opened.
    package func path(of file: String) -> String {
        root == "." ? file : root == "/" ? root + file : root + (file.isEmpty ? "" : "/" + file)
    }

    /// The path from the project's folder of a file below it; another path stays as it is.
    package func relativePath(of path: String) -> String {
        let folder = self.path(of: "")
        let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
        if !prefix.isEmpty, path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
        return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }

    /// The path of a file of the project as people are shown it: from the working folder, if it lies below.
    package func shownPath(of file: String) -> String {
        let path = path(of: file)
        let folder = FileAccess.workingFolder + "/"
        if path.hasPrefix(folder) { return String(path.dropFirst(folder.count)) }
        return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }
}
