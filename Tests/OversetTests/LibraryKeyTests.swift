import Checking
import Findings
import Projects
import SourceText
import Testing

@Suite("Keys of libraries, and the tables that an app is written in")
struct LibraryKeyTests {
    private static let title = "let title = NSLocalizedString(\"TITLE\", comment: \"\")\n"

    @Test(arguments: [
        ("vendor/Lib/Error.m", "NSLocalizedString(@\"OLD\", @\"\")", 0),
        ("vendor/Lib/Error.m", "LS(@\"OLD\", @\"\")", 0),
        ("Pods/Lib/Error.swift", "NSLocalizedString(\"OLD\", bundle: own, comment: \"\")", 1),
        ("Pods/Lib/Error.swift", "NSLocalizedString(\"OLD\", bundle: .main, comment: \"\")", 0),
        ("vendor/Lib/Error.m", "print(@\"OLD\")", 1), ("vendor/Lib/Error.txt", "NSLocalizedString(@\"OLD\", @\"\")", 1),
        (".hidden/vendor/Error.m", "NSLocalizedString(@\"OLD\", @\"\")", 1),
    ])
    func `libraries that are checked in ask the tables of the app, and have no findings`(
        path: String,
        code: String,
        count: Int
    ) throws {
        let files = [
            "en.lproj/Localizable.strings": "\"TITLE\" = \"Photos\";\n\"OLD\" = \"Old\";\n",
            "App/View.swift": Self.title, path: code + "\nlabel.text = \"Latest photos\"",
            "vendor/Lib/Lib.pch": "#define LS NSLocalizedString\n",
        ]
        let found = try LintTests.lint(files, configuration: "").findings
        #expect(found.filter { $0.rule == .unusedKey }.count == count)
        #expect(found.filter { $0.rule == .hardCodedText }.isEmpty)
    }

    @Test(arguments: [
        (".", "vendor/Lib/Error.m", true), (".", "./vendor/Lib/Error.m", true), ("/a", "/a/App/Pods/Error.m", true),
        ("/vendor", "/vendor/App/Error.m", false), (".", "vendor.m", false),
    ])
    func `a file of a library is told by its folders, wherever the check is run`(
        root: String,
        path: String,
        isOne: Bool
    ) {
        #expect(LibraryKeys.isInLibrary(path, below: root) == isOne)
    }

    @Test func `the shared tables of the development region are the source, not those of another region`() throws {
        let project = "{ objects = { A = {isa = PBXProject; developmentRegion = en; }; }; rootObject = A; }"
        let files = [
            "App.xcodeproj/project.pbxproj": project, "App/Base.lproj/Localizable.strings": "\"TITLE\" = \"Photos\";\n",
            "App/en-PT.lproj/Localizable.strings": "\"TITLE\" = \"Pictures\";\n", "App/View.swift": "",
        ]
        let folder = try TemporaryProject(files)
        let loaded = try LoadedProject(Project(at: [folder.root], extensions: ["strings"]), source: nil)
        #expect(loaded.source == "en")
        #expect(
            loaded.project.sourceTables("en").map(\.path).filter { $0.hasSuffix("Base.lproj/Localizable.strings") }
                .count == 1
        )
    }
}
