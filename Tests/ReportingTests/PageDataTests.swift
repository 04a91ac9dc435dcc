import Findings
import Foundation
import Interfaces
import Layout
import Reporting
import SourceText
import Testing
import TextMeasurement

struct `The data of the page` {
    private static func data(of report: CheckReport) throws -> [UInt8] {
        let page = HTMLPage.render(report)
        let start = try #require(page.firstRange(of: Array("id=\"data\">".utf8))).upperBound
        let end = try #require(page[start...].firstRange(of: Array("</script>".utf8))).lowerBound
        return Array(page[start..<end])
    }

    /// The script's own tests, `Browser/*.test.js`, read these files.
    @Test(arguments: ["small", "screens"])
    func `is what the script is tested with`(name: String) throws {
        let report = try #require(SampleReport.named[name])
        try Golden.expect(Self.data(of: report) + [0x0A], equals: "page-\(name).json")
    }

    @Test(arguments: ["small", "empty", "hostile", "screens"])
    func `names the columns of all rows`(name: String) throws {
        let report = try #require(SampleReport.named[name])
        let data = try #require(
            try JSONSerialization.jsonObject(with: Data(Self.data(of: report))) as? [String: Any]
        )
        let columns = try #require(data["columns"] as? [String: [String]])
        for (kind, names) in columns { #expect(Set(names).count == names.count, "\(kind)") }
        var seen: Set<String> = []
        func check(_ rows: Any?, _ kind: String) throws {
            for row in try #require(rows as? [[Any]]) {
                let names = try #require(columns[kind], "\(kind)")
                #expect(row.count <= names.count, "\(kind)")
                #expect(!(row.last is NSNull), "\(kind)")
                seen.insert(kind)
                for (name, value) in zip(names, row) {
                    let parts = name.split(separator: ":").map(String.init)
                    if parts.count == 2, !(value is NSNull) { try check(value, parts[1]) }
                }
            }
        }
        for (list, kind) in [
            ("locales", "locale"), ("findings", "finding"), ("boxes", "box"), ("runs", "run"), ("screens", "screen"),
            ("looks", "look"), ("images", "image"),
            ("budgets", "budget"),
        ] { try check(data[list], kind) }
        if name == "screens" {
            #expect(Set(columns.keys) == seen)
        }
    }

    @Test func `holds the severities and roles that rows name by place`() throws {
        let data = try #require(
            try JSONSerialization.jsonObject(with: Data(Self.data(of: SampleReport.small))) as? [String: Any]
        )
        #expect(data["severities"] as? [String] == ["error", "warning", "note"])
        #expect(data["roles"] as? [String] == ScreenPicture.Role.allCases.map(\.rawValue))
    }

    @Test func `is read by one script without imports and exports`() throws {
        let page = String(decoding: HTMLPage.render(SampleReport.small), as: UTF8.self)
        let start = try #require(page.ranges(of: "<script>\"use strict\";\n(() => {\n").last).upperBound
        let lines = page[start...].split(separator: "\n", omittingEmptySubsequences: false)
        let traces = ["import ", "export ", "from \"./", "} from"]
        #expect(lines.filter { line in traces.contains { line.contains($0) } && !line.hasPrefix("//") } == [])
        let names = lines.filter { $0.hasPrefix("const ") || $0.hasPrefix("let ") }.compactMap { line in
            line.firstMatch(of: /^(?:const|let) (\w+)/)?.output.1
        }
        #expect(Set(names).count == names.count)
        #expect(names.contains("rowReader") && names.contains("drawScreen"))
        #expect(lines.suffix(4) == ["})();", "</script>", "</body>", "</html>"] || lines.last == "")
        let placesLeft = page.ranges(of: "{{").count
        #expect(placesLeft == 0)
    }
}

/// A page is the same whether the run writes it or it is made of the run's findings file.
struct `A page and its findings file` {
    /// A sample whose numbers have more decimals than the file, so that each is another one when it is rounded at once.
    private static func uneven(_ name: String) throws -> CheckReport {
        var report = try #require(SampleReport.named[name])
        // 0.1249997 is 0.12 with two decimals, but 0.13 by way of the file's 0.125.
        func uneven(_ value: Double) -> Double { value.rounded(.down) + 0.124_999_7 }
        for finding in report.findings.indices {
            for place in report.findings[finding].occurrences.indices {
                guard let fault = report.findings[finding].occurrences[place].fault else { continue }
                report.findings[finding].occurrences[place].fault?.needed = fault.needed.rounded(.down) + 0.499_999_7
                report.findings[finding].occurrences[place].fault?.available = uneven(fault.available)
            }
            for place in report.findings[finding].pictures.indices {
                var picture = report.findings[finding].pictures[place]
                picture.boxWidth = picture.boxWidth.map(uneven)
                picture.width = uneven(picture.width)
                picture.height = uneven(picture.height)
                for line in picture.lines.indices {
                    picture.lines[line].baseline = uneven(picture.lines[line].baseline)
                    picture.lines[line].advance = uneven(picture.lines[line].advance)
                    for run in picture.lines[line].runs.indices {
                        for glyph in picture.lines[line].runs[run].glyphs.indices {
                            picture.lines[line].runs[run].glyphs[glyph].x += 0.000_049_9
                        }
                    }
                }
                report.findings[finding].pictures[place] = picture
            }
        }
        for screen in report.screens.indices {
            for place in report.screens[screen].pictures.indices {
                var picture = report.screens[screen].pictures[place]
                picture.size.width = uneven(picture.size.width)
                picture.safeArea.y = uneven(picture.safeArea.y)
                for box in picture.boxes.indices { picture.boxes[box].frame.x = uneven(picture.boxes[box].frame.x) }
                for text in picture.texts.indices {
                    picture.texts[text].box.width = uneven(picture.texts[text].box.width)
                    picture.texts[text].lineStarts = picture.texts[text].lineStarts.map(uneven)
                    picture.texts[text].top = uneven(picture.texts[text].top)
                    picture.texts[text].scale = 0.844_999_97
                    picture.texts[text].needed.width = uneven(picture.texts[text].needed.width)
                }
                report.screens[screen].pictures[place] = picture
            }
        }
        for budget in report.budgets.indices {
            report.budgets[budget].width = uneven(report.budgets[budget].width)
            report.budgets[budget].available = report.budgets[budget].available.map(uneven)
            report.budgets[budget].share = report.budgets[budget].share.map { _ in 0.314_499_97 }
        }
        for font in report.environment.fonts.indices {
            report.environment.fonts[font].path = "/usr/share/fonts/" + report.environment.fonts[font].path
        }
        return report
    }

    @Test(arguments: ["small", "empty", "hostile", "screens"])
    func `make the same page`(name: String) throws {
        let report = try Self.uneven(name)
        let merged = try JSONReport.read(JSONReport.render(report), path: "findings.json")
        #expect(merged != report)
        #expect(HTMLPage.render(report) == HTMLPage.render(merged))
    }
}
