internal import SourceCode
internal import SourceText

/// The macros that the settings of builds set, as far as they are in the project's folder.
enum SetMacros {
    /// The endings of files that set macros: projects, settings and lists of build systems, and prefix headers.
    private static let extensions: Set<String> = [
        "bazel", "bzl", "cmake", "make", "mk", "pbxproj", "pch", "podspec", "rb", "sh", "xcconfig", "yaml", "yml",
    ]
    private static let files: Set<String> = [
        "BUILD", "CMakeLists.txt", "Fastfile", "GNUmakefile", "Makefile", "Package.swift", "Podfile",
        "Project.swift",
    ]
    /// The largest file that is read, in bytes.
    private static let maximumSize = 32 << 20

    /// Those of some names that stand in such a file as a word, `-DNAME` included.
    ///
    /// - Parameters:
    ///   - names: the names that are looked for.
    ///   - folder: the project's folder; code of others in it is not looked at.
    ///   - besidesProjects: whether the projects of Xcode are left out.
    /// - Returns: all of them if a file cannot be read.
    /// - Complexity: O(*n*) in the size of the files.
    static func among(
        _ names: Set<String>,
        below folder: String,
        besidesProjects: Bool = false
    ) -> Set<String> {
        var found: Set<String> = []
        var isWhole = true
        FolderWalk.files(below: folder, nil, where: isTaken) { _ in
            isWhole = false
        } _: { path in
            if besidesProjects, path.hasSuffix(".pbxproj") { return isWhole }
            do throws(SourceError) {
                take(try FileAccess.read(path, maximumSize: maximumSize), names, into: &found)
            } catch {
                isWhole = false
            }
            return isWhole
        }
        return isWhole ? found : names
    }

    private static func isTaken(_ entry: FolderWalk.Entry) -> Bool {
        guard entry.isFolder else { return maySet(entry.name) }
        return entry.name.hasSuffix(".xcodeproj") || entry.name == ".github" || !SkippedNames.contains(entry.name)
    }

    /// Takes the names that are words of a file.
    private static func take(_ bytes: [UInt8], _ names: Set<String>, into found: inout Set<String>) {
        for word in bytes.split(whereSeparator: { !NameHash.isPart($0) }) where word.count < 200 {
            let text = String(decoding: word, as: UTF8.self)
            if names.contains(text) { found.insert(text) }
            if text.hasPrefix("D"), names.contains(String(text.dropFirst())) { found.insert(String(text.dropFirst())) }
        }
    }

    private static func maySet(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return files.contains(name) }
        return files.contains(name) || extensions.contains(String(name[name.index(after: dot)...]))
    }
}
