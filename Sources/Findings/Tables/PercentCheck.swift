internal import StringTables

/// Finds percent signs of other scripts where a format needs the ASCII one.
enum PercentCheck {
    /// The characters that look like a percent sign, in UTF-8: full-width, Arabic and small.
    private static let lookalikes: [Unicode.Scalar] = ["\u{FF05}", "\u{066A}", "\u{FE6A}"]

    /// `lookalike-percent`.
    static func faults(in table: LocalizedTable) -> [TableFault] {
        var faults: [TableFault] = []
        for (position, language) in table.languages.enumerated() {
            for entry in language.shown {
                guard let sign = sign(in: entry.value) else { continue }
                let isFault =
                    position == 0
                    ? formsSpecifier(entry.value)
                    : explains(entry, source: SpecifierCheck(table: table).arguments(of: entry))
                guard isFault else { continue }
                let code = String(sign.value, radix: 16, uppercase: true)
                let name = "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
                faults.append(
                    TableFault(
                        .lookalikePercent,
                        nil,
                        "'\(sign)' (\(name)) begins no specifier, so that no argument is inserted; write '%'",
                        of: entry,
                        in: position
                    )
                )
            }
        }
        return faults
    }

    /// Whether a translation has the arguments of the source as soon as its percent signs are ASCII ones.
    static func explains(_ entry: TableEntry, source: SourceArguments) -> Bool {
        guard sign(in: entry.value) != nil, !source.isEmpty, !source.differences(of: entry).isEmpty else {
            return false
        }
        var repaired = entry
        repaired.value = repairing(entry.value)
        return source.differences(of: repaired).isEmpty
    }

    private static func sign(in text: String) -> Unicode.Scalar? {
        // UTF-8 of all three begins with a byte that is rare in Latin text.
        guard text.utf8.contains(where: { $0 == 0xEF || $0 == 0xD9 }) else { return nil }
        return text.unicodeScalars.first(where: lookalikes.contains)
    }

    /// Whether such a sign is followed by the rest of a specifier: an `@`, or digits and a conversion.
    private static func formsSpecifier(_ text: String) -> Bool {
        Message(repairing(text)).arguments.count > Message(text).arguments.count && text.contains("@")
    }

    /// The text with ASCII percent signs; a space behind one goes as well.
    private static func repairing(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var isBehindSign = false
        for scalar in text.unicodeScalars {
            if isBehindSign, scalar == " " { continue }
            isBehindSign = lookalikes.contains(scalar)
            result.append(isBehindSign ? "%" : scalar)
        }
        return String(result)
    }
}
