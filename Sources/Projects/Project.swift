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

        package init(path: String, parent: String, language: LanguageFolder, fileName: String) {
            self.path = path
            self.parent = parent
            self.language = language
            self.fileName = fileName
        }

        /// The name of the table, which is the file's name without extension.
        package var table: String {
            fileName.lastIndex(of: ".").map { String(fileName[..<$0]) } ?? fileName
        }

        /// What is the same for the table in all languages.
        package var identity: String { parent + "\0" + fileName }

        /// Where the table would be in another language.
        func inLanguage(_ tag: String) -> TableFile {
            let path = (parent.isEmpty ? "" : parent + "/") + tag + ".lproj/" + fileName
            return TableFile(path: path, parent: parent, language: LanguageFolder(name: tag), fileName: fileName)
        }
    }

    /// The path of the project's folder, as it was given.
    package let root: String
    /// The tables in all languages, by path.
    package private(set) var files: [TableFile]
    /// The property lists in `Settings.bundle` folders, by path.
    package let settingsPages: [String]
    /// The files that hold several languages, by path: String Catalogs and XLIFF documents.
    package let documents: [String]
    /// The storyboards and xibs in all languages, by path.
    package private(set) var interfaces: [InterfaceFile]
    /// What the search found and left out: links, folders that cannot be read or are nested too deeply, and names that are
    /// not UTF-8.
    package var leftOut: [UnreadItem]
    /// What is not looked at because `exclude`, `include` or a `.gitignore` says so, by path.
    package let skipped: [String]
    /// Which files are looked at.
    package let selection: FileSelection
    /// The names of Xcode's projects and workspaces, in small letters: as a rule those of the products.
    package let productNames: Set<String>
    /// The names of the app and its parts that people see, in small letters.
    package private(set) var displayNames: Set<String> = []
    /// ``productNames`` and ``displayNames``.
    package private(set) var ownNames: Set<String> = []
    /// The fonts below the project's folder, those that are surely of the app first.
    package let fonts: [String]
    /// The first so many of ``fonts`` lie in the folder `Fonts`, or the app's property list names them.
    package let sureFontCount: Int
    /// The names of the pseudolocales, whose files are no part of the project.
    package let pseudolocales: PseudolocaleNames

    /// Whether it is a built app, extension, framework or bundle.
    package let isBundle: Bool
    /// The `project.pbxproj` of Xcode's projects, by path.
    package let xcodeProjects: [String]
    /// The property lists that describe apps and bundles, by path.
    package let infoPlists: [String]
    /// The String Catalogs that a built bundle holds as they are, by path; they are read as what is compiled of them.
    package let bundledCatalogs: [String]
    /// The compiled documents of a built bundle that all languages share, by path.
    package let compiledDocuments: [InterfaceFile]

    /// Looks for the tables below a folder, or takes single files.
    ///
    /// Symbolic links are not followed; folders with copies and products are left out.
    ///
    /// - Parameters:
    ///   - paths: one folder, or files in language folders.
    ///   - extensions: the extensions of the files that are tables.
    ///   - pseudolocales: the names of pseudolocales that are known besides those that `generate` wrote down there.
    ///   - isBundle: whether the folder is a built app, extension, framework or bundle, in which those inside belong to it.
    ///   - selection: which files are looked at, given the project's folder; `nil` for what `.gitignore` files leave.
    /// - Throws: ``Failure`` if a path is missing or holds nothing to read.
    package init(
        at paths: [String],
        extensions: Set<String>,
        pseudolocales: PseudolocaleNames = PseudolocaleNames(),
        isBundle: Bool = false,
        selection: ((_ root: String) -> FileSelection)? = nil
    ) throws(Failure) {
        root = try Self.root(of: paths)
        let selection = selection?(root) ?? FileSelection(root: root)
        self.selection = selection
        var finder = TableFinder(extensions: extensions, pseudolocales: pseudolocales, selection: selection)
        finder.isBundle = isBundle
        self.isBundle = isBundle
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
        skipped = finder.skipped.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        productNames = finder.productNames
        xcodeProjects = finder.xcodeProjects.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        infoPlists = finder.infoPlists.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        bundledCatalogs = finder.bundledCatalogs.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        compiledDocuments = finder.compiledDocuments.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        let own = OwnFonts(found: finder.fonts, lists: finder.fontLists, root: root)
        fonts = own.paths
        sureFontCount = own.sureCount
        displayNames = readDisplayNames()
        ownNames = productNames.union(displayNames)
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
            // `Photos/` is `Photos`: paths are joined with a slash.
            var folder = first
            while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
            guard !folder.hasSuffix(".lproj") else {
                throw Failure("'\(VisibleText.escaping(first))' is a language folder; give the folder that holds it")
            }
            return folder
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

    /// The project without some of its tables and documents, by path from the project's folder.
    ///
    /// - Complexity: O(*n*).
    package func without(_ paths: Set<String>) -> Project {
        var rest = self
        rest.files.removeAll { paths.contains($0.path) }
        rest.interfaces.removeAll { paths.contains($0.path) }
        return rest
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
