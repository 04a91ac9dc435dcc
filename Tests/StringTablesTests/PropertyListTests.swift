import Foundation
import SourceText
import StringTables
import TestCorpus
import Testing

struct PropertyListTests {
    @Test func `a table in XML has its strings, their places and comments`() throws {
        let table = try PropertyListTable(
            PropertyListFile(decoding: Fixture.bytes("Comments.plist.strings"), path: "x")
        )
        #expect(table.entries.map(\.key) == ["TITLE", "EMPTY", "SECTION"])
        #expect(table.entries.map(\.value) == ["Café & Bar", "", "a <b> c"])
        #expect(table.entries[0].comment == "Title of the window\noverset: lines=1\nbehind")
        #expect(table.entries[1].comment == nil)
        #expect(table.containerOffsets.count == 1)
        #expect("\(table.file.location(at: table.entries[0].keyOffset))" == "x:9:7")
        #expect(table.container == .xmlPropertyList)
    }

    @Test func `an edit changes the text of one element and nothing else`() throws {
        let bytes = try Fixture.bytes("Comments.plist.strings")
        let table = try PropertyListTable(PropertyListFile(decoding: bytes, path: "x"))
        #expect(table.replacingValues { _ in nil } == bytes)
        let text = table.replacingValues { $0.key == "EMPTY" ? "<&>\r" : nil }
        let expected = String(decoding: bytes, as: UTF8.self)
            .replacing("<string/>", with: "<string>&lt;&amp;&gt;&#13;</string>")
        #expect(String(decoding: text, as: UTF8.self) == expected)
    }

