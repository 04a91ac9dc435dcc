import Foundation
import TestCorpus
import Testing

/// Where texts stand in views that are far higher than they are.
struct TextViewPictureCommandTests {
    private struct Report: Decodable {
        struct Screen: Decodable {
            struct Picture: Decodable {
                struct Text: Decodable {
                    var object: String
                    var box: [Double]
                    var top: Double
                }

                var locale: String
                var texts: [Text]
            }

            var pictures: [Picture]
        }

        var screens: [Screen]
    }

    @Test func `a text view begins at its top, and a label has its text in the middle`() throws {
        let folder = TestCorpus.root.appending(path: "Tests/OversetCommandTests/TextViewPicture")
        let files = try ["Base.lproj/Note.xib", "de.lproj/Note.strings"].reduce(into: [String: String]()) {
            files,
            path in
            files[path] = String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
        }
        try BuiltCommand.withFolder(files) { root in
            let arguments = ["check", ".", "--fonts", CommandTests.testFont, "--quiet", "--locale", "real"]
            let output = try BuiltCommand.run(arguments + ["--report", "json=o.json"], in: root)
            let report = try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(filePath: root + "/o.json")))
            let german = try #require(report.screens.flatMap(\.pictures).first { $0.locale == "de" })
            let tops = german.texts.map { "\($0.object) \($0.top - $0.box[1])" }
            #expect(tops == ["not-tv-001 0.0", "not-la-001 40.0"], "\(output.standardError)")
        }
    }
}
