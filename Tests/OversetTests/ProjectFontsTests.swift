import Findings
import Foundation
import Projects
import SourceText
import Testing

/// The fonts of an app are found wherever they lie in its project.
struct ProjectFontsTests {
    private static let font = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fonts/OversetTest.ttf").standardizedFileURL

    private static func list(_ names: [String]) -> String {
        "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict><key>CFBundleName</key><string>App</string>"
            + "<key>UIAppFonts</key><array>" + names.map { "<string>\($0)</string>" }.joined()
            + "</array></dict></plist>\n"
    }

    private func project(_ files: [String: String], fonts: [String]) throws -> TemporaryProject {
        let project = try TemporaryProject(
            files.merging(["en.lproj/L.strings": "\"A\" = \"B\";\n"]) { first, _ in first }
        )
        let bytes = Array(try Data(contentsOf: Self.font))
        for font in fonts { try project.write(bytes, to: font) }
        return project
    }

    @Test func `fonts are found below any folder, those that are surely of the app first`() throws {
        let fonts = ["App/Resources/B.otf", "App/Resources/A.ttf", "Fonts/Z.ttf", "Pods/Other/C.ttf", "App/Y.woff2"]
        let folder = try project(["App/Info.plist": Self.list(["Type/B.otf", "Missing.ttf"])], fonts: fonts)
        let found = try Project(at: [folder.root], extensions: TableLoader.extensions)
        #expect(found.fonts == ["Fonts/Z.ttf", "App/Resources/B.otf", "App/Resources/A.ttf", "App/Y.woff2"])
        #expect(found.sureFontCount == 2)
    }

    @Test func `a broken font is a fault where the app names it, and is left out where it does not`() throws {
        let files = ["App/Info.plist": Self.list(["Named.ttf"]), "App/Named.ttf": "", "Other/Stray.otf": "no font"]
        let folder = try project(files, fonts: ["App/Good.ttf"])
        let own = MeasurerFactory.ownFonts(of: try Project(at: [folder.root], extensions: TableLoader.extensions))
        #expect(own.usable == [folder.root + "/App/Good.ttf"])
        #expect(own.faults.map(\.location.path) == [folder.root + "/App/Named.ttf"])
        #expect(own.leftOut.map(\.location.path) == [folder.root + "/Other/Stray.otf"])
        #expect(own.leftOut.allSatisfy { !$0.isError })
    }

    @Test func `a list that cannot be read names no font`() throws {
        let folder = try project(["App/Info.plist": "<plist><dict><key>UIAppFonts"], fonts: ["App/A.ttf"])
        let found = try Project(at: [folder.root], extensions: TableLoader.extensions)
        #expect(found.fonts == ["App/A.ttf"])
        #expect(found.sureFontCount == 0)
    }

    @Test func `old documents of Interface Builder are listed as not read`() throws {
        let folder = try project(
            ["en.lproj/Main.nib/classes.nib": "", "en.lproj/Main.nib/keyedobjects.nib": "", "Other.nib": "x"],
            fonts: []
        )
        let found = try Project(at: [folder.root], extensions: TableLoader.extensions)
        #expect(found.interfaces.isEmpty)
        #expect(
            found.leftOut.map(\.line).sorted() == [
                "\(folder.root)/Other.nib: it is a compiled document, of which nobody knows the constraints",
                "\(folder.root)/en.lproj/Main.nib: it is a document of Interface Builder 3 or older; open it in Xcode "
                    + "and save it as a xib",
            ]
        )
    }

    @Test func `tables outside of language folders are listed as not read`() throws {
        let folder = try project(["App/Localizable.strings": "\"A\" = \"A\";", "App/notes.txt": "A"], fonts: [])
        let found = try Project(at: [folder.root], extensions: TableLoader.extensions)
        #expect(
            found.leftOut.map(\.line) == [
                "\(folder.root)/App/Localizable.strings: it is in no language folder; move it into that of its language, "
                    + "such as en.lproj"
            ]
        )
    }
}
