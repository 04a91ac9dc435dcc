/// Parts of a file's path, which are separated by `/`.
package enum FilePath {
    /// The folder that holds a file; `.` for a name without a folder.
    package static func folder(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return path == "." ? ".." : "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// How many folders two paths have in common, from the first on.
    package static func commonFolders(_ one: String, _ other: String) -> Int {
        zip(one.split(separator: "/"), other.split(separator: "/")).prefix { $0 == $1 }.count
    }

    /// The absolute path, seen from the working folder, without `.` and `..`; links are not resolved.
    package static func absolute(_ path: String) -> String {
        var parts: [Substring] = []
        let whole = path.hasPrefix("/") ? path : FileAccess.workingFolder + "/" + path
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The name of a file in its folder.
    package static func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// The name of a file up to its first dot.
    package static func stem(of path: String) -> String { String(name(of: path).prefix { $0 != "." }) }

    /// The name of the table in a file, which is the file's name without extension.
    package static func tableName(of path: String) -> String {
        let name = name(of: path)
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    /// Whether a table holds the names of a bundle and what its property list says, as `InfoPlist.strings` does.
    package static func namesBundle(_ path: String) -> Bool { tableName(of: path).hasSuffix("InfoPlist") }
}
