import Foundation
import Testing
import TextMeasurement
import TextShaping

/// Every run against `hb-shape`, HarfBuzz's own program: glyphs, advances and offsets, in font units.
///
/// `hb-shape` is told the face, the script, the direction, the language, the features and the text around the run, and
/// shapes the run whole. So this holds the clusters, the word cache, the choice of features and the sums against it.
/// `Scripts/compare-with-hb-shape` does the same with texts of real applications.
struct HarfBuzzComparisonTests {
    private static let program = ["/usr/bin/hb-shape", "/opt/homebrew/bin/hb-shape", "/usr/local/bin/hb-shape"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    private static let hasFonts = ["opentype/inter/Inter-Regular.otf", "truetype/noto/NotoSans-Regular.ttf"]
        .allSatisfy { FileManager.default.fileExists(atPath: "/usr/share/fonts/" + $0) }

    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var family: FontRequest.Family
        var weight: FontWeight = .regular
        var cachesWords = true
        var testDescription: String { name + (cachesWords ? "" : ", without the word cache") }
    }

    private static let cases = [
        Case(name: "the system font", family: .system),
        Case(name: "the system font in bold", family: .system, weight: .bold),
        Case(name: "the system font", family: .system, cachesWords: false),
        Case(name: "Noto Sans", family: .postScript("NotoSans-Regular")),
    ]

    @Test(
        .enabled(if: program != nil, "hb-shape is not installed (Debian: libharfbuzz-bin)"),
        .enabled(if: hasFonts, "Inter and Noto Sans are not installed"),
        arguments: cases
    )
    func `runs are shaped as HarfBuzz's own program shapes them`(sample: Case) throws {
        let texts = try SampleTexts.texts()
        let measurer = ShapingMeasurer(library: try FontLibrary(), cachesWords: sample.cachesWords)
        let font = FontRequest(
            family: sample.family,
            size: try #require(PointSize(17)),
            weight: sample.weight
        )
        var commands = ""
        var expected: [(text: SampleText, run: ShapedRunDescription)] = []
        for text in texts {
            let (units, runs) = try measurer.runs(of: TextRequest(text: text.text, font: font, locale: text.locale))
            for run in runs {
                commands += Self.command(for: run, units)
                expected.append((text, run))
            }
        }
        let answers = try Self.answers(to: commands)
        try #require(answers.count == expected.count)
        var differences: [String] = []
        var scripts: [String: Int] = [:]
        for (answer, (text, run)) in zip(answers, expected) {
            scripts[run.script.name, default: 0] += 1
            let own = run.glyphs.map(Self.notation).joined(separator: "|")
            if answer != "[\(own)]" {
                differences.append(
                    "\(text.text) [\(run.range)] \(run.postScriptName): hb-shape \(answer), here [\(own)]"
                )
            }
        }
        #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(5).joined(separator: "\n"))")
        let counts = scripts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) \($0.value)" }
        print(
            "\(sample.testDescription): \(texts.count) texts, \(expected.count) runs, "
                + "\(expected.reduce(0) { $0 + $1.run.glyphs.count }) glyphs, \(differences.count) runs differ; runs by script:",
            counts.joined(separator: ", ")
        )
    }

    /// One glyph as `hb-shape` writes it without clusters: the glyph, its offset if it has one, its advance.
    private static func notation(_ glyph: ShapedRunDescription.Glyph) -> String {
        let offset = glyph.offsetX != 0 || glyph.offsetY != 0 ? "@\(glyph.offsetX),\(glyph.offsetY)" : ""
        return "\(glyph.id)\(offset)+\(glyph.advance)"
    }

    /// A line for the program's batch mode: words between semicolons.
    private static func command(for run: ShapedRunDescription, _ units: [UInt16]) -> String {
        func scalars(_ range: Range<Int>) -> String {
            String(decoding: units[range], as: UTF16.self).unicodeScalars
                .map { "U+" + String($0.value, radix: 16, uppercase: true) }
                .joined(separator: ",")
        }
        var words = [
            run.path, "--face-index=\(run.faceIndex)", "--font-funcs=ot", "--no-glyph-names", "--no-clusters",
            "--script=\(run.script.name)", "--direction=\(run.isRightToLeft ? "rtl" : "ltr")",
            "--language=\(run.language.isEmpty ? "und" : run.language)",
        ]
        if !run.hasContextualAlternates { words.append("--features=-calt") }
        if run.range.lowerBound > 0 { words.append("--unicodes-before=\(scalars(0..<run.range.lowerBound))") }
        if run.range.upperBound < units.count {
            words.append("--unicodes-after=\(scalars(run.range.upperBound..<units.count))")
        }
        return (words + ["--unicodes=\(scalars(run.range))"]).joined(separator: ";") + "\n"
    }

    /// The program's answers, a line each.
    private static func answers(to commands: String) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "overset-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            // What cannot be removed is left for the system to clear.
            try? FileManager.default.removeItem(at: folder)
        }
        let (input, output) = (folder.appending(path: "in"), folder.appending(path: "out"))
        try Data(commands.utf8).write(to: input)
        try Data().write(to: output)
        let process = Process()
        process.executableURL = URL(filePath: try #require(program))
        process.arguments = ["--batch"]
        process.standardInput = try FileHandle(forReadingFrom: input)
        process.standardOutput = try FileHandle(forWritingTo: output)
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return try String(decoding: Data(contentsOf: output), as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
