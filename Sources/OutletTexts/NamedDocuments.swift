internal import SourceText
internal import Synchronization

/// The documents that files of code name in literals (`UINib(nibName: "NewsHeader")`), looked for once in each file.
final class NamedDocuments: Sendable {
    /// Positions of documents, by the path of the file.
    private let known = Mutex<[String: Set<Int>]>([:])
    /// The names of the documents, without their extension.
    private let names: [String]

    init(_ names: [String]) { self.names = names }

    /// The positions of the documents that a file names.
    ///
    /// - Complexity: O(*n* + *d*) in the size of the file and the number of documents, once for each file.
    func positions(in file: TextFile) -> Set<Int> {
        known.withLock { known in
            if let found = known[file.path] { return found }
            let literals = Set(file.utf8.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false))
            let found = Set(names.indices.filter { literals.contains(ArraySlice(names[$0].utf8)) })
            known[file.path] = found
            return found
        }
    }
}
