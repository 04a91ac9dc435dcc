import Checking
import Findings
import Overset
import SwiftSources
import Testing

/// Code under a flag that no build sets.
struct UnsetBuildFlagTests {
    private static let code = """
        import UIKit
        class HomeController: UIViewController {
            let label = UILabel()
            override func viewDidLoad() {
                #if NEVER
                label.text = "Welcome to the test kitchen"
                #endif
                label.text = NSLocalizedString("A", comment: "")
            }
        }
        """

    @Test(
        arguments: [
            ([:], 0),
            (["App.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = NEVER\n"], 1),
            (["App.xcconfig": "#include \"Other.xcconfig\"\n"], 1),
            (["App.xcconfig": "#include \"Other.xcconfig\"\n", "More/Other.xcconfig": "A = 1\n"], 0),
            (["App.xcconfig": "#include \"Pods/Pods-App.release.xcconfig\"\n"], 0),
            ([".github/workflows/ci.yml": "xcodebuild OTHER_SWIFT_FLAGS=-DNEVER\n"], 1),
            (["Package.swift": "let settings = [.define(\"NEVER\")]\n"], 1),
            (["Fastfile": "flags = [:NEVER]\n"], 1),
            // A word in code or in a text that nothing builds with sets nothing.
            (["README.md": "Set NEVER to see it.\n", "Other.swift": "let NEVER = 1\n"], 0),
        ] as [([String: String], Int)]
    )
    func `a text is found where the build may have it`(files: [String: String], count: Int) throws {
        let project = try TemporaryProject(
            files.merging([
                "Home.swift": Self.code, "en.lproj/Localizable.strings": "\"A\" = \"Anna\";\n",
                "de.lproj/Localizable.strings": "\"A\" = \"Anna\";\n",
            ]) { first, _ in first }
        )
        var request = LintRequest(paths: [project.root])
        request.codeReader = SwiftReader()
        let findings = try request.lint().run().findings
        #expect(findings.filter { $0.rule == .hardCodedText && $0.severity > .note }.count == count)
    }
}
