import Findings
import Foundation
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
        // Findings files that lie there become pages too.
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where file.pathExtension == "json" {
            let report = try JSONReport.read(Array(Data(contentsOf: file)), path: file.lastPathComponent)
            let page = file.deletingPathExtension().appendingPathExtension("html")
            try Data(HTMLPage.render(report)).write(to: page)
        }
    }
}
