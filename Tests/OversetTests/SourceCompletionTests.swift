import Commands
import Foundation
import Generation
import SourceText
import Testing

/// Strings that are shown and stand in no table of the source language.
struct SourceCompletionTests {
    private static func storyboard(_ text: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="1">
        <scenes><scene sceneID="s"><objects><viewController id="abc-de-fgh" title="Start"><view key="view" id="v">
        <subviews><label text="\(text)" id="lab-el-001"/></subviews></view></viewController></objects></scene></scenes>
        </document>
        """
    }

    private func shown(_ project: TemporaryProject) throws -> ShownStrings {
        let request = GenerationRequest(paths: [project.root])
        let generation = try request.generation()
        return generation.shownStrings(in: try generation.plan().outputs)
    }

    @Test func `a document that all languages share gets a table of its texts`() throws {
        let project = try TemporaryProject([
            "App/Base.lproj/Main.storyboard": Self.storyboard("Say \"Hello\"".replacing("\"", with: "&quot;")),
            "App/de.lproj/Main.strings": "\"lab-el-001.text\" = \"Hallo\";\n",
        ])
        let before = project.files
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(
            try project.text("App/en-XD.lproj/Main.strings") == """
                /* Class = "UIViewController"; title = "Start"; ObjectID = "abc-de-fgh"; */
                "abc-de-fgh.title" = "S.t.a.r.t";

                /* Class = "UILabel"; text = "Say \\"Hello\\""; ObjectID = "lab-el-001"; */
                "lab-el-001.text" = "S.a.y \\"H.e.l.l.o\\"";

                """
        )
        #expect(try shown(project) == ShownStrings(total: 2))
        #expect(try project.remove([]) == .clean)
        #expect(project.files == before)
    }

    @Test func `a table that lacks texts of its document is made complete`() throws {
        let project = try TemporaryProject([
            "Base.lproj/Main.storyboard": Self.storyboard("Hello"),
            "en.lproj/Main.strings": "\"abc-de-fgh.title\" = \"Own\";",
        ])
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(
            try project.text("en-XD.lproj/Main.strings") == """
                "abc-de-fgh.title" = "O.w.n";
                /* Class = "UILabel"; text = "Hello"; ObjectID = "lab-el-001"; */
                "lab-el-001.text" = "H.e.l.l.o";

                """
        )
        #expect(try project.text("en.lproj/Main.strings") == "\"abc-de-fgh.title\" = \"Own\";")
    }

    @Test func `texts of a document without other languages are counted, and no table is made of them`() throws {
        let project = try TemporaryProject([
            "Main.storyboard": Self.storyboard("Hello"),
            "en.lproj/L.strings": "\"A\" = \"Add\";\n\"B\" = \"b\"; // overset: keep\n",
        ])
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(project.files.filter { $0.contains("en-XD") } == ["en-XD.lproj/L.strings"])
        let expected = ShownStrings(total: 4, rest: [.unlocalizedDocument: 2, .kept: 1])
        #expect(try shown(project) == expected)
        #expect(expected.given == 1)
    }

    @Test func `keys of translations are texts where the code shows them`() throws {
        let project = try TemporaryProject([
            "en.lproj/L.strings": "\"Add\" = \"Add\";\n", "en.lproj/P.stringsdict": "<plist><dict/></plist>",
            "de.lproj/L.strings": "\"Add\" = \"Neu\";\n\"Save all\" = \"Sichern\";\n\"save_button\" = \"Los\";\n",
            "fr.lproj/L.strings": "\"Cancel\" = \"Annuler\";\n",
            "de.lproj/M.strings": "\"Open %@\" = \"%@ öffnen\";\n",
        ])
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(
            try project.text("en-XD.lproj/L.strings")
                == "\"Add\" = \"A.d.d\";\n\"Save all\" = \"S.a.v.e a.l.l\";\n\"Cancel\" = \"C.a.n.c.e.l\";\n"
        )
        #expect(try project.text("en-XD.lproj/M.strings") == "\"Open %@\" = \"O.p.e.n %@\";\n")
        #expect(try shown(project) == ShownStrings(total: 5, rest: [.codeText: 1]))
    }

    /// Which keys are texts themselves.
    @Test(arguments: [
        ("Save", true), ("Save all…", true), ("OK", true), ("save", true), ("saveAll", false), ("save_all", false),
        ("[Menu/save]", false), ("menu.save", false), ("Version 1.2 of %@", true), ("%d", true), ("42", false),
        ("…", false),
    ])
    func `keys that are names are no texts`(key: String, isText: Bool) throws {
        let project = try TemporaryProject([
            "en.lproj/Z.strings": "\"A\" = \"b\";", "de.lproj/L.strings": "\"\(key)\" = \"x\";\n",
        ])
        #expect(try project.generate(["en-XE"]) == .clean)
        #expect(project.files.contains("en-XE.lproj/L.strings") == isText)
    }

    @Test func `titles of settings that a table lacks are added to it`() throws {
        let page = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>StringsTable</key><string>Shared</string><key>Title</key><string>All</string>
            <key>PreferenceSpecifiers</key><array><dict><key>Title</key><string>Size</string></dict></array></dict></plist>
            """
        let project = try TemporaryProject([
            "Settings.bundle/Root.plist": page, "Settings.bundle/More.plist": page.replacing("Size", with: "More"),
            "Settings.bundle/en.lproj/Shared.strings": "\"All\" = \"Everything\";\n",
        ])
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(
            try project.text("Settings.bundle/en-XD.lproj/Shared.strings")
                == "\"All\" = \"E.v.e.r.y.t.h.i.n.g\";\n\"More\" = \"M.o.r.e\";\n\"Size\" = \"S.i.z.e\";\n"
        )
    }

