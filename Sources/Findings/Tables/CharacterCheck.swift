internal import StringTables

/// Finds characters that no screen shows as anything, and direction controls that are left open.
enum CharacterCheck {
    /// `control-character`.
    static func faults(in table: LocalizedTable) -> [TableFault] {
        var faults: [TableFault] = []
        for (position, language) in table.languages.enumerated() {
            for entry in language.shown {
                for message in messages(about: entry.value) {
                    faults.append(TableFault(.controlCharacter, nil, message, of: entry, in: position))
                }
            }
        }
        return faults
    }

    /// What is wrong with the characters of a text.
    ///
    /// - Complexity: O(*n*).
    static func messages(about text: String) -> [String] {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 >= 0xC2 }) else { return [] }
        var codes: [UInt32] = []
        var open: [UInt32] = []
        for scalar in text.unicodeScalars {
            switch scalar.value {
            // A format feed and its like are as invisible as the rest; tabs and line ends are text.
            case 0x09, 0x0A, 0x0D, 0x85: continue
            case 0x00...0x1F, 0x7F...0x9F, 0xFEFF, 0xFFFD, 0xFFFE, 0xFFFF:
                if !codes.contains(scalar.value) { codes.append(scalar.value) }
            case 0x202A, 0x202B, 0x202D, 0x202E, 0x2066...0x2068: open.append(scalar.value)
            case 0x202C:
                if let last = open.last, last < 0x2060 { open.removeLast() }
            case 0x2069:
                // The end of an isolate ends the embeddings in it as well (UAX #9, X6a).
                if let start = open.lastIndex(where: { $0 >= 0x2066 }) { open.removeSubrange(start...) }
            default: continue
            }
        }
        var messages = codes.map { code in
            switch code {
            case 0xFEFF: "\(name(code)), a byte-order mark, stands in the text; remove it"
            case 0xFFFD: "\(name(code)) stands where a character was lost; write it again"
            default: "\(name(code)) is a control character; remove it"
            }
        }
        if let first = open.first {
            let end = first >= 0x2066 ? "U+2069" : "U+202C"
            messages.append("the direction that \(name(first)) begins is never ended; add \(end)")
        }
        return messages
    }

    private static func name(_ code: UInt32) -> String {
        let digits = String(code, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
