import Foundation
import Testing
import TextMeasurement
import TextShaping

/// Chinese in the system font of iOS, as the canvases of Xcode 9 to 16 spaced it.
struct ChineseSpacingTests {
    private static let files = [
        "/usr/share/fonts/opentype/inter/Inter-Regular.otf", "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
    ]
    private static let hasFonts = files.allSatisfy(FileManager.default.fileExists(atPath:))

    @Test(
        .enabled(if: hasFonts, "Inter or Noto Sans CJK is not installed"),
        arguments: [
            // The widths that labels were saved with are these, rounded up to pixels.
            ("矿工费设置", 16.0, "zh-Hans", 22_155, 81.6), ("请输入密码，以验证身份", 18, "zh-Hans", 14_490, 201.96),
            ("报警内容：", 17, "", 14_490, 86.7), ("報警內容", 17, "zh-Hant", 19_529, 69.36),
            ("矿工费设置", 16, "zh-Hans", 11_762, 80), ("矿工费设置", 16, "zh-Hans", 24_123, 80),
            ("設置", 16, "ja", 22_155, 32), ("カタカナ", 16, "ja", 22_155, 64),
        ]
    )
    func `has the advance of its release`(text: String, size: Double, locale: String, tools: Int, width: Double) throws
    {
        let measurer = ShapingMeasurer(library: try FontLibrary())
        let request = TextRequest(
            text: text,
            font: FontRequest(family: .system, size: try #require(PointSize(size))),
            locale: locale,
            era: DocumentEra(toolsVersion: "\(tools)").spacingChinese(savedBy: tools)
        )
        #expect(abs(try measurer.advance(of: request) - width) < 0.05)
    }

    @Test(.enabled(if: hasFonts, "Inter or Noto Sans CJK is not installed"))
    func `has no other advance in a font that is named`() throws {
        let measurer = ShapingMeasurer(library: try FontLibrary())
        let request = TextRequest(
            text: "矿工费设置",
            font: FontRequest(family: .postScript("PingFangSC-Regular"), size: try #require(PointSize(16))),
            locale: "zh-Hans",
            era: DocumentEra.current.spacingChinese(savedBy: 22_155)
        )
        #expect(abs(try measurer.advance(of: request) - 80) < 0.05)
    }
}
