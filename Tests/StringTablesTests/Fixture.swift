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

/// Changes one to three characters of a text.
func mutated(_ text: String, with alphabet: [Unicode.Scalar], using numbers: inout SeededNumbers) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let place = Int.random(in: 0..<scalars.count, using: &numbers)
        let scalar = alphabet.randomElement(using: &numbers) ?? "x"
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: scalars[place] = scalar
        case 1: scalars.insert(scalar, at: place)
        default: scalars.remove(at: place)
        }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
}
