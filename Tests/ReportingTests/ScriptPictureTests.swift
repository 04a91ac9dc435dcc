import Findings
import Foundation
import Interfaces
import Reporting
import Testing
import TextMeasurement
import TextShaping

/// One sentence in twelve scripts, wrapped and truncated, as pictures.
///
/// With the name of a folder in `OVERSET_PICTURES` the pictures are left there, to be looked at.
struct ScriptPictureTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        var locale: String
        var text: String
        var testDescription: String { locale }
    }

    static let samples = [
        Sample(locale: "en", text: "Choose photos and share them with your family (3 of 12)."),
        Sample(locale: "el", text: "Επιλέξτε φωτογραφίες και μοιραστείτε τες με την οικογένειά σας (3 από 12)."),
        Sample(locale: "ru", text: "Выберите фотографии и поделитесь ими с семьёй (3 из 12)."),
        Sample(locale: "ar", text: "اختر الصور وشاركها مع عائلتك في iCloud (3 من 12)."),
        Sample(locale: "he", text: "בחרו תמונות ושתפו אותן עם המשפחה ב-iCloud ‏(3 מתוך 12)."),
        Sample(locale: "hi", text: "तस्वीरें चुनें और उन्हें अपने परिवार के साथ बाँटें (12 में से 3)।"),
        Sample(locale: "bn", text: "ছবি বেছে নিন এবং আপনার পরিবারের সঙ্গে ভাগ করুন (১২টির মধ্যে ৩টি)।"),
        Sample(locale: "ta", text: "படங்களைத் தேர்ந்தெடுத்து உங்கள் குடும்பத்துடன் பகிரவும் (12 இல் 3)."),
        Sample(locale: "th", text: "เลือกรูปภาพแล้วแชร์กับครอบครัวของคุณ (3 จาก 12)"),
        Sample(locale: "km", text: "ជ្រើសរូបថត ហើយចែករំលែកជាមួយគ្រួសាររបស់អ្នក (3 ក្នុងចំណោម 12)"),
        Sample(locale: "ja", text: "写真を選んで、ご家族と共有しましょう（12枚中3枚）。"),
        Sample(locale: "ko", text: "사진을 선택하여 가족과 공유하세요 (12장 중 3장)."),
    ]

    private static let reason = "Inter and the Noto fonts are not installed"
    private static var hasFonts: Bool {
        [
            "opentype/inter/Inter-Regular.otf", "truetype/noto/NotoSansKhmer-Regular.ttf",
            "opentype/noto/NotoSansCJK-Regular.ttc",
        ]
        .allSatisfy { FileManager.default.fileExists(atPath: "/usr/share/fonts/" + $0) }
    }

    @Test(.enabled(if: hasFonts, Comment(rawValue: reason)), arguments: samples)
    func `a text is drawn wrapped and truncated`(sample: Sample) throws {
        let measurer = ShapingMeasurer(library: try FontLibrary())
        let width = 170.0
        let wrapped = try measure(sample, measurer, width: width, lines: 0)
        let cut = try measure(sample, measurer, width: width, lines: 1)
        #expect(wrapped.lines.count > 1 && cut.lines.count == 1)
        #expect(cut.isTruncated && wrapped.missing.isEmpty)
        let size = try #require(PointSize(17))
        let free = try measurer.measure(
            TextRequest(text: sample.text, font: FontRequest(family: .system, size: size), locale: sample.locale)
        )
        let drawing = drawing(of: sample, wrapped, cut, free, width: width, measurer)
        let png = try drawing.png(pixelsPerPoint: 2)
        let image = try PNGImage(png)

        // Nothing but the boxes, which are 1 point thick, lies outside them.
        #expect(Self.ink(image, rows: 0..<18) == 0)
        // The lost part of the line reaches beyond its box, to the right or, in a text from the right, to the left.
        let lostRows = Int((40 + wrapped.height + 60) * 2)..<Int((40 + wrapped.height + 60 + free.height) * 2)
        let isRightToLeft = free.lines.first?.isRightToLeft == true
        let beyond =
            isRightToLeft ? 0..<Int((drawing.frame.width - width - 22) * 2) : Int((20 + width + 2) * 2)..<image.width
        #expect(Self.ink(image, rows: lostRows, columns: beyond) > 100)

        if let folder = ProcessInfo.processInfo.environment["OVERSET_PICTURES"] {
            try Data(png).write(to: URL(filePath: folder).appending(path: "\(sample.locale).png"))
            try Data(drawing.svg(pixelsPerPoint: 1, theme: .light).utf8)
                .write(to: URL(filePath: folder).appending(path: "\(sample.locale).svg"))
            try Data(drawing.png(pixelsPerPoint: 2, theme: .dark))
                .write(to: URL(filePath: folder).appending(path: "\(sample.locale)-dark.png"))
        }
    }

    private func measure(
        _ sample: Sample,
        _ measurer: ShapingMeasurer,
        width: Double,
        lines: Int
    ) throws -> MeasuredText {
        let font = FontRequest(family: .system, size: try #require(PointSize(17)))
        var request = TextRequest(text: sample.text, font: font, locale: sample.locale, maximumWidth: width)
        request.lineLimit = lines
        request.lineBreak = .tail
        return try measurer.measure(request)
    }

    /// Three boxes: all lines, one line that ends in an ellipsis, and one line of which a part is lost.
    private func drawing(
        of sample: Sample,
        _ wrapped: MeasuredText,
        _ cut: MeasuredText,
        _ free: MeasuredText,
        width: Double,
        _ measurer: ShapingMeasurer
    ) -> Drawing {
        let isRightToLeft = free.lines.first?.isRightToLeft == true
        let alignment: Drawing.TextAlignment = isRightToLeft ? .right : .left
        let total = max(free.width, width).rounded(.up) + 40
        let left = isRightToLeft ? total - width - 20 : 20
        func box(_ y: Double, _ height: Double) -> Rect {
            Rect(x: left, y: y, width: width, height: height)
        }
        let boxes = [
            box(20, wrapped.height), box(40 + wrapped.height, cut.height), box(100 + wrapped.height, free.height),
        ]
        let frame = Rect(
            x: 0,
            y: 0,
            width: total,
            height: (120 + wrapped.height + free.height).rounded(.up)
        )
        var outlines = GlyphOutlines()
        for text in [wrapped, cut, free] { outlines.add(text.lines, from: measurer, faces: measurer.faces) }
        var shapes: [Drawing.Shape] = [.fill(frame, .paper)]
        let lost =
            isRightToLeft
            ? Rect(x: 20, y: boxes[2].y, width: left - 20, height: free.height)
            : Rect(x: left + width, y: boxes[2].y, width: total - left - width - 20, height: free.height)
        shapes += [.fill(lost, .overflow), .hatch(lost, .overflowMark)]
        for (text, box) in zip([wrapped, cut], boxes) {
            shapes.append(.text(text.lines, in: box, alignment: alignment, as: .text, name: sample.text))
        }
        shapes.append(.text(free.lines, in: boxes[2], alignment: alignment, as: .lostText, name: sample.text))
        shapes.append(
            .clipped(
                boxes[2],
                [
                    .fill(boxes[2], .paper),
                    .text(free.lines, in: boxes[2], alignment: alignment, as: .text, name: sample.text),
                ]
            )
        )
        for box in boxes { shapes.append(.border(box, Drawing.Stroke(.box))) }
        let y = boxes[2].maxY + 10
        shapes.append(
            .line(
                [Point(x: left, y: y), Point(x: left + width, y: y)],
                Drawing.Stroke(.measure, dash: 3)
            )
        )
        return Drawing(frame: frame, title: sample.text, shapes: shapes, outlines: outlines)
    }

    /// The number of pixels that are not white in a part of a picture.
    private static func ink(_ image: PNGImage, rows: Range<Int>, columns: Range<Int>? = nil) -> Int {
        rows.reduce(0) { count, row in
            count + (columns ?? 0..<image.width).count { image[$0, row] != [255, 255, 255, 255] }
        }
    }
}
