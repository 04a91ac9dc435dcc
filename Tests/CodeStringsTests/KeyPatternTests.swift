import CodeStrings
import Testing

@Suite("Keys as the compiler makes them")
struct KeyPatternTests {
    @Test(
        "Escapes, lines and specifiers",
        arguments: [
            KeyCase(#"Text("a\n\t\"\\ \u{e9}")"#, "a\n\t\"\\ é"),
            KeyCase(##"Text(#"a\n \#n"#)"##, "a\\n \n"),
            KeyCase("Text(\"\"\"\n    one\n      two\n    \"\"\")", "one\n  two"),
            KeyCase("Text(\"\"\"\n    one \\\n    two\n    \"\"\")", "one two"),
            KeyCase("Text(\"\"\"\r\n    one\r\n    two\r\n    \"\"\")", "one\ntwo"),
            KeyCase(#"Text("100%")"#, "100%"),
            KeyCase(#"Text("\(x)%")"#, "…%%"),
            KeyCase(#"Text("\(x) of \(y.count)")"#, "… of %lld"),
            KeyCase(#"Text("\(x, specifier: "%.2f") m")"#, "%.2f m"),
            KeyCase(#"Text("\(x, format: .number)")"#, "%@"),
            KeyCase(#"Text("\(Int(x)) \(String(y)) \("z")")"#, "%lld %@ %@"),
            KeyCase(#"Text("\(name ?? "none") \(first + ",")")"#, "%@ %@"),
            KeyCase(#"Text("\(count ?? 0) \(isOn ? "a" : b)")"#, "… …"),
            KeyCase(#"Text("\(Text(verbatim: x).font(.caption).bold()) \(formatter.string(from: day))")"#, "%@ %@"),
        ]
    )
    func spelling(_ sample: KeyCase) throws {
        #expect(try KeySample.says(sample.source) == sample.keys)
    }

    private let pattern = KeyPattern(parts: [.text("Show "), .specifier(nil), .text(" of 5%%")])

    @Test(
        "A specifier of any kind is taken, and nothing else",
        arguments: ["%@", "%lld", "%d", "%1$@", "%.2f", "%5.1lf", "%#@items@", "%arg", "%-3u"]
    )
    func matches(specifier: String) {
        #expect(pattern.matches("Show \(specifier) of 5%%"))
    }

    @Test(
        "Other keys are not taken",
        arguments: ["Show 3 of 5%%", "Show %@ of 5%", "Show %@ %@ of 5%%", "Show % of 5%%", "Show %@ of 5%% ", "Show "]
    )
    func refuses(key: String) {
        #expect(!pattern.matches(key))
    }

    @Test("Of several entries the one is meant whose specifiers are certain from the code")
    func ambiguity() {
        let index = KeyIndex(["%@ items", "%lld items", "%@ items left"])
        func positions(_ specifier: String?) -> [Int] {
            index.positions(of: .pattern(KeyPattern(parts: [.specifier(specifier), .text(" items")])))
        }
        #expect(positions("%lld") == [1])
        #expect(positions(nil) == [0, 1])
        #expect(positions("%d") == [0, 1])
    }

    @Test("A number of digits is meant where nothing else fits")
    func precision() {
        let pattern = CodeKey.Name.pattern(KeyPattern(parts: [.specifier(nil), .text(" kg")]))
        #expect(KeyIndex(["%@ kg", "%.2f kg", "%1$.1lf kg"]).positions(of: pattern) == [0])
        #expect(KeyIndex(["%.2f kg"]).positions(of: pattern) == [0])
    }

    @Test("Keys that differ only in their form of Unicode are different keys")
    func forms() {
        let index = KeyIndex(["caf\u{e9}"])
        #expect(index.positions(of: .pattern(KeyPattern("caf\u{e9}"))) == [0])
        #expect(index.positions(of: .pattern(KeyPattern("cafe\u{301}"))).isEmpty)
    }

    @Test("Generated names lead to their keys")
    func symbols() {
        let index = KeyIndex(["settings.title", "Some key!", "other"])
        #expect(index.positions(of: .symbol("Settings.title")) == [0])
        #expect(index.positions(of: .symbol("someKey")) == [1])
        #expect(index.positions(of: .symbol("nothing")).isEmpty)
    }

    @Test(
        "Arguments are numbered where there are several",
        arguments: [
            ("%@ of %lld", "%1$@ of %2$lld"), ("%@%% and %.2f", "%1$@%% and %2$.2f"), ("%@", nil),
            ("100% sure %@", nil),
            ("%1$@ %2$@", nil),
        ] as [(String, String?)]
    )
    func numbering(key: String, numbered: String?) {
        #expect(PositionalFormat.numbering(key) == numbered)
    }
}
