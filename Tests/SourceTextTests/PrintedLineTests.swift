import SourceText
import Testing

struct `A printed line` {
    @Test(arguments: [
        ("App/de.lproj/L.strings:1:1: error: x", "App/de.lproj/L.strings:1:1: error: x"),
        ("::error title=pwn::x/de.lproj", "\\u{3A}:error title=pwn::x/de.lproj"),
        ("  ::set-output name=a::b", "  \\u{3A}:set-output name=a::b"),
        ("\t::debug::x", "\t\\u{3A}:debug::x"),
        ("\u{3000}::debug::x", "\u{3000}\\u{3A}:debug::x"),
        ("std::string", "std::string"),
        (":: ", "\\u{3A}: "),
        (":one", ":one"),
        ("written ##vso[task.prependpath]x", "written #\\u{23}vso[task.prependpath]x"),
        ("##teamcity[buildStop]", "#\\u{23}teamcity[buildStop]"),
        ("##[error]x", "#\\u{23}[error]x"),
        ("###[error]x", "##\\u{23}[error]x"),
        ("## heading [1]", "## heading [1]"),
        ("# [x]", "# [x]"),
        ("a\u{1B}[31mred\u{7}", "a\\u{1B}[31mred\\u{7}"),
        ("a\nb\rc\u{85}d", "a\\u{A}b\\u{D}c\\u{85}d"),
        ("a\tb", "a\tb"),
        ("\u{202E}desrever", "\\u{202E}desrever"),
        ("grüße, שלום 👩‍👩‍👧", "grüße, שלום 👩‍👩‍👧"),
        ("", ""),
    ])
    func `steers and commands nothing`(line: String, expected: String) {
        #expect(PrintedLine.escaping(line: line) == expected)
        #expect(PrintedLine.escaping(line: expected) == expected)
    }

    @Test(arguments: [
        ("::error::x", "::error::x"), ("a\tb", "a\\u{9}b"), ("##vso[x]", "#\\u{23}vso[x]"),
        ("\u{2066}x", "\\u{2066}x"),
    ])
    func `has parts that may begin with colons`(part: String, expected: String) {
        #expect(PrintedLine.escaping(part: part) == expected)
    }

    @Test(arguments: [(31, true), (32, false)])
    func `takes words of up to 31 letters for commands`(length: Int, isCommand: Bool) {
        let rest = String(repeating: "a", count: length) + "[x]"
        #expect(PrintedLine.escaping(part: "##" + rest) == (isCommand ? "#\\u{23}" : "##") + rest)
    }
}
