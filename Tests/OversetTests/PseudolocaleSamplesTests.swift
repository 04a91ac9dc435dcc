import Foundation
import Pseudolocales
import TestCorpus
import Testing
import TextShaping

/// Holds the twenty samples of `Documentation/pseudolocales.md` against the pipelines of today.
struct PseudolocaleSamplesTests {
    /// The cells of the table below the header that names the pipelines.
    private static func rows() throws -> [[String]] {
        let page = TestCorpus.root.appending(path: "Documentation/pseudolocales.md")
        let lines = try String(contentsOf: page, encoding: .utf8).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        let header = "| English | `en-XA` | Android (`android-accented`) | Google (`google-accented`) |"
        let start = try #require(lines.firstIndex { $0 == header })
        return lines[(start + 2)...].prefix { $0.hasPrefix("| `") }.map { line in
            line.matches(of: /`([^`]*)`/).map { String($0.output.1) }
        }
    }

    @Test(.enabled(if: ReferenceFont.isInstalled, "needs the font Inter"))
    func `the samples in the documentation are what the pseudolocales give`() throws {
        let measurer = ShapingMeasurer(library: try FontLibrary())
        let everyday = try Pseudolocale(builtIn: "en-XA", reference: measurer).pipeline
        let peers = try ["android-accented", "google-accented"].map { try Pipeline(parsing: $0, reference: measurer) }
        let rows = try Self.rows()
        #expect(rows.count == 20)
        for row in rows {
            let english = try #require(row.first)
            let made = try ([everyday] + peers).map { try $0.apply(to: english, key: "KEY") }
            let line = ([english] + made).map { "`\($0)`" }.joined(separator: " | ")
            print("| \(line) |")
            #expect(row == [english] + made)
        }
    }
}
