import Findings
import SourceText
import Testing

struct UnknownFontTests {
    @Test(
        arguments: [
            (
                1, nil,
                "font 'Brand-Bold' not found: 1 string was measured in the system font; add its file under 'fonts:' in overset.yml "
                    + "or with --fonts"
            ),
            (
                3, "Brand-Black",
                "font 'Brand-Bold' not found: 3 strings were measured in the system font; did you mean 'Brand-Black'?"
            ),
        ] as [(Int, String?, String)]
    )
    func `a font of a file is one warning, at its first text`(count: Int, suggestion: String?, message: String) {
        let place = SourceLocation(path: "Main.xib", line: 7, column: 3)
        let use = UnknownFontUse(
            name: "Brand-Bold",
            suggestion: suggestion,
            count: count,
            location: place,
            excerpt: nil,
            key: "a.text"
        )
        let file = FileContext(.unknownFonts([use]), path: "App/Main.xib", shownPath: "Main.xib", table: "Main")
        #expect(
            file.findings.map { "\($0.location) \($0.rule) \($0.severity): \($0.message) (\($0.table) \($0.key))" }
                == ["Main.xib:7:3 unknown-font warning: \(message) (Main a.text)"]
        )
    }
}
