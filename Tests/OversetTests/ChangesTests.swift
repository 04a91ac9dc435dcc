import Projects
import StringTables

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

    /// The keys of the texts that a change of lines touches.
    private static func touched(_ text: String, _ changes: [ClosedRange<Int>], file: String) throws -> [String] {
        let document = try TableFormat.read(Array(text.utf8), path: file)
        let table = LoadedTable(document, path: file, shownPath: file)
        let lines = try #require(TouchedLines(changes, in: table))
        return document.entries.filter { lines.contains(table.location(at: $0.valueOffset).line) }.map(\.key)
    }

    private static let strings = """
        "A" = "a";
        /* two
           lines */
        "B" = "b";
        "C" = "c"; /* behind */

        // D
        "D" =
          "d

        e";
        "E" = "e"; // x
        "F" = "f";
        """

    @Test(
        arguments: [
            (1...1, ["A"]), (2...2, ["B"]), (3...4, ["B"]), (5...5, ["C"]), (6...6, []), (7...7, ["D"]),
            (9...9, ["D"]), (10...10, ["D"]), (11...11, ["D"]), (12...12, ["E"]), (13...13, ["F"]),
            (4...5, ["B", "C"]),
        ] as [(ClosedRange<Int>, [String])],
        ["\n", "\r\n"]
    )
    func `a change of a line touches the entry that has it, with its comments`(
        change: (lines: ClosedRange<Int>, keys: [String]),
        lineEnd: String
    ) throws {
        let text = Self.strings.replacing("\n", with: lineEnd)
        #expect(try Self.touched(text, [change.lines], file: "L.strings") == change.keys)
    }

    @Test func `git counts lines by line feeds, and places by line ends of old systems as well`() throws {
        let text = "\"A\" = \"a\";\r\"B\" = \"b\";\n\"C\" = \"c\";\r\"D\" = \"d\";\n"
        #expect(try Self.touched(text, [2...2], file: "L.strings") == ["C", "D"])
    }

    @Test(
        arguments: [
            (4...4, ["A"]), (5...5, ["A"]), (6...6, ["A"]), (7...7, ["A"]), (8...9, ["B"]), (10...10, ["B"]),
            (7...8, ["A", "B"]), (1...2, []),
        ] as [(ClosedRange<Int>, [String])]
    )
    func `a key of a String Catalog has its lines in all languages`(change: (ClosedRange<Int>, [String])) throws {
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
        #expect(try Self.touched(text, [change.0], file: "L.xcstrings") == change.1)
    }

    @Test func `in a property list lines do not tell what belongs to an entry`() throws {
        let text = "<plist version=\"1.0\"><dict><key>A</key><string>a</string></dict></plist>"
        let document = try TableFormat.read(Array(text.utf8), path: "L.strings")
        #expect(TouchedLines([1...1], in: LoadedTable(document, path: "L", shownPath: "L")) == nil)
    }

    @Test func `a changed line that looks like a heading is none`() {
        let diff = "+++ L.strings\n@@ -2 +2 @@\n-a\n+++ b\n@@ -9 +9 @@\n-x\n+y\n"
        #expect(ChangedLines(diff).lines == ["L.strings": [2...2, 9...9]])
    }

    @Test(arguments: [(1, false), (3, false), (4, true), (5, true), (7, true), (9, true)])
    func `a line that belongs to no entry tells nothing, so that a finding there is new`(
        line: Int,
        isTouched: Bool
    ) throws {
        let text = "\"A\" = \"a\";\n\n\"B\" = \"b\";\n\n\"C\" = \"c\";\n\n// end\n"
        let document = try TableFormat.read(Array(text.utf8), path: "L.strings")
        let table = LoadedTable(document, path: "L.strings", shownPath: "L.strings")
        #expect(try #require(TouchedLines([5...5], in: table)).contains(line) == isTouched)
    }

    @Test func `hunks of a file with CR LF are all seen`() {
        let diff = "+++ L.strings\n@@ -2 +2 @@\n-\"a\";\r\n+\"b\";\r\n@@ -9 +9,2 @@\n-x\r\n+y\r\n+z\r\n"
        #expect(ChangedLines(diff).lines == ["L.strings": [2...2, 9...10]])
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
