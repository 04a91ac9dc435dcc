package import CodeStrings
internal import SourceCode
internal import SourceText

/// The files of code that no program is made of.
struct UncompiledSources {
    /// Their paths from the project's folder.
    let paths: Set<String>

    /// Files of other build systems than Xcode's, and of what writes its projects: they take all that is below them.
    private static let wholeFolders: Set<String> = ["Package.swift", "project.yml", "project.yaml", "Project.swift"]
    /// Those that name what they take.
    private static let lists: Set<String> = [
        "BUILD", "BUILD.bazel", "CMakeLists.txt", "GNUmakefile", "Makefile", "meson.build",
    ]

    /// - Parameters:
    ///   - types: all files of code.
    ///   - built: what the Xcode projects build.
    ///   - root: the project's folder.
    /// - Complexity: O(*n* + *u* · *m*) in the number of files, and the candidates among them and the size of the code.
    init(_ types: TypeIndex, _ built: BuiltFiles, root: String) {
        let files = types.files.map { (code: $0.code, path: $0.path) }
        let ofOthers = (Self.copies(types) + (built.buildForMac ? [] : Self.ofMac(files))).filter { !built.name($0) }
        let strays = StrayCopies(built).sources(types)
        var left = files.map(\.path).filter(built.leavesOutSource)
        // A project that knows few of the files is that of something else, or older than they are.
        if left.count * 2 > files.count { left = [] }
        guard !left.isEmpty || !strays.isEmpty else {
            paths = Set(ofOthers)
            return
        }
        var folders: [String: Bool] = [:]
        var texts: [String: [String]] = [:]
        let included = Self.included(files)
        paths = Set(
            ofOthers
                + (left + strays).filter { path in
                    let name = FilePath.name(of: path)
                    guard !included.contains(name) else { return false }
                    var folder = FilePath.folder(path)
                    while true {
                        let place = folder.isEmpty || folder == "." ? root : root + "/" + folder
                        if folders[place] == nil { (folders[place], texts[place]) = Self.otherBuilds(in: place) }
                        if folders[place] == true { return false }
                        let ending = name.split(separator: ".").last.map { "*." + $0 } ?? name
                        if texts[place, default: []].contains(where: { $0.contains(name) || $0.contains(ending) }) {
                            return false
                        }
                        if place == root { return true }
                        folder = FilePath.folder(folder)
                    }
                }
        )
    }

    /// The files that import the frameworks of macOS without a condition: in an app for phones they are of another program.
    private static func ofMac(_ files: [(code: SourceCode, path: String)]) -> [String] {
        files.lazy.filter { file in
            guard BuiltFiles.isCompiled(file.path) else { return false }
            let head = String(decoding: file.code.file.utf8.prefix(8000), as: UTF8.self)
            // Code for several systems asks which one it is.
            guard !head.contains("#if") else { return false }
            return head.contains("import <Cocoa/Cocoa.h>") || head.contains("import <AppKit/AppKit.h>")
                || head.contains("\nimport Cocoa") || head.contains("\nimport AppKit")
        }.map(\.path)
    }

    /// The files that Finder named as copies, and that declare a type which another file has as well: no program can be made
    /// of both.
    private static func copies(_ types: TypeIndex) -> [String] {
        let named = types.files.filter { file in
            FilePath.name(of: file.path).firstMatch(of: /\ copy(?: \d+)?\.swift$/) != nil
        }
        guard !named.isEmpty else { return [] }
        let copies = Set(named.map(\.path))
        let declared = types.files.filter { !copies.contains($0.path) }.reduce(into: Set<String>()) { names, file in
            names.formUnion(file.types.filter { $0.kind == .type }.map(TypeIndex.name(of:)))
        }
        return named.filter { file in
            file.types.contains { $0.kind == .type && declared.contains(TypeIndex.name(of: $0)) }
        }.map(\.path)
    }

    /// What else than Xcode builds the files of a folder: whether something takes all of them, and the lists of the others.
    private static func otherBuilds(in folder: String) -> (takesAll: Bool, lists: [String]) {
        do throws(SourceError) {
            let names = try FileAccess.names(in: folder)
            if names.contains(where: { wholeFolders.contains($0) || $0.hasSuffix(".podspec") }) { return (true, []) }
            var texts: [String] = []
            for name in names where lists.contains(name) {
                texts.append(String(decoding: try FileAccess.read(folder + "/" + name), as: UTF8.self))
            }
            return (false, texts)
        } catch {
            // Nothing is known of what cannot be read.
            return (true, [])
        }
    }

    /// The names of files of code that others include: `#include "Panel.mm"`.
    private static func included(_ files: [(code: SourceCode, path: String)]) -> Set<String> {
        CodeThreads.map(files.filter { !$0.path.hasSuffix(".swift") }) { file -> [String] in
            let text = String(decoding: file.code.file.utf8, as: UTF8.self)
            guard text.contains(".m\"") || text.contains(".mm\"") else { return [] }
            return text.split(whereSeparator: \.isNewline).compactMap { line in
                line.firstMatch(of: /^\s*#\s*(?:include|import)\s+["<](?:[^">]*\/)?([^"\/>]+\.mm?)[">]/).map {
                    String($0.output.1)
                }
            }
        }.reduce(into: []) { $0.formUnion($1) }
    }
}

extension LoadedSources {
    /// The files that a program is made of, as far as Xcode projects tell.
    package var compiledTypes: TypeIndex { uncompiled.isEmpty ? types : types.filter { !uncompiled.contains($0.path) } }
}

extension LoadedProject {
    /// ``LoadedSources/uncompiled``; none if no code was read.
    package var uncompiledSources: Set<String> { sources?.uncompiled ?? [] }

    /// The files of other code that a program is made of, as far as Xcode projects tell.
    ///
    /// - Complexity: O(*n*) in the size of the code where there are others.
    package func compiled(_ types: TypeIndex) -> TypeIndex {
        let left = UncompiledSources(types, built, root: project.root).paths
        return left.isEmpty ? types : types.filter { !left.contains($0.path) }
    }
}
