internal import StringTables

/// Characters of other scripts that look like a percent sign.
enum LookalikePercentSign {
    /// Full-width, Arabic and small.
    private static let all: [Unicode.Scalar] = ["\u{FF05}", "\u{066A}", "\u{FE6A}"]

    /// The first such sign of a text.
    static func first(in text: String) -> Unicode.Scalar? {
        // UTF-8 of all three begins with a byte that is rare in Latin text.
        guard text.utf8.contains(where: { $0 == 0xEF || $0 == 0xD9 }) else { return nil }
        return text.unicodeScalars.first(where: all.contains)
    }

    /// Whether a translation has the arguments of the source as soon as its percent signs are ASCII ones.
    static func explains(_ entry: TableEntry, source: SourceArguments) -> Bool {
        guard first(in: entry.value) != nil, !source.isEmpty, !source.differences(of: entry).isEmpty else {
            return false
        }
        var repaired = entry
        repaired.value = repairing(entry.value)
        return source.differences(of: repaired).isEmpty
    }

    /// The text with ASCII percent signs; a space behind one goes as well.
    static func repairing(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isBehindSign = false
        for scalar in text.unicodeScalars {
            if isBehindSign, scalar == " " { continue }
            isBehindSign = all.contains(scalar)
            result.append(isBehindSign ? "%" : scalar)
        }
        return String(result)
    }
}
