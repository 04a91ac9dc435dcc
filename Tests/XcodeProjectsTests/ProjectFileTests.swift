import SourceText
import Testing
import XcodeProjects

struct ProjectFileTests {
    /// The forms that the syntax allows, each around one object.
    static let spellings = [
        SampleProject.text,
        SampleProject.text.replacing("\n", with: "\r\n"),
        "{objects={a={isa=PBXProject;};};}",
        "// c\n{ 'objects' = { \"a b\" /* c */ = { isa = 'PBXProject'; list = ( 1, \"2\", (3), {}, <0a FF>, ); }; }; }\n// end",
        "{objects={a={isa=PBXProject; path=http://a/b; name=\"\\\"q\\\" \\U00e9 \\\\\";};};}",
    ]

    @Test(arguments: spellings)
    func `the pieces of a project are its bytes`(text: String) throws {
        let file = try SampleProject.file(text)
        #expect(file.text == Array(text.utf8))
        #expect(file.file.bytes == Array(text.utf8))
        #expect(file.project?.isa == "PBXProject")
    }

    @Test func `values are read without quotes and escapes`() throws {
        let file = try SampleProject.file(Self.spellings[4])
        #expect(file["a"]?.text("path") == "http://a/b")
        #expect(file["a"]?.text("name") == "\"q\" é \\")
        let list = try SampleProject.file(Self.spellings[3])["a b"]?["list"]
        #expect(list?.texts == ["1", "2"])
        #expect(list?.elements.map(\.hasComma) == [true, true, true, true, true])
    }

    /// Where and why each file is refused.
    static let refused: [(String, String)] = [
        ("", "1:1: the file is empty; restore it"),
        ("<?xml version=\"1.0\"?>", "1:1: this project is an XML property list; open it in Xcode and save it once"),
        ("( a )", "1:1: a project begins with '{'"),
        ("{ a = b; }", "1:1: a project needs a dictionary named 'objects'"),
        ("{\n  a = b\n}", "2:8: expected ';' after the value of 'a'"),
        ("{\n  a b;\n}", "2:4: expected '=' after the key 'a'"),
        ("{ a = (b c); }", "1:10: expected ',' or ')' in the array"),
        ("{ a = \"b; }", "1:7: the text that begins here is never closed"),
        ("{ /* a = b; }", "1:3: the comment that begins here is never closed"),
        ("{ a = (b", "1:7: what begins here is never closed"),
        ("{ a = b; } c", "1:12: nothing may follow the project's last '}'"),
        ("{\n<<<<<<< HEAD\n a = b; }", "2:1: solve the merge conflict here first"),
        ("{ a = <0g>; }", "1:9: data may hold only hexadecimal digits"),
    ]

    @Test(arguments: refused)
    func `what is no project is refused at its place`(text: String, message: String) throws {
        let error = #expect(throws: SourceError.self) { try SampleProject.file(text) }
        let place = try #require(error).location
        #expect("\(place.line):\(place.column): \(error?.message ?? "")" == message)
    }

    @Test func `a project in XML is read where it is only asked about`() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>objectVersion</key><string>46</string>
            <key>objects</key><dict>
            <key>A1</key><dict><key>isa</key><string>PBXProject</string><key>targets</key>
            <array><string>T &amp; 1</string><string>T2</string></array></dict>
            </dict>
            <key>rootObject</key><string>A1</string>
            </dict></plist>

            """
        let file = try ProjectFile(toRead: TextFile(decoding: Array(text.utf8), path: "project.pbxproj"))
        #expect(file.objectVersion == 46)
        #expect(file.project?.identifier == "A1")
        #expect(file.project?.texts("targets") == ["T & 1", "T2"])
        #expect(throws: SourceError.self) { try SampleProject.file(text) }
        #expect(throws: SourceError.self) {
            try ProjectFile(toRead: TextFile(decoding: Array("<?xml version=\"1.0\"?><dict/>".utf8), path: "a"))
        }
        // The other form is read as before.
        let plain = try ProjectFile(toRead: TextFile(decoding: Array(SampleProject.text.utf8), path: "a"))
        #expect(plain.text == Array(SampleProject.text.utf8))
    }

    @Test func `values are not nested without end`() throws {
        let text = "{a=" + String(repeating: "(", count: 4000)
        let error = #expect(throws: SourceError.self) { try SampleProject.file(text) }
        #expect(error?.message == "values are nested deeper than 128; no project is")
    }
}
