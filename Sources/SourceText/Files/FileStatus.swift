internal import Foundation

/// What the operating system knows about a file.
package struct FileStatus: Sendable, Hashable {
    /// What tells a file from all others of the machine, whatever paths and links lead to it.
    package struct Identity: Sendable, Hashable {
        var device: UInt64
        var number: UInt64
    }

    /// What kind of file it is.
    package enum Kind: Sendable, Hashable {
        case regular
        case folder
        case link
        /// A device, a pipe or a socket: it is read and written as a stream.
        case stream
    }

    package var identity: Identity
    package var kind: Kind
    /// The size of a regular file in bytes.
    package var size: Int
    /// The permissions, without those that run a program as another user.
    var permissions: mode_t
    var owner: uid_t
    var group: gid_t
    /// The number of names that the file has.
    var links: Int

    init(_ status: stat) {
        identity = Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            number: UInt64(truncatingIfNeeded: status.st_ino)
        )
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .regular
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .stream
            }
        size = Int(truncatingIfNeeded: status.st_size)
        permissions = status.st_mode & 0o777
        owner = status.st_uid
        group = status.st_gid
        links = Int(truncatingIfNeeded: status.st_nlink)
    }

    /// Asks for the file that a path leads to, through symbolic links.
    ///
    /// - Returns: `nil` if there is none, or none that may be asked about.
    package init?(ofFileAt path: String) {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Asks for what lies at a path itself, be it a symbolic link.
    package init?(ofLinkAt path: String) {
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else { return nil }
        self.init(status)
    }
}
