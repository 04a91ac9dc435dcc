import Checking
import Configurations
import Findings
import Interfaces
import Commands
import SourceText
import Testing
import TextMeasurement

struct ConfigurationTests {
    private func read(_ text: String) throws -> Configuration {
        try Configuration(TextFile(decoding: Array(text.utf8), path: "overset.yml"))
    }

    @Test func `every member is read as the text that stands there`() throws {
        let configuration = try read(
            """
            # overset.yml
            source: no
            pseudolocales:
              - en-XA
              - { name: en-XL, pipeline: "accents,expand=40%,brackets" }
            text-sizes: [large, accessibility3]
            fonts: [Fonts/Brand-Bold.otf]
            samples: { "%@": Alexandra, "%d": 1.10 }
            keep: ["*_URL", CFBundleShortVersionString]
            glossary: [PhotoMania, off]
            screens:
              Add Photo:
                strings: AddPhotoViewController
                views:
                  title: { label: ADD_PHOTO_TITLE, font: headline, lines: 1, width<=: 180 }
                  done: { button: DONE }
                constraints:
                  - "done.width <= 64"
                  - "H:|-[title]-|"
            rules:
              truncated-text: error
              shrunk-text: off
            ignore:
              - { rule: truncated-text, key: "DEBUG_*", reason: "never shown to users" }
            """
        )
        #expect(configuration.source == "no")
        #expect(configuration.pseudolocales?.map(\.name) == ["en-XA", "en-XL"])
        #expect(configuration.pseudolocales?.last?.pipeline == "accents,expand=40%,brackets")
        #expect(configuration.textSizes == [.large, .accessibility3])
        #expect(configuration.fonts == ["Fonts/Brand-Bold.otf"])
        #expect(configuration.samples == ["%@": "Alexandra", "%d": "1.10"])
        #expect(configuration.kept.map(\.pattern) == ["*_URL", "CFBundleShortVersionString"])
        #expect(configuration.glossary == ["PhotoMania", "off"])
        #expect(configuration.screenTexts.map(\.key) == ["ADD_PHOTO_TITLE", "DONE"])
        #expect(configuration.screenTexts.map(\.declaration.maximumWidth) == [180, 64])
        #expect(configuration.unsolved.map(\.constraint) == ["H:|-[title]-|"])
        #expect(configuration.rules == [.truncatedText: .severity(.error), .shrunkText: .off])
        #expect(configuration.suppressions.map(\.reason) == ["never shown to users"])
    }

