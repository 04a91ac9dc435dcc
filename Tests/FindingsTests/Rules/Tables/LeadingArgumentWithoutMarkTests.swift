import Findings
import Testing

struct LeadingArgumentWithoutMarkTests {
    private typealias Sample = TableSample

    @Test(arguments: [
        ("%@ انضم إلى", true), ("\u{200F}%@ انضم", false), ("انضم %@", false), ("%d صورة", false), ("%@ %@", false),
        ("%@ joined", false), ("\u{2068}%@\u{2069} انضم", false), ("- %1$@ انضم", true),
        ("״%@״ הצטרף", false), ("؟ %@ انضم", false), ("(%@) הצטרף", true), ("،%@ انضم", true),
    ])
    func `a right-to-left text that begins with an object needs a mark`(text: String, isFault: Bool) throws {
        let found = try Sample.says(.leadingArgumentWithoutMark, Sample.entry("%@ joined"), ["ar": Sample.entry(text)])
        let message = "ar: the string starts with an argument, which decides its direction; start it with U+200F"
        #expect(found == (isFault ? [message] : []))
    }

    @Test func `left-to-right languages are asked for marks by an option, and in apps with both directions`() throws {
        var options = RuleOptions()
        try options.set("languages", of: .leadingArgumentWithoutMark, to: "all")
        let source = Sample.entry("%@ joined")
        #expect(try Sample.says(.leadingArgumentWithoutMark, source, ["de": source], options: options) == [])
        let found = try Sample.says(
            .leadingArgumentWithoutMark,
            source,
            ["ar": Sample.entry("\u{200F}%@ انضم")],
            options: options
        )
        #expect(found == ["en: the string starts with an argument, which decides its direction; start it with U+200E"])
    }
}
