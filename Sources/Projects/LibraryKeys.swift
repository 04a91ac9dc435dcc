internal import SourceCode
internal import SourceText

/// The keys that libraries ask the tables of the app for, in folders of other people's code that is checked in.
///
/// `NSLocalizedString` asks the main bundle even where it stands in a framework. Nothing is reported in such code.
package struct LibraryKeys {
    /// In UTF-8.
    private(set) var keys: Set<[UInt8]> = []

    /// The folders of libraries, by their names.
    private static let folders: Set<String> = ["Carthage", "Pods", "vendor"]
    /// The largest file that is read, in bytes: what is larger is data.
    private static let maximumSize = 4 << 20

    /// - Parameters:
    ///   - root: the project's folder.
    ///   - selection: which files are looked at.
    /// - Complexity: O(*n*) in the size of the code in such folders.
    init(below root: String, selection: FileSelection) {
        var paths: [String] = []
        FolderWalk.files(below: root, selection, where: { Self.isTaken($0, below: root) }) { path in
            paths.append(path)
            return true
        }
        guard !paths.isEmpty else { return }
        let texts = CodeThreads.map(paths) { path -> String in
            do throws(SourceError) {
                let bytes = try FileAccess.read(path, maximumSize: Self.maximumSize)
                return String(decoding: bytes, as: UTF8.self)
            } catch {
                // What a library asks for is then not known, as if its source were not here.
                return ""
            }
        }
        var names: Set<String> = ["NSLocalizedString", "NSLocalizedStringFromTable"]
        for text in texts where text.contains("#define") && text.contains("NSLocalizedString") {
            names.formUnion(Self.macros(in: text))
        }
        let known = names
        for found in CodeThreads.map(texts, { Self.keys(in: $0, askedBy: known) }) { keys.formUnion(found) }
    }

    /// The macros that stand for a look-up, line by line: a directive begins a line.
    static func macros(in text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let pattern = /\s*#\s*define\s+(\w+)(?:\([^)]*\))?\s+NSLocalizedString\b/
            return line.prefixMatch(of: pattern).map { String($0.output.1) }
        }
    }

    /// The literals that calls of functions are given first, but for those that name a bundle.
    static func keys(in text: String, askedBy names: Set<String>) -> [[UInt8]] {
        guard names.contains(where: text.contains) else { return [] }
        return text.matches(of: /\b(\w+)\(\s*@?"((?:[^"\\\n]|\\.)*)"([^\n]*)/).compactMap { match in
            guard names.contains(String(match.output.1)) else { return nil }
            let rest = match.output.3
            if rest.contains("bundle:"), !rest.contains("bundle: .main") { return nil }
            return Array(match.output.2.replacing("\\\"", with: "\"").utf8)
        }
    }

    /// Whether a folder may hold libraries, or a file is code of one.
    private static func isTaken(_ entry: FolderWalk.Entry, below root: String) -> Bool {
        guard !entry.name.hasPrefix(".") else { return false }
        if entry.isFolder { return folders.contains(entry.name) || !SkippedNames.contains(entry.name) }
        return CodeFolder.isSource(entry.name) && isInLibrary(entry.path, below: root)
    }

    /// Whether a path leads through a folder of libraries.
    ///
    /// - Parameters:
    ///   - path: the path of a file, which begins with the root except below `.`.
    ///   - root: the project's folder.
    /// - Returns: whether a folder between both holds libraries.
    package static func isInLibrary(_ path: String, below root: String) -> Bool {
        let inner = path.hasPrefix(root) ? path.dropFirst(root.count) : path[...]
        return inner.split(separator: "/").dropLast().contains { folders.contains(String($0)) }
    }
}
