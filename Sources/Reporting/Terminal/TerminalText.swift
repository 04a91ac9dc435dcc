internal import SourceText

/// Text from input in a form that can neither steer a terminal nor command the machine that shows the log.
enum TerminalText {
    /// The text with control and bidi characters made visible, and with the openings of log commands taken apart.
    ///
    /// Build servers act on `##[name]`, `##vso[` and `##teamcity[` wherever they stand in a line of output.
    static func escaping(_ text: String) -> String {
        let visible = VisibleText.escaping(text)
        guard visible.utf8.contains(UInt8(ascii: "#")) else { return visible }
        var scalars = String.UnicodeScalarView()
        let all = Array(visible.unicodeScalars)
        for (index, scalar) in all.enumerated() {
            if scalar == "#", index > 0, all[index - 1] == "#", opensCommand(all[(index + 1)...]) {
                scalars.append(contentsOf: "\\u{23}".unicodeScalars)
            } else {
                scalars.append(scalar)
            }
        }
        return String(scalars)
    }

    /// The path of a location, kept from starting a line with `::`, which opens a workflow command.
    static func location(_ location: SourceLocation) -> String {
        let text = escaping(location.description)
        return text.drop { $0.isWhitespace }.hasPrefix("::") ? "./" + text : text
    }

    private static func opensCommand(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
        for scalar in rest.prefix(32) {
            if scalar == "[" { return true }
            guard scalar.properties.isAlphabetic else { return false }
        }
        return false
    }

    /// The number of terminal cells that a character takes: 0, 1 or 2.
    ///
    /// A simple reading of UAX #11: marks take none, the wide and full-width blocks and emoji two.
    static func cells(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x20..<0x300: return 1
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
            0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
            return 2
        default:
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: return 0
            default: return 1
            }
        }
    }
}
