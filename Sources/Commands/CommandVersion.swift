internal import Checking

/// What `overset --version` prints.
package enum CommandVersion {
    /// The versions of Overset and of the libraries that decide its results, in one line.
    package static var line: String { ToolVersion.description }
}
