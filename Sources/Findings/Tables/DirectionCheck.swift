internal import StringTables

/// Finds texts that begin with an argument, so that what is inserted decides their direction.
struct DirectionCheck {
    let options: RuleOptions

    /// `leading-argument-without-mark`.
    func faults(in table: LocalizedTable) -> [TableFault] {
        var faults: [TableFault] = []
        for (position, language) in table.languages.enumerated() where language.isRightToLeft || options.marksEverywhere
        {
            for entry in language.shown where Self.isOpen(entry.value) {
                // A text that was left in another script is another rule's business.
                guard !language.isRightToLeft || entry.value.unicodeScalars.contains(where: Self.isRightToLeft) else {
                    continue
                }
                let mark = language.isRightToLeft ? "U+200F" : "U+200E"
                faults.append(
                    TableFault(
                        .leadingArgumentWithoutMark,
                        nil,
                        "the text begins with an argument, which decides its direction; begin it with \(mark)",
                        of: entry,
                        in: position
                    )
                )
            }
        }
        return faults
    }

    /// Whether an object is the first thing in a text that can have a direction, and words follow it.
    private static func isOpen(_ text: String) -> Bool {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return false }
        let message = Message(text)
        for (index, segment) in message.segments.enumerated() {
            switch segment.kind {
            case .specifier(let specifier) where specifier.type == .object:
                return message.segments[(index + 1)...].contains { later in
                    later.kind == .text && hasWord(message.text(of: later))
                }
            case .specifier, .percent, .strayPercent, .tag: continue
            case .text:
                if hasLetter(message.text(of: segment)) { return false }
            case .control:
                // A mark, an isolate or an embedding says the direction; a line end begins a new paragraph.
                return false
            case .placeholder, .inflection, .link, .entity, .address, .term: return false
            }
        }
        return false
    }

    /// Whether a letter runs from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    private static func hasLetter(_ text: String) -> Bool {
        text.unicodeScalars.contains(where: \.properties.isAlphabetic)
    }

    /// Whether two letters stand together: a unit or a separator is no sentence to lose its order.
    private static func hasWord(_ text: String) -> Bool {
        var previous = false
        for scalar in text.unicodeScalars {
            let isLetter = scalar.properties.isAlphabetic
            if isLetter, previous { return true }
            previous = isLetter
        }
        return false
    }
}
