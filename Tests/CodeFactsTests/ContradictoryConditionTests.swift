import CodeFacts
import CodeStrings
import SourceCode
import SourceText
import SwiftSources
import Testing

@Suite("Conditions that contradict themselves")
struct ContradictoryConditionTests {
    /// Whether users see the text that a label is given under a condition.
    private func isSeen(_ condition: String, header: String = "") throws -> Bool {
        let code = "\(header)\nfunc fill() { if \(condition) { label.text = \"No access\" } }\n"
        let file = try TextFile(decoding: Array(code.utf8), path: "App/Photos.swift")
        let index = TypeIndex([(code: SwiftReader().read(file), path: "App/Photos.swift")])
        return CodeFacts(index, keys: []).files.contains { $0.facts.texts.contains(where: \.situation.isSeen) }
    }

    @Test(arguments: [
        "status == .restricted && status == .denied", "status == .restricted, status == .denied",
        "isReady && user.status == .restricted && isOpen && user.status == .denied", "count == 1 && count == 2",
        "name == \"a\" && name == \"b\"", "isOn == true, isOn == false",
    ])
    func `never hold`(condition: String) throws {
        #expect(try !isSeen(condition))
    }

    @Test(arguments: [
        "status == .restricted || status == .denied", "status == .restricted && status == .restricted",
        "status == .restricted && other == .denied", "status != .restricted && status == .denied",
        "status != .restricted && status != .denied", "next() == .restricted && next() == .denied",
        "list[0] == .restricted && list[0] == .denied", "status == .none && status == .denied",
        "status == .restricted && status == denied", "count == 1 && count == 1.0", "count == -1 && count == 1",
        "!isOn == true && isOn == false", "name == \"\\(first)\" && name == \"b\"",
        "status == nil && status == .denied",
        "count == 1 && status == .restricted ? isOn : count == 2",
    ])
    func `may hold`(condition: String) throws {
        #expect(try isSeen(condition))
    }

    @Test func `a constant of a type may be equal to a case`() throws {
        let header = "extension Status { static let denied = Status.restricted }"
        #expect(try isSeen("status == .restricted && status == .denied", header: header))
        #expect(try !isSeen("status == .restricted && status == .denied", header: "let denied = 1"))
    }
}
