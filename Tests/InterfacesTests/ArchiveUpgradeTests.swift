import Foundation
import Interfaces
import SourceText
import TestCorpus
import Testing

/// Documents of Interface Builder 3 and Xcode 4, read as Xcode upgrades them.
struct ArchiveUpgradeTests {
    @Test(arguments: ["PhoneArchive", "DesktopArchive"])
    func `an archive becomes the document that Xcode makes of it`(name: String) throws {
        let file = TextFile(utf8: try DocumentFixture.bytes("\(name).xib"), path: "x.xib")
        let upgraded = try InterfaceDocument.markup(of: MarkupFile(file))
        let expected = try DocumentFixture.bytes("\(name).upgraded.xib")
        #expect(String(decoding: upgraded.file.utf8, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
        #expect(try InterfaceDocument(MarkupFile(file)).faults == [])
    }

    static let texts: [(name: String, key: String, value: String, line: Int, column: Int)] = [
        ("PhoneArchive", "2.text", "Tea & Biscuits", 25, 7), ("PhoneArchive", "3.normalTitle", "Pour", 51, 7),
        ("PhoneArchive", "3.selectedTitle", "Pouring", 54, 7), ("PhoneArchive", "5.segmentTitles[1]", "Black", 87, 8),
        ("PhoneArchive", "14.title", "Brew", 133, 7), ("DesktopArchive", "1.title", "Brewery", 12, 5),
        ("DesktopArchive", "4.title", "Sort of beer:", 27, 9), ("DesktopArchive", "17.label", "Malt", 158, 10),
    ]

    @Test(arguments: texts)
    func `a text keeps its key, and its place in the file`(
        _ text: (name: String, key: String, value: String, line: Int, column: Int)
    ) throws {
        let document = try DocumentFixture.read("\(text.name).xib")
        let found = try #require(document.texts.first { $0.key == text.key })
        #expect(found.value == text.value)
        #expect("\(found.location)" == "\(text.name).xib:\(text.line):\(text.column)")
    }

    @Test func `a view that stands in itself is read once`() throws {
        let document = try DocumentFixture.parse(
            Array(Self.archive(of: "<reference ref='1'/>").utf8)
        )
        #expect(document.screens.map { $0.views.map(\.id) } == [["7"]])
    }

    /// Views in each other; each element of the archive names the next one, so that the file itself is not deep.
    private static func chain(_ depth: Int) -> [UInt8] {
        let views = (2...depth).map { number in
            "<object class='IBUIView' id='\(number)'><int key='NSvFlags'>292</int>"
                + "<string key='NSFrameSize'>{9, 9}</string><array key='NSSubviews'><reference ref='\(number + 1)'/></array></object>"
        }
        return Array(archive(of: "<reference ref='2'/>", beside: views.joined()).utf8)
    }

    @Test func `views that are nested deeper than any app's are refused`() throws {
        #expect(try DocumentFixture.parse(Self.chain(40)).screens.first?.views.count == 40)
        let error = #expect(throws: SourceError.self) { try DocumentFixture.parse(Self.chain(41)) }
        #expect(error.map { "\($0.location)" } == "x.xib:1:1")
        #expect(error?.message.hasPrefix("objects are nested deeper than 40 levels") == true)
    }

    @Test func `what many objects share does not grow with them`() throws {
        let long = String(repeating: "a", count: 2_000)
        let labels = (10..<2_010).map { number in
            "<object class='IBUILabel' id='\(number)'><int key='NSvFlags'>292</int><reference key='NSSuperview' ref='1'/>"
                + "<string key='NSFrameSize'>{9, 9}</string><reference key='IBUIText' ref='4'/>"
                + "<reference key='IBUIFontDescription' ref='5'/></object>"
        }
        let values = (0..<4_000).map { "<int key='k\($0)'>1</int>" }.joined()
        let shared =
            "<string id='4'>\(long)</string><object class='IBUIFontDescription' id='5'>\(values)"
            + "<int key='type'>2</int><double key='pointSize'>17</double></object>"
        let archive = Self.archive(of: labels.joined(), beside: shared)
        let made = try InterfaceDocument.markup(of: MarkupFile(TextFile(utf8: Array(archive.utf8), path: "x.xib")))
        let text = String(decoding: made.file.utf8, as: UTF8.self)
        #expect(text.split(separator: "type=\"boldSystem\" pointSize=\"17.0\"").count == 2_001)
        #expect(!text.contains("aaaa"))
    }

    @Test func `an item of two menus is in the first`() throws {
        let menus = (0..<2).map {
            "<object class='NSMenu' id='m\($0)'><reference key='NSMenuItems' ref='items'/></object>"
        }
        let text = """
            <archive type='com.apple.InterfaceBuilder3.Cocoa.XIB' version='8.00'><data>
            <array key='IBDocument.RootObjects'>\(menus.joined())</array>
            <array id='items'><object class='NSMenuItem'><string key='NSTitle'>Tea</string></object></array>
            <object class='IBObjectContainer' key='IBDocument.Objects'/></data></archive>
            """
        let made = try InterfaceDocument.markup(of: MarkupFile(TextFile(utf8: Array(text.utf8), path: "x.xib")))
        #expect(String(decoding: made.file.utf8, as: UTF8.self).split(separator: "title=\"Tea\"").count == 2)
    }

    @Test(arguments: ["IBUI", "IBUI<b", "IBUIBig View", "é"])
    func `a class with a name that no element can have does no harm`(name: String) throws {
        let view = "<object class='\(name.replacing("<", with: "&lt;"))' id='5'><int key='NSvFlags'>292</int></object>"
        #expect(try DocumentFixture.parse(Array(Self.archive(of: view).utf8)).screens.count == 1)
    }

    @Test func `a damaged archive is read or refused, and ends nothing`() throws {
        for name in ["PhoneArchive", "DesktopArchive"] {
            let text = String(decoding: try DocumentFixture.bytes("\(name).xib"), as: UTF8.self)
            var numbers = SeededNumbers(seed: 3)
            for _ in 0..<400 {
                let damaged = mutated(text, with: Array("<>\"=/{},019-".unicodeScalars), using: &numbers)
                do throws(SourceError) {
                    let document = try DocumentFixture.parse(Array(damaged.utf8))
                    #expect(document.texts.allSatisfy { $0.location.line >= 1 && $0.location.column >= 1 })
                } catch {
                    #expect(error.location.path == "x.xib")
                }
            }
        }
    }

    /// An archive of a view with the identifier 7.
    private static func archive(of subviews: String, beside others: String = "") -> String {
        """
        <archive type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='8.00'><data>
        <array key='IBDocument.RootObjects'><object class='IBUIView' id='1'><int key='NSvFlags'>274</int>
        <array key='NSSubviews'>\(subviews)</array><string key='NSFrameSize'>{320, 460}</string></object></array>
        <array key='others'>\(others)</array>
        <object class='IBObjectContainer' key='IBDocument.Objects'>
        <object class='IBMutableOrderedSet' key='objectRecords'><array key='orderedObjects'>
        <object class='IBObjectRecord'><int key='objectID'>7</int><reference key='object' ref='1'/></object>
        </array></object></object>
        </data></archive>
        """
    }
}
