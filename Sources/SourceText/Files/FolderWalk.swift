/// A walk through a folder and those below it, without links.
package struct FolderWalk {
    /// A file or folder that is met.
    package struct Entry {
        /// The path that it is opened with.
        package var path: String
        package var name: String
        package var isFolder: Bool
    }

    private let isTaken: (Entry) -> Bool
    private let failed: (SourceError) -> Void
    private let body: (String) -> Bool

    /// Calls a function for each file.
    ///
    /// - Parameters:
    ///   - folder: where the walk begins.
    ///   - selection: which files of the project are looked at; `nil` for all.
    ///   - isTaken: whether a folder is looked into, or the function is called for a file.
    ///   - failed: what to do about a folder that cannot be read, or is nested too deep.
    ///   - body: the function, for the path of the file; it returns whether the walk goes on.
    /// - Returns: whether the walk came to its end.
    /// - Complexity: O(*n*) in the number of entries.
    @discardableResult
    package static func files(
        below folder: String,
        _ selection: FileSelection?,
        where isTaken: (Entry) -> Bool,
        failed: (SourceError) -> Void = { _ in },
        _ body: (String) -> Bool
    ) -> Bool {
        withoutActuallyEscaping(isTaken) { isTaken in
            withoutActuallyEscaping(failed) { failed in
                withoutActuallyEscaping(body) { body in
                    FolderWalk(isTaken: isTaken, failed: failed, body: body).visit(folder, selection, depth: 0)
                }
            }
        }
    }

    private func visit(_ folder: String, _ outer: FileSelection?, depth: Int) -> Bool {
        let names: [String]
        do throws(SourceError) {
            guard depth <= SkippedNames.maximumDepth else {
                throw SourceError(
                    location: SourceLocation(path: folder, line: 1, column: 1),
                    message: "it is nested more than \(SkippedNames.maximumDepth) folders deep and was not searched"
                )
            }
            names = try FileAccess.names(in: folder)
        } catch {
            failed(error)
            return true
        }
        let selection = outer?.entering(folder)
        for name in names {
            let path = folder == "/" ? "/" + name : folder == "." ? name : folder + "/" + name
            guard !FileAccess.isLink(path) else { continue }
            let kind = FileAccess.kind(of: path)
            guard kind != .missing else { continue }
            let entry = Entry(path: path, name: name, isFolder: kind == .folder)
            guard isTaken(entry), selection?.leavesOut(path, isFolder: entry.isFolder) != true else { continue }
            guard entry.isFolder ? visit(path, selection, depth: depth + 1) : body(path) else { return false }
        }
        return true
    }
}
