import Findings
import Projects
import Testing

@Suite("Names that people see of an app")
struct ProductNameTests {
    /// The text of a property list with a name.
    private static func list(_ name: String, more: String = "") -> String {
        "<plist>\n\t<key>CFBundleDisplayName</key>\n\t<string>\(name)</string>\n\(more)</plist>\n"
    }

    private static func notice(_ text: String) -> String {
        "\t<key>NSHumanReadableCopyright</key>\n\t<string>\(text)</string>\n"
    }

    @Test(arguments: [
        (["App/Info.plist": list("Night Sky")], ["night sky"]),
        (["App/Info.plist": list("Sky")], ["sky"]),
        (["App/Info.plist": list("$(PRODUCT_NAME)")], []),
        (["Share/Info.plist": list("Share", more: "<key>NSExtension</key>\n<dict/>\n")], []),
        (
            ["Stars.xcodeproj/project.pbxproj": "\tINFOPLIST_KEY_CFBundleDisplayName = \"Jane's Stars\";\n"],
            ["jane's stars"]
        ),
        (["Stars.xcodeproj/project.pbxproj": "\tINFOPLIST_KEY_CFBundleDisplayName = \"Photo Editing\";\n"], []),
        (["ShareIt.xcodeproj/project.pbxproj": "\tPRODUCT_NAME = Share;\n"], []),
        (["Stars.xcodeproj/project.pbxproj": "\tPRODUCT_NAME = StarsPro;\n\tPRODUCT_NAME = Share;\n"], ["starspro"]),
        (
            ["App/Info.plist": list("Sky", more: notice("Copyright © 2015 Night Software. All rights reserved."))],
            ["sky", "night software"]
        ),
        (["App/Info.plist": list("Sky", more: notice("© 2009-2012, 2014 by Ann Night"))], ["sky", "ann night"]),
        (["App/Info.plist": list("Sky", more: notice("Copyright 2015 Night. All rights reserved."))], ["sky"]),
        (["App/Info.plist": list("Sky", more: notice("Made at night"))], ["sky"]),
        (["Stars.xcodeproj/a": "", "project.yml": "PRODUCT_NAME: My Stars\n"], ["my stars"]),
    ])
    func `are read where they are written out`(files: [String: String], names: [String]) throws {
        let folder = try TemporaryProject(files)
        let found = try withExtendedLifetime(folder) {
            try Project(at: [folder.root], extensions: ["strings"]).displayNames
        }
        #expect(found == Set(names))
    }
}
