import Findings
import Foundation
import Reporting
import Testing

struct `Titles of the page` {
    /// What the page calls the screens, in its order.
    private static func titles(_ report: CheckReport, _ kind: String, in list: String) throws -> [String] {
        let page = HTMLPage.render(report)
        let start = try #require(page.firstRange(of: Array("id=\"data\">".utf8))).upperBound
        let end = try #require(page[start...].firstRange(of: Array("</script>".utf8))).lowerBound
        let data = try #require(try JSONSerialization.jsonObject(with: Data(page[start..<end])) as? [String: Any])
        let columns = try #require(data["columns"] as? [String: [String]])
        let place = try #require(columns[kind]?.firstIndex(of: "title"))
        return try #require(data[list] as? [[Any]]).compactMap { $0[place] as? String }
    }

    @Test(arguments: [
        ("Settings", "Settings"), ("tableCellView wJH-tU-zL6", "Add Photo"), ("window F0z-JX-Cv5", "Add Photo"),
        ("Prefs Key-Binding-XY", "Prefs Key-Binding-XY"), ("room 12-34-56", "room 12-34-56"),
    ])
    func `a screen known by an object ID is called by its largest text`(name: String, title: String) throws {
        var report = try #require(SampleReport.named["screens"])
        for index in report.screens.indices where report.screens[index].identifier == "photo-id" {
            report.screens[index].name = name
        }
        #expect(try Self.titles(report, "screen", in: "screens").contains(title))
    }

    @Test func `a screen without a text is called by the kind of its root`() throws {
        var report = try #require(SampleReport.named["screens"])
        for index in report.screens.indices {
            report.screens[index].name = "tableCellView wJH-tU-zL6"
            for picture in report.screens[index].pictures.indices { report.screens[index].pictures[picture].texts = [] }
        }
        #expect(Set(try Self.titles(report, "screen", in: "screens")) == ["Table cell view"])
    }

    @Test func `the worst screen comes first`() throws {
        var report = try #require(SampleReport.named["screens"])
        let titles = try Self.titles(report, "screen", in: "screens")
        report.screens.reverse()
        #expect(try Self.titles(report, "screen", in: "screens").first == titles.first)
        #expect(titles.first == "Photo")
    }

    @Test func `a finding is headed by the string of the source language`() throws {
        #expect(
            try Self.titles(SampleReport.small, "finding", in: "findings") == [
                "Add Photo", "Hi Alexandra 👋 all set?", "Settings",
            ]
        )
    }
}
