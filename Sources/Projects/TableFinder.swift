internal import SourceText
internal import StringTables
internal import TextShaping

/// Walks the folders of a project.
struct TableFinder {
    let extensions: Set<String>
    var files: [Project.TableFile] = []
    var documents: [String] = []
    var settingsPages: [String] = []
    var interfaces: [Project.InterfaceFile] = []
    var xcodeProjects: [String] = []
    var infoPlists: [String] = []
    /// Whether the folder is a built bundle: bundles inside are searched as well, and catalogs are compiled.
    var isBundle = false
    var bundledCatalogs: [String] = []
    var compiledDocuments: [Project.InterfaceFile] = []
    var leftOut: [UnreadItem] = []
    /// What is not looked at because `exclude`, `include` or a `.gitignore` says so, and copies in exports.
    var skipped: [String] = []
    /// Which files are looked at in the folder that is being searched.
    private var selection: FileSelection
    /// The names of Xcode's projects and workspaces, in small letters.
    var productNames: Set<String> = []
    /// The fonts, and the property lists that may name them.
    var fonts: [String] = []
    var fontLists: [String] = []

    /// The pseudolocales that are known in the folder that is being searched.
    private var pseudolocales: PseudolocaleNames
    /// Those that are known in any folder.
    private(set) var allPseudolocales: PseudolocaleNames

    init(extensions: Set<String>, pseudolocales: PseudolocaleNames, selection: FileSelection) {
        self.selection = selection
        self.extensions = extensions
        self.pseudolocales = pseudolocales
        allPseudolocales = pseudolocales
    }

    /// Takes the names of the pseudolocales that `generate` has written into a folder; a damaged list is noted.
    mutating func readManifest(in folder: String) {
        guard FileAccess.kind(of: folder + "/" + PseudolocaleNames.manifestName) == .file else { return }
        do throws(SourceError) {
            try pseudolocales.readManifest(in: folder)
            allPseudolocales.formUnion(pseudolocales)
        } catch {
            leftOut.append(UnreadItem(leftOut: error.location.path, reason: error.message))
        }
    }

    mutating func search(_ folder: String, relative: String, depth: Int) throws(SourceError) {
        guard depth <= SkippedNames.maximumDepth else {
            let reason = "it is nested more than \(SkippedNames.maximumDepth) folders deep and was not searched"
            leftOut.append(UnreadItem(leftOut: folder, reason: reason))
            return
        }
        let outer = (pseudolocales, selection)
        defer { (pseudolocales, selection) = outer }
        selection = selection.entering(folder)
        readManifest(in: folder)
        let names = try FileAccess.names(in: folder)
        for ending in [".xcodeproj", ".xcworkspace"] {
            for name in names where name.hasSuffix(ending) {
                productNames.insert(name.dropLast(ending.count).lowercased())
                let file = name + "/project.pbxproj"
                if ending == ".xcodeproj", FileAccess.kind(of: folder + "/" + file) == .file {
                    xcodeProjects.append(relative.isEmpty ? file : relative + "/" + file)
                }
            }
        }
        for name in names where isBundle ? !name.hasPrefix(".") : !SkippedNames.contains(name) {
            let path = folder + "/" + name
            let inner = relative.isEmpty ? name : relative + "/" + name
            if isBundle {
                try takeBundled(name, path, inner, relative: relative, depth: depth)
                continue
            }
            guard !isSkipped(path, name, inner) else { continue }
            guard !isOldDocument(path) else { continue }
            guard !isLeftOut(path, name) else { continue }
            if TableLoader.isDocument(name), !TableLoader.isDocument(inner, of: pseudolocales),
                !TableLoader.isOfLimits(path)
            {
                documents.append(inner)
            }
            guard FileAccess.kind(of: path) == .folder else {
                if isTable(name) {
                    let reason = "it is in no language folder; move it into that of its language, such as en.lproj"
                    leftOut.append(UnreadItem(leftOut: path, reason: reason))
                }
                if relative.hasSuffix("Settings.bundle"), name.hasSuffix(".plist") { settingsPages.append(inner) }
                if name.hasSuffix("Info.plist") { infoPlists.append(inner) }
                if FontLibrary.isFont(name) { fonts.append(inner) }
                if OwnFonts.mayName(name) { fontLists.append(inner) }
                if Project.InterfaceFile.isInterface(name) {
                    interfaces.append(Project.InterfaceFile(path: inner, parent: relative, language: nil))
                }
                continue
            }
            do throws(SourceError) {
                if name.hasSuffix(".lproj") {
                    try language(path, relative: inner, parent: relative, name: String(name.dropLast(6)))
                } else {
                    try search(path, relative: inner, depth: depth + 1)
                }
            } catch {
                leftOut.append(UnreadItem(error))
            }
        }
    }

