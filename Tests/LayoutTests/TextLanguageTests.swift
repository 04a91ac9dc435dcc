import Interfaces
import Layout
import SourceText
import Testing
import TextMeasurement

/// Letters whose width tells the language that they were measured in.
private struct LanguageSquares: TextMeasurer {
    static let widths = ["ja": 1.0, "zh-Hans": 2, "fr": 3, "": 4]

    func measure(_ request: TextRequest) -> MeasuredText {
        var measured = SquareMeasurer().measure(request)
        measured.width = Self.widths[request.locale] ?? 5
        measured.unwrappedAdvance = measured.width
        return measured
    }

    func outline(of glyph: UInt32, in face: FaceID) -> GlyphOutline { SquareMeasurer().outline(of: glyph, in: face) }

    var faces: [FaceDescription] { SquareMeasurer().faces }
}

/// In which language a text is set that the setting gives none.
@Suite("The language of a text")
struct TextLanguageTests {
    @Test(
        "is that of the setting, else of the folder of the document, else what its letters tell",
        arguments: [
            ("漢字", "Base.lproj", "fr", "fr"), ("かな", "fr.lproj", "", "fr"), ("漢字", "zh-Hans.lproj", "", "zh-Hans"),
            ("漢字", "Base.lproj", "", ""), ("かな", "Base.lproj", "", "ja"), ("カナ", "Base.lproj", "", "ja"),
            ("漢字", "Sources", "", ""), ("ー", "Sources", "", "ja"),
        ]
    )
    func language(text: String, folder: String, locale: String, expected: String) throws {
        let label = LabelContent(
            text: ControlScreen.text(text),
            attributes: TextAttributes(font: ControlScreen.font(13))
        )
        var control = ControlScreen(.label(label), platform: .macOS)
        control.screen.location = SourceLocation(path: "App/\(folder)/Main.xib", line: 1, column: 1)
        control.setting.locale = locale
        let metrics = ControlMetrics(screen: control.screen, setting: control.setting, measurer: LanguageSquares())
        #expect(try metrics.intrinsicSize(of: ControlScreen.control).width == LanguageSquares.widths[expected])
    }
}
