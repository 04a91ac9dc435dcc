import Checking
import Foundation
import Testing
import TextMeasurement
import TextShaping

/// A font that the project does not ship is measured in the system font, and named.
struct SubstitutingMeasurerTests {
    private static let font = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fonts/OversetTest.ttf").standardizedFileURL.path

    private let measurer: SubstitutingMeasurer

    init() throws { measurer = SubstitutingMeasurer(ShapingMeasurer(library: try FontLibrary(fonts: [Self.font]))) }

    private func request(_ name: String, runs: [String] = []) throws -> TextRequest {
        let size = try #require(PointSize(20))
        var request = TextRequest(text: "Abc", font: FontRequest(family: .postScript(name), size: size), platform: .iOS)
        request.runs = runs.enumerated().map { index, name in
            StyledRun(range: index..<index + 1, font: FontRequest(family: .postScript(name), size: size))
        }
        return request
    }

    private func system(_ weight: FontWeight, isItalic: Bool = false) throws -> MeasuredText {
        let size = try #require(PointSize(20))
        let font = FontRequest(family: .system, size: size, weight: weight, isItalic: isItalic)
        return try measurer.measure(TextRequest(text: "Abc", font: font, platform: .iOS))
    }

    @Test func `a font that is there is measured`() throws {
        let measured = try measurer.measure(request("OversetTest-Regular"))
        #expect(measured.substitutedFonts.isEmpty)
        #expect(measurer.missingFonts.isEmpty)
    }

    @Test(arguments: [
        ("Brand-Regular", FontWeight.regular, false), ("Brand-Bold", .bold, false),
        ("Brand-SemiBold", .semibold, false),
        ("Brand-LightItalic", .light, true), ("Brand-ExtraBoldOblique", .heavy, true), ("Brand", .regular, false),
    ])
    func `the weight and slant that a name says are those of the substitute`(
        name: String,
        weight: FontWeight,
        isItalic: Bool
    ) throws {
        let measured = try measurer.measure(request(name))
        let expected = try system(weight, isItalic: isItalic)
        #expect(measured.width == expected.width)
        #expect(measured.substitutedFonts == [name])
        #expect(measured.uncertainty >= measured.advance * SubstitutingMeasurer.uncertainty)
        #expect(measurer.missingFonts == [name])
    }

    @Test func `fonts of the system that are not here are substituted, and not missing from the app`() throws {
        let measured = try measurer.measureWithoutGlyphs(request("STHeitiSC-Medium"))
        #expect(measured.substitutedFonts == ["STHeitiSC-Medium"])
        #expect(measurer.missingFonts.isEmpty)
    }

    @Test func `each unknown font of an attributed text is named once`() throws {
        let measured = try measurer.measure(request("Brand-Bold", runs: ["Other-Light", "Brand-Bold"]))
        #expect(measured.substitutedFonts.sorted() == ["Brand-Bold", "Other-Light"])
        #expect(measurer.missingFonts == ["Brand-Bold", "Other-Light"])
    }

    @Test func `a name that is nearly right is suggested`() throws {
        _ = try measurer.measure(request("OversetTest-Regula"))
        #expect(measurer.suggestion(for: "OversetTest-Regula") == "OversetTest-Regular")
        #expect(measurer.suggestion(for: "Unheard-Of") == nil)
    }
}
