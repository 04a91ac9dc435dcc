import Checking
import Findings
import Testing

/// A copy that Finder made of a document is no part of the app.
struct DocumentCopiesTests {
    @Test(arguments: [
        ("Banner 2", "", Severity.note), ("Banner copy", "", .note), ("Banner copy 3", "", .note),
        ("Banner 2", "load(\"Banner 2\")", .error), ("Banner2", "", .error), ("Other 2", "", .error),
    ])
    func `a copy of the document beside it is shown only if code names it`(
        name: String,
        code: String,
        severity: Severity
    ) async throws {
        var files = Self.files(copiedAs: name)
        files["App.swift"] = "func go() { BannerView() \(code) }\n"
        #expect(try await UnmadeScreenTests.severities(files) == [severity])
    }

    @Test(arguments: [
        ("Info.plist", "<plist><dict><key>NSMainNibFile</key><string>Banner 2</string></dict></plist>", Severity.error),
        ("Info.plist", "<plist><dict><key>NSMainNibFile</key><string>Banner</string></dict></plist>", .note),
        ("Other.xib", UnmadeScreenTests.xib.replacing("id=\"v\"", with: "id=\"v\" nibName=\"Banner 2\""), .error),
    ])
    func `a copy that a property list or a document names is shown`(
        file: String,
        content: String,
        severity: Severity
    ) async throws {
        var files = Self.files(copiedAs: "Banner 2")
        files[file] = content
        #expect(try await UnmadeScreenTests.severities(files) == [severity])
    }

    /// A document and its copy, in which a translation is cut.
    private static func files(copiedAs name: String) -> [String: String] {
        [
            "Base.lproj/Banner.xib": UnmadeScreenTests.xib, "Base.lproj/\(name).xib": UnmadeScreenTests.xib,
            "de.lproj/\(name).strings": "\"l.text\" = \"Bezeichnung der Aufgabe\";\n",
            "BannerView.swift": "class BannerView: UIView {}\n", "App.swift": "func go() { BannerView() }\n",
        ]
    }

    @Test(arguments: [("Comon", Severity.note), ("Common", .error), ("Common~ipad", .error)])
    func `a storyboard that nothing names is a copy of one that is named`(
        name: String,
        severity: Severity
    ) async throws {
        let board = UnmadeScreenTests.storyboard(
            "storyboardIdentifier=\"page\" customClass=\"PageController\"",
            initial: "",
            others: []
        )
        let code = "UIStoryboard(name: \"Common\", bundle: nil).instantiateViewController(withIdentifier: \"page\")"
        let severities = try await UnmadeScreenTests.severities([
            "Base.lproj/\(name).storyboard": board, "Common.storyboard": name == "Common" ? "" : board,
            "de.lproj/\(name).strings": "\"l.text\" = \"Bezeichnung der Aufgabe\";\n",
            "App.swift": "class PageController: UIViewController {}\nfunc go() { \(code) }\n",
        ])
        #expect(severities.contains(.error) == (severity == .error))
    }
}
