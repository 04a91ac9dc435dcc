internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The flags of `#if` that neither the code nor the settings of the build set.
struct UnsetBuildFlags {
    private(set) var names: Set<String>

    /// The endings of files that may set flags: projects, settings, manifests and scripts of all build systems.
    private static let extensions: Set<String> = [
        "bazel", "bzl", "cfg", "cmake", "config", "env", "gn", "gradle", "json", "make", "mk", "pbxproj", "pch", "pl",
        "podspec", "py", "rb", "sh", "swift", "toml", "txt", "xcconfig", "xcscheme", "yaml", "yml",
    ]
    /// Those that have none.
    private static let files: Set<String> = [
        "BUILD", "Fastfile", "GNUmakefile", "Justfile", "Makefile", "Podfile", "Rakefile", "WORKSPACE",
    ]
    /// The largest file that is read, in bytes.
    private static let maximumSize = 32 << 20

    /// - Parameters:
    ///   - sources: the code.
    ///   - root: the project's folder.
    /// - Complexity: O(*n*) in the size of the project's files where the code asks for flags that it does not set.
    init(_ sources: [SourceCode], root: String) {
        names = BuildFlags(testedIn: sources).candidates
        guard !names.isEmpty else { return }
        var search = Search(left: names)
        search.read(root, depth: 0)
        // Settings that are not here may set any flag; what CocoaPods makes says no more than the Podfile.
        let absent = search.included.subtracting(search.settings).filter { !$0.hasPrefix("Pods-") }
        names = absent.isEmpty ? search.left : []
    }

    /// Looks for the flags in the files of builds.
    private struct Search {
        /// The flags that were not found yet.
        var left: Set<String>
        /// The names of the files of settings that are there, and of those that others include.
        var settings: Set<String> = []
        var included: Set<String> = []

        mutating func read(_ folder: String, depth: Int) {
            guard depth <= SkippedNames.maximumDepth, !left.isEmpty else { return }
            do throws(SourceError) {
                for name in try FileAccess.names(in: folder) where name != ".git" && name != "node_modules" {
                    let path = folder == "/" ? "/" + name : folder + "/" + name
                    guard !FileAccess.isLink(path) else { continue }
                    switch FileAccess.kind(of: path) {
                    case .folder: read(path, depth: depth + 1)
                    case .file where UnsetBuildFlags.maySetFlags(name):
                        take(try FileAccess.read(path, maximumSize: maximumSize), named: name)
                    default: continue
                    }
                }
            } catch {
                // What cannot be read may set any flag.
                left = []
            }
        }

        private mutating func take(_ bytes: [UInt8], named name: String) {
            let text = String(decoding: bytes, as: UTF8.self)
            if name.hasSuffix(".xcconfig") {
                settings.insert(name)
                for match in text.matches(of: /#include\??\s+"(?:[^"\n]*\/)?([^"\/\n]+)"/) {
                    included.insert(String(match.output.1))
                }
            }
            if name.hasSuffix(".pbxproj") {
                for match in text.matches(of: /[ "\/]([^ "\/=;]+\.xcconfig)"?;/) {
                    included.insert(String(match.output.1))
                }
            }
            guard left.contains(where: text.contains) else { return }
            let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
            // `-DFLAG` is a flag as well.
            left = left.filter { !words.contains($0[...]) && !words.contains("D\($0)") }
        }
    }

    private static func maySetFlags(_ name: String) -> Bool {
        if name.hasSuffix(".swift") {
            return name == "Package.swift" || name == "Project.swift" || name == "Workspace.swift"
        }
        guard let dot = name.lastIndex(of: ".") else { return files.contains(name) }
        return extensions.contains(String(name[name.index(after: dot)...]))
    }
}
