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

    @Test func `each file with the fault has its own finding, at its own place`() throws {
        let twice = Sample.entry("c", key: "D") + Sample.entry("d", key: "D")
        let table = try Sample.table(twice, ["de": twice, "fr": Sample.entry("e") + twice])
        let found = TableRules().findings(in: [table]) { $0 == .duplicateKey }.flatMap { $0 }
        #expect(
            found.map { "\($0.location)" } == [
                "en.lproj/L.strings:1:1", "de.lproj/L.strings:1:1", "fr.lproj/L.strings:2:1",
            ]
        )
        #expect(Set(found.map(\.fingerprint)).count == 3)
    }
}
