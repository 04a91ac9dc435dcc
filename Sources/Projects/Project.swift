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
    package let leftOut: [UnreadItem]

    /// Folders that hold copies, products and other people's texts.
    private static let skipped: Set<String> = [
        "Pods", "Carthage", "node_modules", "DerivedData", "build", "Build", "vendor",
    ]
    private static let skippedExtensions: Set<String> = [
        "xcodeproj", "xcworkspace", "xcassets", "framework", "xcframework", "app", "appex", "xcarchive",
    ]
    /// How deep folders may be nested.
    private static let maximumDepth = 64

    /// Looks for the tables below a folder, or takes single files.
    ///
    /// Symbolic links are not followed; folders with copies and products are left out.
    ///
    /// - Parameters:
    ///   - paths: one folder, or files in language folders.
    ///   - extensions: the extensions of the files that are tables.
    /// - Throws: ``Failure`` if a path is missing or holds nothing to read.
    package init(at paths: [String], extensions: Set<String>) throws(Failure) {
        var finder = TableFinder(extensions: extensions)
        let first = paths.first ?? "."
        switch FileAccess.kind(of: first) {
        case .missing: throw Failure("there is no file or folder '\(VisibleText.escaping(first))'; check the name")
        case .folder:
            guard paths.count < 2 else { throw Failure("give one folder, or files; not several folders") }
            root = first
            do { try finder.search(root, relative: "", depth: 0) } catch { throw Failure(error) }
        case .file:
            root = Self.root(ofFile: first)
            for path in paths { try finder.take(path, root: root) }
        }
        files = finder.files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        settingsPages = finder.settingsPages.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        documents = finder.documents.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        interfaces = finder.interfaces.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        leftOut = finder.leftOut
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

    /// The path of a file of the project as people are shown it: from the working folder, if it lies below.
    package func shownPath(of file: String) -> String {
        let path = path(of: file)
        let folder = FileAccess.workingFolder + "/"
        if path.hasPrefix(folder) { return String(path.dropFirst(folder.count)) }
        return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }

    /// Whether a folder or file is a copy, a product, or other people's.
    package static func isSkipped(_ name: String) -> Bool {
        name.hasPrefix(".") || skipped.contains(name)
            || name.lastIndex(of: ".").map { skippedExtensions.contains(String(name[name.index(after: $0)...])) }
                == true
    }

    package static var depthLimit: Int { maximumDepth }
}

/// Walks the folders of a project.
private struct TableFinder {
    let extensions: Set<String>
    var files: [Project.TableFile] = []
    var documents: [String] = []
    var settingsPages: [String] = []
    var interfaces: [Project.InterfaceFile] = []
    var leftOut: [UnreadItem] = []

    init(extensions: Set<String>) { self.extensions = extensions }

    mutating func search(_ folder: String, relative: String, depth: Int) throws(SourceError) {
        guard depth <= Project.depthLimit else {
            let reason = "it is nested deeper than \(Project.depthLimit) folders; it is not looked into"
            leftOut.append(UnreadItem(leftOut: folder, reason: reason))
            return
        }
        for name in try FileAccess.names(in: folder) where !Project.isSkipped(name) {
            let path = folder + "/" + name
            guard !isLeftOut(path, name) else { continue }
            let inner = relative.isEmpty ? name : relative + "/" + name
            if TableLoader.isDocument(name), !TableLoader.isPseudolocaleDocument(inner) { documents.append(inner) }
            guard FileAccess.kind(of: path) == .folder else {
                if relative.hasSuffix("Settings.bundle"), name.hasSuffix(".plist") { settingsPages.append(inner) }
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

    /// Whether a file or folder is a link, or has a name that cannot be opened; both are noted.
    private mutating func isLeftOut(_ path: String, _ name: String) -> Bool {
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
        leftOut.append(UnreadItem(leftOut: path, reason: "its name is not UTF-8; rename it to have it read"))
        return true
    }

    private mutating func language(
        _ folder: String,
        relative: String,
        parent: String,
        name: String
    ) throws(SourceError) {
        let language = LanguageFolder(name: name)
        guard !PseudolocaleFolder.isPseudolocale(language.tag) else { return }
        for file in try FileAccess.names(in: folder) where !isNameless(folder + "/" + file, file) {
            if TableLoader.isDocument(file) { documents.append(relative + "/" + file) }
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
                throw Failure("'\(VisibleText.escaping(path))' is no file of '\(root)'; give files of one folder")
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
            throw Failure("'\(VisibleText.escaping(path))' is no table in a language folder; give its project's folder")
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
                guard !isTaken, !PseudolocaleFolder.isPseudolocale(language.tag),
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
                guard !PseudolocaleFolder.isPseudolocale(language.tag) else { continue }
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

    private func isTable(_ name: String) -> Bool {
        guard !name.hasPrefix("."), let dot = name.lastIndex(of: ".") else { return false }
        return extensions.contains(String(name[name.index(after: dot)...]))
    }
}
