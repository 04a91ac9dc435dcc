import Foundation
import Commands
import TestCorpus
import Testing

/// Makes pseudolocales of whole apps and compares them with the source by CoreFoundation and by expressions of its own.
struct GenerateCorpusTests {
    private let comparison = PseudolocaleComparison()

    private func table(_ path: String) -> [String: String]? {
        guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return [:] }
        let list = unsafe try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        return list as? [String: String]
    }

    @Test(.enabled(if: TestCorpus.isPresent, "needs ../shared"))
    func `no specifier, escape, tag or key of a corpus app changes`() throws {
        let corpus = try #require(TestCorpus.shared?.appending(path: "corpus"))
        let names = ["en-XD", "en-XE", "ar-XB", "en-XW", "en-XT"]
        var (apps, tables, values, changed) = (0, 0, 0, 0)
        for app in try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted() {
            let copy = try TemporaryProject([:])
            let source = corpus.appending(path: app)
            let files = FileManager.default.enumerator(atPath: source.path)?.compactMap { $0 as? String } ?? []
            for file in files where file.hasSuffix(".strings") && file.contains(/(?:en|English|Base)\.lproj\//) {
                let bytes = Array(try Data(contentsOf: source.appending(path: file)))
                guard !bytes.starts(with: Array("bplist".utf8)), !bytes.starts(with: Array("<?xml".utf8)) else {
                    continue
                }
                try copy.write(bytes, to: file)
            }
            let before = copy.files
            guard !before.isEmpty else { continue }
            apps += 1
            let run = GenerateRun(
                paths: [copy.root],
                configuration: nil,
                source: nil,
                fonts: [],
                pseudolocales: names,
                output: nil,
                isDryRun: false
            )
            #expect(try run.write(Console(color: .never, isQuiet: true)) == .clean, "\(app)")
            for path in copy.files where !before.contains(path) {
                let pseudolocale = try #require(names.first { path.contains($0 + ".lproj/") })
                // The source language's own table comes before the shared one.
                let original = before.sorted { !$0.contains("Base.lproj") && $1.contains("Base.lproj") }.first {
                    path.replacing(pseudolocale + ".lproj/", with: "")
                        == $0.replacing(/(?:en|English|Base)\.lproj\//, with: "")
                }
                let old = try #require(table(copy.root + "/" + (original ?? "")), "\(path)")
                let new = try #require(table(copy.root + "/" + path), "CoreFoundation cannot read \(path)")
                tables += 1
                #expect(old.keys.sorted() == new.keys.sorted(), "\(path)")
                for (key, text) in old {
                    let pseudo = try #require(new[key])
                    values += 1
                    changed += text == pseudo ? 0 : 1
                    let times = pseudolocale == "en-XE" && text != pseudo ? 2 : 1
                    #expect(
                        comparison.keepsSpecifiers(text, pseudo, times: times),
                        "\(path) \(key): \(text) -> \(pseudo)"
                    )
                    #expect(comparison.keepsTags(text, pseudo, times: times), "\(path) \(key): \(text) -> \(pseudo)")
                }
                // The spelling of escapes is compared in the whole file: keys and comments are the same in both.
                if pseudolocale != "en-XE" {
                    let sourceText = try decode(copy.bytes(original ?? ""))
                    #expect(
                        comparison.escapes(try decode(copy.bytes(path))) == comparison.escapes(sourceText),
                        "\(path)"
                    )
                }
            }
        }
        print("corpus: \(apps) apps, \(tables) tables written, \(values) values compared, \(changed) changed")
        #expect(apps >= 5)
        #expect(changed > 10_000)
    }

    private func decode(_ bytes: [UInt8]) throws -> String {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return try #require(String(bytes: bytes, encoding: .utf16))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
