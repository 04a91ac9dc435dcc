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

    @Test(arguments: [58, 200])
    func `views that are nested deeper than any app's are left out`(depth: Int) throws {
        // Each element of an archive names the next one, so that the file itself is not deep.
        let chain = (2...depth).map { number in
            "<object class='IBUIView' id='\(number)'><int key='NSvFlags'>292</int>"
                + "<string key='NSFrameSize'>{9, 9}</string><array key='NSSubviews'><reference ref='\(number + 1)'/></array></object>"
        }
        let document = try DocumentFixture.parse(
            Array(Self.archive(of: "<reference ref='2'/>", beside: chain.joined()).utf8)
        )
        #expect(document.screens.first?.views.count == min(depth, 60))
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
