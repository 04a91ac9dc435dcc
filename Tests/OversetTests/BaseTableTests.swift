import Checking
import Findings
import Testing

/// The table beside a document of `Base.lproj`, where the source language has a table of its own.
struct BaseTableTests {
    private static let files = [
        "Base.lproj/Banner.xib": UnmadeScreenTests.xib, "App.swift": "@main class App { let view = BannerView() }\n",
        "BannerView.swift": "class BannerView: UIView {}\n",
        "de.lproj/Banner.strings": "\"l.text\" = \"Bezeichnung der Aufgabe\";\n",
    ]

    @Test(arguments: [
        ("/* A name. */", [Severity.error]), ("/* A name. overset: ignore=truncated-text */", []),
        ("/* A name. overset: ignore=clipped-text */", [.error]),
    ])
    func `its remarks hold for the text of the document`(comment: String, severities: [Severity]) async throws {
        var files = Self.files
        files["Base.lproj/Banner.strings"] = comment + "\n\"l.text\" = \"Name\";\n"
        files["en.lproj/Banner.strings"] = "\"other.text\" = \"Other\";\n"
        #expect(try await UnmadeScreenTests.severities(files) == severities)
    }

    @Test func `a key that it has is none that only translations have`() throws {
        let findings = try LintTests.lint([
            "Base.lproj/Main.strings": "\"A\" = \"a\";\n\"B\" = \"b\";\n",
            "en.lproj/Main.strings": "\"A\" = \"a\";\n\"C\" = \"c\";\n",
            "de.lproj/Main.strings": "\"A\" = \"x\";\n\"B\" = \"y\";\n\"C\" = \"z\";\n\"D\" = \"w\";\n",
        ]).findings
        #expect(findings.filter { $0.rule == .staleKey }.map(\.key) == ["D"])
    }

    @Test(arguments: [("overset: ignore=broken-specifier", 0), ("overset: ignore=stale-key", 1)])
    func `its remarks hold for the rules over tables`(comment: String, count: Int) throws {
        let findings = try LintTests.lint([
            "Base.lproj/L.strings": "/* \(comment) */\n\"A\" = \"%d\";\n", "en.lproj/L.strings": "\"A\" = \"%d\";\n",
            "de.lproj/L.strings": "\"A\" = \"%@\";\n",
        ]).findings
        #expect(findings.count { $0.rule == .brokenSpecifier } == count)
    }
}
