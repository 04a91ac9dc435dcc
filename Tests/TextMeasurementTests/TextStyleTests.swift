import Testing
import TextMeasurement

struct TextStyleTests {
    /// Columns of the Human Interface Guidelines' tables (Typography, Specifications): the smallest, the default, the
    /// largest without and the first and last with accessibility sizes.
    @Test(
        arguments: [
            (.largeTitle, [31, 34, 40, 44, 60]), (.title1, [25, 28, 34, 38, 58]), (.title2, [19, 22, 28, 34, 56]),
            (.title3, [17, 20, 26, 31, 55]), (.headline, [14, 17, 23, 28, 53]), (.body, [14, 17, 23, 28, 53]),
            (.callout, [13, 16, 22, 26, 51]), (.subheadline, [12, 15, 21, 25, 49]),
            (.footnote, [12, 13, 19, 23, 44]), (.caption1, [11, 12, 18, 22, 43]), (.caption2, [11, 11, 17, 20, 40]),
        ] as [(TextStyle, [Double])]
    )
    func `sizes are those that Apple publishes`(style: TextStyle, expected: [Double]) throws {
        let sizes: [TextSizeCategory] = [
            .extraSmall, .large, .extraExtraExtraLarge, .accessibility1, .accessibility5,
        ]
        #expect(sizes.map { style.font(at: $0)?.size.points } == expected)
    }

    @Test(arguments: TextStyle.allCases)
    func `a style never shrinks as the text size grows`(style: TextStyle) throws {
        let sizes = try TextSizeCategory.allCases.map { try #require(style.font(at: $0)).size.points }
        #expect(sizes == sizes.sorted())
        #expect(style.font()?.weight == (style == .headline ? .semibold : .regular))
    }

    @Test(
        arguments: [
            ("UICTFontTextStyleTitle0", .largeTitle), ("UICTFontTextStyleSubhead", .subheadline),
            ("UICTFontTextStyleEmphasizedBody", .headline), ("UICTFontTextStyleCaption2", .caption2),
            ("UICTFontTextStyle", nil), ("Body", nil), ("", nil),
        ] as [(String, TextStyle?)]
    )
    func `Interface Builder's names lead to styles`(name: String, expected: TextStyle?) {
        #expect(TextStyle(interfaceBuilderName: name) == expected)
    }

    @Test(
        arguments: [
            ("system", 13.0, .regular), ("smallSystemBold", 11, .bold), ("miniSystem", 9, .regular),
            ("label", 10, .regular),
            ("cellTitle", 12, .regular), ("toolTips", 11, .regular), ("systemSemibold", 13, .semibold),
            ("titleBar", 13, .bold),
        ] as [(String, Double, FontWeight)]
    )
    func `roles of AppKit lead to fonts`(name: String, size: Double, weight: FontWeight) throws {
        let font = try #require(MetaFont(interfaceBuilderName: name)?.font())
        #expect(font == FontRequest(family: .system, size: try #require(PointSize(size)), weight: weight))
    }

    @Test func `a size in the document overrides the role's`() {
        #expect(MetaFont.message.font(size: 11)?.size.points == 11)
        #expect(MetaFont.system.font(size: -1) == nil)
        #expect(MetaFont(interfaceBuilderName: "userFixedPitch")?.font()?.family == .postScript("Menlo-Regular"))
        #expect(MetaFont(interfaceBuilderName: "alternateSelectedControlText") == nil)
    }
}
