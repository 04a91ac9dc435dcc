import Interfaces
import SourceText
import TestCorpus
import Testing

/// What is no document, and documents that were damaged.
struct HostileDocumentTests {
    static let refused: [(String, String, String)] = [
        ("", "x.xib:1:1", "the file holds no element"),
        ("<archive type='com.apple.InterfaceBuilder3.Carbon.XIB'/>", "x.xib:1:1", "not <archive>"),
        ("<?xml version='1.0'?>\n<plist/>", "x.xib:2:1", "not <plist>"),
        ("<document type='com.apple.InterfaceBuilder3.Cocoa.XIB' version='2.0'/>", "x.xib:1:65", "not 2.0"),
        ("<document type='com.apple.InterfaceBuilder3.Cocoa.XIB'/>", "x.xib:1:1", "not one without a version"),
        ("<document type='x' version='3.0'/>", "x.xib:1:17", "unknown document type 'x'"),
        ("<document type='com.apple.InterfaceBuilder3.Cocoa.XIB' version='3.0'>", "x.xib:1:1", "never closed"),
        ("<!DOCTYPE d [<!ENTITY a 'b'>]><document/>", "x.xib:1:13", "declarations"),
    ]

    @Test(arguments: refused)
    func `what is no document of today is refused where it says so`(text: String, place: String, message: String) {
        let error = #expect(throws: SourceError.self) { try DocumentFixture.parse(Array(text.utf8)) }
        #expect(error.map { "\($0.location)" } == place)
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }

    @Test(arguments: [(-1, true), (0, false)])
    func `a document of more elements than any app has is refused`(difference: Int, isRead: Bool) {
        // The document's own element and the one around its objects count too.
        let objects = String(repeating: "<view/>", count: InterfaceDocument.maximumElements - 1 + difference)
        let text =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0'><objects>\(objects)</objects></document>"
        var message = ""
        do throws(SourceError) {
            _ = try InterfaceDocument(MarkupFile(TextFile(decoding: Array(text.utf8), path: "x.xib")))
        } catch {
            message = error.message
        }
        #expect(message == (isRead ? "" : "the document has 100001 elements, and at most 100000 are read; split it"))
    }

    @Test(arguments: [
        ("com.apple.InterfaceBuilder.AppleTV.XIB", "tvOS"),
        ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchOS"),
    ])
    func `documents of other systems are read for their texts alone`(type: String, name: String) throws {
        let document = try DocumentFixture.parse(
            Array(
                "<document type='\(type)' version='3.0'><objects><label id='a' text='Hello'/></objects></document>".utf8
            )
        )
        #expect(document.target.rawValue == name)
        #expect(document.screens == [])
        #expect(document.texts.map(\.key) == ["a.text"])
        #expect(document.faults.map(\.kind) == [.notLaidOut])
    }

    static let constraints: [(String, String?)] = [
        ("firstItem='a' firstAttribute='top' constant='3' id='c'", "a.top == + 3.0"),
        ("firstAttribute='trailing' secondItem='a' secondAttribute='trailing' id='c'", "root.trailing == a.trailing"),
        (
            "firstItem='a' firstAttribute='width' secondItem='a' secondAttribute='height' multiplier='1.5' id='c'",
            "a.width == 1.5 * a.height"
        ),
        (
            "firstItem='a' firstAttribute='width' secondItem='a' secondAttribute='height' multiplier='1.58:1' id='c'",
            "a.width == 1.58 * a.height"
        ),
        (
            "firstItem='a' firstAttribute='width' relation='lessThanOrEqual' constant='9' priority='1' id='c'",
            "a.width <= + 9.0 @1.0"
        ),
        (
            "firstItem='a' firstAttribute='firstBaseline' secondAttribute='topMargin' id='c'",
            "a.firstBaseline == root.topMargin"
        ),
        ("firstItem='b' firstAttribute='top' id='c'", nil), ("firstItem='a' firstAttribute='middle' id='c'", nil),
        ("firstItem='a' id='c'", nil), ("firstItem='a' firstAttribute='top' relation='nearly' id='c'", nil),
        ("firstItem='a' firstAttribute='top' secondItem='a' id='c'", nil),
        ("firstItem='a' firstAttribute='width' multiplier='0' id='c'", nil),
        ("firstItem='a' firstAttribute='width' multiplier='NaN' id='c'", nil),
        ("firstItem='a' firstAttribute='width' multiplier='inf' id='c'", nil),
        ("firstItem='a' firstAttribute='width' multiplier='1e308' id='c'", nil),
        ("firstItem='a' firstAttribute='width' multiplier='1:0' id='c'", nil),
        ("firstItem='a' firstAttribute='width' multiplier='1:' id='c'", nil),
        ("firstItem='a' firstAttribute='width' multiplier='' id='c'", nil),
        ("firstItem='a' firstAttribute='width' constant='1e308' id='c'", nil),
        ("firstItem='a' firstAttribute='width' priority='0' id='c'", nil),
        ("firstItem='a' firstAttribute='width' priority='1001' id='c'", nil),
        ("firstItem='a' firstAttribute='width' priority='1000.5' id='c'", nil),
        ("firstItem='a' firstAttribute='width' priority='-1' id='c'", nil),
    ]

