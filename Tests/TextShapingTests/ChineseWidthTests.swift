import Foundation
import Testing
import TextMeasurement
import TextShaping

/// Chinese is as wide as in PingFang, whichever face stands in for it.
struct ChineseWidthTests {
    private static let isInstalled = [
        "opentype/inter/Inter-Regular.otf", "opentype/noto/NotoSansCJK-Regular.ttc",
        "opentype/noto/NotoSansCJK-Bold.ttc",
    ].allSatisfy { FileManager.default.fileExists(atPath: "/usr/share/fonts/" + $0) }

    private func width(
        _ text: String,
        size: Double,
        locale: String = "zh-Hans",
        weight: FontWeight = .regular
    ) throws -> Double {
        var font = FontRequest(family: .system, size: try #require(PointSize(size)))
        font.weight = weight
        var request = TextRequest(text: text, font: font)
        request.locale = locale
        request.platform = .macOS
        return try ShapingMeasurer(library: try FontLibrary()).measure(request).width
    }

    /// Labels that Xcode made as wide as their words, less the two points at each side.
    @Test(
        .enabled(if: isInstalled, "Inter or Noto Sans CJK is not installed"),
        arguments: [("编译选项", 54.0), ("补丁源", 40), ("启动", 27), ("自动加载位于同一目录的表", 160)]
    )
    func `a label is as wide as Xcode saved it`(text: String, saved: Double) throws {
        let measured = try width(text, size: 13)
        #expect(measured <= saved && measured > saved - 1)
    }

    @Test(
        .enabled(if: isInstalled, "Inter or Noto Sans CJK is not installed"),
        arguments: [("更新信息：", "zh-Hans"), ("更新事項：", "zh-Hant"), ("更新事項：", "zh-HK")]
    )
    func `the same goes for bold labels, in every script and region`(text: String, locale: String) throws {
        let measured = try width(text, size: 11, locale: locale, weight: .bold)
        #expect(measured <= 57 && measured > 56)
    }

    @Test(.enabled(if: isInstalled, "Inter or Noto Sans CJK is not installed"))
    func `characters of Japanese and Korean texts stay one em wide`() throws {
        #expect(try width("更新情報", size: 100, locale: "ja") == 400)
        #expect(try width("更新情報", size: 100, locale: "ko") == 400)
        #expect(try width("更新情報", size: 100, locale: "") == 408)
    }
}
