import Findings
import Foundation
import Layout
import Reporting
import TestCorpus
import Testing

/// Pages for the browser tests of `Scripts/test-report-page`, and for looking at.
struct `Sample pages` {
    private static let folder = ProcessInfo.processInfo.environment["OVERSET_PAGES"]

    @Test(.enabled(if: folder != nil, "OVERSET_PAGES names no folder to write to"))
    func `are written to a folder`() throws {
        let folder = URL(filePath: try #require(Self.folder))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, report) in ManyFindings.samples {
            try Data(HTMLPage.render(report)).write(to: folder.appending(path: "\(name).html"))
        }
        try Data(HTMLPage.render(FoldedFindingsTests.report)).write(to: folder.appending(path: "folded.html"))
        let old = SampleReport.screens
        var new = old
        var added = new.findings[0]
        added.fingerprint = "added"
        new.findings.removeFirst()
        new.findings[0].occurrences[0].fault?.needed += 7
        new.findings.append(added)
        let comparison = ReportComparison(from: old, to: new)
        try Data(HTMLPage.render(comparison, accepting: Array("{\"version\": 3}".utf8)))
            .write(to: folder.appending(path: "comparison.html"))
        // Findings files that lie there become pages too.
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where file.pathExtension == "json" {
            let report = try JSONReport.read(Array(Data(contentsOf: file)), path: file.lastPathComponent)
            let page = file.deletingPathExtension().appendingPathExtension("html")
            try Data(HTMLPage.render(report)).write(to: page)
        }
    }
}
