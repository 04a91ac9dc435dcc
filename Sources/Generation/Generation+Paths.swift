internal import Projects
internal import SourceText

/// Where files may be written.
extension Generation {
    /// The path, if it leads into the output folder.
    ///
    /// - Throws: ``SourceError`` if a symbolic link on the way leads out, or if the folder's name differs in case from
    ///   one that is there.
    func safePath(_ path: String) throws(SourceError) -> String {
        let place = SourceLocation(path: path, line: 1, column: 1)
        let folder = FilePath.folder(path)
        // With all links resolved the file must be below the folder that is written to, also where folders are made first.
        let root = FileAccess.resolvingExisting(self.folder)
        let lands = FileAccess.resolvingExisting(folder)
        let isInside = lands == root || lands.hasPrefix(root == "/" ? root : root + "/")
        guard !FileAccess.isLink(path), !FileAccess.isLink(folder), isInside else {
            throw SourceError(
                location: place,
                message: "a symbolic link is in the way; remove it, pseudolocales are not written through links"
            )
        }
        let parent = FilePath.folder(folder)
        let name = folder.split(separator: "/").last.map(String.init) ?? folder
        if FileAccess.kind(of: parent) == .folder,
            let other = try FileAccess.names(in: parent).first(where: {
                $0 != name && $0.lowercased() == name.lowercased()
            })
        {
            throw SourceError(
                location: place,
                message: "'\(other)' already exists and differs only in case; rename it"
            )
        }
        return path
    }
}
