package import CodeStrings
package import SourceCode
package import SourceText

/// The code of a project, read once for all that look at it.
package struct LoadedSources: Sendable {
    /// The files that were read, in the order of their paths, which can be opened as they are.
    package private(set) var files: [SourceCode]
    /// The places where they ask for localized strings, in the order of files and places.
    package private(set) var keys: [CodeKey]
    /// Why other files were not read.
    package let unread: [SourceError]

    /// Reads all source files below a folder, in parallel.
    ///
    /// - Parameters:
    ///   - folder: the project's folder.
    ///   - swift: the reader of Swift.
    /// - Complexity: O(*n*) in the number of bytes.
    package init(below folder: String, swift: any CodeReader) {
        do throws(Failure) {
            let folder = try CodeFolder([folder], swift: swift)
            files = folder.files
            unread = folder.unread
        } catch {
            files = []
            // The folder was there when the tables were looked for.
            let place = SourceLocation(path: folder, line: 1, column: 1)
            unread = error.messages.map { SourceError(location: place, message: $0) }
        }
        keys = ProjectKeys(files).keys
    }

    /// Forgets the code, but not what could not be read.
    mutating func forgetContents() {
        files = []
        keys = []
    }
}
