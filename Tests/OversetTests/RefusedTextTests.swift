import Configurations
import Generation
import Projects
import Pseudolocales
import SourceText
import StringTables
import Testing
import TextMeasurement

/// Texts that a pseudolocale would damage: they stay as they are, and the rest of their table is written.
struct RefusedTextTests {
    /// Measures nothing: no transform of these tests asks for a width.
    private struct NoReference: ReferenceMeasurer {
        func referenceAdvance(of text: String) -> Double { 0 }
    }

    /// Writes `% g` for "bad", which the reader of messages takes for prose and Foundation for a number.
    private struct Damage: Transform {
        var spelling: String { "damage" }

        func apply(to message: Message, in context: TransformContext) -> Message {
            Message("[\(message.text.replacing("bad", with: "% g"))]")
        }
    }

    @Test func `a catalog that would be too large to be read again is not written`() throws {
        let source = #"{"sourceLanguage": "en", "strings": {"good": {}}, "version": "1.0"}"#
        let folder = try TemporaryProject(["L.xcstrings": source])
        let said = try generate(folder, [Damage()], maximumCatalogSize: 100)
        #expect(said.count == 1)
        #expect(said.first?.hasPrefix("with these pseudolocales the catalog would have ") == true)
        #expect(
            said.first?.hasSuffix("more than the 100 that are read; take fewer with --pseudolocale, or split it")
                == true
        )
        #expect(try folder.text("L.xcstrings") == source)
    }

    /// What came of a project: the files by path, and what was said, with `line:column`.
    private func generate(
        _ folder: TemporaryProject,
        _ transforms: [any Transform],
        maximumCatalogSize: Int? = nil
    ) throws -> [String] {
        var project = try LoadedProject(
            try Project(at: [folder.root], extensions: TableLoader.extensions),
            source: "en"
        )
        project.readTables { _ in true }
        let pseudolocale = Pseudolocale(name: try PseudolocaleName("en-XQ"), pipeline: Pipeline(transforms))
        var generation = Generation(
            project: project,
            configuration: Configuration(),
            pseudolocales: [pseudolocale]
        )
        if let maximumCatalogSize { generation.maximumCatalogSize = maximumCatalogSize }
        let plan = try generation.plan()
        var said = plan.diagnostics.map(\.message)
        try generation.write(plan.outputs, isDryRun: false) { output, result in
            switch result {
            case .success(let change):
                said.append("\(change.rawValue) \(output.changed) of \(output.texts)")
                for warning in output.refused {
                    let place = warning.location.map { "\($0.line):\($0.column)" } ?? "-"
                    said.append("\(place): \(warning.severity): \(warning.message)")
                }
            case .failure(let error): said.append("error: \(error.message)")
            }
        }
        return said
    }

    private static func warning(_ key: String, _ place: String) -> String {
        "\(place): warning: en-XQ would change its arguments; the string '\(key)' stays as it is there"
    }

    @Test func `a text whose arguments would change stays as it is, and the rest is written`() throws {
        let folder = try TemporaryProject([
            "en.lproj/L.strings": "\"a\" = \"good\";\n/* B */\n\"b\" = \"100 bad\";\n\"c\" = \"fine\";\n"
        ])
        #expect(try generate(folder, [Damage()]) == ["written 2 of 3", Self.warning("b", "3:7")])
        #expect(
            try folder.text("en-XQ.lproj/L.strings")
                == "\"a\" = \"[good]\";\n/* B */\n\"b\" = \"100 bad\";\n\"c\" = \"[fine]\";\n"
        )
        // Once more says the same and changes nothing.
        #expect(try generate(folder, [Damage()]) == ["unchanged 2 of 3", Self.warning("b", "3:7")])
    }

    @Test func `so does one of a large table, which is made piece by piece`() throws {
        let piece = "\"a\" = \"good\";\n\"b\" = \"100 bad\";\n"
        let folder = try TemporaryProject(["en.lproj/L.strings": String(repeating: piece, count: 10_000)])
        let said = try generate(folder, [Damage()])
        #expect(said.first == "written 10000 of 20000")
        #expect(said.count == 10_001)
        #expect(said.last == Self.warning("b", "20000:7"))
        let expected = String(repeating: piece.replacing("good", with: "[good]"), count: 10_000)
        #expect(try folder.text("en-XQ.lproj/L.strings") == expected)
    }

    @Test func `so does one of a catalog and of an export`() throws {
        let folder = try TemporaryProject([
            "L.xcstrings": #"{"sourceLanguage": "en", "strings": {"100 bad": {}, "good": {}}, "version": "1.0"}"#,
            "en.xliff": """
            <xliff version="1.2"><file original="a" source-language="en"><body>
            <trans-unit id="b"><source>100 bad</source></trans-unit>
            <trans-unit id="g"><source>good</source></trans-unit>
            </body></file></xliff>
            """,
        ])
        let said = try generate(folder, [Damage()])
        #expect(said.count { $0.hasPrefix("written 1 of 2") } == 2)
        #expect(said.count { $0.hasSuffix("stays as it is there") } == 2)
        let catalog = try folder.text("L.xcstrings")
        #expect(catalog.contains("[good]"))
        #expect(!catalog.contains("% g"))
        let export = try folder.text("en-XQ.xliff")
        #expect(export.contains("<target>100 bad</target>"))
        #expect(export.contains("<target>[good]</target>"))
    }

    /// Google's tool writes `{` for `(`, `″` for a quote and `∖` for a backslash: text that looks like a placeholder then.
    @Test func `a preset may write what looks like a placeholder, and other quotes`() throws {
        let folder = try TemporaryProject([
            "en.lproj/L.strings": #"""
            "a" = "Save (all)";
            "b" = "Say \"%@\" {name}";
            "c" = "C:\\new\nline";
            """#
        ])
        let preset = try Pipeline(parsing: "google-accented", reference: NoReference()).transforms
        #expect(try generate(folder, preset) == ["written 3 of 3"])
        let text = try folder.text("en-XQ.lproj/L.strings")
        #expect(text.contains("%@"))
        #expect(text.contains("{name}"))
        #expect(text.contains("\\n"))
    }
}
