package import CodeStrings
package import SourceCode
package import SourceText

/// The code of a project, read once for all that look at it.
package struct LoadedSources: Sendable {
    /// The files that were read, in the order of their paths, which can be opened as they are.
    package private(set) var files: [SourceCode]
    /// What they declare, with their paths from the project's folder.
    package private(set) var types: TypeIndex
    /// The files that no target of the Xcode projects compiles, and no other build system takes, from the project's folder.
    package private(set) var uncompiled: Set<String>
    /// The places where they ask for localized strings, in the order of files and places.
    package private(set) var keys: [CodeKey]
    /// The texts of property lists and JSON files, which may be keys.
    package private(set) var mentioned: Set<[UInt8]>
    /// The names of classes and actions in nibs, which are no XML.
    package private(set) var nibNames: Set<[UInt8]>
    /// The keys that code of libraries asks for, in folders whose code is not read for anything else.
    package private(set) var libraryKeys: Set<[UInt8]>
    /// Why other files were not read.
    package let unread: [SourceError]

    /// Reads all source files below a folder, in parallel.
    ///
    /// - Parameters:
    ///   - folder: the project's folder.
    ///   - relativePath: the path of a file from there.
    ///   - swift: the reader of Swift.
    ///   - selection: which files are looked at.
    ///   - outputs: what the run itself writes, by absolute path: what an earlier run wrote there says nothing.
    ///   - built: what the Xcode projects build.
    /// - Complexity: O(*n*) in the number of bytes.
    package init(
        below folder: String,
        relativePath: (String) -> String,
        swift: any CodeReader,
        selection: FileSelection,
        outputs: Set<String> = [],
        built: BuiltFiles
    ) {
        var notRead: [SourceError]
        do throws(Failure) {
            let code = try CodeFolder([folder], swift: swift, selection: selection)
            let candidates = UndefinedMacros.names(in: code.files)
            let undefined =
                candidates.isEmpty ? [] : candidates.subtracting(SetMacros.among(candidates, below: folder))
            // Other files may set them for all configurations.
            let developerMacros = built.developerMacros
            let unset =
                developerMacros.isEmpty
                ? []
                : developerMacros.subtracting(SetMacros.among(developerMacros, below: folder, besidesProjects: true))
            files =
                undefined.isEmpty && unset.isEmpty
                ? code.files
                : CodeThreads.map(code.files) { file in
                    file.leavingOut(file.file.path.hasSuffix(".swift") ? unset : undefined.union(unset))
                }
            notRead = code.unread
        } catch {
            files = []
            // The folder was there when the tables were looked for.
            let place = SourceLocation(path: folder, line: 1, column: 1)
            notRead = error.messages.map { SourceError(location: place, message: $0) }
        }
        types = TypeIndex(files.map { (code: $0, path: relativePath($0.file.path)) })
        uncompiled = UncompiledSources(types, built, root: folder).paths
        keys = ProjectKeys(types).keys
        var (mentioned, nibNames): (Set<[UInt8]>, Set<[UInt8]>) = ([], [])
        Self.readData(in: folder, selection, besides: outputs, into: &mentioned, &nibNames, unread: &notRead)
        (self.mentioned, self.nibNames) = (mentioned, nibNames)
        libraryKeys = LibraryKeys(below: folder, selection: selection).keys
        unread = notRead
    }

    // MARK: Data

    /// The size above which a file of data is not looked at, in bytes: what is larger is content, not names of strings.
    private static let maximumDataSize = 256 << 10

    /// Takes the texts of property lists, JSON files and scripts, and the names of nibs.
    private static func readData(
        in folder: String,
        _ selection: FileSelection,
        besides outputs: Set<String>,
        into texts: inout Set<[UInt8]>,
        _ nibNames: inout Set<[UInt8]>,
        unread: inout [SourceError]
    ) {
        let isTaken = { (entry: FolderWalk.Entry) in
            guard !SkippedNames.contains(entry.name) else { return false }
            return entry.isFolder || entry.name.hasSuffix(".plist") || entry.name.hasSuffix(".json")
                || entry.name.hasSuffix(".applescript") || NibNames.isOne(entry.name)
        }
        // The search for tables reports folders that cannot be read.
        FolderWalk.files(below: folder, selection, where: isTaken) { path in
            if !outputs.isEmpty, outputs.contains(FilePath.absolute(path)) { return true }
            let isNib = NibNames.isOne(FilePath.name(of: path))
            let maximumSize = isNib ? NibNames.maximumSize : maximumDataSize
            guard FileAccess.size(of: path) ?? 0 <= maximumSize else { return true }
            let isPropertyList = path.hasSuffix(".plist")
            do throws(SourceError) {
                let bytes = try FileAccess.read(path, maximumSize: maximumSize)
                if isNib {
                    NibNames.take(bytes, into: &nibNames)
                    // Code may look up the texts of a document that is loaded.
                    if NibNames.isTextArchive(path, bytes) { texts.formUnion(DataTexts.ofMarkup(bytes)) }
                    return true
                }
                let found =
                    isPropertyList
                    ? DataTexts.ofMarkup(bytes)
                    : path.hasSuffix(".json") ? DataTexts.ofJSON(bytes, path: path) : DataTexts.ofScript(bytes)
                if !isReport(found) { texts.formUnion(found) }
            } catch {
                unread.append(error)
            }
            return true
        }
    }

    /// Whether a JSON file with these texts is a report or a baseline, which names keys because nothing uses them.
    private static func isReport(_ texts: Set<[UInt8]>) -> Bool {
        func has(_ text: String) -> Bool { texts.contains(Array(text.utf8)) }
        guard has("key") else { return false }
        return has("rule") && (has("locale") || has("locales")) || has("breaksFirst") && has("available")
    }

    /// Forgets the code, but not what could not be read.
    mutating func forgetContents() {
        files = []
        types = TypeIndex([SourceCode]())
        uncompiled = []
        keys = []
        mentioned = []
        nibNames = []
        libraryKeys = []
    }
}
