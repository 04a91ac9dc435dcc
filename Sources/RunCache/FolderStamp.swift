internal import Foundation

/// What the system knows of all files in folders: a change of any of them changes it.
///
/// Font files of the system have hundreds of megabytes, which nobody reads before each run. Their sizes, numbers and times of
/// change are enough: the time of a change of the status cannot be set back (stat(2), `st_ctime`).
package enum FolderStamp {
    /// The stamp of files, and of all files in folders at any depth.
    ///
    /// - Parameter paths: paths of files and folders; what is not there is told as missing.
    /// - Returns: bytes that are other ones after any change.
    /// - Complexity: O(*n*) in the number of files.
    package static func of(_ paths: [String]) -> [UInt8] {
        var text = ""
        for path in paths {
            text += line(path)
            for name in (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted() {
                text += line(path + "/" + name)
            }
        }
        return Array(text.utf8)
    }

    private static func line(_ path: String) -> String {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return "\(path) -\n" }
        #if canImport(Darwin)
        let (changed, modified) = (status.st_ctimespec, status.st_mtimespec)
        #else
        let (changed, modified) = (status.st_ctim, status.st_mtim)
        #endif
        let times = "\(changed.tv_sec).\(changed.tv_nsec) \(modified.tv_sec).\(modified.tv_nsec)"
        return "\(path) \(status.st_dev) \(status.st_ino) \(status.st_mode) \(status.st_size) \(times)\n"
    }
}
