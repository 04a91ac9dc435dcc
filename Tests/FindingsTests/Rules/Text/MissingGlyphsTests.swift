import Findings
import Layout
import Testing
import TextMeasurement

struct MissingGlyphsTests {
    private func says(_ missing: [Unicode.Scalar]) throws -> [String] {
        var text = try TextSample().checked([("en", .source, "Done"), ("hy", .real, "Ok")])
        text.renditions[1].fitted.natural.missing = missing
        return TextSample.says(.missingGlyphs, text)
    }

    @Test func `the characters are named by code points of at least four digits`() throws {
        #expect(
            try says(["\u{530}", "\u{F015}", "\u{1F468}"])
                == ["warning: \"DONE\" in Armenian contains characters that no font has: U+0530 U+F015 U+1F468"]
        )
        #expect(try says([]) == [])
    }

    @Test func `five characters are named`() throws {
        let found = try says(["\u{E000}", "\u{E001}", "\u{E002}", "\u{E003}", "\u{E004}", "\u{E005}"])
        #expect(found.first?.hasSuffix("U+E000 U+E001 U+E002 U+E003 U+E004") == true)
    }
}
