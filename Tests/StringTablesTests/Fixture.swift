import Foundation
import SourceText
import TestCorpus

/// The files that the tests of this target bring along.
enum Fixture {
    /// The bytes of a file.
    static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: TestCorpus.root.appending(path: "Tests/StringTablesTests/Fixtures/\(name)")))
    }
}
