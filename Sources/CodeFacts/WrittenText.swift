internal import CodeStrings
package import SourceCode

/// A text as code writes it: characters, and places where a value is put in.
package struct WrittenText: Sendable, Hashable {
    /// The characters, with ``hole`` for each value.
    package let text: String

    /// What stands for a value: U+FFFC OBJECT REPLACEMENT CHARACTER.
    package static let hole: Character = "\u{FFFC}"

    package init(_ text: String) { self.text = text }

    package init(_ literal: CodeLiteral) {
        var text = ""
        for part in literal.parts {
            switch part {
            case .text(let characters): text += characters
            case .interpolation: text.append(Self.hole)
            }
        }
        self.text = text
    }

    /// The text with `%@` for each value, for people.
    package var spelling: String { String(text.flatMap { $0 == Self.hole ? Array("%@") : [$0] }) }

    /// The text with holes in place of the specifiers of a format.
    package var withoutSpecifiers: WrittenText {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return self }
        return WrittenText(
            text.replacing(/%(?:\d+\$)?[-+ 0#']*\d*(?:\.\d+)?(?:hh|ll|[hlqzjtL])?[@dDiuUxXoOfFeEgGaAcCsSp]/) { _ in
                String(Self.hole)
            }
        )
    }

    /// The words: what stands between white space, without values and the punctuation around.
    package var words: [Substring] {
        text.split { $0.isWhitespace || $0 == Self.hole || $0 == "/" || $0 == "|" || $0 == "·" || $0 == "•" }
            .map { $0.trimming { !$0.isLetter && !$0.isNumber } }
            .filter { !$0.isEmpty }
    }

    /// What products add to their name for one that is sold apart.
    private static let editions: Set<String> = ["hd", "lite", "plus", "premium", "pro"]

    /// Whether it is a name with the word of an edition behind it: `Photos Pro`.
    private func isEdition(_ names: Set<String>) -> Bool {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
        guard words.count > 1, let last = words.last, Self.editions.contains(String(last)) else { return false }
        let name = words.dropLast().joined()
        return names.contains { name == $0.filter { $0.isLetter || $0.isNumber } }
    }

    /// Whether it is a name with the sign of a version behind it: `Photos v`, `Photos v%@`, `Photos v?`.
    private func isVersion(_ letters: String, _ names: Set<String>) -> Bool {
        guard letters.last == "v", names.contains(String(letters.dropLast())), let last = words.last else {
            return false
        }
        return last.lowercased().filter { $0.isLetter } == "v"
    }

    /// The length in UTF-8 bytes from which a text is a document, such as a licence.
    private static let longestText = 1500

    /// Whether the text is one that has to be translated: it has words of a language.
    ///
    /// Names, identifiers, addresses, units, abbreviations and stand-ins are none.
    ///
    /// - Parameter names: words in small letters that are names in this app, such as that of the product.
    /// - Returns: whether it has words of a language.
    /// - Complexity: O(*n*).
    package func isForPeople(names: Set<String> = []) -> Bool {
        // A licence is shown as it was written.
        guard !isAddress, !isCommand(names), !isTechnical, !isNotice, !isUnit, text.utf8.count < Self.longestText else {
            return false
        }
        // A name of a product is written with spaces and without.
        let name = text.lowercased().filter { $0.isLetter || $0.isNumber }
        guard !names.contains(name), !Self.isPhraseOfNames(text), !isEdition(names), !isVersion(name, names) else {
            return false
        }
        let words = withoutNames.words
        // A text without white space may be an identifier.
        let isSole = !text.contains(where: \.isWhitespace)
        if isSole, words.count == 1, let word = words.first {
            // `NO-TITLE`, the error of a programmer, and `ECDSA-SK-CERT`.
            let isMark =
                word == word.uppercased() && (word.hasPrefix("NO-") || word.split(separator: "-").count > 2)
            return !isMark && text.filter(\.isPunctuation).count <= 2 && Self.isWord(word, isSole: true, names: names)
                && !Self.placeholders.contains(word.lowercased())
        }
        guard !Self.isPlaceholder(words) else { return false }
        let meant = words.filter { Self.isWord($0, isSole: false, names: names) }
        // One small word beside values and names is a unit, or a piece of code.
        return meant.contains { $0.first.map { $0.isUppercase || !$0.isCased } ?? false } || meant.count >= 2
            || meant.contains { $0.count >= 4 }
    }

    /// Whether it is a command to be typed: the product or a program with options, `tool --help`.
    private func isCommand(_ names: Set<String>) -> Bool {
        let parts = text.split(whereSeparator: \.isWhitespace)
        guard parts.count > 1, let program = parts.first, parts[1].wholeMatch(of: /--[a-z][a-z-]+/) != nil else {
            return false
        }
        return program.contains("/") || program == program.lowercased() || names.contains(program.lowercased())
    }

    /// Whether it is an address, a path, a domain or a piece of markup.
    private var isAddress: Bool {
        let trimmed = text.trimming { $0.isWhitespace }
        if trimmed.hasPrefix("~/") { return true }
        guard !trimmed.contains(where: \.isWhitespace) || trimmed.hasPrefix("http") else {
            return trimmed.hasPrefix("<") && trimmed.hasSuffix(">")
        }
        return trimmed.hasPrefix("$") || trimmed.contains("://") || trimmed.hasPrefix("www.")
            || trimmed.contains("@") && trimmed.contains(".")
            || trimmed.hasPrefix("/") || trimmed.hasPrefix("#") || trimmed.contains("_") || trimmed.hasPrefix("<")
            || trimmed.firstMatch(of: /[A-Za-z0-9]\.[A-Za-z]/) != nil
    }

    /// Whether a word is one of a language, and no name, unit, abbreviation or identifier.
    private static func isWord(_ word: Substring, isSole: Bool, names: Set<String>) -> Bool {
        let letters = word.filter(\.isLetter)
        guard let first = letters.first else { return false }
        // Words of scripts without capitals.
        // One character again and again hides what is typed.
        if letters.count > 3, letters.allSatisfy({ $0 == first }) { return false }
        // A single letter of a script without ideographs is a sign: `↻ㄅ`, `א/A`.
        if letters.count == 1, first.unicodeScalars.first?.properties.isIdeographic == false { return false }
        if !first.isCased { return first.unicodeScalars.first.map { $0.value > 0x2E7 } ?? false }
        guard letters.count >= 2, !word.contains(where: \.isNumber) else { return false }
        let small = word.lowercased()
        guard !names.contains(small), !brands.contains(small), !units.contains(small) else { return false }
        // SSIDs and GPS; a whole sentence in capitals has longer ones.
        if letters.allSatisfy(\.isUppercase), letters.count <= 4 { return false }
        // Identifiers: camelCase.
        if zip(letters, letters.dropFirst()).contains(where: { $0.isLowercase && $1.isUppercase }) { return false }
        // A colon, an equals sign or a dollar sign inside a word is a query's, and no sentence's.
        if word.contains(where: { $0 == ":" || $0 == "=" || $0 == "$" }) { return false }
        // Names such as `ZXArt` and `VGMRips`: no word has two capitals in front of small letters.
        if isSole, letters.count == word.count, letters.prefix(2).allSatisfy(\.isUppercase),
            letters.dropFirst(2).count(where: \.isLowercase) > 1
        {
            return false
        }
        return !isSole || first.isUppercase && letters.count >= 3
    }

    private static func isPlaceholder(_ words: [Substring]) -> Bool {
        let small = words.map { $0.lowercased() }
        return small.allSatisfy(placeholders.contains) || small.contains("lorem") || small.contains("ipsum")
            || small.count { fillerWords.contains($0) } >= 3
            || small.starts(with: ["the", "quick", "brown"])
            // What stands where the code never comes.
            || zip(small, small.dropFirst()).contains { $0.hasPrefix("should") && ($1 == "not" || $1 == "never") }
                && (small.contains("happen") || small.contains("reached"))
            || small.first == "todo" || small.first == "fixme" || small.first == "debug"
    }
}

extension Character {
    /// Whether the character belongs to a script with capital and small letters.
    var isCased: Bool { isUppercase || isLowercase }
}

extension StringProtocol where SubSequence == Substring {
    /// Without the characters at both ends that fulfil a condition.
    package func trimming(_ isLeftOut: (Character) -> Bool) -> Substring {
        var text = drop(while: isLeftOut)
        while let last = text.last, isLeftOut(last) { text = text.dropLast() }
        return text
    }
}