    /// Whether a file or folder is left out on purpose; folders and what would be read are noted.
    private mutating func isSkipped(_ path: String, _ name: String, _ inner: String) -> Bool {
        let isFolder = FileAccess.kind(of: path) == .folder
        // An export for translators holds copies of the project's files, which nobody builds or imports.
        let isCopy = isFolder && name == "Source Contents" && FilePath.folder(path).hasSuffix(".xcloc")
        guard isCopy || selection.leavesOut(path, isFolder: isFolder) else { return false }
        if isFolder || isTable(name) || TableLoader.isDocument(name) || Project.InterfaceFile.isInterface(name) {
            skipped.append(inner)
        }
        return true
    }

    /// Whether a file or folder is a document that no text editor opens, which is noted.
    private mutating func isOldDocument(_ path: String) -> Bool {
        guard path.hasSuffix(".nib") else { return false }
        let reason =
            FileAccess.kind(of: path) == .folder
            ? "it is a document of Interface Builder 3 or older; open it in Xcode and save it as a xib"
            : "it is a compiled document, of which nobody knows the constraints"
        leftOut.append(UnreadItem(leftOut: path, reason: reason))
        return true
    }

    /// Whether a file or folder is a link, or has a name that cannot be opened; both are noted.
    mutating func isLeftOut(_ path: String, _ name: String) -> Bool {
        if FileAccess.isLink(path) {
            let isOfInterest = FileAccess.kind(of: path) == .folder || isTable(name) || TableLoader.isDocument(name)
            if isOfInterest || Project.InterfaceFile.isInterface(name) {
                leftOut.append(UnreadItem(leftOut: path, reason: "it is a symbolic link; links are not followed"))
            }
            return true
        }
        return isNameless(path, name)
    }

    /// Whether a file or folder has a name that is not UTF-8, which is noted.
    ///
    /// Such a name is read with other characters in place of its bytes, and no file has that one.
    private mutating func isNameless(_ path: String, _ name: String) -> Bool {
        guard name.unicodeScalars.contains("\u{FFFD}"), FileAccess.kind(of: path) == .missing else { return false }
        leftOut.append(UnreadItem(leftOut: path, reason: "its name is not UTF-8; rename it so that it can be read"))
        return true
    }

    mutating func language(
        _ folder: String,
        relative: String,
        parent: String,
        name: String
    ) throws(SourceError) {
        let language = LanguageFolder(name: name)
        guard !pseudolocales.contains(language.tag) else { return }
        // translatewiki.net keeps its remarks for translators in a folder that is named like a language.
        guard language.tag != "qqq" else {
            skipped.append(relative)
            return
        }
        for file in try FileAccess.names(in: folder) where !isNameless(folder + "/" + file, file) {
            if isBundle {
                takeCompiled(file, relative + "/" + file, parent: parent, language: language)
            } else {
                guard !isSkipped(folder + "/" + file, file, relative + "/" + file) else { continue }
                guard !isOldDocument(folder + "/" + file) else { continue }
                if TableLoader.isDocument(file), !TableLoader.isOfLimits(folder + "/" + file) {
                    documents.append(relative + "/" + file)
                }
            }
            if Project.InterfaceFile.isInterface(file), FileAccess.kind(of: folder + "/" + file) == .file {
                interfaces.append(
                    Project.InterfaceFile(path: relative + "/" + file, parent: parent, language: language)
                )
            }
            guard isTable(file), FileAccess.kind(of: folder + "/" + file) == .file else { continue }
            files.append(
                Project.TableFile(path: relative + "/" + file, parent: parent, language: language, fileName: file)
            )
        }
    }

