import Findings
import Testing

struct DuplicateKeyTests {
    private typealias Sample = TableSample

    @Test func `only different texts of one key are duplicates`() throws {
        let text = Sample.entry("a") + Sample.entry("a") + Sample.entry("b", key: "D") + Sample.entry("c", key: "D")
        let found = try Sample.says(.duplicateKey, text)
        #expect(
            found == [
                "en: the key is there twice with different values; the last one, in line 4, is shown: remove the other"
            ]
        )
    }

    @Test func `what only translations have twice is told at the first place of one`() throws {
        let twice = Sample.entry("c", key: "D") + Sample.entry("d", key: "D")
        let table = try Sample.table(
            Sample.entry("c", key: "D"),
            ["de": Sample.entry("e") + twice, "fr": twice]
        )
        let found = TableRules().findings(in: [table]) { $0 == .duplicateKey }.flatMap { $0 }
        #expect(found.map { "\($0.location)" } == ["de.lproj/L.strings:2:1"])
        #expect(found.map(\.message).allSatisfy { $0.contains("in line 3,") })
        #expect(
            found.flatMap(\.occurrences).compactMap(\.location).map { "\($0)" }
                == ["de.lproj/L.strings:2:1", "fr.lproj/L.strings:1:1"]
        )
    }
}
