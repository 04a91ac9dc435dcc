import Foundation
import Testing
import TextMeasurement
import TextShaping

private let hasLiberation = ["liberation2", "liberation"].contains {
    FileManager.default.fileExists(atPath: "/usr/share/fonts/truetype/\($0)/LiberationSans-Regular.ttf")
}

/// Fonts that ship with Apple's platforms, by name.
@Suite(.enabled(if: hasLiberation, "the Liberation fonts are not installed"))
struct FontSubstituteTests {
    private static func measure(_ name: String, _ text: String = "Hamburgefonstiv") throws -> MeasuredText {
        let font = FontRequest(family: .postScript(name), size: try #require(PointSize(1024)))
        return try ShapingMeasurer(library: try FontLibrary()).measure(TextRequest(text: text, font: font))
    }

    /// Advances of single letters, of 2048 units: those of Arial, Times New Roman and Courier New as their makers publish
    /// them (the widths of the Adobe core fonts, 556, 500 and 600 of 1000, are the same).
    @Test(arguments: [
        ("ArialMT", "a", 1139.0), ("Helvetica", "a", 1139), ("Helvetica-Bold", "b", 1251), ("ArialMT", "W", 1933),
        ("TimesNewRomanPSMT", "n", 1024), ("CourierNewPSMT", "i", 1229), ("Courier-Bold", "W", 1229),
        ("Menlo-Regular", "i", 1233), ("SFMono-Regular", "W", 1266), ("Monaco", "a", 1229),
    ])
    func `stand-ins have the advances of what they stand for`(name: String, letter: String, expected: Double) throws {
        #expect(try Self.measure(name, letter).advance == expected / 2)
    }

    /// Widths of labels that Interface Builder saved, in points: of one line, rounded up to a pixel of half a point.
    @Test(
        "fonts whose letters are known are as wide as labels were saved",
        arguments: [
            ("HelveticaNeue", 9.0, "FOLLOWER", 49.0), ("HelveticaNeue", 9, "TWEETS", 35.5),
            ("HelveticaNeue-Bold", 14, "Import Keys From Files", 155), ("AvenirNext-Regular", 15, "address", 54.5),
            ("AvenirNext-Bold", 12, "@su_aska", 55), ("AvenirNext-Medium", 10, "20 Sept 2018 22:10", 91.5),
            ("HelveticaNeue-Light", 17, "Unconfirmed transactions", 188),
            ("HelveticaNeue-Light", 14, "Create Password", 104), ("HelveticaNeue-Medium", 15, "Further", 50.5),
            ("LucidaGrande", 13, "Copyright:", 67), ("PingFangSC-Regular", 29, "Whole + Half Notes", 263.5),
            ("PingFangSC-Semibold", 16, "Join the community", 151),
            ("PingFangSC-Medium", 15, "Transaction Succesfull", 162),
            (".HelveticaNeueInterface-Regular", 17, "Tue, Mar 12, 1940", 138),
            (".HelveticaNeueInterface-Medium", 17, "CYCLE LENGTH", 129),
            (".HelveticaNeueDeskInterface-Regular", 13, "Show first name:", 104),
            (".HelveticaNeueDeskInterface-Regular", 13, "mac.hivewallet.com", 122),
            (".HelveticaNeueDeskInterface-Regular", 11, "Available:", 51),
        ]
    )
    func knownLetters(name: String, size: Double, text: String, expected: Double) throws {
        let font = FontRequest(family: .postScript(name), size: try #require(PointSize(size)))
        let measured = try ShapingMeasurer(library: try FontLibrary()).measure(TextRequest(text: text, font: font))
        #expect(abs(measured.advance - expected) <= 1)
    }

    @Test("a letter with marks is as wide as the letter, and weights in between are in between")
    func marksAndWeights() throws {
        let regular = "AvenirNext-Regular"
        #expect(try Self.measure(regular, "\u{E9}").advance == Self.measure(regular, "e").advance)
        let styles = ["Regular", "Medium", "DemiBold", "Bold"]
        let widths = try styles.map { try Self.measure("AvenirNext-\($0)", "a").advance }
        #expect(widths == widths.sorted() && Set(widths).count == 4)
    }

    @Test("the system font before OS X 10.10 is Lucida Grande, in lines of its time")
    func oldSystemFont() throws {
        let measurer = ShapingMeasurer(library: try FontLibrary())
        var request = TextRequest(
            text: "Copyright:",
            font: FontRequest(family: .system, size: try #require(PointSize(13))),
            platform: .macOS
        )
        let today = try measurer.measure(request)
        request.era = DocumentEra(toolsVersion: "13771").drawing(in: .lucidaGrande)
        let then = try measurer.measure(request)
        #expect(then.fonts == ["LiberationSans"])
        #expect(then.height == 17)
        #expect(then.advance > today.advance + 2)
    }

    @Test("the system font of iOS 7 is Helvetica Neue, in the lines of San Francisco")
    func oldHandheldFont() throws {
        let measurer = ShapingMeasurer(library: try FontLibrary())
        var request = TextRequest(
            text: "Tue, Mar 12, 1940",
            font: FontRequest(family: .system, size: try #require(PointSize(17))),
            platform: .iOS
        )
        let today = try measurer.measure(request)
        request.era = DocumentEra(toolsVersion: "5056")
        let then = try measurer.measure(request)
        #expect(then.fonts == ["LiberationSans"])
        #expect(then.height == 21)
        #expect(then.advance > today.advance + 1)
    }

    @Test(arguments: [
        ("ArialMT", "LiberationSans", 0.01), ("Arial-BoldItalicMT", "LiberationSans-BoldItalic", 0.01),
        ("HelveticaNeue", "LiberationSans", 0.03), ("HelveticaNeue-Medium", "LiberationSans", 0.03),
        ("HelveticaNeue-Light", "LiberationSans", 0.03), ("HelveticaNeue-Thin", "LiberationSans", 0.06),
        ("Helvetica-Light", "LiberationSans", 0.06), ("Georgia-Italic", "LiberationSerif-Italic", 0.06),
        ("AvenirNext-DemiBold", "LiberationSans-Bold", 0.03), ("Futura-Medium", "LiberationSans", 0.12),
        ("TimesNewRomanPS-BoldMT", "LiberationSerif-Bold", 0.01), ("Menlo-Bold", "LiberationMono-Bold", 0),
        ("PingFangSC-Semibold", "Inter-SemiBold", 0.04), ("PingFangTC-Light", "Inter-Light", 0.04),
        ("PingFangHK-Ultralight", "Inter-Thin", 0.04),
    ])
    func `the stand-in is named, and how far it may be off`(name: String, face: String, share: Double) throws {
        let measured = try Self.measure(name)
        #expect(measured.fonts == [face])
        #expect(abs(measured.uncertainty - share * measured.advance) < 1e-6)
    }

    /// Heights of labels of one line that Interface Builder saved for these fonts, in thousandths of an em.
    @Test(arguments: [
        ("Avenir-Book", 1366.0), ("AvenirNext-DemiBold", 1366), ("Menlo-Regular", 1164), ("Georgia", 1136),
        ("TrebuchetMS", 1161), ("PingFangSC-Regular", 1400), ("PingFangTC-Semibold", 1400),
    ])
    func `a stand-in is as high as what it stands for`(name: String, expected: Double) throws {
        #expect(abs(try Self.measure(name).height / 1.024 - expected) < 2)
    }

    @Test(
        "a line of macOS is as high as ascent and descent, each rounded to points",
        arguments: [
            ("Avenir-Book", 12.0, 16.0), ("Avenir-Book", 20, 27), ("HelveticaNeue", 20, 23), ("Menlo-Bold", 13, 15),
        ]
    )
    func desktopLines(name: String, size: Double, expected: Double) throws {
        let font = FontRequest(family: .postScript(name), size: try #require(PointSize(size)))
        let request = TextRequest(text: "Hamburg", font: font, platform: .macOS)
        #expect(try ShapingMeasurer(library: try FontLibrary()).measure(request).height == expected)
    }

    @Test(arguments: ["TimesTen-Roman", "Comic", "Avenue-Bold", "Brand-Bold", ""])
    func `a name that nobody knows stays an error`(name: String) throws {
        #expect(throws: MeasurementError.self) { try Self.measure(name) }
    }

    @Test(arguments: [
        (FontDesign.monospaced, "LiberationMono", 0.01), (.serif, "LiberationSerif", 0.12),
        (.rounded, "InterDisplay-Regular", 0.06), (.monospacedDigit, "Inter-Regular", 0.04),
        (.default, "Inter-Regular", 0.03),
    ])
    func `each design of the system font has its stand-in`(design: FontDesign, face: String, share: Double) throws {
        let font = FontRequest(family: .system, size: try #require(PointSize(17)), design: design)
        let measurer = ShapingMeasurer(library: try FontLibrary())
        let measured = try measurer.measure(TextRequest(text: "Rounded 1", font: font))
        #expect(measured.fonts == [face])
        #expect(abs(measured.uncertainty - share * measured.advance) < 1e-6)
    }

    @Test func `digits of one width are as wide as each other`() throws {
        let measurer = ShapingMeasurer(library: try FontLibrary())
        func advance(_ text: String, _ design: FontDesign) throws -> Double {
            let font = FontRequest(family: .system, size: try #require(PointSize(17)), design: design)
            return try measurer.measure(TextRequest(text: text, font: font)).advance
        }
        #expect(try advance("1111", .monospacedDigit) == (try advance("0000", .monospacedDigit)))
        #expect(try advance("1111", .default) < (try advance("1111", .monospacedDigit)))
        #expect(try advance("Text", .default) == (try advance("Text", .monospacedDigit)))
    }
}
