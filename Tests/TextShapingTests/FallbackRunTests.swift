import Foundation
import Testing
import TextMeasurement
import TextShaping

/// Where a text that needs a second font is cut into runs.
struct FallbackRunTests {
    /// Letters a to j and a soft hyphen in the font asked for; the test font serves the other letters.
    private static func measurer() throws -> ShapingMeasurer {
        let primary = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "RuleFonts/SoftHyphen.ttf")
            .path
        let family = FontCatalogue.Family(
            name: "Test",
            role: .script,
            scripts: [Script("Latn")],
            licence: "",
            debianPackage: "",
            homebrewCask: "",
            faces: [
                FaceSource(
                    postScriptName: TestFont.name,
                    family: "Test",
                    weight: .regular,
                    isItalic: false,
                    files: [FaceSource.File(name: "OversetTest.ttf", faceIndex: 0)],
                    keepsContextualAlternates: false
                )
            ]
        )
        return ShapingMeasurer(
            library: try FontLibrary(fonts: [primary, TestFont.path], systemFolders: []),
            catalogue: FontCatalogue(families: [family])
        )
    }

    @Test(arguments: [
        ("ab", [0..<2]), ("az", [0..<1, 1..<2]), ("zz", [0..<2]), ("z z", [0..<3]), ("a b", [0..<3]),
        // A soft hyphen shows nothing and stays with what stands before it, though the font asked for has a glyph.
        ("z\u{AD}z", [0..<3]), ("a\u{AD}z", [0..<2, 2..<3]), ("z\u{AD}a", [0..<2, 2..<3]),
    ])
    func `a run ends where the font changes, and not before`(text: String, expected: [Range<Int>]) throws {
        let request = try TestFont.request(text, family: .postScript("RuleSoftHyphen-Regular"))
        #expect(try Self.measurer().runs(of: request).runs.map(\.range) == expected)
    }

    /// A family whose faces are all one font of a file.
    private static func family(_ role: FontCatalogue.Role, _ file: String, _ name: String) -> FontCatalogue.Family {
        FontCatalogue.Family(
            name: name,
            role: role,
            scripts: [],
            licence: "",
            debianPackage: "",
            homebrewCask: "",
            faces: [FontWeight.thin, .regular, .bold].map { weight in
                FaceSource(
                    postScriptName: "\(name)-\(weight)",
                    family: name,
                    weight: weight,
                    isItalic: false,
                    files: [FaceSource.File(name: file, faceIndex: 0)],
                    keepsContextualAlternates: false
                )
            }
        )
    }

    @Test(arguments: [
        (FontCatalogue.Role.systemText, FontCatalogue.Role.general, "System-regular"),
        (.general, .systemText, "System-regular"), (.general, .named, "General-regular"),
    ])
    func `what a font lacks of Latin is drawn in the system font`(
        first: FontCatalogue.Role,
        second: FontCatalogue.Role,
        face: String
    ) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "RuleFonts")
        let families = [first, second].map { role in
            Self.family(
                role,
                "OversetTest.ttf",
                role == .systemText ? "System" : role == .general ? "General" : "Other"
            )
        }
        let measurer = ShapingMeasurer(
            library: try FontLibrary(
                fonts: [folder.appending(path: "SoftHyphen.ttf").path, TestFont.path],
                systemFolders: []
            ),
            catalogue: FontCatalogue(families: families)
        )
        let request = try TestFont.request("z", family: .postScript("RuleSoftHyphen-Regular"))
        #expect(try measurer.runs(of: request).runs.map(\.postScriptName) == [face])
    }
}
