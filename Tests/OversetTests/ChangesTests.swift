import Commands
import SourceText
import Testing

struct ChangesTests {
    private static let diff = """
        diff --git en.lproj/L.strings en.lproj/L.strings
        index 1..2 100644
        --- en.lproj/L.strings
        +++ en.lproj/L.strings
        @@ -3 +3,2 @@ "A" = "a";
        -+++ not/a.heading
        +++ not/b.heading
        +"B" = "b";
        @@ -9,2 +9,0 @@
        -"C" = "c";
        -"D" = "d";
        diff --git a file.strings a file.strings
        --- a file.strings\t
        +++ a file.strings\t
        @@ -1 +1 @@
        -x
        +y
        diff --git gone.strings gone.strings
        --- gone.strings
        +++ /dev/null
        @@ -1 +0,0 @@
        -x
        diff --git "q\\"uoted" "q\\"uoted"
        --- "q\\"uoted"
        +++ "q\\"uoted"
        @@ -1 +1 @@
        -x
        +y

        """

    @Test func `changed lines are read by file`() {
        let lines = ChangedLines(Self.diff).lines
        #expect(lines == ["en.lproj/L.strings": [3...4, 9...10], "a file.strings": [1...1]])
    }

    @Test(arguments: ["", "@@", "@@ -x +y @@", "+++ a\n@@ -1 +99999999999 @@", "diff --git\n+++ \n@@ -1 +0,0 @@"])
    func `damaged output is no reason to stop`(text: String) {
        for ranges in ChangedLines(text).lines.values { #expect(ranges.allSatisfy { $0.lowerBound >= 1 }) }
    }

    @Test func `random damage is no reason to stop`() {
        var random = SeededNumbers(state: 7)
        for _ in 0..<500 {
            var bytes = Array(Self.diff.utf8)
            for _ in 0..<8 { bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(random.next() % 128) }
            let lines = ChangedLines(String(decoding: bytes, as: UTF8.self)).lines
            for ranges in lines.values { #expect(ranges.allSatisfy { $0.lowerBound >= 1 }) }
        }
    }

    @Test(arguments: [(1, 1...1), (4, 2...4), (5, 5...5), (8, 7...9), (9, 7...9), (11, 11...11)])
    func `an entry has the lines of its comment`(line: Int, lines: ClosedRange<Int>) throws {
        let text = """
            "A" = "a";
            /* two
               lines */
            "B" = "b";
            "C" = "c"; /* behind */

            // D
            "D" =
              "d";

            "E" = "e";
            """
        let entries = EntryLines(try TextFile(decoding: Array(text.utf8), path: "L.strings"))
        #expect(entries.around(line) == lines)
    }

    @Test(
        arguments: [
            ([4...4], [4...7]), ([5...5, 6...6], [4...7]), ([8...9], [8...10]), ([7...8], [4...7, 8...10]),
            ([1...2], []),
        ]
            as [([ClosedRange<Int>], [ClosedRange<Int>])]
    )
    func `a key of a String Catalog has its lines in all languages`(
        changes: [ClosedRange<Int>],
        touched: [ClosedRange<Int>]
    ) throws {
        let text = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "A" : {
                  "comment" : "a",
                  "localizations" : { "de" : { "stringUnit" : { "value" : "x" } } }
                },
                "B" : {

                }
              }
            }
            """
        let lines = try CatalogLines(TextFile(decoding: Array(text.utf8), path: "L.xcstrings"))
        #expect(lines.keys(touchedBy: changes) == touched)
    }
}

/// A small generator (SplitMix64) for damage that is the same in every run.
private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
