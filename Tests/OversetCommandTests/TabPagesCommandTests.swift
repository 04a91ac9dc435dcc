import Foundation
import TestCorpus
import Testing

/// Pictures of screens with tab views, of which people see one page at a time.
struct TabPagesCommandTests {
    private struct Report: Decodable {
        struct Screen: Decodable {
            struct Picture: Decodable {
                struct Text: Decodable {
                    var object: String
                    var cut: Bool
                }

                var locale: String
                var texts: [Text]
            }

            var pictures: [Picture]
        }

        var screens: [Screen]
    }

    @Test func `each page with a text that does not fit has a picture, in the source language as well`() throws {
        let folder = TestCorpus.root.appending(path: "Tests/OversetCommandTests/TabPages")
        let paths = ["Base.lproj/Settings.xib", "de.lproj/Settings.strings"]
        let files = try paths.reduce(into: [String: String]()) { files, path in
            files[path] = String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
        }
        try BuiltCommand.withFolder(files) { root in
            let output = try BuiltCommand.run(
                [
                    "check", ".", "--fonts", CommandTests.testFont, "--quiet", "--locale", "real", "--report",
                    // The size of a xib's root is up to code: what does not fit in it is a warning.
                    "json=o.json", "--fail-on", "warning",
                ],
                in: root
            )
            #expect(output.status == 1, "\(output.standardError)")
            let report = try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(filePath: root + "/o.json")))
            let pictures = report.screens.flatMap(\.pictures).map { picture in
                [picture.locale] + picture.texts.map { $0.object + ($0.cut ? " cut" : "") }
            }
            #expect(
                pictures == [
                    // First what is seen first: the first page, and the one with the text that fits least.
                    ["en", "set-la-001"], ["de", "set-la-002 cut"],
                    ["en", "set-la-002"], ["de", "set-la-001 cut"],
                ]
            )
        }
    }
}
