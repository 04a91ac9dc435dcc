import Foundation
import Testing
import TextMeasurement
import TextShaping

/// What needs the fonts that the catalogue names.
struct InstalledFontTests {
    private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    private static let variable = "/usr/share/fonts/truetype/inter-vf"
    private static let cjk = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
    private static let noto = "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf"
    private static let emoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

    private static func has(_ paths: String...) -> Bool {
        paths.allSatisfy { FileManager.default.fileExists(atPath: $0) }
    }

    private func measure(_ text: String, locale: String = "", size: Double = 17) throws -> MeasuredText {
        let font = FontRequest(family: .system, size: try #require(PointSize(size)))
        return try ShapingMeasurer(library: try FontLibrary()).measure(
            TextRequest(text: text, font: font, locale: locale)
        )
    }

    private func measureWithoutGlyphs(_ text: String) throws -> MeasuredText {
        let font = FontRequest(family: .system, size: try #require(PointSize(17)))
        return try ShapingMeasurer(library: try FontLibrary()).measureWithoutGlyphs(TextRequest(text: text, font: font))
    }

    @Test(
        .enabled(if: has(inter, variable + "/Inter-roman.var.ttf"), "Inter is not installed"),
        arguments: FontWeight.allCases
    )
    func `the variable Inter is as wide as the static one`(weight: FontWeight) throws {
        let onlyVariable = ShapingMeasurer(library: try FontLibrary(fonts: [Self.variable], systemFolders: []))
        let texts = ["Add to Favourites", "AVATAR To Wo y.", "Zürich, 1,234.5", "fi ffl ->"]
        for text in texts {
            for size in [12.0, 20, 34] {
                let font = FontRequest(family: .system, size: try #require(PointSize(size)), weight: weight)
                let request = TextRequest(text: text, font: font)
                let fixed = try ShapingMeasurer(library: try FontLibrary()).measure(request).advance
                let variable = try onlyVariable.measure(request).advance
                #expect(abs(fixed - variable) <= fixed * 0.002, "\(text) at \(size)")
            }
        }
    }

    @Test(
        .enabled(if: has(inter, noto), "Noto Sans is not installed"),
        arguments: [
            ("مرحبا بالعالم", "NotoSansArabic-Regular", 0.13), ("שלום עולם", "NotoSansHebrew-Regular", 0.1),
            ("नमस्ते दुनिया", "NotoSansDevanagari-Regular", 0.1), ("สวัสดี ชาวโลก", "NotoSansThai-Regular", 0.09),
            ("გამარჯობა", "NotoSansGeorgian-Regular", 0.1), ("བཀྲ་ཤིས", "NotoSerifTibetan-Regular", 0.1),
        ]
    )
    func `a script has its own face, which keeps the spaces, and its own share of doubt`(
        text: String,
        face: String,
        share: Double
    ) throws {
        let measured = try measure(text)
        #expect(measured.fonts == [face])
        #expect(measured.missing.isEmpty)
        #expect(measured.lines.first?.runs.count == 1)
        #expect(abs(measured.uncertainty - share * measured.advance) < 1e-9)
        // The same without glyphs.
        let advances = try measureWithoutGlyphs(text)
        #expect(abs(advances.uncertainty - share * advances.advance) < 1e-9)
    }

    @Test(.enabled(if: has(inter, noto), "Noto Sans is not installed"))
    func `punctuation that scripts share has a glyph in a run of any script`() throws {
        // The spaces are of no script, so that the comma stands in the Latin run.
        let measured = try measure("Rectangle ، قم", locale: "ar")
        #expect(measured.missing.isEmpty)
        #expect(measured.fonts == ["Inter-Regular", "NotoSansArabic-Regular"])
    }

    @Test(
        .enabled(if: has(inter, cjk), "Noto Sans CJK is not installed"),
        arguments: [
            ("ja", "NotoSansCJKjp-Regular"), ("ko", "NotoSansCJKkr-Regular"), ("zh-Hans", "NotoSansCJKsc-Regular"),
            ("zh", "NotoSansCJKsc-Regular"), ("zh-TW", "NotoSansCJKtc-Regular"),
            ("zh-Hant-HK", "NotoSansCJKhk-Regular"),
            ("en", "NotoSansCJKsc-Regular"),
        ]
    )
    func `ideographs have the face of their region`(locale: String, face: String) throws {
        let measured = try measure("漢字", locale: locale)
        #expect(measured.fonts == [face])
        #expect(measured.advance == 34)
        #expect(abs(measured.uncertainty - 0.08 * 34) < 1e-9)
    }

    @Test(
        .enabled(if: has(inter, emoji), "Noto Color Emoji is not installed"),
        arguments: [
            "😀", "👩‍👩‍👧", "🇩🇪", "1️⃣", "👍🏽", "❤️",
        ]
    )
    func `an emoji is one glyph, however many scalars it has`(text: String) throws {
        let measured = try measure(text)
        #expect(measured.fonts == ["NotoColorEmoji"])
        #expect(measured.lines.first?.runs.first?.glyphs.count == 1)
        #expect(abs(measured.advance - 17 * 1.245) < 0.02)
        #expect(measured.missing.isEmpty)
    }

    @Test(.enabled(if: has(inter, noto), "Noto Sans is not installed"))
    func `a text of two directions uses both faces in visual order`() throws {
        let measured = try measure("Hello שלום (a)")
        #expect(measured.fonts == ["Inter-Regular", "NotoSansHebrew-Regular"])
        let run = try #require(measured.lines.first)
        let places = run.runs.flatMap { $0.glyphs.map(\.x) }
        #expect(places == places.sorted())
        let share = measured.uncertainty / measured.advance
        #expect(share > 0.03 && share < 0.1)
    }

    @Test(
        .enabled(if: has(inter), "Inter is not installed"),
        arguments: [
            "Hello, World", "Ünïcödé — “quoted”", "a  b ", "x 96 x 96", "Přidat do oblíbených", "", "[Ĥéļļö ŵöŕļð]",
        ]
    )
    func `a sum of cached words is the advance of the whole`(text: String) throws {
        let measurer = ShapingMeasurer(library: try FontLibrary())
        let font = FontRequest(family: .postScript("Inter-Regular"), size: try #require(PointSize(12)))
        let whole = try measurer.measure(TextRequest(text: text + ".", font: font))
        let period = try measurer.measure(TextRequest(text: ".", font: font))
        // The period keeps spaces at the end alive and stands in no kerning pair here.
        let sum = try measurer.referenceAdvance(of: text + ".")
        #expect(abs(sum * 12 - whole.advance) < 1e-9)
        #expect(try measurer.referenceAdvance(of: ".") * 12 == period.advance)
        #expect(try measurer.referenceAdvance(of: text + ".") == sum)
    }

    @Test(.enabled(if: has(inter), "Inter is not installed"))
    func `a Latin text opens no more than two files`() throws {
        let measurer = ShapingMeasurer(library: try FontLibrary())
        let font = FontRequest(family: .system, size: try #require(PointSize(20)))
        _ = try measurer.measure(TextRequest(text: "Hello, Wörld…", font: font))
        #expect(measurer.faces.map(\.postScriptName) == ["Inter-Regular", "InterDisplay-Regular"])
        #expect(measurer.faces.allSatisfy { $0.isCalibrated != nil })
    }
}

/// Advances against `hb-shape`, which HarfBuzz installs: other code around the same shaper.
struct HarfBuzzToolTests {
    private static let tool = "/usr/bin/hb-shape"
    private static let folder = "/usr/share/fonts/truetype/noto/"
    private static let isInstalled =
        FileManager.default.fileExists(atPath: tool)
        && FileManager.default.fileExists(atPath: folder + "NotoSansArabic-Regular.ttf")

    @Test(
        .enabled(if: isInstalled, "hb-shape or Noto Sans is not installed"),
        arguments: [
            ("NotoSans-Regular", "AVATAR fi Ünïcödé Привет Ελλάδα", "NotoSans"),
            ("NotoSansArabic-Regular", "\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{643}\u{645}", "Arab"),
            ("NotoSansDevanagari-Regular", "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947} \u{915}\u{94D}\u{937}", "Deva"),
            ("NotoSansThai-Regular", "\u{E2A}\u{E27}\u{E31}\u{E2A}\u{E14}\u{E35}", "Thai"),
            (
                "NotoSansKhmer-Regular", "\u{1797}\u{17B6}\u{179F}\u{17B6}\u{1781}\u{17D2}\u{1798}\u{17C2}\u{179A}",
                "Khmr"
            ),
        ]
    )
    func `advances are those of hb-shape`(font: String, text: String, label: String) throws {
        let size = try #require(PointSize(1000))
        let request = TextRequest(text: text, font: FontRequest(family: .postScript(font), size: size))
        let measured = try ShapingMeasurer(library: try FontLibrary()).measure(request)
        #expect(measured.fonts == [font])
        var expected = 0
        // The tool takes a text for one script: words of several are handed over one by one.
        for word in label == "NotoSans" ? text.split(separator: " ").map(String.init) : [text] {
            expected += try advance(of: word, in: Self.folder + font + ".ttf")
        }
        if label == "NotoSans" {
            expected += 4 * (try advance(of: " ", in: Self.folder + font + ".ttf"))
        }
        #expect(abs(measured.advance - Double(expected)) < 1e-6, "\(label)")
    }

    /// The sum of the advances that the tool prints, in thousandths of an em.
    private func advance(of text: String, in font: String) throws -> Int {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: Self.tool)
        process.arguments = ["--features=-calt", "--output-format=json", "--font-size=1000", font, text]
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        struct Glyph: Decodable { var ax: Int }
        return try JSONDecoder().decode([Glyph].self, from: data).reduce(0) { $0 + $1.ax }
    }
}

/// Words shaped one by one against runs shaped whole.
struct WordCacheTests {
    private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"

    private static let texts = [
        "Add to Favourites", "AV AV To W. Ya, \u{201E}Typ\u{201C} f i ff i", "Přidat do oblíbených",
        "Έλληνες και ήλιος", "Привет, мир! Т. Г. У",
        "x 96 x 96 0x%08x", "a  b   c ", "L' ' T V A 1 7 / 4 \u{2019} \" \u{201D} W", "-> => ==> (A) [V] {T}",
        "Größe ÅÉ ñandú ẞ", "[Ĥéļļö ŵöŕļð ~~~]", "Tab\tfi fl",
        "e\u{301} x\u{323}\u{301} o\u{308} a",
    ]

    @Test(
        .enabled(if: FileManager.default.fileExists(atPath: inter), "Inter is not installed"),
        arguments: FontWeight.allCases
    )
    func `words shaped one by one are the run shaped whole`(weight: FontWeight) throws {
        let cached = ShapingMeasurer(library: try FontLibrary())
        let whole = ShapingMeasurer(library: try FontLibrary(), cachesWords: false)
        for text in Self.texts + [Self.texts.joined(separator: " ")] {
            for size in [12.0, 20, 34] {
                for width in [nil, 90.0] {
                    for isItalic in [false, true] {
                        let points = try #require(PointSize(size))
                        let font = FontRequest(family: .system, size: points, weight: weight, isItalic: isItalic)
                        let request = TextRequest(text: text, font: font, locale: "en", maximumWidth: width)
                        let first = try cached.measure(request)
                        #expect(try first == whole.measure(request), "\(text) at \(size)")
                        #expect(try first == cached.measure(request))
                    }
                }
            }
        }
    }
}
