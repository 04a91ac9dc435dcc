import Foundation
import Testing
import TextMeasurement
import TextShaping

/// Korean is as wide as in Apple SD Gothic Neo, whichever face stands in for it.
struct KoreanWidthTests {
    private static let isInstalled = [
        "opentype/inter/Inter-Regular.otf", "opentype/noto/NotoSansCJK-Regular.ttc",
    ].allSatisfy { FileManager.default.fileExists(atPath: "/usr/share/fonts/" + $0) }

    private func width(_ text: String, size: Double) throws -> Double {
        let font = FontRequest(family: .system, size: try #require(PointSize(size)))
        var request = TextRequest(text: text, font: font)
        request.locale = "ko"
        return try ShapingMeasurer(library: try FontLibrary()).measure(request).width
    }

    /// Labels that Xcode 9 made as wide as their words.
    ///
    /// The padding of a label of macOS, 2 points at each side, is taken off; the measure is rounded up to half a point.
    @Test(
        .enabled(if: isInstalled, "Inter or Noto Sans CJK is not installed"),
        arguments: [("인코딩:", 32.0), ("스타일:", 32), ("이모티콘:", 42), ("사용자명:", 42), ("참여할 채널:", 55)]
    )
    func `a label is as wide as Xcode saved it`(text: String, saved: Double) throws {
        let measured = try width(text, size: 11)
        #expect(measured <= saved + 0.5 && measured > saved - 2)
    }

    @Test(.enabled(if: isInstalled, "Inter or Noto Sans CJK is not installed"))
    func `signs of full width and Japanese stay one em wide`() throws {
        #expect(try width("스타일、", size: 100) - width("스타일", size: 100) == 100)
        #expect(try width("パスワード：", size: 100) == 600)
        #expect(try width("스타일", size: 100) == 262.5)
    }
}