    mutating func take(_ path: String, root: String) throws(Failure) {
        if TableLoader.isDocument(path) {
            guard FileAccess.kind(of: path) == .file, FilePath.folder(path) == root else {
                throw Failure("'\(VisibleText.escaping(path))' is not in '\(root)'; give files of one folder")
            }
            documents.append(path.split(separator: "/").last.map(String.init) ?? path)
            return
        }
        let parts = path.split(separator: "/").map(String.init)
        guard FileAccess.kind(of: path) == .file else {
            throw Failure("there is no file '\(VisibleText.escaping(path))'; check the name")
        }
        if Project.InterfaceFile.isInterface(path) { return try takeInterface(path, parts, root: root) }
        guard parts.count >= 2, parts[parts.count - 2].hasSuffix(".lproj"), isTable(parts[parts.count - 1]) else {
            throw Failure("'\(VisibleText.escaping(path))' is not in a language folder; give its project's folder")
        }
        guard FilePath.folder(FilePath.folder(path)) == root else {
            throw Failure("'\(VisibleText.escaping(path))' belongs to another project; give files of one project")
        }
        let folder = parts[parts.count - 2]
        // The other languages of the same table belong to it.
        let name = parts[parts.count - 1]
        do {
            for other in try FileAccess.names(in: root) where other.hasSuffix(".lproj") {
                let language = LanguageFolder(name: String(other.dropLast(6)))
                let isTaken = files.contains { $0.path == other + "/" + name }
                guard !isTaken, !pseudolocales.contains(language.tag),
                    FileAccess.kind(of: root + "/" + other + "/" + name) == .file
                else { continue }
                files.append(
                    Project.TableFile(path: other + "/" + name, parent: "", language: language, fileName: name)
                )
            }
        } catch {
            throw Failure(error)
        }
        guard files.contains(where: { $0.path == folder + "/" + name }) else {
            throw Failure("'\(VisibleText.escaping(path))' is in the folder of a pseudolocale; give the source's")
        }
    }

    /// Takes a storyboard or xib, and its texts in all languages.
    private mutating func takeInterface(_ path: String, _ parts: [String], root: String) throws(Failure) {
        let name = parts[parts.count - 1]
        let folder = FilePath.folder(path)
        let isLocalized = folder.hasSuffix(".lproj")
        guard (isLocalized ? FilePath.folder(folder) : folder) == root else {
            throw Failure("'\(VisibleText.escaping(path))' belongs to another project; give files of one project")
        }
        let table = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        do {
            var found = [Project.InterfaceFile(path: name, parent: "", language: nil)]
            if isLocalized { found = [] }
            for other in try FileAccess.names(in: root) {
                if other == table + ".xcstrings" { documents.append(other) }
                guard other.hasSuffix(".lproj") else { continue }
                let language = LanguageFolder(name: String(other.dropLast(6)))
                guard !pseudolocales.contains(language.tag) else { continue }
                for file in try FileAccess.names(in: root + "/" + other) {
                    let inner = other + "/" + file
                    if file == name, isLocalized {
                        found.append(Project.InterfaceFile(path: inner, parent: "", language: language))
                    } else if file == table + ".strings", !files.contains(where: { $0.path == inner }) {
                        files.append(Project.TableFile(path: inner, parent: "", language: language, fileName: file))
                    } else if file == table + ".xcstrings", !documents.contains(inner) {
                        documents.append(inner)
                    }
                }
            }
            interfaces += found.filter { !interfaces.contains($0) }
        } catch {
            throw Failure(error)
        }
    }

    func isTable(_ name: String) -> Bool {
        guard !name.hasPrefix("."), let dot = name.lastIndex(of: ".") else { return false }
        return extensions.contains(String(name[name.index(after: dot)...]))
    }
}
