/// Protected terms: words of the glossary that no transform changes.
extension MessageReader {
    /// The end of a protected term that begins here, as a whole word; `nil` if none does.
    ///
    /// A term is a whole word unless a letter or digit of its own kind of script touches it: `iClouds` and `iCloudübersicht`
    /// are other words, while in `“iCloud”`, `iCloud’s`, `使用iCloud同步` and `iCloud에서` the term is a whole word.
    ///
    /// - Complexity: O(*n*) in the length of all terms.
    func termEnd() -> Int? {
        for word in terms.words where utf8[current...].starts(with: word) {
            let end = current + word.count
            guard let first = scalar(at: current), let last = scalar(before: end) else { continue }
            if let before = scalar(before: current), before.continues(first) { continue }
            if let after = scalar(at: end), after.continues(last) { continue }
            return end
        }
        return nil
    }

    /// The character whose first byte is at a position.
    private func scalar(at index: Int) -> Unicode.Scalar? {
        guard index < utf8.count else { return nil }
        return String(decoding: utf8[index..<min(index + 4, utf8.count)], as: UTF8.self).unicodeScalars.first
    }

    /// The character that ends before a position.
    private func scalar(before index: Int) -> Unicode.Scalar? {
        var start = index - 1
        while start > 0, utf8[start] & 0xC0 == 0x80 { start -= 1 }
        return start < 0 ? nil : scalar(at: start)
    }
}

extension Unicode.Scalar {
    /// Whether this character, beside `edge`, makes one word with it.
    ///
    /// Scripts without spaces (ideographs, kana) never do, and letters of another script do not: languages with such
    /// scripts put endings and particles directly behind a Latin name.
    fileprivate func continues(_ edge: Unicode.Scalar) -> Bool {
        guard edge.isWordPart, isWordPart else { return false }
        return isDigit || edge.isDigit || isLatinLetter == edge.isLatinLetter
    }

    private var isDigit: Bool { properties.generalCategory == .decimalNumber }

    private var isWordPart: Bool {
        if properties.isIdeographic || (0x3040...0x30FF).contains(value) { return false }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .decimalNumber: return true
        default: return properties.isAlphabetic
        }
    }

    /// The Latin blocks, and the combining marks that letters of theirs take.
    private var isLatinLetter: Bool {
        value < 0x0370 || (0x1E00...0x1EFF).contains(value) || (0x2C60...0x2C7F).contains(value)
            || (0xA720...0xA7FF).contains(value) || (0xFB00...0xFB06).contains(value)
    }
}
