import Projects
import StringTables
import Testing

@Suite("Which way up people hold an iPhone")
struct OrientationTests {
    private static func list(_ ways: [String], key: String = "UISupportedInterfaceOrientations") -> String {
        let values = ways.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined()
        return "<plist><dict><key>\(key)</key>\n<array>\(values)</array></dict></plist>"
    }

    private static func isLandscapeOnly(_ lists: [String: String], settings: String = "") throws -> Bool {
        let project = BuiltFilesTests.pbxproj()
            .replacing("SDKROOT = iphoneos;", with: "SDKROOT = iphoneos; \(settings)")
        let files = lists.merging([BuiltFilesTests.place: project, "en.lproj/L.strings": "\"A\" = \"B\";"]) { $1 }
        let folder = try TemporaryProject(files)
        return try withExtendedLifetime(folder) {
            try LoadedProject(Project(at: [folder.root], extensions: TableLoader.extensions), source: "en")
                .isLandscapeOnly
        }
    }

    @Test(arguments: [
        (["LandscapeLeft", "LandscapeRight"], true), (["LandscapeLeft"], true), ([], false),
        (["Portrait", "LandscapeLeft"], false), (["Portrait"], false), (["PortraitUpsideDown"], false),
    ])
    func `a property list says so`(ways: [String], isLandscapeOnly: Bool) throws {
        #expect(try Self.isLandscapeOnly(["App/Info.plist": Self.list(ways)]) == isLandscapeOnly)
    }

    @Test func `iPads do not matter, and neither do lists of what has no screen`() throws {
        let own = Self.list(["LandscapeLeft"])
        let pad = Self.list(["Portrait"], key: "UISupportedInterfaceOrientations~ipad")
        #expect(try Self.isLandscapeOnly(["App/Info.plist": own + pad, "Kit/Info.plist": "<plist/>"]))
        #expect(try !Self.isLandscapeOnly(["App/Info.plist": own, "Other/Info.plist": Self.list(["Portrait"])]))
    }

    @Test(arguments: [
        ("UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight", true),
        ("UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeRight", false),
    ])
    func `build settings say so`(ways: String, isLandscapeOnly: Bool) throws {
        for key in ["", "_iPhone"] {
            let settings = "INFOPLIST_KEY_UISupportedInterfaceOrientations\(key) = \"\(ways)\";"
            #expect(try Self.isLandscapeOnly([:], settings: settings) == isLandscapeOnly)
        }
    }
}
