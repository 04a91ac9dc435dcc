import Foundation
import Testing
import TextMeasurement
import TextShaping

/// ICU against the test files of the Unicode Character Database, which Debian's package unicode-data installs.
struct UnicodeConformanceTests {
    private static let folder = "/usr/share/unicode/"
    private static let isInstalled = FileManager.default.fileExists(atPath: folder + "auxiliary/LineBreakTest.txt")
    private static let hasBidi = FileManager.default.fileExists(atPath: folder + "BidiCharacterTest.txt")

    /// The cases of a file whose lines are `÷ 0020 × 0308 ÷`: those in which ICU finds other boundaries, as they stand.
    private static func differences(_ file: String, _ kind: TextBoundaries.Kind) throws -> (cases: Int, [String]) {
        let lines = try String(contentsOfFile: folder + "auxiliary/" + file, encoding: .utf8).split(separator: "\n")
        let boundaries = TextBoundaries(kind)
        var cases = 0
        var differing: [String] = []
        for line in lines {
            let data = line.split(separator: "#", omittingEmptySubsequences: false)[0].split(
                whereSeparator: \.isWhitespace
            )
            guard !data.isEmpty else { continue }
            var units: [UInt16] = []
            var expected: [Bool] = []
            for token in data {
                if token == "÷" || token == "×" {
                    expected.append(token == "÷")
                } else if let scalar = UInt32(token, radix: 16).flatMap(Unicode.Scalar.init) {
                    units += Array(String(scalar).utf16)
                    if UTF16.width(scalar) == 2 { expected.append(false) }
                }
            }
            cases += 1
            var found = boundaries.marks(in: units)
            // The files say × before the first character of a line break case and ICU's iterator starts there.
            if kind == .line { found[0] = false }
            if found != expected { differing.append(data.joined(separator: " ")) }
        }
        return (cases, differing)
    }

    /// Holds the cases that differ against the list of those known for this release of ICU.
    ///
    /// The lists lie in `UnicodeDifferences/ICU-72` and so on. For a release without one nothing is judged. With
    /// `OVERSET_RECORD_FIXTURES` in the environment the list is written instead; then read the difference.
    private static func expect(_ differing: [String], of cases: Int, areKnownFor file: String) throws {
        let version = ShapingMeasurer.libraryVersions.icu
        print("\(file): \(differing.count) of \(cases) differ, ICU", version)
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "UnicodeDifferences")
            .appending(path: "ICU-\(version.prefix { $0 != "." })")
        let list = folder.appending(path: file)
        if ProcessInfo.processInfo.environment["OVERSET_RECORD_FIXTURES"] != nil {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(differing.map { $0 + "\n" }.joined().utf8).write(to: list)
        }
        guard FileManager.default.fileExists(atPath: folder.path) else { return }
        let known = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
        #expect(Set(differing).subtracting(known).sorted() == [], "new differences in \(file)")
        #expect(Set(known).subtracting(differing).sorted() == [], "no longer different in \(file)")
    }

    @Test(
        .enabled(if: isInstalled, "the package unicode-data is not installed"),
        arguments: [
            ("GraphemeBreakTest.txt", TextBoundaries.Kind.grapheme), ("LineBreakTest.txt", .line),
            ("WordBreakTest.txt", .word),
        ]
    )
    func `boundaries are those of UAX 14 and UAX 29 but for the known differences`(
        file: String,
        kind: TextBoundaries.Kind
    ) throws {
        let (cases, differing) = try Self.differences(file, kind)
        #expect(cases > 600)
        try Self.expect(differing, of: cases, areKnownFor: file)
    }

    /// Texts of such characters are not given to ICU.
    @Test func `characters that are always whole are clusters of their own beside each other`() {
        let boundaries = TextBoundaries(.grapheme)
        let all = (UInt16(0)...0xFFFF).filter(TextBoundaries.isAlwaysWhole)
        #expect(all.count > 30_000)
        // One of each script and syllable type.
        let neighbours: [UInt16] = [
            0x20, 0x41, 0x3B1, 0x416, 0x5D0, 0x628, 0x3042, 0x30AB, 0x6F22, 0xAC00, 0xAC01, 0xFF76, 0x2026,
        ]
        for neighbour in neighbours {
            let text = all.flatMap { [$0, neighbour] }
            #expect(boundaries.marks(in: text).allSatisfy { $0 }, "beside \(neighbour)")
        }
        #expect(boundaries.marks(in: all + all.reversed()).allSatisfy { $0 })
    }

    /// Compares visual order, with the characters that rule X9 removes left out: ICU's levels of texts that run in one
    /// direction are those of the paragraph.
    @Test(.enabled(if: hasBidi, "the package unicode-data is not installed"))
    func `visual order is that of UAX 9 but for the known differences`() throws {
        let file = try String(contentsOfFile: Self.folder + "BidiCharacterTest.txt", encoding: .utf8)
        let resolver = BidiResolver()
        var cases = 0
        var differing: [String] = []
        for line in file.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: ";", omittingEmptySubsequences: false)
            guard fields.count == 5 else { continue }
            let scalars = fields[0].split(separator: " ").compactMap {
                UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
            }
            let expected = fields[4].split(separator: " ").compactMap { Int($0) }
            let base: WritingDirection = fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : .natural
            var units: [UInt16] = []
            var starts: [Int] = []
            for scalar in scalars {
                starts.append(units.count)
                units += Array(String(scalar).utf16)
            }
            let levels = resolver.levels(of: units, base: base)
            let shown = scalars.indices.filter { fields[3].split(separator: " ")[$0] != "x" }
            let order = BidiResolver.visualOrder(shown.map { levels.units[starts[$0]] }).map { shown[$0] }
            cases += 1
            if order != expected || String(levels.paragraph) != fields[2] { differing.append(String(line)) }
        }
        // ICU 72: 31 differ by level; one of them is the shortcut for texts of one direction, and its order is right.
        try Self.expect(differing, of: cases, areKnownFor: "BidiCharacterTest.txt")
    }
}
