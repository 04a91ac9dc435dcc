import Foundation
import Testing
import TextMeasurement
import TextShaping

/// Widths and heights of single lines in the test font, whose advances its script states.
struct AdvanceTests {
    @Test(arguments: [
        ("Hello", 20.0), ("Will", 17.5), ("MW mw", 42.5), ("1,234", 22.5), ("Åéîøü", 22.5), ("…", 10.0), ("", 0.0),
        ("שלום", 20.0), ("สวัสดี", 20.0), ("日本語", 30.0), ("tab\tx", 33), ("a\u{1}b", 10.0), ("a\u{AD}b", 10.0),
        ("e\u{301}", 5.0), ("e\u{323}\u{301}\u{308}", 5.0), ("a\u{200B}b", 10.0),
    ])
    func `letters have the advances that the font states`(text: String, expected: Double) throws {
        let measured = try TestFont.measurer().measure(TestFont.request(text))
        #expect(abs(measured.advance - expected) < 1e-9)
        #expect(measured.missing.isEmpty)
        #expect(measured.uncertainty == 0)
        #expect(measured.lines.count == 1)
    }

    @Test(arguments: [("AV", 9.0), ("AVA", 14.0), ("VA", 10.0), ("fi", 6.0), ("f i", 10.0), ("f\u{200C}i", 7.5)])
    func `letters are kerned and joined`(text: String, expected: Double) throws {
        #expect(abs(try TestFont.measurer().measure(TestFont.request(text)).advance - expected) < 1e-9)
    }

    @Test func `spaces at the end do not count`() throws {
        let measured = try TestFont.measurer().measure(TestFont.request("ab  "))
        #expect(measured.advance == 10)
        #expect(measured.lines.first?.range == 0..<2)
    }

    @Test func `the box of an exact font comes from its own table`() throws {
        let measured = try TestFont.measurer().measure(TestFont.request("a\nb", size: 10.2))
        #expect(measured.height == 20.5)
        #expect(measured.lines.map(\.baseline) == [8.16, 18.36])
    }

    @Test func `ink reaches as far as the glyphs of the outer lines`() throws {
        let measured = try TestFont.measurer().measure(TestFont.request("x\u{301}\ng"))
        #expect(measured.ink == InkExtent(top: 7.5, bottom: 2))
        #expect(try TestFont.measurer().measure(TestFont.request(" ")).ink == InkExtent(top: 0, bottom: 0))
    }

    @Test func `glyphs stand where their advances put them`() throws {
        let line = try #require(try TestFont.measurer().measure(TestFont.request("Wil")).lines.first)
        #expect(line.runs.count == 1)
        #expect(line.runs.first?.glyphs.map(\.x) == [0, 10, 12.5])
        #expect(line.runs.first?.size == 10)
    }

    @Test func `outlines are paths in font units`() throws {
        let measurer = try TestFont.measurer()
        let run = try #require(try measurer.measure(TestFont.request("a ")).lines.first?.runs.first)
        let glyph = try #require(run.glyphs.first)
        let outline = measurer.outline(of: glyph.id, in: run.face)
        #expect(outline == GlyphOutline(path: "M50 0L50 500L450 500L450 0L50 0Z", advance: 500))
    }

    @Test func `spellings that are canonically equivalent are measured apart`() throws {
        let measurer = try TestFont.measurer()
        // The glyphs of the Kelvin sign and of K differ in nothing but the font's say: one is missing.
        #expect(try measurer.measure(TestFont.request("K")).missing.isEmpty)
        #expect(try measurer.measure(TestFont.request("\u{212A}")).lines.first?.range == 0..<3)
        #expect(try measurer.measure(TestFont.request("K")).lines.first?.range == 0..<1)
    }

    @Test(arguments: [(10.0, 0.0), (17, 0), (22, 0.53), (28, 1)])
    func `the system font adds tracking to each glyph, and corrects letters`(size: Double, share: Double) throws {
        let tracking = SanFrancisco.tracking(at: size, weight: .regular)
        let corrections = 0.010 - 0.010 + 2 * 0.011 - 0.003
        let request = try TestFont.request("Hello", size: size, family: .system)
        let measured = try TestFont.systemMeasurer().measure(request)
        #expect(abs(measured.advance - size * (2 + corrections + 5 * tracking)) < 1e-9)
        #expect(abs(measured.uncertainty - 0.03 * measured.advance) < 1e-9)
        #expect(SanFrancisco.displayShare(at: size) == share)
        let sum = measured.lines.first?.runs.reduce(0) { $0 + $1.glyphs.count }
        #expect(sum == 5)
    }

    @Test func `marks without an advance get no tracking`() throws {
        let request = try TestFont.request("e\u{323}\u{301}", size: 17, family: .system)
        let advance = 17 * (0.5 - 0.010) - 0.43
        #expect(abs(try TestFont.systemMeasurer().measure(request).advance - advance) < 1e-9)
    }

    @Test func `the reference advance is in em and without tracking`() throws {
        let measurer = try TestFont.systemMeasurer()
        #expect(try measurer.referenceAdvance(of: "Hello  fi AV") == 2 + 0.5 + 0.6 + 0.25 + 0.9)
        #expect(try measurer.referenceAdvance(of: "Hello שלום") == 4.25)
        #expect(try measurer.referenceAdvance(of: "") == 0)
    }
}
