import Findings
import Projects
import Testing

@Suite("Names that people see of an app")
struct ProductNameTests {
    /// The text of a property list with a name.
    private static func list(_ name: String, more: String = "") -> String {
        "<plist>\n\t<key>CFBundleDisplayName</key>\n\t<string>\(name)</string>\n\(more)</plist>\n"
    }

    @Test(arguments: [
        (["App/Info.plist": list("Night Sky")], ["night sky"]),
        (["App/Info.plist": list("Sky")], ["sky"]),
        (["App/Info.plist": list("$(PRODUCT_NAME)")], []),
        (["Share/Info.plist": list("Share", more: "<key>NSExtension</key>\n<dict/>\n")], []),
        (
            ["Stars.xcodeproj/project.pbxproj": "\t\tINFOPLIST_KEY_CFBundleDisplayName = \"Night Sky\";\n"],
            ["night sky"]
        ),
        (["Stars.xcodeproj/project.pbxproj": "\tPRODUCT_NAME = StarsPro;\n\tPRODUCT_NAME = Share;\n"], ["starspro"]),
        (["project.yml": "name: Stars\nINFOPLIST_KEY_CFBundleDisplayName: Night Sky\n"], ["night sky"]),
    ])
    func `are read where they are written out`(files: [String: String], names: [String]) throws {
        let folder = try TemporaryProject(files)
        let found = try withExtendedLifetime(folder) {
            try Project(at: [folder.root], extensions: ["strings"]).displayNames
        }
        #expect(found == Set(names))
    }
}
