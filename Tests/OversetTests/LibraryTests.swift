import FoundationEssentials
import Overset
import TestCorpus
import Testing

/// The public API alone: no other module of the package is imported.
struct LibraryTests {
    private static let font = TestCorpus.root.appending(path: "Fonts/OversetTest.ttf").path

    private static let files = [
        "en.lproj/L.strings": "\"A\" = \"Hello, %@\";\n/* overset: font=OversetTest-Regular size=20 width<=45 */\n"
            + "\"B\" = \"Done\";\n",
        "de.lproj/L.strings": "\"A\" = \"Hallo, %d\";\n\"B\" = \"Abgehakt\";\n",
    ]

    @Test func `lint gives findings with their places`() throws {
        let folder = try TemporaryProject(Self.files)
        var project = ProjectOptions(folder: folder.root)
        project.onlyRules = ["broken-specifier"]
        let report = try Overset.lint(project)
        #expect(report.findings.map(\.rule) == ["broken-specifier"])
        let finding = try #require(report.findings.first)
        #expect(finding.severity == .error)
        #expect(finding.path == folder.root + "/de.lproj/L.strings")
        #expect([finding.line, finding.column] == [1, 7])
        #expect(["\(finding.table).\(finding.key)"] + finding.locales == ["L.A", "de"])
        #expect(report.errors.isEmpty)
        #expect(report.sourceLanguage == "en")
        #expect(report.measurementCount == 0)
        #expect(String(decoding: report.rendered(as: .github), as: UTF8.self).contains("title=broken-specifier A::"))
    }

    @Test func `check measures what has a declared box`() async throws {
        let folder = try TemporaryProject(Self.files)
        var options = CheckOptions(ProjectOptions(folder: folder.root))
        options.project.fonts = [Self.font]
        options.project.onlyRules = ["truncated-text"]
        options.languages = ["de"]
        let report = try await Overset.check(options)
        #expect(
            report.findings.map { "\($0.rule) \($0.table).\($0.key) \($0.locales)" } == ["truncated-text L.B [\"de\"]"]
        )
        #expect(report.measurementCount == 2)
    }

    @Test func `generate writes files once and none in a dry run`() throws {
        let folder = try TemporaryProject(Self.files)
        var options = GenerationOptions(ProjectOptions(folder: folder.root))
        options.pseudolocales = ["en-XD"]
        options.isDryRun = true
        #expect(try Overset.generate(options).map(\.isWritten) == [false])
        #expect(folder.files.count == 2)
        options.isDryRun = false
        let files = try Overset.generate(options)
        #expect(files.map(\.path) == [folder.root + "/en-XD.lproj/L.strings"])
        #expect(files.map(\.pseudolocales) == [["en-XD"]])
        #expect(files.map(\.textCount) == [2])
        #expect(files.map(\.isWritten) == [true])
        #expect(try Overset.generate(options).map(\.isWritten) == [false])
    }

    @Test func `measure gives points`() throws {
        var options = TextOptions()
        options.font = "OversetTest-Regular"
        options.size = 20
        options.fonts = [Self.font]
        let whole = try Overset.measure("Add a photo", options)
        #expect([whole.width, whole.height] == [100, 20])
        #expect(whole.lineCount == 1 && !whole.isTruncated && whole.uncertainty == 0)
        options.maximumWidth = 60
        options.lineLimit = 1
        #expect(try Overset.measure("Add a photo", options).isTruncated)
        options.lineLimit = 0
        #expect(try Overset.measure("Add a photo", options).lineCount == 2)
    }

    @Test func `a wrong option is an error that says what to do`() async throws {
        var project = ProjectOptions(folder: "/nowhere")
        #expect(throws: OversetError.self) { try Overset.lint(project) }
        project.skippedRules = ["untranslatd"]
        let folder = try TemporaryProject(Self.files)
        project.folder = folder.root
        let rule = #expect(throws: OversetError.self) { try Overset.lint(project) }
        #expect(rule?.messages.first?.contains("there is no rule 'untranslatd'; did you mean 'untranslated'?") == true)
        var options = CheckOptions(ProjectOptions(folder: folder.root))
        options.textSizes = ["larg"]
        let size = await #expect(throws: OversetError.self) { try await Overset.check(options) }
        #expect(size?.description.contains("did you mean 'large'?") == true)
        var text = TextOptions()
        text.maximumWidth = -1
        let width = #expect(throws: OversetError.self) { try Overset.measure("a", text) }
        #expect(width?.description.contains("a width and a number of lines are 0 or more") == true)
        #expect(throws: OversetError.self) { try Overset.layOut(folder.root + "/en.lproj/L.strings") }
    }
}
