/// Parts of a file's path, which are separated by `/`.
package enum FilePath {
    /// The folder that holds a file; `.` for a name without a folder.
    package static func folder(_ path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return path == "." ? ".." : "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The name of a file in its folder.
    package static func name(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// The name of the table in a file, which is the file's name without extension.
    package static func tableName(of path: String) -> String {
        let name = name(of: path)
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }
}
