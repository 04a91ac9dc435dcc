import SourceText
import Testing

struct CodePointTests {
    /// The spellings of the Unicode Standard (appendix A, "Code Points").
    @Test(
        arguments: [("\u{0}", "U+0000"), ("a", "U+0061"), ("\u{530}", "U+0530"), ("😀", "U+1F600")]
            as [(Unicode.Scalar, String)]
    )
    func `a code point has at least four digits`(scalar: Unicode.Scalar, expected: String) {
        #expect(scalar.codePoint == expected)
    }
}
