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
}
