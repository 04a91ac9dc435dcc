import Overset
import Testing
import TextMeasurement

struct MeasureLineTests {
    @Test func `a line has defaults for everything but the text`() throws {
        let request = try MeasureLine(parsing: #"{"text": "Save"}"#).request()
        let size = try #require(PointSize(17))
        #expect(request == TextRequest(text: "Save", font: FontRequest(family: .system, size: size)))
    }

    @Test func `every field reaches the request`() throws {
        let line = """
            {"text": "a", "font": "Brand-Bold", "size": 12.5, "weight": "bold", "italic": true, "platform": "macOS", \
            "scale": 3, "locale": "de", "direction": "rtl", "maxWidth": 80, "lines": 2, "lineBreak": "middle", \
            "minimumScale": 0.5, "textSize": null}
            """
        let request = try MeasureLine(parsing: line).request()
        let size = try #require(PointSize(12.5))
        let expected = TextRequest(
            text: "a",
            font: FontRequest(family: .postScript("Brand-Bold"), size: size, weight: .bold, isItalic: true),
            platform: .macOS,
            pixelsPerPoint: 3,
            locale: "de",
            direction: .rightToLeft,
            maximumWidth: 80,
            lineLimit: 2,
            lineBreak: .middle,
            minimumScale: 0.5
        )
        #expect(request == expected)
    }

    @Test func `a text style brings its size and weight, and follows the text size`() throws {
        let plain = try MeasureLine(parsing: #"{"text": "a", "font": "headline"}"#).request().font
        #expect(plain == TextStyle.headline.font())
        #expect(plain.weight == .semibold)
        let large = try MeasureLine(parsing: #"{"text": "a", "font": "body", "textSize": "accessibility5"}"#).request()
            .font
        #expect(large.size.points == 53)
    }

    @Test(arguments: [
        (#"[]"#, "the line is not a JSON object"),
        (#"{"text": "a""#, "the line is not a JSON object"),
        ("", "the line is not a JSON object"),
        (#"{}"#, "the field 'text' is missing"),
        (#"{"text": 1}"#, "'text' must be a string"),
        (#"{"text": "a", "sise": 1}"#, "unknown field 'sise'; did you mean 'size'?"),
        (#"{"text": "a", "size": 0}"#, "'size' must be above 0 and at most 2000"),
        (#"{"text": "a", "size": "17"}"#, "'size' must be a number of points"),
        (#"{"text": "a", "scale": 4}"#, "'scale' must be 1, 2 or 3"),
        (#"{"text": "a", "scale": 1.5}"#, "'scale' must be 1, 2 or 3"),
        (#"{"text": "a", "lines": -1}"#, "'lines' must be 0 or more"),
        (#"{"text": "a", "minimumScale": 0}"#, "'minimumScale' must be above 0 and at most 1"),
        (#"{"text": "a", "maxWidth": -3}"#, "'maxWidth' must be 0 or more"),
        (#"{"text": "a", "platform": "ios"}"#, "'platform' cannot be 'ios'; it is one of iOS, macOS"),
    ])
    func `a faulty line is answered with what is wrong`(line: String, message: String) {
        let answer = MeasureLine.answer(line, SquareMeasurer())
        #expect(answer.isError)
        #expect(answer.json == MeasureResult.json(error: message))
    }

    @Test func `an answer has its keys in one order and its numbers in few digits`() {
        let answer = MeasureLine.answer(
            #"{"text": "abc", "size": 10, "maxWidth": 25.5, "lines": 1, "lineBreak": "tail"}"#,
            SquareMeasurer()
        )
        #expect(!answer.isError)
        #expect(
            answer.json == """
                {"width":20,"height":10,"advance":20,"lines":1,"truncated":true,"scale":1,"ink":{"top":8,"bottom":2},\
                "uncertainty":0,"missing":[],"fonts":["Squares"]}
                """
        )
    }

    @Test func `strings are escaped as JSON has it`() {
        #expect(MeasureResult.quoted("a\"\\\n\u{1}é") == #""a\"\\\n\u0001é""#)
        #expect(MeasureResult.codePoint("a") == "U+0061")
        #expect(MeasureResult.codePoint("😀") == "U+1F600")
        #expect(MeasureResult.number(20.5) == "20.5")
    }

    @Test func `a misspelt text style is recognised`() {
        let unknown = MeasurementError.unknownFont(postScriptName: "headlin", suggestion: nil)
        #expect(MeasureLine.suggestingStyles(unknown).message.contains("did you mean 'headline'?"))
        let near = MeasurementError.unknownFont(postScriptName: "Intre-Bold", suggestion: "Inter-Bold")
        #expect(MeasureLine.suggestingStyles(near) == near)
    }
}
