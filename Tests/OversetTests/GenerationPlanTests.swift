import Configurations
import Generation
import Projects
import Pseudolocales
import SourceText
import Testing
import TextMeasurement

struct GenerationPlanTests {
    /// Measures nothing: no transform of these tests asks for a width.
    private struct NoReference: ReferenceMeasurer {
        func referenceAdvance(of text: String) -> Double { 0 }
    }

    private func plan(_ table: String) throws -> (outputs: [Generation.Output], messages: [String]) {
        let folder = try TemporaryProject(["en.lproj/L.strings": table])
        let project = try Project(at: [folder.root], extensions: TableLoader.extensions)
        var loaded = try LoadedProject(project, source: "en")
        loaded.readTables { _ in true }
        let dots = Pseudolocale(
            name: try PseudolocaleName("en-XD"),
            pipeline: try Pipeline(parsing: "dots", reference: NoReference())
        )
        let generation = Generation(project: loaded, configuration: Configuration(), pseudolocales: [dots])
        let plan = try generation.plan()
        return (plan.outputs, plan.diagnostics.map { "\($0.location.map { "\($0.line)" } ?? "-"): \($0.message)" })
    }

    /// The percent signs of Unicode besides U+0025, by their names: fullwidth, Arabic and small.
    @Test(arguments: [("\u{FF05}", "U+FF05"), ("\u{066A}", "U+066A"), ("\u{FE6A}", "U+FE6A")])
    func `a sign that looks like a percent sign is reported`(sign: String, name: String) throws {
        let messages = try plan("\"A\" = \"a\";\n\"B\" = \"50\(sign)d\";\n").messages
        #expect(messages == ["2: '\(sign)' (\(name)) is no percent sign for a format; it is taken for prose"])
    }

    @Test func `texts are counted, and those that change`() throws {
        let outputs = try plan("\"A\" = \"Add\";\n\"B\" = \"%@\";\n\"C\" = \"https://a.b\";\n").outputs
        #expect(outputs.map(\.texts) == [3])
        #expect(outputs.map(\.changed) == [1])
    }
}
