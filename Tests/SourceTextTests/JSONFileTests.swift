import Foundation
import SourceText
import Testing

private func read(_ text: String) throws(SourceError) -> JSONFile {
    try JSONFile(TextFile(decoding: Array(text.utf8), path: "x.json"))
}

/// The value as Foundation's reader would give it.
func object(_ value: JSONValue) -> NSObject {
    switch value.kind {
    case .object:
        let members = NSMutableDictionary()
        for child in value.children { members[NSString(string: child.name ?? "")] = object(child) }
        return members
    case .array: return NSArray(array: value.children.map(object))
    case .string: return NSString(string: value.string ?? "")
    case .number: return NSDecimalNumber(value: value.integer ?? 0)
    case .true: return NSNumber(value: true)
    case .false: return NSNumber(value: false)
    case .null: return NSNull()
    }
}

struct JSONFileTests {
    @Test func `values and names are found with their places`() throws {
        let file = try read(
            "{\n  \"a\" : [1, -2.5e3, true, null, \"x\\n\\u00e9\\ud83d\\ude00\\/\"],\n  \"b\\u0063\" : {\n\n  }\n}"
        )
        let list = try #require(file.root["a"])
        #expect(list.children.map(\.kind) == [.number, .number, .true, .null, .string])
        #expect(list.children.map { $0.string ?? "" }.last == "x\né😀/")
        #expect(list.children.map(\.integer) == [1, nil, nil, nil, nil])
        #expect(file.root["bc"]?.kind == .object)
        #expect("\(list.location)" == "x.json:2:9")
        #expect(list.nameRange == 4..<7)
        #expect(list.memberRange.lowerBound == 4)
    }

    @Test(arguments: [
        ("", "1:1", "no JSON"), ("{", "1:1", "never closed"), ("{\"a\":1,}", "1:7", "remove it"),
        ("[1,]", "1:3", "remove it"),
        ("{\"a\":1,\n\"a\":2}", "2:1", "already"), ("{\"a\":1,\"\\u0061\":2}", "1:8", "already"),
        ("[NaN]", "1:2", "expected a value"),
        ("[\"\\ud800\"]", "1:3", "surrogates"), ("[\"\\udc00\\ud800\"]", "1:3", "surrogates"),
        ("[\"\\x\"]", "1:3", "unknown escape"),
        ("{\"a\" : \"b\n\"}", "1:8", "not closed on its line"), ("[\"\t\"]", "1:3", "control characters"),
        ("[01]", "1:2", "begin with 0"),
        ("[1.]", "1:2", "digit"), ("[1e]", "1:2", "digit"), ("[-]", "1:2", "number"),
        ("[+1]", "1:2", "expected a value"),
        ("[1 2]", "1:4", "expected ','"), ("{a:1}", "1:2", "quotation marks"), ("{\"a\" 1}", "1:6", "':'"),
        ("[] []", "1:4", "nothing"),
        ("\u{FEFF}{}", "1:1", "byte-order mark"), ("// c\n{}", "1:1", "expected a value"),
        ("[\"é", "1:2", "never closed"),
    ])
    func `a broken document is refused at the cause`(text: String, place: String, message: String) {
        let error = #expect(throws: SourceError.self) { try read(text) }
        #expect(error.map { "\($0.location)" } == "x.json:\(place)")
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }

    @Test(arguments: [(128, true), (129, false), (100_000, false)])
    func `values may be nested 128 deep`(depth: Int, isRead: Bool) {
        let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        #expect((try? read(text)) != nil || !isRead)
        #expect((try? read(text)) == nil || isRead)
    }

    @Test func `a string is written with the escapes that it needs and no others`() {
        let written = JSONText.quoting("a/\"\\\n\t\u{1}é😀\u{2028}")
        #expect(String(decoding: written, as: UTF8.self) == "\"a/\\\"\\\\\\n\\t\\u0001é😀\u{2028}\"")
    }

    @Test func `a mutated document is refused, or holds what Foundation finds in it`() {
        let seeds = [
            "{\"a\" : [1, -2, true, null], \"b\" : {\"c\\n\\u00e9\" : \"d\\ud83d\\ude00\"}, \"e\" : \"é/\"}",
            "[[], {}, \"\\\\\\\"\"]",
        ]
        let alphabet = Array("{}[],:\"\\u0d8 n1-.e\ntf".unicodeScalars)
        var state: UInt64 = 5
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(truncatingIfNeeded: state >> 33) % bound
        }
        var (accepted, refused) = (0, 0)
        for round in 0..<20_000 {
            var scalars = Array(seeds[round % seeds.count].unicodeScalars)
            for _ in 0...random(3) {
                let place = random(scalars.count)
                switch random(3) {
                case 0: scalars[place] = alphabet[random(alphabet.count)]
                case 1: scalars.insert(alphabet[random(alphabet.count)], at: place)
                default: scalars.remove(at: place)
                }
            }
            var view = String.UnicodeScalarView()
            view.append(contentsOf: scalars)
            let text = String(view)
            // What is compared is whether Foundation reads it too, not why it does not.
            let expected =
                try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) as? NSObject
            do throws(SourceError) {
                let file = try read(text)
                accepted += 1
                #expect(file.file.bytes == Array(text.utf8))
                let hasFraction = text.contains(".") || text.contains("e1") || text.contains("1e")
                #expect(expected != nil, "\(text)")
                if !hasFraction, let expected { #expect(object(file.root).isEqual(expected), "\(text)") }
            } catch {
                refused += 1
                #expect(error.location.line >= 1 && error.location.column >= 1)
                let isStricter =
                    ["already", "remove it"].contains { error.message.contains($0) } || error.message.contains("pairs")
                #expect(expected == nil || isStricter, "\(text) \(error)")
            }
        }
        print("mutated JSON: \(accepted) accepted, \(refused) refused")
        #expect(accepted > 1000)
    }
}
