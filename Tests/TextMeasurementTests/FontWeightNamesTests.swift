import Testing
import TextMeasurement

struct FontWeightNamesTests {
    @Test(
        arguments: [
            ("Brand-UltraLight", FontWeight.ultraLight, false),
            ("Brand-LightItalic", .light, true),
            ("Brand-SemiboldOblique", .semibold, true),
            ("Brand-ExtraBold", .heavy, false),
            ("Brand-Bold", .bold, false),
            ("HiraginoSans-W6", .semibold, false),
            ("Brand-Book", .regular, false),
            ("BoldBrand", .regular, false),
            ("", .regular, false),
        ]
    )
    func `a PostScript name says weight and slant behind its hyphen`(name: String, weight: FontWeight, isItalic: Bool) {
        let style = FontWeight.style(of: name)
        #expect(style.weight == weight)
        #expect(style.isItalic == isItalic)
    }
}
