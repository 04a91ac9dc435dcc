internal import SourceText
internal import StringTables

extension Project {
    /// The language folders that no Xcode project builds into an app: none names them, nor their language, although they
    /// name at least one of the folders beside it.
    ///
    /// Projects with folders that Xcode keeps in step by itself (Xcode 16) name no files, so that nothing is known of them;
    /// nor is it of what stands below a folder that a project takes as a whole.
    ///
    /// - Returns: paths from the project's folder, such as `App/hi.lproj`.
    /// - Complexity: O(*n* + *l*) in the size of the Xcode projects and the number of language folders.
    package func unshippedLanguageFolders() -> Set<String> {
        guard !xcodeProjects.isEmpty else { return [] }
        var named = NamedLanguages()
        for path in xcodeProjects {
            do throws(SourceError) {
                named.read(try FileAccess.read(root + "/" + path))
            } catch {
                // Of a project that cannot be read nothing is known.
                return []
            }
        }
        guard !named.isInStep, !named.languages.isEmpty else { return [] }
        var parents: [String: Set<String>] = [:]
        for file in files where !file.path.contains(".bundle/") {
            let folder = FilePath.folder(file.path)
            guard folder.hasSuffix(".lproj"), !named.takesWhole(folder) else { continue }
            parents[file.parent, default: []].insert(folder)
        }
        return parents.values.reduce(into: []) { found, folders in
            let others = folders.filter { !named.languages.contains(String(FilePath.name(of: $0).dropLast(6))) }
            if others.count < folders.count { found.formUnion(others) }
        }
    }

    /// The languages of which the app has folders, none of which an Xcode project builds into it.
    ///
    /// - Returns: tags, such as `hi`.
    /// - Complexity: O(*n* + *l*) in the size of the Xcode projects and the number of language folders.
    package func unbuiltLanguages() -> Set<String> {
        let folders = unshippedLanguageFolders()
        guard !folders.isEmpty else { return [] }
        let (built, unbuilt) = files.reduce(into: (Set<String>(), Set<String>())) { tags, file in
            let isUnbuilt = folders.contains(FilePath.folder(file.path))
            if isUnbuilt { tags.1.insert(file.language.tag) } else { tags.0.insert(file.language.tag) }
        }
        return unbuilt.subtracting(built)
    }
}

/// The languages that Xcode projects name: in `knownRegions`, and as folders of files.
private struct NamedLanguages {
    private(set) var languages: Set<String> = []
    /// Whether a project has folders that Xcode keeps in step by itself.
    private(set) var isInStep = false
    /// The names of the folders that are taken as a whole.
    private var wholes: Set<String> = []

    mutating func read(_ bytes: [UInt8]) {
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let text = String(decoding: line, as: UTF8.self)
            if text.contains("PBXFileSystemSynchronizedRootGroup") { isInStep = true }
            if text.contains(".lproj") { readFolders(text) }
            if text.contains("lastKnownFileType = folder;"), let path = text.firstRange(of: " path = ") {
                let value = text[path.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" }
                wholes.insert(String(FilePath.name(of: value)))
            }
        }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let start = text.firstRange(of: "knownRegions = (") else { return }
        let names = text[start.upperBound...].prefix { $0 != ")" }
        languages.formUnion(names.split { $0 == "," || $0.isWhitespace || $0 == "\"" }.map(String.init))
    }

    /// Notes the names in front of each `.lproj`.
    private mutating func readFolders(_ line: String) {
        var rest = line[...]
        while let range = rest.firstRange(of: ".lproj") {
            let name = rest[..<range.lowerBound].reversed().prefix { !" /\"=;".contains($0) }
            languages.insert(String(name.reversed()))
            rest = rest[range.upperBound...]
        }
    }

    /// Whether a folder stands below one that is taken as a whole.
    func takesWhole(_ path: String) -> Bool {
        path.split(separator: "/").contains { wholes.contains(String($0)) }
    }
}
