import Findings
import Foundation
import Reporting
import Testing

@Suite("The rows of the overview of screens")
struct ScreenRowsTests {
    // How many cells of each row lead somewhere, for the file of each copy of a screen with the languages that have it.
    private func rows(_ copies: [(file: String, languages: Set<String>)]) throws -> [Int] {
        var report = try #require(SampleReport.named["screens"])
        let first = try #require(report.screens.first)
        report.screens = copies.map { copy in
            var screen = first
            screen.file = copy.file
            screen.cells = first.cells.filter { copy.languages.contains($0.locale) }
            return screen
        }
        let page = String(decoding: HTMLPage.render(report), as: UTF8.self)
        let start = try #require(page.range(of: "<table class=\"matrix screens\">"))
        let end = try #require(page.range(of: "</table>", range: start.upperBound..<page.endIndex))
        let body = page[start.upperBound..<end.lowerBound].components(separatedBy: "<tr>").dropFirst(2)
        return body.map { $0.components(separatedBy: "class=\"cell\"").count - 1 }
    }

    @Test(arguments: [
        // Copies of one document, each for its language.
        (["App/Base.lproj/Page.xib", "App/de.lproj/Page.xib"], [2]),
        // Documents of two folders, and of two names.
        (["App/Base.lproj/Page.xib", "Kit/de.lproj/Page.xib"], [1, 1]),
        (["App/Base.lproj/Page.xib", "App/de.lproj/Sheet.xib"], [1, 1]),
        // Two screens outside of folders of languages are two screens.
        (["App/Page.xib", "App/Page.xib"], [1, 1]),
    ])
    func `copies of a document share one`(files: [String], cells: [Int]) throws {
        #expect(try rows([(files[0], ["en"]), (files[1], ["de"])]) == cells)
    }

    @Test func `a language that has two keeps both`() throws {
        let copies: [(file: String, languages: Set<String>)] = [
            ("App/Base.lproj/Page.xib", ["en", "de"]), ("App/de.lproj/Page.xib", ["de"]),
        ]
        #expect(try rows(copies) == [2, 1])
    }
}
