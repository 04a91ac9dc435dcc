import Checking
import Findings
import SwiftSources
import Testing

/// Strings that no code asks for have no box, for another reason than those that code shows somewhere.
struct UnaskedCoverageTests {
    @Test(arguments: [
        (true, ["no box is known: code shows it": 1, "no code asks for it": 1]),
        (false, ["no box is known: code shows it": 2]),
    ])
    func `strings that no code asks for are counted apart`(readsCode: Bool, expected: [String: Int]) async throws {
        let project = try TemporaryProject([
            "en.lproj/Localizable.strings": """
            /* Title. overset: width<=200 */
            "boxed" = "Boxed";
            /* Text */
            "asked" = "Asked";
            /* Text */
            "old.title" = "Old";

            """,
            "en.lproj/InfoPlist.strings": "\"CFBundleName\" = \"App\";\n",
            "App.swift": """
            func go() {
                log(NSLocalizedString("asked", comment: ""))
            }

            """,
        ])
        var request = CheckRequest(paths: [project.root])
        request.codeReader = readsCode ? SwiftReader() : nil
        let coverage = try #require(await request.check().run(jobs: 1).report.coverage)
        let row = try #require(coverage.rows.first { $0.name == "Localizable" })
        #expect(row.reasons.filter { $0.value != 0 } == expected)
        #expect(row.strings == 3 && row.declared == 1)
    }
}
