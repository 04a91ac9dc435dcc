import Findings
import Testing

struct LookalikePercentTests {
    private typealias Sample = TableSample

    @Test(arguments: [
        ("%@ left", "残り\u{FF05}@", "\u{FF05}", "U+FF05"), ("%ld left", "\u{066A} ld متبقي", "\u{066A}", "U+066A"),
        ("%@", "\u{FE6A}@", "\u{FE6A}", "U+FE6A"),
    ])
    func `a sign in the place of a specifier is named, and is no fault of broken-specifier as well`(
        source: String,
        translation: String,
        sign: String,
        name: String
    ) throws {
        let translations = ["ja": Sample.entry(translation)]
        #expect(
            try Sample.says(.lookalikePercent, Sample.entry(source), translations)
                == ["ja: '\(sign)' (\(name)) does not start a specifier, so the argument is not inserted; write '%'"]
        )
        // One cause is reported once.
        #expect(try Sample.says(.brokenSpecifier, Sample.entry(source), translations) == [])
    }

    @Test(arguments: [
        ("%ld%% left", "残り%ld\u{FF05}"), ("50% off", "50\u{FF05}オフ"), ("%d", "%d \u{FF05}d"), ("off", "\u{FF05}"),
    ])
    func `a sign in prose is none`(source: String, translation: String) throws {
        #expect(try Sample.says(.lookalikePercent, Sample.entry(source), ["ja": Sample.entry(translation)]) == [])
    }

    @Test(arguments: [("\u{FF05}@ left", 1), ("50\u{FF05} left", 0), ("\u{FF05}d left", 0)])
    func `the source text is looked at by itself`(source: String, count: Int) throws {
        #expect(try Sample.says(.lookalikePercent, Sample.entry(source)).count == count)
    }
}
