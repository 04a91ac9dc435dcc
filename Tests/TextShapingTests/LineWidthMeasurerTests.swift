import Foundation
import Testing
import TextMeasurement
import TextShaping

/// Advances that are added up without setting a line, against lines that are set.
struct LineWidthMeasurerTests {
    private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    private static let hasInter = FileManager.default.fileExists(atPath: inter)

    /// A font, its size and what else an advance depends on.
    struct Case: Sendable, CustomTestStringConvertible {
        var family = FontRequest.Family.system
        var size = 17.0
        var weight = FontWeight.regular
        var design = FontDesign.default
        var locale = ""
        var direction = WritingDirection.natural
        var testDescription: String { "\(family) \(weight) \(design) at \(size), \(locale) \(direction)" }
    }

    private static let cases = [
        Case(), Case(size: 12.5), Case(size: 20, weight: .semibold), Case(size: 34, weight: .bold),
        Case(size: 20, direction: .rightToLeft), Case(design: .rounded), Case(design: .monospacedDigit, locale: "tr"),
        Case(family: .postScript("Inter-Regular")), Case(family: .postScript("Inter-Bold"), locale: "ro"),
        Case(family: .postScript("HelveticaNeue-Light")), Case(family: .postScript("NotoSansArabic-Regular")),
        Case(family: .postScript("NotoSansDevanagari-Regular"), locale: "hi"), Case(locale: "ja"),
    ]

    private static let special = [
        "", " ", "a", "a ", " a", "a  b", "1\u{2044}2 x 1 \u{2044} 2", "A\u{301} \u{301}x", "x 96 x 96",
        "To. Wa, f i ff i fi",
        "a\tb", "a\nb", "a\u{A0}b \u{A0}", "\u{1}x", "i\u{307}", "I i \u{130} \u{131} \u{219} \u{15F}", "Ab Бв Γδ Ab",
        "\u{202E}abc\u{202C} d", "\u{2066}a\u{2069}", "👩‍👩‍👧 x", "x \u{2602}\u{FE0F} y", "\u{E000}x", "①②", "a\u{200D}b",
        "\u{645}\u{631}x\u{62D} \u{628}", "a\u{645} \u{64B}", "日本 語 한국 어", "\u{E01}\u{E33} \u{E33}",
        "/\u{2019}\u{201D}W", "བོད་སྐད་ཀྱི་ཡིག་གེ།", "་་ ་", "སྒྲ་ ", "हिन्दी में लिखा। है ।", "ไฟล์ที่ญาติ ฎีกา", "Ֆայլերի հեռացում։",
        "\u{200F}עברית 12.5 (x)", "カタカナが\u{3099}", "한\u{11A8}글", "12%: ملف.x", "\u{E01}\u{E01}\u{E31}",
    ]

    private static func texts() throws -> [String] {
        try special + SampleTexts.own().map(\.text) + madeUp(count: 150)
    }

    /// What is hard to cut into runs and words.
    private static let pieces = [
        "A", "V", "f", "i", "fi", "ff", ".", ",", " ", " ", "  ", "-", "1", "7", "\u{2044}", "x", "é", "e\u{301}",
        "\u{323}",
        "ß", "Б", "ю", "Ω", "ά", "\u{A0}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{AD}", "\u{2019}", "…", "א",
        "ש\u{5C1}",
        "\u{628}", "\u{645}", "\u{640}", "\u{64E}", "क", "्", "ष", "ि", "ก", "ำ", "่", "日", "カ", "가", "、", "(", ")",
        "😀",
        "བ", "ྱ", "\u{F72}", "་", "།", "ব", "্", "র", "ি", "।", "և", "։", "ა", "က", "ြ", "ន", "ា", "ญ", "ฎ", "ุ",
        "ー", "が",
        "\u{1F3FD}", "\u{FE0F}", "#\u{FE0F}\u{20E3}", "\u{200F}", "\u{2067}", "\u{2069}", "→", "€", "\u{2003}",
    ]

    /// Strings of pieces, the same in every run.
    private static func madeUp(count: Int, of pieces: [String] = pieces) -> [String] {
        var state: UInt64 = 7
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        return (0..<count).map { index in
            // Every second text stays with what is most alike, so that words come up again.
            let limit = index % 2 == 0 ? min(20, pieces.count) : pieces.count
            return (0...random(14)).map { _ in pieces[random(limit)] }.joined()
        }
    }

    @Test(.enabled(if: hasInter, "Inter is not installed"), arguments: cases)
    func `an advance is that of the line, to the last bit, with caches and without`(sample: Case) throws {
        let cached = ShapingMeasurer(library: try FontLibrary())
        let whole = ShapingMeasurer(library: try FontLibrary(), cachesWords: false)
        let font = FontRequest(
            family: sample.family,
            size: try #require(PointSize(sample.size)),
            weight: sample.weight,
            design: sample.design
        )
        for text in try Self.texts() {
            let request = TextRequest(text: text, font: font, locale: sample.locale, direction: sample.direction)
            let advance = try whole.advance(of: request)
            #expect(try whole.measure(request).unwrappedAdvance == advance, "\(text.debugDescription)")
            for round in ["cold", "warm"] {
                #expect(try cached.advance(of: request) == advance, "\(text.debugDescription) \(round)")
                #expect(try cached.measure(request).unwrappedAdvance == advance, "\(text.debugDescription) \(round)")
            }
        }
    }

