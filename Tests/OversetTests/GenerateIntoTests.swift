import Commands
import Foundation
import SourceText
import Testing

/// Pseudolocales in built apps, where Foundation's `Bundle` looks for them.
struct GenerateIntoTests {
    private let silent = Console(color: .never, isQuiet: true)

    private static func plist(_ members: String) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n\(members)\n</dict>\n</plist>\n"
    }

    private static func info(_ identifier: String, _ members: String = "") -> String {
        plist(
            "<key>CFBundleIdentifier</key><string>\(identifier)</string>"
                + "<key>CFBundleDevelopmentRegion</key><string>en</string>\(members)"
        )
    }

    private func run(
        _ folder: TemporaryProject,
        _ bundle: String,
        _ names: [String],
        project: String? = nil
    )
        throws -> GenerateRun
    {
        // A folder without a project: there is nothing to take texts of.
        let empty = URL(filePath: folder.root + "/Empty")
        try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
        return GenerateRun(
            paths: [folder.root + "/" + (project ?? "Empty")],
            configuration: nil,
            source: nil,
            fonts: [],
            pseudolocales: names,
            output: nil,
            bundle: folder.root + "/" + bundle,
            isDryRun: false
        )
    }

    private static let catalog = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "Done" : { },
            "Brand" : { "shouldTranslate" : false },
            "%lld photos" : {
              "localizations" : { "en" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "new", "value" : "%lld photo" } },
                "other" : { "stringUnit" : { "state" : "new", "value" : "%lld photos" } }
              } } } }
            }
          },
          "version" : "1.0"
        }
        """

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="1">
        <scenes><scene sceneID="s"><objects><viewController id="abc-de-fgh" title="Start"><view key="view" id="v">
        <subviews><label text="Hello" id="lab-el-001"/></subviews></view></viewController></objects></scene></scenes>
        </document>
        """

    /// An iOS app with an extension, a framework, a resource bundle and pages of settings; tables in all forms.
    private func app() throws -> TemporaryProject {
        let folder = try TemporaryProject([
            "My.app/Info.plist": Self.info(
                "com.example.my",
                "<key>NSCameraUsageDescription</key><string>To scan.</string>"
                    + "<key>CFBundleSupportedPlatforms</key><array><string>iPhoneSimulator</string></array>"
            ),
            "My.app/en.lproj/Text.strings": "\"A\" = \"Add\";\n",
            "My.app/en.lproj/XML.strings": Self.plist("<key>S</key><string>Save &amp; go</string>"),
            "My.app/de.lproj/Localizable.strings": "\"Done\" = \"Fertig\";\n",
            "My.app/Base.lproj/Main.storyboardc/Info.plist": Self.plist(""),
            "My.app/PlugIns/Share.appex/Info.plist": Self.info("com.example.my.share"),
            "My.app/PlugIns/Share.appex/en.lproj/Localizable.strings": "\"S\" = \"Share\";\n",
            "My.app/Frameworks/Kit.framework/Info.plist": Self.info("com.example.kit"),
            "My.app/Frameworks/Kit.framework/en.lproj/Kit.strings": "\"K\" = \"Kit\";\n",
            "My.app/Pack_Pack.bundle/Info.plist": Self.info("pack"),
            "My.app/Pack_Pack.bundle/en.lproj/Localizable.strings": "\"P\" = \"Pack\";\n",
            "My.app/Settings.bundle/Root.plist": Self.plist("<key>Title</key><string>Options</string>"),
            "Source/Localizable.xcstrings": Self.catalog,
            "Source/Base.lproj/Main.storyboard": Self.storyboard,
        ])
        let binary = try PropertyListSerialization.data(fromPropertyList: ["B": "Save"], format: .binary, options: 0)
        try folder.write(Array(binary), to: "My.app/en.lproj/Binary.strings")
        return folder
    }

    /// What `Bundle` reads of a table in a language.
    private func text(_ folder: TemporaryProject, _ bundle: String, _ key: String, _ table: String) throws -> String {
        let outer = try #require(Bundle(path: folder.root + "/" + bundle))
        let place = try #require(outer.path(forResource: "en-XD", ofType: "lproj"))
        return try #require(Bundle(path: place)).localizedString(forKey: key, value: "-", table: table)
    }

    @Test func `Foundation reads the pseudolocale of every table of every bundle`() throws {
        let folder = try app()
        #expect(try run(folder, "My.app", ["en-XD"], project: "Source").write(silent) == .clean)
        let expected: [(String, String, String, String)] = [
            ("My.app", "A", "Text", "A.d.d"), ("My.app", "S", "XML", "S.a.v.e & g.o"),
            ("My.app", "B", "Binary", "S.a.v.e"), ("My.app", "Done", "Localizable", "D.o.n.e"),
            ("My.app", "Brand", "Localizable", "Brand"), ("My.app", "lab-el-001.text", "Main", "H.e.l.l.o"),
            ("My.app", "abc-de-fgh.title", "Main", "S.t.a.r.t"),
            ("My.app", "NSCameraUsageDescription", "InfoPlist", "T.o s.c.a.n."),
            ("My.app/PlugIns/Share.appex", "S", "Localizable", "S.h.a.r.e"),
            ("My.app/Frameworks/Kit.framework", "K", "Kit", "K.i.t"),
            ("My.app/Pack_Pack.bundle", "P", "Localizable", "P.a.c.k"),
            ("My.app/Settings.bundle", "Options", "Root", "O.p.t.i.o.n.s"),
        ]
        for (bundle, key, table, value) in expected {
            #expect(try text(folder, bundle, key, table) == value, "\(bundle) \(table) \(key)")
        }
        #expect(try folder.bytes("My.app/en-XD.lproj/Binary.strings").starts(with: Array("bplist00".utf8)))
        let data = Data(try folder.bytes("My.app/en-XD.lproj/Localizable.stringsdict"))
        let list = try unsafe PropertyListSerialization.propertyList(from: data, format: nil)
        let rules = try #require(list as? [String: Any])
        let rule = try #require(rules["%lld photos"] as? [String: Any])
        #expect(rule["NSStringLocalizedFormatKey"] as? String == "%#@value@")
        #expect(
            rule["value"] as? [String: String] == [
                "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
                "one": "%lld p.h.o.t.o", "other": "%lld p.h.o.t.o.s",
            ]
        )
    }

    @Test func `a removal leaves the bundle as it was built`() throws {
        let folder = try app()
        let before = try folder.files.map { ($0, try folder.bytes($0)) }
        #expect(try run(folder, "My.app", ["en-XD", "ar-XB"], project: "Source").write(silent) == .clean)
        let written = folder.files.count
        #expect(try run(folder, "My.app", ["en-XD", "ar-XB"], project: "Source").write(silent) == .clean)
        #expect(folder.files.count == written)
        #expect(try run(folder, "My.app", []).remove(silent) == .clean)
        #expect(folder.files == before.map(\.0))
        for (path, bytes) in before { #expect(try folder.bytes(path) == bytes) }
        #expect(!FileManager.default.fileExists(atPath: folder.root + "/My.app/.overset-generated.json"))
    }

    @Test func `resources of a Mac app are in a folder of their own, and the list of files with them`() throws {
        let folder = try TemporaryProject([
            "M.app/Contents/Info.plist": Self.info("com.example.m"), "M.app/Contents/_CodeSignature/CodeResources": "",
            "M.app/Contents/Resources/Base.lproj/L.strings": "\"A\" = \"Add\";\n",
            "M.app/Contents/PlugIns/X.appex/Contents/Info.plist": Self.info("x"),
            "M.app/Contents/PlugIns/X.appex/Contents/Resources/en.lproj/L.strings": "\"A\" = \"Ok\";\n",
            "M.app/Contents/Frameworks/F.framework/Versions/A/Resources/en.lproj/L.strings": "\"A\" = \"In\";\n",
        ])
        let framework = folder.root + "/M.app/Contents/Frameworks/F.framework/"
        try FileManager.default.createSymbolicLink(atPath: framework + "Versions/Current", withDestinationPath: "A")
        try FileManager.default.createSymbolicLink(
            atPath: framework + "Resources",
            withDestinationPath: "Versions/Current/Resources"
        )
        let before = folder.files
        #expect(try run(folder, "M.app", ["en-XD"]).write(silent) == .clean)
        #expect(try text(folder, "M.app", "A", "L") == "A.d.d")
        #expect(try text(folder, "M.app/Contents/PlugIns/X.appex", "A", "L") == "O.k")
        #expect(
            try folder.text("M.app/Contents/Frameworks/F.framework/Versions/A/Resources/en-XD.lproj/L.strings")
                == "\"A\" = \"I.n\";\n"
        )
        let list = "M.app/Contents/Resources/.overset-generated.json"
        #expect(try folder.text(list).contains("Contents/PlugIns/X.appex/Contents/Resources/en-XD.lproj/L.strings"))
        #expect(try run(folder, "M.app", []).remove(silent) == .clean)
        #expect(folder.files == before)
    }

    @Test func `an app without tables of its own gets a folder of the language`() throws {
        let folder = try TemporaryProject([
            "E.app/Info.plist": Self.info("e"), "E.app/F.framework/Info.plist": Self.info("f"),
            "E.app/F.framework/en.lproj/L.strings": "\"A\" = \"Add\";\n",
        ])
        #expect(try run(folder, "E.app", ["en-XD"]).write(silent) == .clean)
        #expect(folder.files.contains("E.app/en-XD.lproj/InfoPlist.strings"))
        #expect(Bundle(path: folder.root + "/E.app")?.localizations == ["en-XD"])
    }

    @Test func `a built app is no folder that mirrors a project`() throws {
        let folder = try app()
        let error = #expect(throws: Failure.self) { try folder.generate(["en-XD"], output: folder.root + "/My.app") }
        let message =
            "'\(folder.root)/My.app' is a built bundle, which keeps its strings elsewhere; use --into \(folder.root)/My.app"
        #expect(error?.messages == [message])
    }

    @Test(arguments: ["None.app", "Source"])
    func `what is no bundle is not written into`(path: String) throws {
        let folder = try app()
        #expect(throws: Failure.self) { try run(folder, path, ["en-XD"], project: "Source").write(silent) }
    }
}
