import Foundation
import TestCorpus
import Testing

/// What a check lists as not checked: texts of a screen whose boxes only the running app knows.
struct UncheckedCommandTests {
    private struct Report: Decodable {
        struct Item: Decodable {
            var subject: String
            var reason: String
        }

        struct Screen: Decodable {
            struct Cell: Decodable {
                var locale: String
                var texts: Int
                var unchecked: Int
                var severity: String?
            }

            var file: String
            var identifier: String
            var cells: [Cell]
        }

        var unchecked: [Item]
        var screens: [Screen]
    }

    private static let files: [String: String] = {
        let folder = TestCorpus.root.appending(path: "Tests/OversetCommandTests/Unchecked")
        let paths = ["Base.lproj/Drawer.storyboard", "de.lproj/Drawer.strings"]
        return paths.reduce(into: [:]) { files, path in
            files[path] = FileManager.default.contents(atPath: folder.appending(path: path).path)
                .map { String(decoding: $0, as: UTF8.self) }
        }
    }()

    private static let arguments = [
        "check", ".", "--fonts", CommandTests.testFont, "--quiet", "--text-size", "large", "--locale", "real",
        "--device", "iPhone SE (3rd generation)", "--fail-on", "never",
    ]

    private func report(_ path: String, in root: String) throws -> Report {
        try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(filePath: root + "/" + path)))
    }

    @Test func `texts without a known box are listed, and no screen of only such texts is told to fit`() throws {
        try BuiltCommand.withFolder(Self.files) { root in
            let output = try BuiltCommand.run(Self.arguments + ["--report", "json=whole.json"], in: root)
            #expect(output.status == 0, "\(output.standardError)")
            let report = try report("whole.json", in: root)
            let listed = Dictionary(
                report.unchecked.map { ($0.subject, $0.reason) },
                uniquingKeysWith: { first, other in first + "; " + other }
            )
            let hidden = "its view is hidden until code shows it"
            #expect(
                listed == [
                    "dra-la-002.text": hidden,
                    "dra-la-003.text": "its view has no width or height in the source language until code opens it",
                    "dra-se-001.placeholder": "the system lays out the strings of a bar; this is not simulated",
                    "shu-la-001.text": hidden,
                ]
            )
            let counts = report.screens.map { screen in screen.cells.map { [$0.texts, $0.unchecked] } }
            #expect(counts == [[[1, 3], [1, 3]], [[0, 1], [0, 1]]])
            #expect(report.screens.flatMap(\.cells).allSatisfy { $0.severity == nil })
        }
    }

    @Test func `shards list them as one run does`() throws {
        try BuiltCommand.withFolder(Self.files) { root in
            let formats = ["json", "html", "markdown", "sarif"]
            let reports = { (name: String) in formats.flatMap { ["--report", "\($0)=\(name).\($0)"] } }
            _ = try BuiltCommand.run(Self.arguments + reports("whole"), in: root)
            for index in 1...3 {
                let shard = ["--shard", "\(index)/3", "--report", "json=\(index).json"]
                let output = try BuiltCommand.run(Self.arguments + shard, in: root)
                #expect(output.status == 0, "\(output.standardError)")
            }
            let files = ["3.json", "1.json", "2.json"]
            let merged = try BuiltCommand.run(["merge", "--quiet"] + files + reports("merged"), in: root)
            #expect(merged.status == 0, "\(merged.standardError)")
            for format in formats {
                let (whole, merged) = (
                    URL(filePath: "\(root)/whole.\(format)"), URL(filePath: "\(root)/merged.\(format)")
                )
                let isSame = try Data(contentsOf: whole) == Data(contentsOf: merged)
                #expect(isSame, "\(format)")
            }
            #expect(try report("whole.json", in: root).unchecked.count == 4)
        }
    }
}