    @Test(.enabled(if: hasInter, "Inter is not installed"), arguments: [nil, 60.0, 1000], [0, 1])
    func `what is measured without glyphs is what is measured with them`(width: Double?, lines: Int) throws {
        let measurer = ShapingMeasurer(library: try FontLibrary())
        for sample in Self.cases where sample.direction == .natural {
            for text in try Self.texts() {
                var request = TextRequest(
                    text: text,
                    font: FontRequest(
                        family: sample.family,
                        size: try #require(PointSize(sample.size)),
                        weight: sample.weight,
                        design: sample.design
                    ),
                    locale: sample.locale,
                    maximumWidth: width,
                    lineLimit: lines,
                    lineBreak: .tail,
                    minimumScale: lines == 1 ? 0.7 : 1
                )
                request.paragraph.lineSpacing = 3
                func bare(_ measured: MeasuredText) -> MeasuredText {
                    var measured = measured
                    measured.ink = InkExtent(top: 0, bottom: 0)
                    for line in measured.lines.indices { measured.lines[line].runs = [] }
                    return measured
                }
                let expected = bare(try measurer.measure(request))
                #expect(bare(try measurer.measureWithoutGlyphs(request)) == expected, "\(text.debugDescription)")
            }
        }
    }

    /// Letters, marks, separators and what shows nothing of a script in whose font rules may look across separators.
    private static let alphabets: [[String]] = [
        // Devanagari: a vowel before its letter, marks that move by what stands three glyphs before, Vedic signs.
        "क|ष|र|त|्|ि|ी|े|ं|ँ|र्|ि|र्क|ॆ| | |।|॥|\u{200D}|\u{200C}|\u{951}|\u{952}|\u{A8E1}|\u{A8F1}|\u{1CD0}|\u{1CDA}|\u{20F0}|\u{93D}|१|२|1",
        "ក|្|រ|ា|េ|ើ|ៀ|ញ|ុំ|៉|៊| | |។|\u{200B}|\u{200D}|១",
        "ก|ญ|ฎ|ป|ฟ|ำ|ิ|ี|ุ|่|้|็|เ|แ|า|ะ| |ฯ|ๆ|๑|\u{200B}|1",
        "ব|্|র|ি|া|ে|ং|ঁ| |।|\u{200D}|১", "བ|ྱ|ི|ུ|ོ|་|་|།| |ག|ས|༡|\u{F7E}",
        "م|ل|ا|ب|ه|ی|\u{64E}|\u{640}| | |\u{200C}|\u{200D}|،|١|(|)",
        "א|ש|ש\u{5C1}|ל|\u{5B8}| |-|\u{5BE}|(|)|1|.", "가|한|\u{1112}|\u{1161}|\u{11AB}| |、|(|日|カ|が|か\u{3099}|ー|。",
        "A|V|f|i|ff|fi|l|T|o|,|.| | |1|x|\u{2044}|é|e\u{301}|\u{323}|ß|\u{AD}|\u{200D}|\u{2019}|\u{130}|\u{15E}",
    ].map { $0.split(separator: "|").map(String.init) }

    @Test(.enabled(if: hasInter, "Inter is not installed"), arguments: alphabets)
    func `a run is as wide as its words, whatever stands at their edges`(alphabet: [String]) throws {
        let library = try FontLibrary()
        let cached = ShapingMeasurer(library: library)
        let whole = ShapingMeasurer(library: library, cachesWords: false)
        let size = try #require(PointSize(17))
        for family in [FontRequest.Family.system, .postScript("NotoSans-Regular")] {
            for text in Self.madeUp(count: 1200, of: alphabet) {
                let request = TextRequest(text: text, font: FontRequest(family: family, size: size))
                let advance = try whole.advance(of: request)
                #expect(try cached.advance(of: request) == advance, "\(text.debugDescription)")
            }
        }
    }

    @Test(.enabled(if: hasInter, "Inter is not installed"))
    func `a word is not taken for the same word in another face, script, direction or language`() throws {
        let cached = ShapingMeasurer(library: try FontLibrary())
        let whole = ShapingMeasurer(library: try FontLibrary(), cachesWords: false)
        let faces = [
            "Inter-Regular", "Inter-Bold", "NotoSans-Regular", "NotoSansArabic-Regular", "NotoSansHebrew-Regular",
        ]
        for locale in ["", "tr", "ur", "ro"] {
            for direction in WritingDirection.allCases {
                for name in faces {
                    for text in [
                        "i", "(1)", "\u{645} 12 a", "\u{5D0} - b", "\u{6F4} 1", "\u{219}i", "..", "а.а", "a.a",
                    ] {
                        let size = try #require(PointSize(1000))
                        let request = TextRequest(
                            text: text,
                            font: FontRequest(family: .postScript(name), size: size),
                            locale: locale,
                            direction: direction
                        )
                        #expect(try cached.advance(of: request) == whole.advance(of: request), "\(name) \(text)")
                    }
                }
            }
        }
    }

    @Test(.enabled(if: hasInter, "Inter is not installed"))
    func `plain texts are cut into runs as all texts are`() throws {
        let measurer = ShapingMeasurer(library: try FontLibrary(), cachesWords: false)
        let font = FontRequest(family: .system, size: try #require(PointSize(17)))
        for text in try Self.texts() {
            let short = try measurer.runs(of: TextRequest(text: text, font: font))
            // A second paragraph from right to left, so that the whole needs the full analysis.
            let full = try measurer.runs(of: TextRequest(text: text + "\n\u{5D0}", font: font))
            #expect(full.units.prefix(short.units.count).elementsEqual(short.units))
            let first = full.runs.filter { $0.range.upperBound <= short.units.count }
            #expect(first == short.runs, "\(text.debugDescription)")
        }
    }
}
