import Findings
import Foundation
import Layout
import Reporting
import SourceText
import Testing
import TextMeasurement

struct `Two runs compared` {
    /// The sample, and the same without its first finding, with a worse second one, and with another that was not there.
    private static func comparison() throws -> ReportComparison {
        let old = try #require(SampleReport.named["screens"])
        var new = old
        var added = new.findings[0]
        added.fingerprint = "added"
        new.findings.removeFirst()
        new.findings[0].occurrences[0].fault?.needed += 7
        new.findings.append(added)
        return ReportComparison(from: old, to: new)
    }

    private static func data(_ comparison: ReportComparison) throws -> [String: Any] {
        let page = HTMLPage.render(comparison, accepting: Array("{\"version\": 3}".utf8))
        let start = try #require(page.firstRange(of: Array("id=\"data\">".utf8))).upperBound
        let end = try #require(page[start...].firstRange(of: Array("</script>".utf8))).lowerBound
        return try #require(try JSONSerialization.jsonObject(with: Data(page[start..<end])) as? [String: Any])
    }

    @Test func `have new, changed and gone findings`() throws {
        let comparison = try Self.comparison()
        #expect(comparison.findings(.new).map(\.fingerprint) == ["added"])
        #expect(comparison.findings(.gone).map(\.fingerprint) == [comparison.old.findings[0].fingerprint])
        #expect(comparison.findings(.changed).map(\.fingerprint) == [comparison.old.findings[1].fingerprint])
        #expect(comparison.unchanged == comparison.old.findings.count - 2)
    }

    @Test func `of one report have no difference`() throws {
        let report = try #require(SampleReport.named["screens"])
        let comparison = ReportComparison(from: report, to: report)
        #expect(comparison.changes.isEmpty)
        #expect(comparison.regressions.isEmpty)
    }

    @Test func `tell findings that are gone with a table that cannot be read any longer`() throws {
        var old = SampleReport.small
        let gone = try #require(old.findings.first)
        old.findings = [gone]
        var fault = gone
        fault.rule = .unreadableFile
        fault.fingerprint = "unreadable"
        fault.location.path = "App/de.lproj/\(gone.table).strings"
        var new = old
        new.findings = [fault]
        let comparison = ReportComparison(from: old, to: new)
        #expect(comparison.unread.files == [fault.location.path])
        #expect(comparison.unread.count == 1)
        #expect(
            ComparisonText.unread(of: comparison)
                == "1 gone finding is not fixed: '\(fault.location.path)' cannot be read any longer."
        )
        #expect(String(decoding: ComparisonMarkdown.render(comparison), as: UTF8.self).contains("is not fixed"))
        new.findings = []
        #expect(ComparisonText.unread(of: ReportComparison(from: old, to: new)) == nil)
    }

    @Test(arguments: [(-0.04, false), (0.3, true)])
    func `differ from a tenth of a point on`(points: Double, isChanged: Bool) throws {
        let old = SampleReport.small
        var new = old
        new.findings[0].occurrences[0].fault?.needed += points
        #expect(ReportComparison(from: old, to: new).changes.isEmpty == !isChanged)
    }

    @Test func `are worse by what is new and by what became more severe`() throws {
        let old = SampleReport.small
        var new = old
        let note = try #require(new.findings.firstIndex { $0.severity == .note })
        new.findings[note].severity = .error
        #expect(ReportComparison(from: old, to: new).regressions.map(\.fingerprint) == [old.findings[note].fingerprint])
        #expect(ReportComparison(from: new, to: old).regressions.isEmpty)
    }

    @Test func `make a page with the pictures of both and the baseline`() throws {
        let data = try Self.data(Self.comparison())
        #expect((data["comparison"] as? [String: String]) == ["baseline": "{\"version\": 3}"])
        let columns = try #require(data["columns"] as? [String: [String]])
        let change = try #require(columns["finding"]?.firstIndex(of: "change"))
        let before = try #require(columns["screen"]?.firstIndex(of: "before:screenPicture"))
        let changes = try #require(data["findings"] as? [[Any]]).compactMap {
            $0.count > change ? $0[change] as? String : nil
        }
        #expect(changes.sorted() == ["changed", "gone", "new"])
        let screens = try #require(data["screens"] as? [[Any]])
        #expect(screens.allSatisfy { $0.count > before && !(($0[before] as? [Any])?.isEmpty ?? true) })
    }

    @Test func `with other fonts keep the glyphs of both`() throws {
        let old = try #require(SampleReport.named["screens"])
        var new = old
        for index in new.environment.fonts.indices { new.environment.fonts[index].sha256 = "other" }
        let (report, before) = ReportComparison(from: old, to: new).joined
        #expect(report.environment.fonts.count == 2 * old.environment.fonts.count)
        #expect(report.outlines.outlines.count == 2 * old.outlines.outlines.count)
        let faces = Set(before.flatMap(\.pictures).flatMap(\.texts).flatMap(\.lines).flatMap(\.runs).map(\.face.index))
        #expect(faces.allSatisfy { $0 >= old.environment.fonts.count && $0 < report.environment.fonts.count })
    }

    @Test func `make a comment in Markdown`() throws {
        let text = String(decoding: ComparisonMarkdown.render(try Self.comparison()), as: UTF8.self)
        for part in [
            "**1 new, 1 changed, 1 gone; ", "### New: 1", "### Changed: 1",
            "<details><summary>No longer found: 1</summary>",
        ] {
            let holds = text.contains(part)
            #expect(holds, "\(part)")
        }
        let drawn = ComparisonMarkdown.render(try Self.comparison()) { "pictures/\($0.key).png" }
        // What is gone has no picture in the newer run.
        #expect(String(decoding: drawn, as: UTF8.self).components(separatedBy: "<img src=\"pictures/").count == 3)
        let short = ComparisonMarkdown.render(try Self.comparison(), limit: 500)
        #expect(String(decoding: short, as: UTF8.self).contains("more finding"))
    }
}
