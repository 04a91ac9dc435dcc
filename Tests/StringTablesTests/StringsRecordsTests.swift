import Foundation
import SourceText
import StringTables
import TestCorpus
import Testing

/// Holds the records of a `.strings` file against its tokens.
struct StringsRecordsTests {
    /// What the two readers make of a text; both are empty if the quick one leaves it to the other.
    private func texts(_ utf8: [UInt8]) throws -> (records: [[UInt8]], entries: [[UInt8]])? {
        let file = try TextFile(decoding: utf8, path: "L.strings")
        let strings: StringsFile
        do throws(SourceError) {
            strings = try StringsFile(file)
        } catch {
            // What is damaged is refused by both readers.
            return nil
        }
        guard let records = strings.records else { return nil }
        #expect(strings.entryCount == strings.entries.count)
        return (
            records.records.flatMap { record in
                [
                    StringsRecords.value(at: record.key, in: file.utf8),
                    StringsRecords.value(at: record.value, in: file.utf8),
                    Array("\(record.key.lowerBound) \(record.value.lowerBound)".utf8),
                ]
            },
            strings.entries.flatMap {
                [Array($0.key.utf8), Array($0.value.utf8), Array("\($0.keyOffset) \($0.valueOffset)".utf8)]
            }
        )
    }

    @Test(arguments: [
        ("/* a */\n\"k\" = \"v\";\n", true), ("", true), ("// a\r\n\"k\"=\"v\";", true),
        ("\"k\" = \"a\\n\\\"b\\\"\";", true),
        ("\"k\" /* a */ = // b\n \"v\" ; /* c */", true), ("\"é\" = \"％d\";", true), ("\"k\" = \"\\101\";", true),
        // What the scanner has to look at.
        ("k = \"v\";", false), ("\"k\" = v;", false), ("\"k\";", false), ("\"k\" = {};", false),
        ("{\"k\" = \"v\";}", false),
        ("\"k\" = \"v\"", false), ("\"k\" = \"v\";;", false), ("/* a", false), ("\"k\" = \"\\U00e9\";", false),
        ("'k' = 'v';", false), ("\u{2028}\"k\" = \"v\";", false), ("// a\u{2028}\"k\" = \"v\";", false), ("\"k", false),
    ])
    func `a file that holds nothing but entries is read in records`(text: String, isQuick: Bool) throws {
        let found = try texts(Array(text.utf8))
        #expect((found != nil) == isQuick)
        if let found { #expect(found.records == found.entries) }
    }

    @Test(arguments: [
        ("/* overset: keep */", true), ("// overset:keep", true), ("/* Note: a */", false), ("/* 12:30 */", false),
    ])
    func `a comment that may hold a directive is seen`(comment: String, mayHold: Bool) throws {
        let file = try StringsFile(TextFile(decoding: Array("\(comment)\n\"k\" = \"v\";".utf8), path: "L.strings"))
        #expect(try #require(file.records).mayHoldDirectives == mayHold)
    }

    @Test func `records and entries agree on 100,000 texts put together at random`() throws {
        let pieces = [
            "\"k\"", " = ", "\"v\"", ";", "\n", "/* c */", "// c\n", "\"", "\\", "\\\"", "é", "=", " ", "\"a\\nb\"",
            "*/", "/",
            "k", "\"k\" = \"v\";\n", "\"k\" = \"v\";\n", "/* overset: keep */", "{", "\u{2029}", "\"\\U12\"", ";;", "'",
        ]
        var numbers = SeededNumbers(seed: 3)
        var quick = 0
        for _ in 0..<100_000 {
            var text = ""
            for _ in 0..<Int.random(in: 1...9, using: &numbers) { text += pieces.randomElement(using: &numbers) ?? "" }
            guard let found = try texts(Array(text.utf8)) else { continue }
            quick += 1
            #expect(found.records == found.entries, "\(text.debugDescription)")
        }
        #expect(quick > 2_000)
    }

    @Test(.enabled(if: TestCorpus.isPresent, "needs ../shared"))
    func `records and entries agree on real tables`() throws {
        let corpus = try #require(TestCorpus.shared?.appending(path: "corpus"))
        var (tables, quick) = (0, 0)
        let files = FileManager.default.enumerator(atPath: corpus.path)?.compactMap { $0 as? String } ?? []
        for file in files
        where file.hasSuffix("en.lproj/Localizable.strings") || file.hasSuffix("de.lproj/Main.strings") {
            guard let found = try texts(Array(Data(contentsOf: corpus.appending(path: file)))) else { continue }
            tables += 1
            quick += found.records.isEmpty ? 0 : 1
            #expect(found.records == found.entries, "\(file)")
        }
        #expect(tables > 3 && quick > 3)
    }
}
