import Checking
import Findings
import Testing

/// The document that an application loads by itself needs no code.
struct MainNibTests {
    private static let list =
        "<plist version=\"1.0\"><dict><key>NSMainNibFile</key><string>Banner</string></dict></plist>\n"

    @Test(arguments: [
        ("", "", Severity.note), ("<menu title=\"Main\" systemMenu=\"main\" id=\"m\"/>", "", .error),
        ("<menu title=\"Photo\" id=\"m\"/>", "", .note), ("", list, .error),
    ])
    func `a xib with the main menu, or that the property list names, is loaded`(
        menu: String,
        list: String,
        severity: Severity
    ) async throws {
        let owner = "placeholderIdentifier=\"IBFilesOwner\""
        var files = [
            "Base.lproj/Banner.xib": UnmadeScreenTests.xib.replacing(
                owner,
                with: owner + " customClass=\"BannerOwner\""
            )
            .replacing("</objects>", with: menu + "</objects>"),
            "de.lproj/Banner.strings": "\"l.text\" = \"Bezeichnung der Aufgabe\";\n",
            "App.swift": "@main class App {}\nclass BannerView: UIView {}\nclass BannerOwner: NSObject {}\n",
        ]
        if !list.isEmpty { files["App/Info.plist"] = list }
        #expect(try await UnmadeScreenTests.severities(files) == [severity])
    }

    @Test(arguments: [(3, Severity.note), (4, .error)])
    func `of an app of which no document seems to be loaded nothing is known`(
        others: Int,
        severity: Severity
    ) async throws {
        var files = [
            "Base.lproj/Banner.xib": UnmadeScreenTests.xib,
            "de.lproj/Banner.strings": "\"l.text\" = \"Bezeichnung der Aufgabe\";\n",
            "App.swift": "@main class App {}\nclass BannerView: UIView {}\n",
        ]
        for index in 0..<others {
            files["Other\(index).xib"] = UnmadeScreenTests.xib.replacing("BannerView", with: "OtherView\(index)")
            files["Other\(index).swift"] = "class OtherView\(index): UIView {}\n"
        }
        #expect(try await UnmadeScreenTests.severities(files).contains(severity))
    }
}