    @Test(arguments: constraints)
    func `a constraint is read, or left out with a fault in its line`(attributes: String, sentence: String?) throws {
        let text =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0'><objects><view id='root'>"
            + "<subviews><view id='a'/></subviews><constraints>\n<constraint \(attributes)/>\n</constraints></view>"
            + "</objects></document>"
        let document = try DocumentFixture.parse(Array(text.utf8))
        let screen = try #require(document.screens.first)
        #expect(screen.constraints.map(screen.sentence) == (sentence.map { [$0] } ?? []))
        #expect(document.faults.map(\.location.line) == (sentence == nil ? [2] : []))
    }

    @Test func `IDs that are there twice, or nowhere, are told of with both lines`() throws {
        let text =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0'><objects>\n<view id='a'/>\n"
            + "<view id='a'><connections><outlet property='x' destination='b' id='o'/></connections></view>"
            + "</objects></document>"
        let document = try DocumentFixture.parse(Array(text.utf8))
        #expect(
            document.faults.map { "\($0.location): \($0.message)" } == [
                "x.xib:3:7: the ID 'a' is also that of the <view> in line 2; give one of them another ID",
                "x.xib:3:48: no object of this document has the ID 'b'; remove the <outlet> or connect it again",
            ]
        )
        #expect(document.screens.count == 2)
    }

    @Test func `what variations say of objects that are gone is one issue`() throws {
        func faults(_ masks: String) throws -> [String] {
            let text =
                "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0'><objects><view id='a'>\n"
                + "<variation key='default'><mask key='constraints'>\(masks)</mask></variation></view></objects></document>"
            return try DocumentFixture.parse(Array(text.utf8)).faults.map { "\($0.location): \($0.message)" }
        }
        #expect(
            try faults("<exclude reference='b'/><include reference='b'/><exclude reference='a'/>") == [
                "x.xib:2:59: a variation names 'b', and no object of this document has this ID; remove the line"
            ]
        )
        let many = ["b", "c", "d", "e"].map { "<exclude reference='\($0)'/>" }.joined()
        #expect(
            try faults(many) == [
                "x.xib:2:59: variations name 4 IDs that no object of this document has ('b', 'c', 'd', …); remove the lines"
            ]
        )
    }

    @Test func `views are nested as deep as a file may be`() throws {
        let depth = 60
        let text =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0'><objects>"
            + String(repeating: "<view><subviews>", count: depth)
            + String(repeating: "</subviews></view>", count: depth)
            + "</objects></document>"
        let document = try DocumentFixture.parse(Array(text.utf8))
        #expect(document.screens.first?.views.count == depth)
        let deeper = text.replacing("<objects>", with: "<objects>" + String(repeating: "<view>", count: 100_000))
        let error = #expect(throws: SourceError.self) { try DocumentFixture.parse(Array(deeper.utf8)) }
        #expect(error?.message.contains("nested deeper") == true)
    }

    static let large: [(String, String)] = [
        ("<view id='a%'/>", "views"), ("<constraint firstItem='r' firstAttribute='top' id='c%'/>", "faults"),
        ("<label text='x' id='l%'><attributedString key='userComments'/></label>", "comments"),
        ("<button id='b%'><state key='s%' title='x'/></button>", "states"),
    ]

    @Test(.timeLimit(.minutes(1)), arguments: large)
    func `a document of thousands of elements on one line is read`(element: String, name: String) throws {
        let elements = (0..<4_000).map { element.replacing("%", with: "\($0)") }.joined()
        let text =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0'><objects><view id='r'>"
            + "<subviews>\(elements)</subviews><constraints>\(elements)</constraints></view></objects></document>"
        let document = try DocumentFixture.parse(Array(text.utf8))
        #expect(document.screens.first?.views.count == 4_001)
        #expect(document.faults.count <= 100)
    }

    /// Bytes deleted, doubled or changed, elements removed or repeated, in a reproducible order.
    @Test(arguments: ["Phone.storyboard", "Desktop.xib"])
    func `a damaged document is refused with a place, or read into what layout can take`(name: String) throws {
        let bytes = try DocumentFixture.bytes(name)
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        var numbers = SeededNumbers(seed: 20_26)
        var (read, refused) = (0, 0)
        for round in 0..<160 {
            var damaged = bytes
            if round.isMultiple(of: 2) {
                // Lines are elements or tags here, so that many documents stay well-formed.
                var changed = lines
                for _ in 0...Int.random(in: 0..<3, using: &numbers) {
                    let index = Int.random(in: changed.indices, using: &numbers)
                    if Bool.random(using: &numbers) {
                        changed.remove(at: index)
                    } else {
                        changed.insert(changed[index], at: Int.random(in: changed.indices, using: &numbers))
                    }
                }
                damaged = Array(changed.joined(separator: [UInt8(ascii: "\n")]))
            } else {
                for _ in 0...Int.random(in: 0..<4, using: &numbers) {
                    let index = Int.random(in: damaged.indices, using: &numbers)
                    switch Int.random(in: 0..<4, using: &numbers) {
                    case 0: damaged.remove(at: index)
                    case 1: damaged.insert(damaged[index], at: index)
                    case 2: damaged[index] = UInt8(ascii: "0") + UInt8.random(in: 0..<10, using: &numbers)
                    default: damaged[index] = UInt8.random(in: 0...255, using: &numbers)
                    }
                }
            }
            do {
                let document = try DocumentFixture.parse(damaged, path: name)
                read += 1
                for screen in document.screens { #expect(ScreenInvariants.faults(of: screen) == []) }
            } catch {
                refused += 1
                #expect(error.location.path == name && error.location.line >= 1 && error.location.column >= 1)
            }
        }
        #expect(read > 15 && refused > 15)
    }
}