    @Test func `titles of shortcuts and names of documents are texts, though their keys are not known`() throws {
        let info = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UIApplicationShortcutItems</key><array><dict>
            <key>UIApplicationShortcutItemTitle</key><string>SHORTCUT_NEW</string></dict></array></dict></plist>
            """
        let project = try TemporaryProject([
            "App/Info.plist": info,
            "App/en.lproj/InfoPlist.strings": "\"SHORTCUT_NEW\" = \"New\";\n\"X_1\" = \"one\";\n",
        ])
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(
            try project.text("App/en-XD.lproj/InfoPlist.strings")
                == "\"SHORTCUT_NEW\" = \"N.e.w\";\n\"X_1\" = \"one\";\n"
        )
    }

    @Test func `a catalog of the property list is no text where its text is in the property list`() throws {
        let catalog = """
            {
              "sourceLanguage" : "en",
              "strings" : {
                "CFBundleName" : {

                },
                "NSCameraUsageDescription" : {
                  "localizations" : {
                    "en" : {
                      "stringUnit" : {
                        "state" : "new",
                        "value" : "To scan"
                      }
                    }
                  }
                }
              },
              "version" : "1.0"
            }
            """
        let project = try TemporaryProject(["InfoPlist.xcstrings": catalog])
        #expect(try project.generate(["en-XD"]) == .clean)
        let text = try project.text("InfoPlist.xcstrings")
        #expect(text.contains("T.o s.c.a.n"))
        #expect(!text.contains("C.F"))
    }

    private static func export(_ original: String, _ target: String?, _ text: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
        <file original="\(original)" source-language="en"\(target.map { " target-language=\"\($0)\"" } ?? "")><body>
        <trans-unit id="A"><source>\(text)</source></trans-unit>
        </body></file></xliff>
        """
    }

    @Test func `exports of different files in one folder each get a pseudolocale`() throws {
        let project = try TemporaryProject([
            "App.xliff": Self.export("App/L.strings", nil, "Add"),
            "Widget.xliff": Self.export("W/L.strings", nil, "Wide"),
            "de.xliff": Self.export("App/L.strings", "de", "Add"),
        ])
        let before = project.files
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(project.files == (before + ["en-XD.App.xliff", "en-XD.Widget.xliff"]).sorted())
        #expect(try project.text("en-XD.Widget.xliff").contains("<target>W.i.d.e</target>"))
        #expect(try project.generate(["en-XD"]) == .clean)
        #expect(project.files.count == 5)
        #expect(try project.remove([]) == .clean)
        #expect(project.files == before)
    }
}
