import Foundation
import SourceText
import StringTables
import TestCorpus
import Testing

struct CatalogTests {
    private func read(_ text: String) throws(SourceError) -> CatalogFile {
        try CatalogFile(TextFile(decoding: Array(text.utf8), path: "x"))
    }

    private func fixture() throws -> CatalogFile {
        try read(String(decoding: Fixture.bytes("Everything.xcstrings"), as: UTF8.self))
    }

    @Test func `every text of the source language has its variant`() throws {
        let file = try fixture()
        #expect(
            file.entries.map { "\($0.key)|\($0.variant ?? "-")|\($0.value)" } == [
                "|-|", "%lld photos|plural.one|%lld photo", "%lld photos|plural.other|%lld photos",
                "Match|-|%#@matches@ \"in\" %2$@", "Match|substitutions.matches.device.mac.plural.other|%arg matches",
                "Open ${applicationName}|stringSet.0|Open ${applicationName}",
                "Open ${applicationName}|stringSet.1|Start ${applicationName}", "Overset|-|Overset",
                "Settings\n…|-|Settings\n…",
            ]
        )
        #expect(file.keys.map(\.shouldTranslate) == [true, true, true, true, false, true])
        #expect(file.keys[2].extractionState == "manual")
        #expect(file.entries[1].comment == "Number of photos. overset: lines=1")
        #expect(file.entries(forLanguage: "de").map(\.value) == ["%lld Foto", "%lld Fotos"])
        #expect(file.languages == ["de", "en", "zh-Hant"])
        #expect(file.version == "1.9")
        #expect(file.key(of: file.entries[4])?.key == "Match")
        #expect("\(file.file.location(at: file.entries[3].valueOffset))" == "x:59:23")
    }

    @Test func `a pseudolocale is put in its place with the structure of the source`() throws {
        let file = try fixture()
        let text = file.inserting(language: "en-XA", completing: [.one, .few, .other]) { "[\($0.value)]" }
        #expect(text == (try Fixture.bytes("Everything.en-XA.xcstrings")))
    }

    @Test func `what was put in is taken out again without a trace`() throws {
        let file = try fixture()
        let text = file.inserting(language: "ar-XB", completing: PluralCategory.allCases) { "[\($0.value)]" }
        let with = try read(String(decoding: text, as: UTF8.self))
        #expect(with.removing(language: "ar-XB") == file.file.utf8)
        #expect(with.inserting(language: "ar-XB", completing: PluralCategory.allCases) { "[\($0.value)]" } == text)
        #expect(with.inserting(language: "ar-XB") { _ in nil } == file.file.utf8)
    }

    @Test(arguments: [
        "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{},\"b\":{ },\"c\":{\"localizations\":{}},\"d\":{\"localizations\":{ \n }}}}",
        "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\n\n},\"b\":{\"localizations\" :   {\"de\": {},  \"zh\":{}}}}}",
        "{\r\n  \"sourceLanguage\" : \"en\",\r\n  \"strings\" : {\r\n    \"a\" : {\r\n\r\n    }\r\n  }\r\n}",
        "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"zzz\":1},\"b\":{\"comment\":\"\",\"zzz\":1},\"c\":{\"comment\":\"\"}}}",
        "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"localizations\":{\"EN-xz\":{}}, \"b\":2}}}",
    ])
    func `other layouts come back as well`(text: String) throws {
        let file = try read(text)
        let with = try read(String(decoding: file.inserting(language: "en-XA") { "[\($0.value)]" }, as: UTF8.self))
        #expect(with.entries(forLanguage: "en-XA").map(\.value) == file.entries.map { "[\($0.value)]" })
        #expect(String(decoding: with.removing(language: "en-XA"), as: UTF8.self) == text)
    }

    @Test func `values of the source language are replaced in place`() throws {
        let file = try fixture()
        #expect(file.replacingValues { _ in nil } == file.file.utf8)
        let text = file.replacingValues { $0.value == "Start ${applicationName}" || $0.key.isEmpty ? "\"x\"" : nil }
        let again = try read(String(decoding: text, as: UTF8.self))
        #expect(again.entries.map(\.value).filter { $0 == "\"x\"" }.count == 2)
        #expect(again.entries.count == file.entries.count)
    }

    @Test(arguments: [
        ("[]", "1:1", "strings"), ("{\"strings\":1}", "1:12", "strings"), ("{\"strings\":{}}", "1:1", "sourceLanguage"),
        ("{\"sourceLanguage\":\"en\",\"strings\":{\"a\":1}}", "1:39", "object"),
        ("{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"localizations\":[]}}}", "1:56", "object"),
        ("{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"localizations\":{\"en\":1}}}}", "1:62", "object"),
    ])
    func `what is no catalog is refused at the cause`(text: String, place: String, message: String) {
        let error = #expect(throws: SourceError.self) { try read(text) }
        #expect(error.map { "\($0.location)" } == "x:\(place)")
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }

    @Test func `a mutated catalog is refused, or comes back as it was`() throws {
        let seed = """
            {"sourceLanguage":"en","strings":{"a\\n":{"comment":"c","localizations":{"de":{"stringUnit":{"value":"b"}},"en":{
            "substitutions":{"n":{"variations":{"plural":{"other":{"stringUnit":{"state":"new","value":"%arg é"}}}}}}},"fr" : {}}},
            "b" : {\n\n    },"c":{"shouldTranslate":false},"d":{"localizations":{"en":{"stringSet":{"values":["x",1]}}}}}}
            """
        let alphabet = Array("{}[],:\"\\u0 \nanefr1é".unicodeScalars)
        var numbers = SeededNumbers(seed: 31)
        var (accepted, refused) = (0, 0)
        for round in 0..<20_000 {
            let text = mutated(seed, with: alphabet, using: &numbers)
            do throws(SourceError) {
                let file = try read(text)
                accepted += 1
                #expect(file.replacingValues { _ in nil } == Array(text.utf8))
                guard round.isMultiple(of: 4) else { continue }
                let inserted = file.inserting(language: "en-XA", completing: [.few, .other]) { "[\($0.value)]" }
                let with = try read(String(decoding: inserted, as: UTF8.self))
                #expect(with.removing(language: "en-XA") == Array(text.utf8))
            } catch {
                refused += 1
                #expect(error.location.line >= 1 && error.location.column >= 1)
            }
        }
        print("mutated catalogs: \(accepted) read, \(refused) refused")
        #expect(accepted > 1000)
    }

    /// The texts of a language by key and path, as Foundation reads them.
    private func foundationTexts(_ bytes: [UInt8], language: String) throws -> [String] {
        let root = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        var texts: [String] = []
        func collect(_ node: [String: Any], _ path: String) {
            if let value = (node["stringUnit"] as? [String: Any])?["value"] as? String {
                texts.append("\(path)=\(value)")
            }
            if let values = (node["stringSet"] as? [String: Any])?["values"] as? [String] {
                for (index, value) in values.enumerated() { texts.append("\(path).stringSet.\(index)=\(value)") }
            }
            for (kind, choices) in node["variations"] as? [String: [String: [String: Any]]] ?? [:] {
                for (choice, child) in choices { collect(child, "\(path).\(kind).\(choice)") }
            }
            for (name, child) in node["substitutions"] as? [String: [String: Any]] ?? [:] {
                collect(child, "\(path).substitutions.\(name)")
            }
        }
        for (key, entry) in root?["strings"] as? [String: [String: Any]] ?? [:] {
            guard let node = (entry["localizations"] as? [String: [String: Any]])?[language] else { continue }
            collect(node, key)
        }
        return texts.sorted()
    }

    @Test(.enabled(if: TestCorpus.isPresent, "needs ../shared"))
    func `every catalog of the corpus is read as Foundation reads it and comes back byte for byte`() throws {
        var (files, keys, entries, units) = (0, 0, 0, 0)
        for url in TestCorpus.files(withExtension: "xcstrings") {
            let bytes = Array(try Data(contentsOf: url))
            let file = try CatalogFile(TextFile(decoding: bytes, path: url.path))
            files += 1
            keys += file.keys.count
            entries += file.entries.count
            #expect(file.replacingValues { _ in nil } == bytes)
            for language in file.languages {
                let found = file.entries(forLanguage: language).filter { $0.valueOffset != $0.keyOffset }
                units += found.count
                let texts = found.map { "\($0.key)\($0.variant.map { ".\($0)" } ?? "")=\($0.value)" }.sorted()
                #expect(texts == (try foundationTexts(bytes, language: language)), "\(url.path) \(language)")
            }
            let categories = PluralCategory.allCases
            let inserted = file.inserting(language: "en-XA", completing: categories) { "[\($0.value)]" }
            let with = try CatalogFile(TextFile(decoding: inserted, path: url.path))
            #expect(with.removing(language: "en-XA") == bytes, "\(url.path)")
            let expected = file.keys.filter(\.shouldTranslate).flatMap { file.entries[$0.entries] }.map {
                "[\($0.value)]"
            }
            let plain = file.inserting(language: "en-XA") { "[\($0.value)]" }
            let again = try CatalogFile(TextFile(decoding: plain, path: url.path))
            #expect(again.entries(forLanguage: "en-XA").map(\.value) == expected, "\(url.path)")
            #expect(try emittedByXcode(inserted) == inserted, "\(url.path)")
        }
        print("corpus: \(files) catalogs, \(keys) keys, \(entries) source entries, \(units) units of all languages")
        #expect(files == 65)
    }

    /// The catalog laid out as Xcode does, written by other code than the one that is tested.
    private func emittedByXcode(_ bytes: [UInt8]) throws -> [UInt8] {
        let root = try JSONFile(TextFile(decoding: bytes, path: "x")).root
        func text(_ value: JSONValue, _ depth: Int) -> String {
            let line = "\n" + String(repeating: "  ", count: depth)
            let inner = line + "  "
            let children = Array(value.children)
            switch value.kind {
            case .object where children.isEmpty: return "{\n\(line)}"
            case .object:
                let members = children.map { "\(quoted($0.name ?? "")) : \(text($0, depth + 1))" }
                return "{\(inner)\(members.joined(separator: ",\(inner)"))\(line)}"
            case .array:
                return "[\(inner)\(children.map { text($0, depth + 1) }.joined(separator: ",\(inner)"))\(line)]"
            case .string: return quoted(value.string ?? "")
            default: return String(decoding: bytes[value.range], as: UTF8.self)
            }
        }
        func quoted(_ text: String) -> String { String(decoding: JSONText.quoting(text), as: UTF8.self) }
        return Array((text(root, 0) + (bytes.last == 0x0A ? "\n" : "")).utf8)
    }
}
