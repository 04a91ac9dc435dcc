import Configurations
import Findings
import Foundation
import Commands
import Pseudolocales
import SourceText
import TestCorpus
import Testing
import TextMeasurement

/// The JSON Schema that editors check `overset.yml` with says what the reader does.
struct ConfigurationSchemaTests {
    private static let file = TestCorpus.root.appending(path: "Documentation/overset.schema.json")

    private static func names(_ path: [String]) throws -> [String] {
        let schema = try JSONFile(TextFile(decoding: Array(Data(contentsOf: file)), path: file.path))
        var node = schema.root
        for name in path { node = try #require(node[name], "\(path)") }
        return node.kind == .array ? node.children.compactMap(\.string) : node.children.compactMap(\.name)
    }

    @Test func `it knows the members, rules, sizes and pseudolocales that there are`() throws {
        #expect(try Self.names(["properties", "rules", "properties"]) == Rule.names)
        #expect(try Self.names(["properties", "ignore", "items", "properties", "rule", "enum"]) == Rule.names)
        #expect(
            try Self.names(["properties", "text-sizes", "items", "enum"]) == TextSizeCategory.allCases.map(\.rawValue)
        )
        let error = #expect(throws: SourceError.self) {
            try Configuration(TextFile(decoding: Array("not-there: 1\n".utf8), path: "overset.yml"))
        }
        let list = error?.message.split(separator: "(known: ").last?.dropLast() ?? ""
        let known = list.split(separator: ", ").map(String.init)
        let members = try Self.names(["properties"])
        #expect(known.count > 10 && known.allSatisfy(members.contains), "\(known)")
        let pseudolocales = Set(Pseudolocale.builtIn.map(\.name))
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        for name in pseudolocales { #expect(text.contains("\"\(name)\"")) }
    }

    private static let validation = """
        import json, sys, yaml
        from jsonschema import Draft202012Validator
        schema = json.load(open(sys.argv[1], encoding="utf-8"))
        Draft202012Validator.check_schema(schema)
        for path in sys.argv[2:]:
            found = yaml.safe_load(open(path, encoding="utf-8"))
            print(len(list(Draft202012Validator(schema).iter_errors(found))), end=" ")
        """

    @Test(
        .enabled(if: Python.hasModule("jsonschema") && Python.hasModule("yaml"), "needs Python's jsonschema and yaml")
    )
    func `it takes what the reader takes, and refuses what it refuses`() throws {
        let right = [
            "source: en\n", "rules: { missing-key: error, untranslated: { severity: warning, minimum-words: 3 } }\n",
            "ignore:\n  - { rule: truncated-text, key: \"A*\", reason: x }\n",
            "screens: { S: { strings: T, views: { t: { label: K, lines: 1, width<=: 180 } }, constraints: [\"t.width <= 50\"] } }\n",
            "pseudolocales: [en-XA, { name: en-XL, pipeline: \"dots\" }]\nsamples: { \"%@\": A, \"%d\": 12 }\n",
            "swiftui: { entries: [A, { view: B, as: tab }], samples: { C.d: e }, sizes: { F: [1, 2], G: { width: 3 } } }\n",
            "text-sizes: [large]\nkeep: [A]\nglossary: [B]\nfonts: [C.otf]\ndevices: [D]\n",
        ]
        let wrong = [
            "sorce: en\n", "rules: { missing-keys: error }\n", "rules: { missing-key: loud }\n",
            "rules: { untranslated: { words: 3 } }\n", "ignore:\n  - { rule: truncated-text, key: A }\n",
            "ignore:\n  - { rule: truncated-text, reason: x }\n", "text-sizes: [huge]\n", "keep: [\"\"]\n",
            "pseudolocales: [en-XZ]\n", "samples: { name: A }\n", "swiftui: { entries: [{ as: tab }] }\n",
            "swiftui: { entries: [{ view: A, as: b }] }\n", "swiftui: { sizes: { A: [1] } }\n", "swiftui: { a: b }\n",
        ]
        for text in right {
            #expect(throws: Never.self) { try Configuration(TextFile(decoding: Array(text.utf8), path: "overset.yml")) }
        }
        for text in wrong {
            #expect(throws: SourceError.self, "\(text)") {
                try Configuration(TextFile(decoding: Array(text.utf8), path: "overset.yml"))
            }
        }
        var files: [String: String] = [:]
        for (index, text) in (right + wrong).enumerated() { files["\(index).yml"] = text }
        let project = try TemporaryProject(files)
        var paths = (0..<files.count).map { "\(project.root)/\($0).yml" }
        paths.append(TestCorpus.root.appending(path: "Examples/PhotoMania/overset.yml").path)
        let counts = try Python.run(Self.validation, [Self.file.path] + paths)
            .split(separator: " ").map { Int($0) ?? -1 }
        #expect(counts.count == paths.count, "\(counts)")
        #expect(Array(counts.prefix(right.count)) == right.map { _ in 0 })
        #expect(counts.dropFirst(right.count).prefix(wrong.count).allSatisfy { $0 > 0 }, "\(counts)")
        #expect(counts.last == 0)
    }
}
