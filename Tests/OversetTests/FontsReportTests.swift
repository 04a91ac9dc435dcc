import Foundation
import Commands
import Testing
import TextShaping

struct FontsReportTests {
    private static let testFont = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fonts/OversetTest.ttf").standardizedFileURL.path

    private func census() throws -> FontInventory {
        try FontInventory(in: try FontLibrary(fonts: [Self.testFont], systemFolders: []))
    }

    @Test func `a family that is not installed is shown with the command that installs it`() throws {
        let table = FontsReport(try census()).table
        let inter = try #require(table.split(separator: "\n").first { $0.hasPrefix("Inter ") })
        #expect(inter.contains("missing"))
        #expect(inter.contains("install"))
        #expect(table.contains("given: OversetTest-Regular \(Self.testFont)"))
    }

    @Test func `scripts that nothing covers are listed`() throws {
        let census = try census()
        #expect(census.uncoveredScripts.contains("Arab"))
        #expect(census.uncoveredScripts == census.uncoveredScripts.sorted())
        #expect(FontsReport(census).table.contains("no font for: Adlm, Arab, Armn"))
    }

    @Test func `the JSON can be read and names each family once`() throws {
        let data = Data(FontsReport(try census()).json.utf8)
        struct Report: Decodable {
            struct Family: Decodable {
                var family: String
                var state: String
                var files: [[String: String]]
            }
            var families: [Family]
            var libraries: [String: String]
        }
        let report = try JSONDecoder().decode(Report.self, from: data)
        #expect(report.families.map(\.family) == FontCatalogue.standard.families.map(\.name))
        #expect(report.families.allSatisfy { $0.state == "missing" && $0.files.isEmpty })
        #expect(report.libraries["harfbuzz"] != nil)
    }
}
