internal import SourceText

/// Places and widths of text in a terminal.
enum TerminalText {
    /// The path of a location, kept from starting a line with `::`, which opens a workflow command.
    static func location(_ location: SourceLocation) -> String {
        let text = PrintedLine.escaping(part: location.description)
        return text.drop { $0.isWhitespace }.hasPrefix("::") ? "./" + text : text
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

    /// The lines of a text that was escaped before: broken at spaces, so that none takes more than `width` cells unless one
    /// word does.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    static func wrapped(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        var (line, taken) = ("", 0)
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let cells = word.unicodeScalars.reduce(0) { $0 + Self.cells(of: $1) }
            // No line begins with what a build server reads as a command.
            let isCommand = word.hasPrefix("::") || word.hasPrefix("#")
            if !line.isEmpty, !isCommand, taken + 1 + cells > max(width, 20) {
                lines.append(line)
                (line, taken) = ("", 0)
            }
            if !line.isEmpty { line += " " }
            taken += (line.isEmpty ? 0 : 1) + cells
            line += word
        }
        return lines + [line]
    }
}
