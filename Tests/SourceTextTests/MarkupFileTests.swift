import SourceText
import Testing

private func read(_ text: String) throws(SourceError) -> MarkupFile {
    try MarkupFile(TextFile(decoding: Array(text.utf8), path: "x.xml"))
}

struct MarkupFileTests {
    @Test func `elements, attributes and texts are found with their places`() throws {
        let file = try read("<a>\n  <b c='1&amp;2' d=\"\"/>t<!-- n -->&lt;u<e>v</e><![CDATA[<w>]]></a>")
        let root = file.root
        #expect(root.name == "a")
        #expect(root.text == "\n  t<u<w>")
        #expect(root.children.map(\.name) == ["b", "e"])
        let child = try #require(root.child(named: "b"))
        #expect(child["c"] == "1&2")
        #expect(child["d"] == "")
        #expect(child["e"] == nil)
        #expect(child.isEmptyTag)
        #expect("\(child.location)" == "x.xml:2:3")
        #expect("\(try #require(child.attribute(named: "d")).location)" == "x.xml:2:18")
        #expect(root.child(named: "e")?.text == "v")
        #expect(file.comments.count == 1)
        #expect(file.comments.first?.parent == 0)
        #expect(root.subtree == 0..<3)
        #expect(file.element(at: 2)?.parent?.name == "a")
    }

    @Test(arguments: [
        ("", "1:1", "holds no element"), ("text", "1:1", "begins with '<'"),
        ("<a>\n<b>\n</a>", "2:1", "<b> is not closed"),
        ("<a>\n <b>", "2:2", "<b> is never closed"), ("<a></b></a>", "1:4", "closes nothing"),
        ("<a/>\n<b/>", "2:1", "only one"),
        ("<a/>x", "1:5", "nothing may follow"), ("<a>&foo;</a>", "1:4", "unknown reference"),
        ("<a>é&#0;</a>", "1:5", "unknown reference"), ("<a>&#xD800;</a>", "1:4", "unknown reference"),
        ("<a>&#x110000;</a>", "1:4", "unknown reference"), ("<a b=\"1\" b='2'/>", "1:10", "already"),
        ("<a b=\"x<c/>", "1:6", "runs into '<'"), ("<a b=1/>", "1:6", "quotation marks"), ("<a b", "1:5", "'='"),
        ("<!DOCTYPE a [<!ENTITY x 'y'>]><a/>", "1:13", "declarations"), ("<a><!-- -- --></a>", "1:9", "'--'"),
        ("<a>\u{0}nothing</a>", "1:4", "control character"), ("<a>]]></a>", "1:4", "']]>'"),
        ("<a>\u{FFFE}</a>", "1:4", "no characters"), ("<a>x\u{FFFF}</a>", "1:5", "no characters"),
        ("<a><![CDATA[x</a>", "1:4", "never closed"),
        ("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a>é</a>", "1:31", "ISO-8859-1"),
        ("\n<?xml version=\"1.0\"?><a/>", "2:1", "first thing"),
        ("<a b=\"1\"c=\"2\"/>", "1:9", "white space"), ("<a></a", "1:4", "not closed"),
    ])
    func `a broken document is refused at the cause`(text: String, place: String, message: String) {
        let error = #expect(throws: SourceError.self) { try read(text) }
        #expect(error.map { "\($0.location)" } == "x.xml:\(place)")
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }

    @Test func `a document type is accepted and not loaded`() throws {
        let file = try read("<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"file:///etc/passwd\">\n<plist/>")
        #expect(file.root.name == "plist")
    }

    @Test(arguments: [(128, true), (129, false)])
    func `elements may be nested 128 deep`(depth: Int, isRead: Bool) {
        let text = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
        #expect((try? read(text)) != nil || !isRead)
        #expect((try? read(text)) == nil || isRead)
    }

    @Test(arguments: [(256, true), (257, false)])
    func `an element may have 256 attributes`(count: Int, isRead: Bool) {
        let text = "<a " + (0..<count).map { "a\($0)=''" }.joined(separator: " ") + "/>"
        #expect((try? read(text)) != nil || !isRead)
        #expect((try? read(text)) == nil || isRead)
    }

    @Test func `UTF-16 is read, and a declaration that contradicts the mark is warned about`() throws {
        var bytes: [UInt8] = [0xFF, 0xFE]
        for unit in "<?xml version=\"1.0\" encoding=\"UTF-8\"?><a>é</a>".utf16 {
            bytes += [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
        }
        let file = try MarkupFile(TextFile(decoding: bytes, path: "x.xml"))
        #expect(file.root.text == "é")
        #expect(file.encodingWarning?.message.contains("UTF-16LE") == true)
        #expect(file.file.bytes == bytes)
    }

    @Test func `control characters are read only where they are allowed`() throws {
        let text = TextFile(utf8: Array("<a>\u{C}&#11;</a>".utf8), like: try read("<a/>").file)
        #expect(throws: SourceError.self) { try MarkupFile(text) }
        #expect(try MarkupFile(text, allowsControlCharacters: true).root.text == "\u{C}\u{B}")
    }
}