    @Test(arguments: [
        ("<plist><array/></plist>", "1:8", "<dict>"), ("<plist/>", "1:1", "empty"),
        ("<plist><dict><string/></dict></plist>", "1:14", "<key>"),
        ("<plist><dict><key>a</key></dict></plist>", "1:14", "no value"),
        ("<plist><dict>x</dict></plist>", "1:14", "directly"),
        ("<plist><dict><key>a</key><text/></dict></plist>", "1:26", "no part"),
        ("<plist><dict/><dict/></plist>", "1:15", "only one"),
        ("<plist><dict><key>a</key><string><b/></string></dict></plist>", "1:34", "only text"),
        ("bplist00", "1:1", "cut off"), ("bplist00" + String(repeating: "\u{1}", count: 40), "1:1", "damaged"),
    ])
    func `what is no table is refused at the cause`(text: String, place: String, message: String) {
        let error = #expect(throws: SourceError.self) {
            _ = try PropertyListTable(PropertyListFile(decoding: Array(text.utf8), path: "x"))
        }
        #expect(error.map { "\($0.location)" } == "x:\(place)")
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }

    @Test func `a binary table is read and written as Foundation reads it`() throws {
        var table: [String: Any] = [
            "é\u{C}": "value", "same": "same", "number": 1.5, "date": Date(timeIntervalSinceReferenceDate: 0.25),
        ]
        table["data"] = Data(0..<40)
        for index in 0..<300 { table["key \(index)"] = "text \(index) ✓" }
        let bytes = Array(try PropertyListSerialization.data(fromPropertyList: table, format: .binary, options: 0))
        let file = try PropertyListTable(PropertyListFile(decoding: bytes, path: "x"))
        #expect(file.container == .binaryPropertyList)
        #expect(file.entries.count == 302)
        #expect(try file.bytes(ofText: file.replacingValues { _ in nil }) == bytes)
        let written = try file.bytes(ofText: file.replacingValues { "[\($0.value)]" })
        #expect(try file.bytes(ofText: file.replacingValues { "[\($0.value)]" }) == written)
        let expected = foundationStrings(bytes)?.mapValues { "[\($0)]" }
        #expect(foundationStrings(written) == expected)
        let list =
            unsafe try PropertyListSerialization.propertyList(from: Data(written), options: [], format: nil)
            as? NSDictionary
        #expect(list?["number"] as? Double == 1.5)
        #expect((list?["date"] as? Date)?.timeIntervalSinceReferenceDate == 0.25)
        #expect(list?["data"] as? Data == Data(0..<40))
    }

    @Test func `a damaged binary list is refused, or read as Foundation reads it`() throws {
        let bytes = try Fixture.bytes("Table.binary.strings")
        var numbers = SeededNumbers(seed: 3)
        var (accepted, refused, compared) = (0, 0, 0)
        for _ in 0..<20_000 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...2, using: &numbers) {
                damaged[Int.random(in: 6..<bytes.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
            }
            do throws(SourceError) {
                let list = try PropertyListFile(decoding: damaged, path: "x")
                accepted += 1
                #expect(try list.bytes(ofText: list.file.utf8) == damaged)
                // Of equal keys in a binary list, which no writer makes, CoreFoundation takes the first.
                if !hasDuplicates(list), let expected = foundationStrings(damaged) {
                    compared += 1
                    #expect(strings(of: list) == expected)
                }
            } catch {
                refused += 1
            }
        }
        print("damaged binary lists: \(accepted) read, \(compared) of them by Foundation, \(refused) refused")
        #expect(accepted > 100 && refused > 100)
    }

    @Test func `a list that holds itself, or one text a million times, is refused`() {
        func list(_ objects: [[UInt8]]) -> [UInt8] {
            var bytes = Array("bplist00".utf8)
            var offsets: [UInt8] = []
            for object in objects {
                offsets.append(UInt8(bytes.count))
                bytes += object
            }
            let table = UInt8(bytes.count)
            return bytes + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)]
                + [UInt8](repeating: 0, count: 8) + [0, 0, 0, 0, 0, 0, 0, table]
        }
        let circle = list([[0xA1, 0]])
        let explosion = list((1...12).map { [0xAA] + [UInt8](repeating: UInt8($0), count: 10) } + [[0x51, 0x61]])
        for bytes in [circle, explosion] {
            #expect(throws: SourceError.self) { try PropertyListFile(decoding: bytes, path: "x") }
        }
    }

    @Test func `a mutated list is refused, or read as Foundation reads it`() {
        let seed = """
            <?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict><key>a&amp;</key>\r\n<string>b &lt;c\r\n</string>
            <key>l</key><array><string>x</string><true/><integer>1</integer></array><!-- y --><key>e</key><string/></dict></plist>
            """
        let alphabet = Array("<>/&;\"=! \nkdstringy1é\u{C}".unicodeScalars)
        var numbers = SeededNumbers(seed: 21)
        var (accepted, refused, sloppy) = (0, 0, 0)
        for _ in 0..<20_000 {
            let text = mutated(seed, with: alphabet, using: &numbers)
            do throws(SourceError) {
                let list = try PropertyListFile(decoding: Array(text.utf8), path: "x")
                accepted += 1
                #expect(list.file.bytes == Array(text.utf8))
                if let expected = foundationStrings(Array(text.utf8)) {
                    #expect(strings(of: list) == expected, "\(text)")
                }
            } catch {
                refused += 1
                // CoreFoundation's own reader lets much pass that is no XML; that is counted, not copied.
                if foundationStrings(Array(text.utf8)) != nil { sloppy += 1 }
                #expect(error.location.line >= 1)
            }
        }
        print("mutated property lists: \(accepted) read, \(refused) refused, \(sloppy) of them read by Foundation")
        #expect(accepted > 1000)
    }

    @Test(.enabled(if: TestCorpus.isPresent, "needs ../shared"))
    func `every property list of the corpus has the strings that Foundation finds`() throws {
        var (files, count) = (0, 0)
        for url in TestCorpus.files(withExtension: "plist") + TestCorpus.files(withExtension: "stringsdict") {
            let bytes = Array(try Data(contentsOf: url))
            let list = try PropertyListFile(decoding: bytes, path: url.path)
            let found = strings(of: list)
            #expect(found == foundationStrings(bytes), "\(url.path)")
            #expect(try list.bytes(ofText: list.file.utf8) == bytes)
            files += 1
            count += found.count
        }
        print("corpus: \(files) property lists, \(count) strings")
        #expect(files == 60)
    }
}
