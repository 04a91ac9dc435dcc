internal import StringTables

extension Rule {
    /// ``LeadingArgumentWithoutMark``.
    package static let leadingArgumentWithoutMark = Self(
        "leading-argument-without-mark",
        LeadingArgumentWithoutMark.self
    )
}

/// A text begins with an argument and has no direction mark, so that what is inserted decides its direction.
enum LeadingArgumentWithoutMark: TableRule {
    static let documentation = RuleDocumentation(
        .leadingArgumentWithoutMark,
        "A string starts with an argument and has no direction mark, so the inserted text decides its direction.",
        severity: .always(.warning),
        says: """
            The argument, and the mark that belongs before it: U+200F in right-to-left languages, U+200E in others. \
            Only objects (`%@`) are considered, because digits have no direction of their own, and only strings that \
            contain words. Not reported are strings that get numbers, times or localized strings as that argument \
            wherever code asks for them, or whose unit, comment or key says so, those that are only spoken, and those that no code asks for, or only code which nothing reaches. It is a note where the code asks for the string and what it inserts is not \
            known.
            """,
        rationale: """
            A line takes its direction from its first letter. An Arabic sentence that starts with an inserted Latin \
            name is laid out from left to right, with its words in the wrong order and its full stop at the wrong end. \
            By default only right-to-left languages are checked, because any Latin name triggers the problem there. \
            Apps without RTL languages are not affected.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"JOINED\" = \"%@ joined the group.\";\n"),
            Snippet("ar.lproj/Localizable.strings", "\"JOINED\" = \"%@ انضم إلى المجموعة.\";\n"),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"JOINED\" = \"%@ joined the group.\";\n"),
            Snippet("ar.lproj/Localizable.strings", "\"JOINED\" = \"\u{200F}%@ انضم إلى المجموعة.\";\n"),
        ],
        fix: """
            Start the string with the mark. In a .strings file, write \\U200F or \\U200E: the characters themselves \
            are invisible.
            """,
        options: [languages]
    )

    static let languages = Option(
        name: "languages",
        values: .words(["right-to-left", "all"]),
        standard: "right-to-left",
        meaning:
            "Which languages are checked: `right-to-left`, or `all` languages of an app that has a right-to-left one."
    )

    static func issues(in context: TableContext) -> [TableIssue] {
        // A mark is asked for where the app has a language that runs the other way.
        guard context.app.hasOwnRightToLeft else { return [] }
        let unasked = context.uses?.unasked(in: context.table) ?? []
        let isEverywhere = context.options.word(languages, of: rule) == "all"
        var issues: [TableIssue] = []
        for (position, language) in context.table.languages.enumerated() where language.isRightToLeft || isEverywhere {
            for entry in language.shown {
                guard let argument = leadingArgument(of: entry.value), !unasked.contains(Array(entry.key.utf8)) else {
                    continue
                }
                if context.uses?.isOnlyAskedUnreached(entry.key, in: context.table) == true { continue }
                // A text that was left in another script is another rule's business.
                guard !language.isRightToLeft || entry.value.unicodeScalars.contains(where: isRightToLeft) else {
                    continue
                }
                let isNeutral = context.uses?.alwaysGivesNeutral(
                    argument: argument,
                    to: Array(entry.key.utf8),
                    in: context.table
                )
                guard isNeutral != true, !isCountOfPair(entry.key, in: context),
                    !LeadingNumber.begins(entry.key, in: context),
                    context.uses?.isOnlySpoken(Array(entry.key.utf8), in: context.table) != true
                else { continue }
                // A number would be no reason for a mark.
                let isUnknown =
                    context.uses?.givesUnknown(
                        argument: argument,
                        to: Array(entry.key.utf8),
                        in: context.table
                    ) == true
                let mark = language.isRightToLeft ? "U+200F" : "U+200E"
                issues.append(
                    TableIssue(
                        "the string starts with an argument, which decides its direction; start it with \(mark)"
                            + (isUnknown ? ", unless the code always inserts a number or a string of the app" : ""),
                        of: entry,
                        in: position,
                        severity: isUnknown ? .note : nil
                    )
                )
            }
        }
        return issues
    }

    /// Whether a key names the form of a pair for one and many, of which code makes the key by a number: that is the argument.
    ///
    /// `Files.Singular` and `Files.Plural`, which no code asks for as they are.
    private static func isCountOfPair(_ key: String, in context: TableContext) -> Bool {
        for (own, other) in pairs {
            for (end, counterpart) in [(own, other), (other, own)] where key.lowercased().hasSuffix(end) {
                let stem = key.dropLast(end.count)
                let isPair = context.table.source.shown.contains {
                    $0.key.lowercased() == stem.lowercased() + counterpart
                }
                guard isPair, let uses = context.uses else { continue }
                return uses.uses(of: Array(key.utf8), in: context.table).isEmpty
            }
        }
        return false
    }

    private static let pairs = [(".singular", ".plural"), ("_singular", "_plural")]

    /// The number of the argument, from 0, that is an object and the first thing in a text that can have a direction, with
    /// words behind it; `nil` where the text begins otherwise.
    private static func leadingArgument(of text: String) -> Int? {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return nil }
        let message = Message(text)
        var count = 0
        for (index, segment) in message.segments.enumerated() {
            switch segment.kind {
            case .specifier(let specifier) where specifier.type == .object:
                let hasWords = message.segments[(index + 1)...].contains { later in
                    later.kind == .text && hasWord(message.text(of: later))
                }
                guard hasWords else { return nil }
                if case .number(let number) = specifier.source { return number - 1 }
                return count
            case .specifier: count += 1
            case .percent, .strayPercent, .tag: continue
            case .text:
                if message.text(of: segment).unicodeScalars.contains(where: hasDirection) { return nil }
            case .control:
                // A mark, an isolate or an embedding says the direction; a line end begins a new paragraph.
                return nil
            case .placeholder, .inflection, .link, .entity, .address, .term: return nil
            }
        }
        return nil
    }

    /// Whether a character has a direction of its own: letters, and the marks of Hebrew and Arabic whose class in Unicode's
    /// bidirectional algorithm is R or AL.
    private static func hasDirection(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x05BE, 0x05C0, 0x05C3, 0x05C6, 0x05F3, 0x05F4, 0x061B, 0x061D...0x061F, 0x066D, 0x06D4: true
        default: scalar.properties.isAlphabetic
        }
    }

    /// Whether a letter runs from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
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
