import Findings
import Testing

struct StringCoverageTests {
    @Test func `rows of one table add up, and shards that count it once give the whole`() {
        var first = StringCoverage()
        var table = StringCoverage.Row(.table, file: "en.lproj/L.strings", name: "L")
        table.strings = 10
        table.reasons = ["no box": 10]
        first.add(table)
        var second = StringCoverage()
        var declared = StringCoverage.Row(.table, file: "en.lproj/L.strings", name: "L")
        declared.declared = 4
        declared.reasons = ["no box": -4]
        second.add(declared)
        var screen = StringCoverage.Row(.screen, file: "Main.storyboard", name: "Scene")
        screen.strings = 6
        screen.document = 5
        screen.reproduced = 3
        screen.reasons = ["hidden": 1]
        second.add(screen)
        first.add(second)
        #expect(first.rows.count == 2)
        let total = first.total
        #expect([total.strings, total.measured, total.document, total.declared, total.code] == [16, 9, 5, 4, 0])
        #expect(total.reproduced == 3)
        #expect(total.sortedReasons.map { "\($0.reason) \($0.strings)" } == ["no box 6", "hidden 1"])
        #expect(first.share == 9.0 / 16)
    }

    @Test func `where there is no string, all of them are measured`() { #expect(StringCoverage().share == 1) }
}
