import Foundation
import Testing
import TextMeasurement
import TextShaping

/// ICU against the test files of the Unicode Character Database, which Debian's package unicode-data installs.
struct UnicodeConformanceTests {
    private static let folder = "/usr/share/unicode/"
    private static let isInstalled = FileManager.default.fileExists(atPath: folder + "auxiliary/LineBreakTest.txt")
    private static let hasBidi = FileManager.default.fileExists(atPath: folder + "BidiCharacterTest.txt")

    /// The differences known of ICU 72 against Unicode 15.0; other versions are measured and not judged.
    private static let isKnown = ShapingMeasurer.libraryVersions.icu.hasPrefix("72")

    /// The cases of a file whose lines are `÷ 0020 × 0308 ÷`: the text, and whether each of its positions is a boundary.
    private static func differences(_ file: String, _ kind: TextBoundaries.Kind) throws -> (cases: Int, differing: Int)
    {
        let lines = try String(contentsOfFile: folder + "auxiliary/" + file, encoding: .utf8).split(separator: "\n")
        let boundaries = TextBoundaries(kind)
        var cases = 0
        var differing = 0
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
            if found != expected { differing += 1 }
        }
        return (cases, differing)
    }

    @Test(.enabled(if: isInstalled, "the package unicode-data is not installed"))
    func `grapheme clusters are those of UAX 29`() throws {
        let (cases, differing) = try Self.differences("GraphemeBreakTest.txt", .grapheme)
        print("GraphemeBreakTest.txt: \(differing) of \(cases) differ, ICU", ShapingMeasurer.libraryVersions.icu)
        guard Self.isKnown else { return }
        #expect(cases == 602)
        #expect(differing == 0)
    }

    @Test(.enabled(if: isInstalled, "the package unicode-data is not installed"))
    func `line breaks are those of UAX 14 but for the known differences`() throws {
        let (cases, differing) = try Self.differences("LineBreakTest.txt", .line)
        print("LineBreakTest.txt: \(differing) of \(cases) differ, ICU", ShapingMeasurer.libraryVersions.icu)
        guard Self.isKnown else { return }
        #expect(cases == 7654)
        #expect(differing == 22)
    }

    /// Compares visual order, with the characters that rule X9 removes left out: ICU's levels of texts that run in one
    /// direction are those of the paragraph.
    @Test(.enabled(if: hasBidi, "the package unicode-data is not installed"))
    func `visual order is that of UAX 9 but for the known differences`() throws {
        let file = try String(contentsOfFile: Self.folder + "BidiCharacterTest.txt", encoding: .utf8)
        let resolver = BidiResolver()
        var cases = 0
        var differing = 0
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
            if order != expected || String(levels.paragraph) != fields[2] { differing += 1 }
        }
        print("BidiCharacterTest.txt: \(differing) of \(cases) differ, ICU", ShapingMeasurer.libraryVersions.icu)
        guard Self.isKnown else { return }
        #expect(cases == 91707)
        // 31 differ by level; one of them is the shortcut for texts of one direction, and its order is right.
        #expect(differing == 30)
    }
}
