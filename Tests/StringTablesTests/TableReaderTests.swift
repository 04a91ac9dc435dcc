import Foundation
import SourceText
import StringTables
import TestCorpus
import Testing

struct TableReaderTests {
    @Test(arguments: [
        ("a.strings", "\"a\" = \"b\";", "StringsFile", "text"), ("a.strings", "", "StringsFile", "text"),
        ("a.strings", "<?xml version=\"1.0\"?><plist><dict/></plist>", "PropertyListTable", "xml-plist"),
        ("a.strings", " \n<!-- x --><dict/>", "PropertyListTable", "xml-plist"),
        ("A.STRINGSDICT", "<plist><dict/></plist>", "StringsdictFile", "xml-plist"),
        ("a.xcstrings", "{\"sourceLanguage\":\"en\",\"strings\":{}}", "CatalogFile", "json"),
        ("a.xliff", "<xliff/>", "XLIFFFile", "xliff"), ("unknown", "<xliff/>", "XLIFFFile", "xliff"),
        ("unknown", "{ \"sourceLanguage\" : \"en\", \"strings\" : {} }", "CatalogFile", "json"),
        ("unknown", "{ a = b; }", "StringsFile", "text"),
        (
            "unknown",
            "<plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>x</string></dict></dict></plist>",
            "StringsdictFile", "xml-plist"
        ),
    ])
    func `the reader is chosen by name and content`(path: String, text: String, type: String, container: String) throws
    {
        let document = try TableFormat.read(Array(text.utf8), path: path)
        #expect("\(Swift.type(of: document))" == type)
        #expect(document.container.rawValue == container)
        #expect(try document.bytes(ofText: document.replacingValues { _ in nil }) == Array(text.utf8))
    }

    @Test func `a property list in UTF-16 and a binary one are known by their content`() throws {
        var bytes: [UInt8] = [0xFE, 0xFF]
        for unit in "<plist><dict><key>k</key><string>v</string></dict></plist>".utf16 {
            bytes += [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
        }
        let wide = try TableFormat.read(bytes, path: "a.strings")
        #expect(wide.entries.map(\.value) == ["v"])
        #expect(try wide.bytes(ofText: wide.replacingValues { _ in nil }) == bytes)
        let list = ["k": ["NSStringLocalizedFormatKey": "%#@v@", "v": ["other": "x"]]]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        let binary = try TableFormat.read(Array(data), path: "a.stringsdict")
        #expect(binary.container == .binaryPropertyList)
        let written = try binary.bytes(ofText: binary.replacingValues { "[\($0.value)]" })
        #expect(
            try TableFormat.read(written, path: "a.stringsdict").entries.map(\.value).sorted() == ["[%#@v@]", "[x]"]
        )
    }

    @Test func `an old-style .stringsdict is refused with what to do`() {
        let error = #expect(throws: SourceError.self) {
            _ = try TableFormat.read(Array("{ a = b; }".utf8), path: "a.stringsdict")
        }
        #expect(error?.message.contains("convert") == true)
    }

    @Test(.enabled(if: TestCorpus.isPresent, "needs ../shared"))
    func `every table of the corpus is read and written byte for byte`() throws {
        var (files, entries, refused) = (0, 0, [String]())
        for name in ["strings", "stringsdict", "xcstrings"] {
            for url in TestCorpus.files(withExtension: name) {
                let bytes = Array(try Data(contentsOf: url))
                do throws(SourceError) {
                    let document = try TableFormat.read(bytes, path: url.path)
                    files += 1
                    entries += document.entries.count
                    #expect(try document.bytes(ofText: document.replacingValues { _ in nil }) == bytes, "\(url.path)")
                } catch {
                    refused.append(error.message)
                }
            }
        }
        print("corpus: \(files) tables of all formats, \(entries) entries, \(refused.count) refused: \(refused)")
        #expect(files > 1300)
    }
}

struct SettingsTests {
    @Test func `a page of settings names the keys and the table that should hold them`() throws {
        let bytes = try Fixture.bytes("Root.plist")
        let page = try SettingsPropertyList(PropertyListFile(decoding: bytes, path: "Settings.bundle/Root.plist"))
        #expect(page.table == "Root")
        #expect(
            page.keys.map { "\($0.property) \($0.key)" } == [
                "Title Photos", "FooterText Kept for 30 days.", "Title Quality", "Titles[0] Low", "Titles[1] High",
                "ShortTitles[0] L", "ShortTitles[1] H", "IASKSubtitle Of exported photos", "Title About",
            ]
        )
        #expect(page.childPanes == ["About"])
        #expect(page.list.markup.location(at: page.keys[0].offset).line == 11)
    }

    @Test(.enabled(if: TestCorpus.isPresent, "needs ../shared"))
    func `the settings of the corpus name their table`() throws {
        let url = try #require(TestCorpus.files(withExtension: "plist").first { $0.path.contains("Settings.bundle") })
        let list = try PropertyListFile(decoding: Array(try Data(contentsOf: url)), path: url.path)
        let page = try SettingsPropertyList(list)
        #expect(page.table == "Root")
        #expect(page.keys.map(\.key) == ["Version"])
    }

    @Test(arguments: [
        ("CFBundleDisplayName", true), ("NSCameraUsageDescription", true), ("NFCReaderUsageDescription", true),
        ("NSHumanReadableCopyright", true), ("CFBundleGetInfoString ", true),
        ("SEND_LOCATION_APP_SHORTCUT_TITLE", true),
        ("Paste from Clipboard", true), ("C++ source", true), ("UTTypeDescription", true), ("UUID", false),
        ("CFBundleShortVersionString", false), ("CFBundleVersion", false), ("MDItemKeywords", false),
        ("CFBundleIdentifier", false), ("CFBundleURLName", false), ("%_name", false), ("%_name of app", false),
        ("NSPrincipalClass", false), ("UILaunchStoryboardName", false), ("", false), ("1.0 beta", false),
    ])
    func `only texts for people are changed in InfoPlist`(key: String, isText: Bool) {
        #expect(InfoPlistKeys.isTextForPeople(key) == isText)
    }

    @Test func `Info plist names further keys by their text`() throws {
        let text = """
            <plist><dict><key>CFBundleDocumentTypes</key><array><dict><key>CFBundleTypeName</key><string>UUID</string>\
            <key>CFBundleTypeRole</key><string>Editor</string></dict></array><key>NSServices</key><array><dict>\
            <key>NSMenuItem</key><dict><key>default</key><string>Send</string></dict></dict></array></dict></plist>
            """
        let texts = InfoPlistKeys.texts(in: try PropertyListFile(decoding: Array(text.utf8), path: "Info.plist"))
        #expect(texts.sorted() == ["Send", "UUID"])
        #expect(InfoPlistKeys.isTextForPeople("UUID", texts: texts))
        #expect(!InfoPlistKeys.isTextForPeople("Editor", texts: texts))
    }
}
