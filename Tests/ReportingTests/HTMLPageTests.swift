import Crypto
import Findings
import Foundation
import Interfaces
import Reporting
import SourceText
import Testing

struct `The page` {
    private static func page(_ name: String) throws -> String {
        String(decoding: HTMLPage.render(try #require(SampleReport.named[name])), as: UTF8.self)
    }

    /// What stands between two marks; the last such part.
    private static func part(_ text: String, from start: String, to end: String) throws -> String {
        let head = try #require(text.ranges(of: start).last)
        let rest = text[head.upperBound...]
        return String(rest[..<(try #require(rest.firstRange(of: end))).lowerBound])
    }

    @Test(arguments: ["small", "empty", "hostile", "screens"])
    func `allows its own style and script and nothing else`(name: String) throws {
        let page = try Self.page(name)
        let policy = try Self.part(page, from: "Content-Security-Policy\" content=\"", to: "\"")
        let style = try Self.part(page, from: "<style>", to: "</style>")
        let script = try Self.part(page, from: "<script>\"use strict\"", to: "</script>")
        func hash(_ text: String) -> String {
            "'sha256-\(Data(SHA256.hash(data: Data(text.utf8))).base64EncodedString())'"
        }
        let expected = [
            "default-src 'none'", "style-src \(hash(style))", "script-src \(hash("\"use strict\"" + script))",
            "img-src data:", "base-uri 'none'", "form-action 'none'",
        ]
        #expect(policy == expected.joined(separator: "; "))
    }

    @Test(arguments: ["small", "empty", "hostile", "screens"])
    func `is the same every time and the same for a report read back`(name: String) throws {
        let report = try #require(SampleReport.named[name])
        let page = HTMLPage.render(report)
        #expect(HTMLPage.render(report) == page)
        let again = try JSONReport.read(JSONReport.render(report), path: "findings.json")
        #expect(HTMLPage.render(again) == page)
        var turned = report
        turned.findings.reverse()
        turned.unchecked.reverse()
        #expect(HTMLPage.render(turned) == page)
    }

    @Test func `what is found at no text size is no text size to choose`() throws {
        var report = try #require(SampleReport.named["screens"])
        var found = try #require(report.findings.first)
        found.place = nil
        found.occurrences[0].textSize = ""
        found.occurrences[0].device = nil
        report.findings.append(found)
        let page = String(decoding: HTMLPage.render(report), as: UTF8.self)
        let data = try Self.part(page, from: "id=\"data\">", to: "</script>")
        let payload = try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? NSDictionary)
        #expect(payload["textSizes"] as? [String] == ["large"])
    }

    @Test func `does not let texts become markup`() throws {
        let page = try Self.page("hostile")
        #expect(page.ranges(of: "<script").count == 2)
        #expect(page.ranges(of: "</script").count == 2)
        for part in ["<img", "<!-- <script", " onmouseover=\"", "style=\""] {
            let holds = page.contains(part)
            #expect(!holds, "\(part)")
        }
        for scalar in page.unicodeScalars where scalar != "\n" { #expect(!VisibleText.isHidden(scalar)) }
        let hasChips = page.contains("<span class=\"chip\">U+202E</span>desrever")
        #expect(hasChips)
        let isEscaped = page.contains("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;")
        #expect(isEscaped)
        let dropsPath = !page.contains("d=\"&quot;")
        #expect(dropsPath)
    }

    @Test func `says in HTML what the worst findings are`() throws {
        let page = try Self.page("small")
        for part in [
            "<p class=\"verdict\">1 error, 1 warning, 1 note.</p>",
            "<bdi>Add Photo</bdi></a>", "<code class=\"key\"><bdi>ADD_PHOTO_TITLE</bdi></code>",
            "<details class=\"group\"><summary><svg class=\"mark error\"",
            "needs 164 pt, has 120 pt (+37 %)",
            "aria-label=\"de: \u{201C}Foto hinzufügen …\u{201D} needs 164 pt, has 120 pt (+37 %)\"",
            "<summary><bdi>there is no font named &#39;Brand-Bold&#39;</bdi></summary><ul>\n<li><bdi>TITLE</bdi>",
            "<strong>not the calibrated build</strong>",
        ] {
            let holds = page.contains(part)
            #expect(holds, "\(part)")
        }
        #expect(page.ranges(of: "<article").count == 3)
    }

    @Test func `draws a glyph once and uses it often`() throws {
        let page = try Self.page("small")
        // Sixteen squares and a picture in a font; the space shows nothing.
        #expect(page.ranges(of: "<path id=\"g").count == 16)
        #expect(page.ranges(of: "class=\"bitmap\"").count == 1)
        let use = try Self.part(page, from: "<svg class=\"ink\" width=\"120\" height=\"22\">", to: "</svg>")
        #expect(
            use.hasPrefix("<g transform=\"translate(0 16.95) scale(0.017 -0.017)\"><use href=\"#g6\" x=\"0\" y=\"0\">")
        )
    }

    @Test func `holds the fifty worst as HTML and all as data`() throws {
        let page = String(decoding: HTMLPage.render(ManyFindings.report(count: 60)), as: UTF8.self)
        #expect(page.ranges(of: "<article").count == 50)
        let says = page.contains("The 50 worst of 60 are shown")
        #expect(says)
        let data = try Self.part(page, from: "id=\"data\">", to: "</script>")
        let decoded = try JSONDecoder().decode(Payload.self, from: Data(data.utf8))
        #expect(decoded.findings.count == 60)
    }

    @Test(arguments: [(1_580_000, "pictures of the 1,000 worst findings"), (700_000, "worst of 1,200 findings")])
    func `is cut with a note when it would be too large`(maximum: Int, note: String) {
        let report = ManyFindings.report(count: 1_200)
        let whole = HTMLPage.render(report).count
        let cut = HTMLPage.render(report, maximumBytes: maximum)
        #expect(cut.count <= maximum)
        let page = String(decoding: cut, as: UTF8.self)
        let says = page.contains(note) && page.contains("findings.json holds everything")
        #expect(says, "\(cut.count) of \(whole) bytes")
    }

    @Test func `has two pictures of each screen when it would be too large`() throws {
        let whole = HTMLPage.render(ManyFindings.app)
        let cut = HTMLPage.render(ManyFindings.app, maximumBytes: whole.count - 1)
        let page = String(decoding: cut, as: UTF8.self)
        let says = page.contains("1,000 worst findings and two of each screen")
        #expect(says)
        let data = try Self.part(page, from: "id=\"data\">", to: "</script>")
        let payload = try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
        let columns = try #require(payload["columns"] as? [String: [String]])
        let pictures = try #require(columns["screen"]?.firstIndex(of: "pictures:screenPicture"))
        let screens = try #require(payload["screens"] as? [[Any]])
        #expect(screens.count == 60)
        for screen in screens { #expect((screen[pictures] as? [Any])?.count == 2) }
    }

    @Test func `draws no box of a negative size`() throws {
        var report = try #require(SampleReport.named["screens"])
        report.screens[0].pictures[0].texts[0].box.width = -24.25
        for place in report.findings.indices {
            for picture in report.findings[place].pictures.indices {
                report.findings[place].pictures[picture].boxWidth = -24.25
                report.findings[place].pictures[picture].boxHeight = -1.5
            }
        }
        let page = String(decoding: HTMLPage.render(report), as: UTF8.self)
        let data = try Self.part(page, from: "id=\"data\">", to: "</script>")
        #expect(!data.contains("-24.25"))
        #expect(page.contains("class=\"label\"") && !page.contains("width=\"-") && !page.contains("height=\"-"))
    }

    @Test func `holds a run of glyphs once for all devices`() throws {
        let page = try Self.page("screens")
        let data = try Self.part(page, from: "id=\"data\">", to: "</script>")
        let payload = try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? NSDictionary)
        // Three texts in four languages, two of them alike, the one of the second screen in two languages, and that
        // of the third in four: Hebrew shows the English one, from the right.
        #expect((payload["runs"] as? NSArray)?.count == 17)
        #expect((payload["screens"] as? NSArray)?.count == 3)
    }

    @Test func `says in HTML which screens break and what texts may grow`() throws {
        let page = try Self.page("screens")
        for part in [
            "<span class=\"spoken\">2 findings, worst: error</span>", "<span class=\"spoken\">fits</span>",
            "<use href=\"#mark-unchecked\"></use></svg><span class=\"spoken\">1 label not checked</span>",
            "<code class=\"phrase\"><bdi>TITLE.width == 120</bdi></code> <code><bdi>App/Base.lproj/Main.storyboard:22</bdi></code>",
            "<span>fixes all 4 occurrences</span>", "<span>made by the system</span>",
            "href=\"#view=screen&amp;screen=photo-id&amp;text=TITLE-label\"",
            "<td>86.7 pt</td><td>120 pt</td><td>3</td><td>31 %</td>", "<td>open</td><td>any</td>",
            "<bdi>App/en.lproj/Menu.strings: truncated-text of &#39;OLD&#39; in de</bdi>",
        ] {
            let holds = page.contains(part)
            #expect(holds, "\(part)")
        }
    }

    /// A check mark would say that what a baseline knows fits.
    @Test func `says of a cell whose findings are left out that they are`() throws {
        var report = try #require(SampleReport.named["screens"])
        report.findings = []
        report.forgetUnreportedFindings()
        let cells = report.screens.flatMap(\.cells)
        #expect(cells.contains { $0.leftOut > 0 } && cells.allSatisfy { $0.severity == nil && $0.findings.isEmpty })
        let page = String(decoding: HTMLPage.render(report), as: UTF8.self)
        let sign = "<use href=\"#mark-left-out\"></use></svg>"
        #expect(page.contains(sign + "<span class=\"spoken\">2 findings left out</span>"))
        let read = try JSONReport.read(JSONReport.render(report), path: "findings.json")
        #expect(read.screens.flatMap(\.cells).map(\.leftOut) == cells.map(\.leftOut))
        #expect(read.findings == report.findings)
    }

    private struct Payload: Decodable {
        struct Finding: Decodable {
            init(from decoder: any Decoder) throws {
                var row = try decoder.unkeyedContainer()
                _ = try row.decode(String.self)
            }
        }
        var findings: [Finding]
    }
}
