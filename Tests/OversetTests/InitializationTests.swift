import Configurations
import Projects
import Commands
import SourceText
import Testing
import TextMeasurement

struct InitializationTests {
    private func configuration(of files: [String: String]) throws -> (text: String, read: Configuration) {
        let project = try TemporaryProject(files)
        let found = try Initialization(Project(at: [project.root], extensions: TableLoader.extensions))
        let file = try TextFile(decoding: Array(found.configuration.utf8), path: "overset.yml")
        return (found.configuration, try Configuration(file))
    }

    @Test func `what is written is read back as it was seen`() throws {
        let (text, configuration) = try configuration(of: [
            "App/en.lproj/Localizable.strings": "\"HELP_URL\" = \"https://help.example\";\n\"A\" = \"Albums\";\n",
            "App/de.lproj/Localizable.strings": "\"A\" = \"Alben\";\n",
            "App/Base.lproj/Main.storyboard":
                "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" targetRuntime=\"iOS.CocoaTouch\"/>",
            "App/Fonts/Brand Bold.otf": "", "Pods/Fonts/Other.otf": "",
        ])
        #expect(configuration.source == "en")
        // What would change a result is a comment.
        #expect(configuration.fonts.isEmpty && configuration.kept.isEmpty && configuration.samples.isEmpty)
        #expect(
            text.contains("Those inside are found: App/Fonts/Brand Bold.otf.") && text.contains("# keep: [HELP_URL]")
        )
        #expect(configuration.textSizes == [.large])
        #expect(configuration.pseudolocales?.map(\.name) == ["en-XA", "en-XE", "en-XW", "ar-XB"])
        #expect(text.contains("# Found: an app for iOS, 2 tables, 1 Interface Builder document, translations into de."))
    }

    @Test(
        arguments: [
            [:],
            ["a.lproj/x.strings": "\"open"],
            ["en.lproj/L.strings": "\"k: #\\\"\\n{\" = \"https://a.example\";\n\"é: - x\" = \"https://b.example\";\n"],
            ["L.xcstrings": "{\"sourceLanguage\":\"fr\",\"strings\":{\"A\":{}},\"version\":\"1.0\"}"],
            [
                "Fonts/\u{1F600}: - é\".ttf": "", "fr.lproj/L.strings": "",
                "M.xib": "<document targetRuntime=\"MacOSX.Cocoa\"/>",
            ],
        ] as [[String: String]]
    )
    func `whatever the project, the configuration is valid`(files: [String: String]) throws {
        var files = files
        files["README"] = ""
        let (text, configuration) = try configuration(of: files)
        if files.keys.contains("L.xcstrings") { #expect(configuration.source == "fr") }
        if files.keys.contains("M.xib") { #expect(text.contains("an app for macOS")) }
        if files.keys.contains("en.lproj/L.strings") {
            let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("# keep:") })
            let kept = try Configuration(TextFile(decoding: Array(line.dropFirst(2).utf8), path: "overset.yml")).kept
            #expect(kept.map(\.pattern) == ["k: #\"\n{", "é: - x"])
        }
    }

    /// The commented members are examples to uncomment: they must be right as well.
    @Test func `every example in the comments is valid`() throws {
        let (text, _) = try configuration(of: ["en.lproj/L.strings": "\"A\" = \"Albums\";\n"])
        let lines = text.split(separator: "\n").map(String.init)
        let members = [
            "fonts", "devices", "keep", "glossary", "rules", "ignore", "text-sizes", "  missing-key", "  untranslated",
            "  - { rule",
        ]
        let uncommented = lines.map { line in
            members.contains { line.hasPrefix("# \($0):") || line.hasPrefix("# \($0)") && $0.hasPrefix(" ") }
                ? String(line.dropFirst(2)) : line
        }
        let file = try TextFile(decoding: Array(uncommented.joined(separator: "\n").utf8), path: "overset.yml")
        let configuration = try Configuration(file)
        #expect(configuration.suppressions.map(\.reason) == ["never shown to users"])
        #expect(configuration.rules.count == 2 && configuration.glossary == ["PhotoMania", "iCloud"])
    }
}
