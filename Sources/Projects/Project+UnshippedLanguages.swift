internal import SourceText

extension Project {
    /// The language folders that no Xcode project builds into an app: none names them, nor their language, although they
    /// name at least two of the folders beside it.
    ///
    /// Projects with folders that Xcode keeps in step by itself (Xcode 16) name no files, so that nothing is known of them.
    ///
    /// - Returns: paths from the project's folder, such as `App/hi.lproj`.
    /// - Complexity: O(*n* · *l*) in the size of the Xcode projects and the number of language folders.
    package func unshippedLanguageFolders() -> Set<String> {
        guard !xcodeProjects.isEmpty else { return [] }
        var texts: [String] = []
        for path in xcodeProjects {
            do throws(SourceError) {
                texts.append(String(decoding: try FileAccess.read(root + "/" + path), as: UTF8.self))
            } catch {
                // Of a project that cannot be read nothing is known.
                return []
            }
        }
        guard !texts.contains(where: { $0.contains("PBXFileSystemSynchronizedRootGroup") }) else { return [] }
        var regions: Set<Substring> = []
        for text in texts {
            guard let start = text.firstRange(of: "knownRegions = (") else { continue }
            let names = text[start.upperBound...].prefix { $0 != ")" }
            regions.formUnion(names.split { $0 == "," || $0.isWhitespace || $0 == "\"" })
        }
        var parents: [String: Set<String>] = [:]
        for file in files where !file.path.contains(".bundle/") {
            let folder = FilePath.folder(file.path)
            guard folder.hasSuffix(".lproj") else { continue }
            parents[file.parent, default: []].insert(folder)
        }
        return parents.values.reduce(into: []) { found, folders in
            let (named, others) = folders.reduce(into: ([String](), [String]())) { parts, folder in
                let name = FilePath.name(of: folder)
                let isNamed =
                    regions.contains(Substring(name.dropLast(6)))
                    || texts.contains { $0.contains("/\(name)") || $0.contains(" \(name)") || $0.contains("\"\(name)") }
                if isNamed { parts.0.append(folder) } else { parts.1.append(folder) }
            }
            if named.count > 2 { found.formUnion(others) }
        }
    }
}
