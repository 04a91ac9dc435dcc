internal import SourceText
internal import Synchronization

/// The lines of a file, found once when they are asked for: most files are read without an error or a finding.
final class LazyLines: Sendable {
    private let file: TextFile
    private let known = Mutex<LineTable?>(nil)

    init(_ file: TextFile) { self.file = file }

    /// The lines.
    ///
    /// - Complexity: O(*n*) in the size of the file, once.
    var value: LineTable {
        known.withLock { known in
            if let known { return known }
            let made = LineTable(file.utf8)
            known = made
            return made
        }
    }
}
