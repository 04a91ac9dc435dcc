internal import SourceText

/// The macros that the settings of builds set, as far as they are in the project's folder.
enum SetMacros {
    /// The endings of files that set macros: projects, settings and lists of build systems, and prefix headers.
    private static let extensions: Set<String> = [
        "bazel", "bzl", "cmake", "make", "mk", "pbxproj", "pch", "podspec", "rb", "sh", "xcconfig", "yaml", "yml",
    ]
    private static let files: Set<String> = [
        "BUILD", "CMakeLists.txt", "Fastfile", "GNUmakefile", "Makefile", "Podfile",
    ]
    /// The largest file that is read, in bytes.
    private static let maximumSize = 32 << 20

    /// Those of some names that stand in such a file as a word, `-DNAME` included.
    ///
    /// - Parameters:
    ///   - names: the names that are looked for.
    ///   - folder: the project's folder; code of others in it is not looked at.
    /// - Returns: all of them if a file cannot be read.
    /// - Complexity: O(*n*) in the size of the files.
    static func among(_ names: Set<String>, below folder: String) -> Set<String> {
        var found: Set<String> = []
        let isWhole = search(folder, names, depth: 0, into: &found)
        return isWhole ? found : names
    }

    private static func search(
        _ folder: String,
        _ names: Set<String>,
        depth: Int,
        into found: inout Set<String>
    ) -> Bool {
        guard depth <= SkippedNames.maximumDepth else { return true }
        do throws(SourceError) {
            for name in try FileAccess.names(in: folder) {
                let path = folder == "/" ? "/" + name : folder + "/" + name
                guard !FileAccess.isLink(path) else { continue }
                switch FileAccess.kind(of: path) {
                case .folder:
                    guard name.hasSuffix(".xcodeproj") || name == ".github" || !SkippedNames.contains(name) else {
                        continue
                    }
                    guard search(path, names, depth: depth + 1, into: &found) else { return false }
                case .file where maySet(name):
                    take(try FileAccess.read(path, maximumSize: maximumSize), names, into: &found)
                default: continue
                }
            }
            return true
        } catch {
            return false
        }
    }

    /// Takes the names that are words of a file.
    private static func take(_ bytes: [UInt8], _ names: Set<String>, into found: inout Set<String>) {
        for word in bytes.split(whereSeparator: { !isOfName($0) }) where word.count < 200 {
            let text = String(decoding: word, as: UTF8.self)
            if names.contains(text) { found.insert(text) }
            if text.hasPrefix("D"), names.contains(String(text.dropFirst())) { found.insert(String(text.dropFirst())) }
        }
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
    }

    private static func maySet(_ name: String) -> Bool {
        guard let dot = name.lastIndex(of: ".") else { return files.contains(name) }
        return files.contains(name) || extensions.contains(String(name[name.index(after: dot)...]))
    }
}
