/// Which files of a project are looked at, as `include`, `exclude` and `.gitignore` files say.
///
/// A value for each folder: ``entering(_:)`` takes its `.gitignore` in. What ``SkippedNames`` names is left out besides.
package struct FileSelection: Sendable, Hashable {
    /// A pattern, and the folder that it is written for, as the number of ``names`` on the way to it.
    private struct Rule: Sendable, Hashable {
        var depth: Int
        var pattern: PathPattern
    }

    /// The project's folder as it is given, with a slash behind it; empty for the working folder.
    private let prefix: String
    /// The names on the way from the root of the file system to the project's folder.
    private let names: [[Unicode.Scalar]]
    /// The number of names on the way to the folder that the configured patterns are written for.
    private let depth: Int
    private let include: [PathPattern]
    private let exclude: [PathPattern]
    private var ignored: [Rule] = []

    private static let maximumIgnoreSize = 1 << 20

    /// Reads the `.gitignore` files above the project's folder, up to that of its repository.
    ///
    /// - Parameters:
    ///   - root: the project's folder.
    ///   - base: the folder that `include` and `exclude` are written for; `nil` for the project's.
    ///   - include: what alone is looked at; empty for everything.
    ///   - exclude: what is not looked at.
    package init(
        root: String,
        base: String? = nil,
        include: [PathPattern] = [],
        exclude: [PathPattern] = []
    ) {
        prefix = root == "." ? "" : root.hasSuffix("/") ? root : root + "/"
        let folder = FileAccess.resolvingLinks(root)
        names = Self.names(folder)
        // A configuration that is nowhere above the project speaks of the project's folder.
        let outer = base.map { Self.names(FileAccess.resolvingLinks($0)) } ?? names
        depth = names.starts(with: outer) ? outer.count : names.count
        self.include = include
        self.exclude = exclude
        ignored = rulesAbove(folder)
    }

    /// The selection for what is in a folder.
    ///
    /// - Parameter folder: the folder, by the path that it is opened with.
    /// - Returns: the selection there.
    package func entering(_ folder: String) -> FileSelection {
        var inner = self
        inner.ignored += Self.rules(in: folder, depth: path(folder).count)
        return inner
    }

    /// Whether a file or folder is left out.
    ///
    /// - Parameters:
    ///   - path: the path that it is opened with.
    ///   - isFolder: whether it is a folder.
    /// - Returns: whether it is not to be looked at.
    /// - Complexity: O(*n* · *m*) in the length of the path and that of all patterns.
    package func leavesOut(_ path: String, isFolder: Bool) -> Bool {
        guard !ignored.isEmpty || !include.isEmpty || !exclude.isEmpty else { return false }
        let path = self.path(path)
        let own = Array(path.dropFirst(depth))
        if exclude.contains(where: { $0.matches(own, isFolder: isFolder) }) { return true }
        if !include.isEmpty {
            // What is named, or lies in what is named.
            let isNamed = own.indices.contains { end in
                include.contains { $0.matches(Array(own[...end]), isFolder: isFolder || end < own.count - 1) }
            }
            if isNamed { return false }
            // What is named may be further down.
            if !isFolder { return true }
        }
        var isIgnored = false
        for rule in ignored where rule.pattern.isNegated == isIgnored {
            if rule.pattern.matches(Array(path.dropFirst(rule.depth)), isFolder: isFolder) {
                isIgnored = !rule.pattern.isNegated
            }
        }
        return isIgnored
    }

    // MARK: Rules

    /// The rules above the project; none where they ignore the project's own folder, which was asked for by name.
    private func rulesAbove(_ folder: String) -> [Rule] {
        var folders: [String] = []
        var current = folder
        while FileAccess.kind(of: current + "/.git") == .missing {
            guard current != "/", !current.isEmpty else { return [] }
            current = FilePath.folder(current)
            folders.append(current)
        }
        var rules: [Rule] = []
        for outer in folders.reversed() { rules += Self.rules(in: outer, depth: Self.names(outer).count) }
        for end in names.indices.dropFirst(folders.last.map { Self.names($0).count } ?? names.count) {
            let path = Array(names[...end])
            var isIgnored = false
            for rule in rules where rule.depth <= end {
                guard rule.pattern.matches(Array(path.dropFirst(rule.depth)), isFolder: true) else { continue }
                isIgnored = !rule.pattern.isNegated
            }
            if isIgnored { return [] }
        }
        return rules
    }

    private static func rules(in folder: String, depth: Int) -> [Rule] {
        let path = folder == "/" ? "/.gitignore" : folder + "/.gitignore"
        guard FileAccess.kind(of: path) == .file else { return [] }
        let bytes: [UInt8]
        do throws(SourceError) {
            bytes = try FileAccess.read(path, maximumSize: maximumIgnoreSize)
        } catch {
            // Nothing is left out for what cannot be read.
            return []
        }
        return bytes.split(separator: 0x0A).compactMap { line in
            let text = line.last == 0x0D ? line.dropLast() : line
            return PathPattern(String(decoding: text, as: UTF8.self)).map { Rule(depth: depth, pattern: $0) }
        }
    }

    // MARK: Paths

    /// The names on the way from the root of the file system to a file of the project.
    private func path(_ path: String) -> [[Unicode.Scalar]] {
        var path = path[...]
        if !prefix.isEmpty, path.hasPrefix(prefix) {
            path = path.dropFirst(prefix.count)
        } else if path == prefix.dropLast() {
            path = ""
        } else if path.hasPrefix("./") {
            path = path.dropFirst(2)
        }
        return names + (path == "." ? [] : Self.names(String(path)))
    }

    private static func names(_ path: String) -> [[Unicode.Scalar]] {
        path.unicodeScalars.split(separator: "/").map { Array($0) }
    }
}
