import Foundation
import Testing
import TextMeasurement
import TextShaping

/// Fonts whose rules reach across a space, so that words must not be measured one by one wherever they do.
struct RuleTests {
    /// What `make-rule-fonts.py` says of a font: texts and their advances in font units.
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var advances: [String: Double]
        var testDescription: String { name }
    }

    private static let fonts = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "RuleFonts")

    private static let cases = [
        Case(
            name: "Positions",
            advances: ["a b": 1350, "c d": 1300, "b a": 1250, "ab b": 1750, "a  b": 1500, "a b c d": 2900]
        ),
        Case(name: "Substitutions", advances: ["e f": 1650, "f e": 1250, "ef f": 1750, "e f e f": 3550]),
        Case(name: "Classes", advances: ["a b": 1350, "acb": 1600, "a c b": 2000, "b a": 1250, "acb acb": 3450]),
        Case(name: "Ligatures", advances: ["g h": 700, "h g": 1250, "gg hh": 1700, "g  h": 1500]),
        Case(name: "Skipping", advances: ["ab": 900, "acb": 1400, "accb": 1900, "adb": 1500, "a b": 1250, "ba": 1000]),
    ]

    private static func measurer(_ name: String, cachesWords: Bool) throws -> ShapingMeasurer {
        ShapingMeasurer(
            library: try FontLibrary(fonts: [fonts.appending(path: name + ".ttf").path], systemFolders: []),
            catalogue: FontCatalogue(families: []),
            cachesWords: cachesWords
        )
    }

    private static func request(_ text: String, _ name: String) throws -> TextRequest {
        let size = try #require(PointSize(1000))
        return TextRequest(text: text, font: FontRequest(family: .postScript("Rule\(name)-Regular"), size: size))
    }

    @Test(arguments: cases, [false, true])
    func `a rule that reaches across a space is kept`(sample: Case, cachesWords: Bool) throws {
        let measurer = try Self.measurer(sample.name, cachesWords: cachesWords)
        for (text, advance) in sample.advances {
            let request = try Self.request(text, sample.name)
            #expect(try measurer.advance(of: request) == advance, "\(text)")
            #expect(try measurer.measure(request).unwrappedAdvance == advance, "\(text)")
        }
    }

    @Test(arguments: cases)
    func `words seen before do not change the texts that they come up in`(sample: Case) throws {
        let cached = try Self.measurer(sample.name, cachesWords: true)
        let whole = try Self.measurer(sample.name, cachesWords: false)
        var state: UInt64 = 3
        func letter() -> Character {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let letters = Array("abcdefghij     ")
            return letters[Int(state >> 33) % letters.count]
        }
        for _ in 0..<2000 {
            var text = String((0..<8).map { _ in letter() }) + "j"
            // Some from right to left, where a rule meets its glyphs in the other order.
            if state >> 40 & 3 == 0 { text = "\u{202E}" + text + "\u{202C}" }
            let request = try Self.request(text, sample.name)
            let advance = try whole.measure(request).unwrappedAdvance
            #expect(try cached.advance(of: request) == advance, "\(request.text)")
            #expect(try cached.measure(request).unwrappedAdvance == advance, "\(request.text)")
            #expect(try whole.advance(of: request) == advance, "\(request.text)")
        }
    }
}