    @Test(arguments: [
        ("sorce: en", 1, 1, "there is no member 'sorce'; did you mean 'source'?"),
        ("source: [en]", 1, 9, "'source' must be a text"),
        ("keep: x", 1, 7, "'keep' must be a list, as in [a, b]"),
        ("pseudolocales:\n  - en-XZ", 2, 5, "there is no built-in pseudolocale 'en-XZ'; did you mean 'en-XA'?"),
        ("pseudolocales:\n  - { name: de, pipeline: dots }", 2, 13, "'de' cannot name a pseudolocale"),
        (
            "rules: { trunkated-text: error }", 1, 10,
            "there is no rule 'trunkated-text'; did you mean 'truncated-text'?"
        ),
        ("rules: { truncated-text: loud }", 1, 26, "there is no severity 'loud'"),
        ("ignore:\n  - { rule: truncated-text, key: A }", 2, 5, "say why: an entry of 'ignore' needs a reason"),
        ("text-sizes: [huge]", 1, 14, "there is no text size 'huge'"),
        ("source: en\nsource: de", 2, 1, "'source' stands twice in one mapping; keep one"),
        ("a: [", 1, 5, "this is no YAML"),
        ("source: en\n---\nsource: de", 2, 1, "a configuration is one YAML document"),
        ("keep: [\"\"]", 1, 8, "an empty text means nothing here"),
        ("samples: { name: A }", 1, 12, "a sample stands for a specifier"),
        ("pseudolocales: [en-XA, { name: en-xa, pipeline: dots }]", 1, 24, "'en-xa' is named twice"),
        (
            "screens: { S: { views: { t: { label: K, widht<=: 3 } } } }", 1, 41,
            "there is no item 'widht<='; did you mean 'width<='?"
        ),
    ])
    func `what is not understood is refused where it stands`(text: String, line: Int, column: Int, message: String) {
        let error = #expect(throws: SourceError.self) { try read(text) }
        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
        #expect(error?.location.line == line, "\(String(describing: error?.location))")
        if !message.contains("YAML"), !message.contains("twice") { #expect(error?.location.column == column) }
    }

    @Test(arguments: [
        ("*_URL", "HOME_URL", true), ("*_URL", "HOME_URLS", false), ("DEBUG_*", "DEBUG_", true), ("a?c", "abc", true),
        ("*", "", true), ("", "a", false), ("a*b*c", "aXbYc", true), ("a*b*c", "acb", false),
        ("*a*a*a*a*a*a*b", String(repeating: "a", count: 2000), false),
    ])
    func `a pattern fits the whole key`(pattern: String, key: String, expected: Bool) {
        #expect(Glob(pattern).matches(key) == expected)
    }
}

/// All mistakes of a configuration are reported at once.
struct ConfigurationMistakesTests {
    @Test func `every mistake is reported, at its place`() throws {
        let project = try TemporaryProject([
            "overset.yml": """
            sourc: en
            text-sizes: [large, huge, tiny]
            rules: { truncated-tex: error, missing-key: fatal }
            ignore:
              - { rule: truncated-text, key: A }
            exclude: ["!x"]

            """
        ])
        let failure = #expect(throws: Failure.self) { try Configuration.load(path: nil, root: project.root) }
        #expect(failure?.diagnostics.compactMap { $0.location?.line } == [1, 2, 2, 3, 3, 5, 6])
    }

    /// What is wrong in one entry does not hide what else is wrong in it.
    @Test(arguments: [
        ("screens:\n  S:\n    platform: mac\n    sise: [1, 2]\n    bars: [left, tab]\n    views: {}\n", [3, 4, 5]),
        (
            "screens:\n  S:\n    views:\n      t: { label: K, lines: x,\n           colour: red }\n      u: { }\n"
                + "    constraints:\n      - { formt: x }\n", [4, 5, 6, 8]
        ),
        ("devices:\n  - { name: Kiosk,\n      scale: 9,\n      idiom: tv }\n", [3, 4]),
        ("rules:\n  missing-key:\n    severity: fatal\n    sizes: 3\n", [3, 4]),
        ("ignore:\n  - { rule: bogus,\n      kye: A }\n", [2, 3]),
        ("pseudolocales:\n  - { name: de,\n      pipe: dots }\n", [2, 3]),
        ("include: [\"!a\",\n  \"!b\"]\n", [1, 2]),
    ])
    func `every mistake of an entry is reported`(text: String, lines: [Int]) throws {
        let project = try TemporaryProject(["overset.yml": text])
        let failure = #expect(throws: Failure.self) { try Configuration.load(path: nil, root: project.root) }
        let found = failure?.diagnostics ?? []
        #expect(found.compactMap { $0.location?.line } == lines, "\(found.map(\.message))")
    }

    @Test func `a source language that is not there is an error where it is said`() throws {
        let project = try TemporaryProject([
            "overset.yml": "# c\nsource: fr\n", "en.lproj/L.strings": "\"a\" = \"A\";\n",
            "de.lproj/L.strings": "\"a\" = \"A\";\n", "Base.lproj/M.storyboard": "<document/>",
            "A.xcodeproj/project.pbxproj": "developmentRegion = en;\n",
        ])
        let failure = #expect(throws: Failure.self) { try CheckRequest(paths: [project.root]).check() }
        let place = failure?.diagnostics.first?.location
        #expect(place?.line == 2 && place?.path.hasSuffix("overset.yml") == true)
        #expect(failure?.messages.first?.contains("(found: de, en)") == true)
    }
}
