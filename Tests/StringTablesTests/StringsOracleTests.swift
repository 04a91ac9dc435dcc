import Foundation
import SourceText
import StringTables
import TestCorpus
import Testing

/// What CoreFoundation makes of a `.strings` file; `nil` if it refuses it.
func coreFoundationValues(_ bytes: [UInt8]) -> [String: Any]? {
    let list = unsafe try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
    return list as? [String: Any]
}

/// What the reader makes of it: the last of several equal keys wins, as in CoreFoundation.
func values(of file: StringsFile) -> [String: String] {
    Dictionary(file.entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
}

struct StringsOracleTests {
    struct GrammarCase: Decodable {
        struct Reading: Decodable {
            var result: String
            var values: [String: String]?
        }
        var name: String
        var input_base64: String
        var cf: Reading
    }

    /// The cases in which more is read than CoreFoundation reads, and why.
    static let divergences: [String: String] = [
        "empty": "an empty file is an empty table: 53 real apps ship one",
        "u16le_nobom": "UTF-16 without a byte-order mark is read, as its encoding is plain to see",
    ]

    @Test(.enabled(if: TestCorpus.isPresent, "needs ../shared"))
    func `every grammar case reads as CoreFoundation reads it`() throws {
        let lines = String(decoding: try TestCorpus.data("strings-grammar-cases.jsonl"), as: UTF8.self)
        var read = 0
        for line in lines.split(separator: "\n") {
            let example = try JSONDecoder().decode(GrammarCase.self, from: Data(line.utf8))
            let bytes = Array(try #require(Data(base64Encoded: example.input_base64)))
            let file = Result { () throws(SourceError) in
                try StringsFile(TextFile(decoding: bytes, path: example.name))
            }
            read += 1
            guard Self.divergences[example.name] == nil else { continue }
            switch (example.cf.result, file) {
            case ("ok", .success(let file)):
                #expect(values(of: file) == example.cf.values, "\(example.name)")
                #expect(file.ignored == nil, "\(example.name)")
            case ("stops", .success(let file)):
                #expect(values(of: file) == example.cf.values, "\(example.name)")
                #expect(file.ignored != nil, "\(example.name)")
            case ("error", .failure): break
            default: Issue.record("\(example.name): CoreFoundation says \(example.cf.result), here \(file)")
            }
        }
        #expect(read == 40)
    }

    @Test(.enabled(if: TestCorpus.isPresent, "needs ../shared"))
    func `every table of the corpus is read as CoreFoundation reads it and written byte for byte`() throws {
        var (files, entries, refused) = (0, 0, [String]())
        for url in TestCorpus.files(withExtension: "strings") {
            let bytes = Array(try Data(contentsOf: url))
            guard !bytes.starts(with: Array("bplist".utf8)), !bytes.starts(with: Array("<?xml".utf8)) else { continue }
            files += 1
            let expected = bytes.isEmpty ? [:] : coreFoundationValues(bytes)
            do throws(SourceError) {
                let file = try StringsFile(TextFile(decoding: bytes, path: url.lastPathComponent))
                entries += file.entries.count
                #expect(TextFile(utf8: file.text, like: file.file).bytes == bytes, "\(url.path)")
                #expect(TextFile(utf8: file.replacingValues { _ in nil }, like: file.file).bytes == bytes)
                #expect(values(of: file) == expected as? [String: String], "\(url.path)")
            } catch {
                refused.append("\(error.location): \(error.message)")
                #expect(expected == nil, "\(url.path) \(error)")
            }
        }
        print("corpus: \(files) .strings text files, \(entries) entries, refused: \(refused)")
        #expect(files > 1000)
    }

    @Test func `a mutated table is read as CoreFoundation reads it, or refused as CoreFoundation refuses it`() {
        let seeds = [
            "/* c */\n\"a\" = \"b\\n\\\"x\\\" \\U00e9\";\nkey = value;\n'q' = 'it\\'s';\n",
            "{ a = (b, c, {d = e;}); \"f\" = <0a 0B>; g; }",
            "// line\r\"a\"\r= \"\\101\\12\\777\"; \u{2028}x/y:z.w-$_ = \"\u{5d0}\";",
        ]
        let alphabet = Array("\"'\\;={}()<>,/* \n\rab0U7_%é\u{2028}".unicodeScalars)
        var numbers = SeededNumbers(seed: 7)
        var agreed = 0
        for round in 0..<20_000 {
            let text = mutated(seeds[round % seeds.count], with: alphabet, changes: 1...4, using: &numbers)
            let bytes = Array(text.utf8)
            let oracle = coreFoundationValues(bytes)
            // Whether it is refused is compared; why it is refused is another test's business.
            let file = try? StringsFile(TextFile(decoding: bytes, path: "mutated"))
            if let file {
                #expect(file.text == bytes)
                let texts = oracle?.compactMapValues { $0 as? String }
                // A key that has a container in one place and a text in another is not compared.
                if file.containerOffsets.isEmpty {
                    #expect(values(of: file) == texts, "\(text.debugDescription)")
                }
            } else {
                #expect(oracle == nil, "\(text.debugDescription)")
            }
            agreed += 1
        }
        #expect(agreed == 20_000)
    }
}
