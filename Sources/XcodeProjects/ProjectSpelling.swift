/// How Xcode spells texts in a project file.
enum ProjectSpelling {
    /// A text as Xcode writes it: without quotes where it consists of letters, digits, `_`, `$`, `.` and `/` alone.
    ///
    /// - Complexity: O(*n*).
    static func of(_ text: String) -> String {
        // `//` would begin a comment, and three underscores mark what Xcode fills in.
        let isBare =
            !text.isEmpty && text.utf8.allSatisfy(isBare) && !text.contains("//") && !text.contains("___")
        guard !isBare else { return text }
        var spelled = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": spelled += "\\\""
            case "\\": spelled += "\\\\"
            case "\n": spelled += "\\n"
            case "\t": spelled += "\\t"
            default: spelled.unicodeScalars.append(scalar)
            }
        }
        return spelled + "\""
    }

    private static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."),
            UInt8(ascii: "/"):
            true
        default: false
        }
    }
}
