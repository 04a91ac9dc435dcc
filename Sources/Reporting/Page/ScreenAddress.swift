internal import Findings

/// The names of screens in the page's addresses.
enum ScreenAddress {
    /// For each screen its identifier, or its name if it has none; one that an earlier screen has too gets a number.
    static func names(of screens: [ScreenRecord]) -> [String] {
        var counts: [[UInt8]: Int] = [:]
        return screens.map { screen in
            let name = screen.identifier.isEmpty ? screen.name : screen.identifier
            let count = counts[Array(name.utf8), default: 0] + 1
            counts[Array(name.utf8)] = count
            return count == 1 ? name : "\(name)~\(count)"
        }
    }

    /// The address of a text on a screen, behind `#`.
    static func hash(ofScreen name: String, locale: String?, object: String?) -> String {
        let parts = [("view", "screen"), ("locale", locale), ("screen", name), ("text", object)]
        return parts.compactMap { key, value in value.map { "\(key)=\(encoded($0))" } }.joined(separator: "&")
    }

    /// A value of a query, percent-encoded (URL Standard, section 5.2).
    static func encoded(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "*"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
            }
        }
        return result
    }
}
