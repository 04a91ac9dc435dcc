import Commands
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

    @Test func `the spacing of lines reaches the request`() throws {
        let line = """
            {"text": "a", "lineHeightMultiple": 1.5, "minimumLineHeight": 10, "maximumLineHeight": 40, "lineSpacing": 2}
            """
        let expected = ParagraphStyle(
            lineHeightMultiple: 1.5,
            minimumLineHeight: 10,
            maximumLineHeight: 40,
            lineSpacing: 2
        )
        #expect(try MeasureLine(parsing: line).request().paragraph == expected)
    }

    @Test func `runs are the text, and have what the line has unless they say otherwise`() throws {
        let line = """
            {"font": "system", "size": 15, "weight": "medium", "italic": true, "runs": [{"text": "é", "weight": "bold"}, \
            {"text": "", "kern": 3}, {"text": "b", "font": "headline", "italic": false}, {"text": "cd", "kern": -0.5, \
            "font": "Brand-Bold", "size": 20, "weight": null}]}
            """
        let request = try MeasureLine(parsing: line).request()
        #expect(request.text == "ébcd")
        let fifteen = try #require(PointSize(15))
        let twenty = try #require(PointSize(20))
        func font(_ weight: FontWeight) -> FontRequest {
            FontRequest(family: .system, size: fifteen, weight: weight, isItalic: true)
        }
        #expect(request.font == font(.medium))
        let brand = FontRequest(family: .postScript("Brand-Bold"), size: twenty, weight: .medium, isItalic: true)
        #expect(
            request.runs == [
                StyledRun(range: 0..<2, font: font(.bold)), StyledRun(range: 2..<2, font: font(.medium), kern: 3),
                StyledRun(range: 2..<3, font: try #require(TextStyle.headline.font())),
                StyledRun(range: 3..<5, font: brand, kern: -0.5),
            ]
        )
        #expect(try MeasureLine(parsing: #"{"runs": []}"#).request().text.isEmpty)
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
        (#"{"text": "a", "lineSpacing": -1}"#, "'lineSpacing' must be 0 or more"),
        (#"{"text": "a", "runs": []}"#, "'text' and 'runs' exclude each other; the texts of the runs are the text"),
        (#"{"runs": 1}"#, "'runs' must be an array of objects"),
        (#"{"runs": [1]}"#, "'runs' must be an array of objects"),
        (#"{"runs": [{"kern": 1}]}"#, "the field 'text' is missing"),
        (#"{"runs": [{"text": "a", "kerm": 1}]}"#, "unknown field 'kerm'; did you mean 'kern'?"),
        (#"{"runs": [{"text": "a", "size": 0}]}"#, "'size' must be above 0 and at most 2000"),
        (#"{"runs": [{"text": "a", "kern": "1"}]}"#, "'kern' must be a number of points"),
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
                "uncertainty":0,"missing":[],"fonts":["Squares"],"growth":0}
                """
        )
    }

    @Test func `strings are escaped as JSON has it`() {
        #expect(MeasureResult.quoted("a\"\\\n\u{1}é") == #""a\"\\\n\u0001é""#)
        #expect(MeasureResult.number(20.5) == "20.5")
    }

    @Test func `a misspelt text style is recognised`() {
        let unknown = MeasurementError.unknownFont(postScriptName: "headlin", suggestion: nil)
        #expect(MeasureLine.suggestingStyles(unknown).message.contains("did you mean 'headline'?"))
        let near = MeasurementError.unknownFont(postScriptName: "Intre-Bold", suggestion: "Inter-Bold")
        #expect(MeasureLine.suggestingStyles(near) == near)
    }
}
