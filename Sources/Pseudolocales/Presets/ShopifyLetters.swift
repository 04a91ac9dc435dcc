import StringTables

/// Shopify's pseudolocalization: 52 letters with marks, the vowels `a e i o u y` twice in both cases.
///
/// It keeps `<…>`, `{{…}}`, `%{…}`, `http://…`, `https://…` and `&…;`, also in prose (`1 < 2 > 0`).
struct ShopifyLetters: Transform {
    var spelling: String { "shopify" }

    private static let map = CharacterMap(
        to: "αḅͼḍḛϝḡḥḭĵḳḽṃṇṓṗʠṛṡṭṵṽẁẋẏẓḀḂḈḌḚḞḠḤḬĴḰḺṀṄṎṔǪṚṢṪṲṾŴẊŶŻ",
        doubling: "aeiouyAEIOUY"
    )

    func apply(to message: Message, in context: TransformContext) -> Message {
        message.replacing(by: Self.map, keeping: Self.kept(in: message.utf8))
    }

    private static func kept(in utf8: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var index = 0
        while index < utf8.count {
            let end = keptEnd(in: utf8, from: index)
            if let end { found.append(index..<end) }
            index = end ?? index + 1
        }
        return found
    }

    /// The position behind what is kept from `start` on; `nil` if nothing is.
    private static func keptEnd(in utf8: [UInt8], from start: Int) -> Int? {
        let rest = utf8[start...]
        switch utf8[start] {
        case UInt8(ascii: "<"): return lineEnd(of: [UInt8(ascii: ">")], in: utf8, from: start + 1)
        case UInt8(ascii: "{") where rest.starts(with: Array("{{".utf8)):
            return lineEnd(of: Array("}}".utf8), in: utf8, from: start + 2)
        case UInt8(ascii: "%") where rest.starts(with: Array("%{".utf8)):
            return lineEnd(of: [UInt8(ascii: "}")], in: utf8, from: start + 2)
        case UInt8(ascii: "h"):
            for scheme in ["http://", "https://"] where rest.starts(with: scheme.utf8) {
                let end = visibleEnd(in: utf8, from: start + scheme.utf8.count)
                if end > start + scheme.utf8.count { return end }
            }
            return nil
        case UInt8(ascii: "&"):
            let end = visibleEnd(in: utf8, from: start + 1)
            return utf8[start..<end].firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 }
        default: return nil
        }
    }

    /// How far what closes a kept piece is looked for, in bytes: it keeps the search linear.
    private static let maximumLength = 4096

    private static func lineEnd(of close: [UInt8], in utf8: [UInt8], from start: Int) -> Int? {
        var index = start
        while index + close.count <= min(utf8.count, start + maximumLength), utf8[index] != 0x0A {
            if utf8[index...].starts(with: close) { return index + close.count }
            index += 1
        }
        return nil
    }

    private static func visibleEnd(in utf8: [UInt8], from start: Int) -> Int {
        var end = start
        while end < min(utf8.count, start + maximumLength), utf8[end] != 0x20, !(0x09...0x0D).contains(utf8[end]) {
            end += 1
        }
        return end
    }
}
