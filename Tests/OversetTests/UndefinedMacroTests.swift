import Checking
import Findings
import SwiftSources
import Testing

/// Code under a macro whose definition is commented out.
struct UndefinedMacroTests {
    private static let code = """
        //#define NEVER
        @implementation HomeController
        - (void)viewDidLoad {
        #ifdef NEVER
            self.label.text = @"Welcome to the test kitchen";
        #endif
            self.label.text = NSLocalizedString(@"A", nil);
        }
        @end

        """

    @Test(
        arguments: [
            ([:], 0),
            (["App.xcconfig": "GCC_PREPROCESSOR_DEFINITIONS = NEVER=1\n"], 1),
            (["App.xcodeproj/project.pbxproj": "GCC_PREPROCESSOR_DEFINITIONS = \"NEVER=1\";\n"], 1),
            ([".github/workflows/ci.yml": "xcodebuild OTHER_CFLAGS=-DNEVER\n"], 1),
            (["Prefix.pch": "#define NEVER\n"], 1),
            // What libraries set, and words of texts, set nothing.
            (["README.md": "Set NEVER to see it.\n", "Pods/Lib/lib.xcconfig": "A = NEVER\n"], 0),
        ] as [([String: String], Int)]
    )
    func `a text is found where the build may have it`(files: [String: String], count: Int) throws {
        let project = try TemporaryProject(
            files.merging([
                "Home.m": Self.code, "en.lproj/Localizable.strings": "\"A\" = \"Anna\";\n",
                "de.lproj/Localizable.strings": "\"A\" = \"Anna\";\n",
            ]) { first, _ in first }
        )
        var request = LintRequest(paths: [project.root])
        request.codeReader = SwiftReader()
        let findings = try request.lint().run().findings
        #expect(findings.filter { $0.rule == .hardCodedText && $0.severity > .note }.count == count)
    }
}
