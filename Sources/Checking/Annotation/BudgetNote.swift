internal import Findings
internal import Interfaces
internal import SourceText

/// The sentence for translators that tells how much room a text has: `[overset budget: max. about 20 characters
/// (English: 9)]`.
///
/// The brackets and the first words tell it from what people wrote, so that it can be renewed and taken out.
enum BudgetNote {
    private static let mark = "[overset budget: "

    /// The sentence.
    ///
    /// - Parameters:
    ///   - maximum: how many characters of average width fit.
    ///   - length: how many characters the source text has.
    ///   - language: the tag of the source language.
    /// - Returns: the sentence in its brackets.
    static func text(maximum: Int, length: Int, language: String) -> String {
        "\(mark)\(BudgetPhrase.of(maximum: maximum, length: length, language: language))]"
    }

    /// The sentence for an object that shows several strings: `[overset budget: “Send”: max. about 20 characters (English:
    /// 4); “Cancel”: max. about 10 characters (English: 6)]`.
    ///
    /// - Parameters:
    ///   - limits: of each string its text and the two numbers of ``text(maximum:length:language:)``.
    ///   - language: the tag of the source language.
    /// - Returns: the sentence in its brackets; texts are cut, and their own brackets are round, as one ends the sentence.
    static func text(_ limits: [(text: String, maximum: Int, length: Int)], language: String) -> String {
        let parts = limits.map { limit in
            let name = VisibleText.escaping(String(limit.text.prefix(longestName)))
                .replacing("[", with: "(").replacing("]", with: ")")
            let phrase = BudgetPhrase.of(maximum: limit.maximum, length: limit.length, language: language)
            return "“\(name)\(limit.text.count > longestName ? "…" : "")”: \(phrase)"
        }
        return "\(mark)\(parts.joined(separator: "; "))]"
    }

    /// How many characters of a string name it beside others.
    private static let longestName = 30

    /// A comment with another sentence; all other words stay, byte for byte.
    ///
    /// A new one goes to the end, or before the directive, which ends with its line only.
    ///
    /// - Parameters:
    ///   - note: the sentence; `nil` to take it out.
    ///   - comment: the text of the comment, without its marks.
    /// - Returns: the text of the new comment; empty if nothing is left.
    /// - Complexity: O(*n*) in the length of the comment.
    static func setting(_ note: String?, in comment: String) -> String {
        let bytes = Array(comment.utf8)
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        if let old = range(in: bytes) {
            if let note { return text(0..<old.lowerBound) + note + text(old.upperBound..<bytes.count) }
            var rest = old
            if rest.lowerBound > 0, bytes[rest.lowerBound - 1] == 0x20 {
                rest = rest.lowerBound - 1..<rest.upperBound
            } else if rest.upperBound < bytes.count, bytes[rest.upperBound] == 0x20 {
                rest = rest.lowerBound..<rest.upperBound + 1
            }
            return text(0..<rest.lowerBound) + text(rest.upperBound..<bytes.count)
        }
        guard let note else { return comment }
        guard let start = Directive.start(in: comment) else { return comment + (bytes.isEmpty ? "" : " ") + note }
        return text(0..<start) + note + " " + text(start..<bytes.count)
    }

    /// Whether a comment has such a sentence.
    static func isIn(_ comment: String) -> Bool { range(in: Array(comment.utf8)) != nil }

    private static func range(in bytes: [UInt8]) -> Range<Int>? {
        let mark = Array(mark.utf8)
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: mark) }),
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "]"))
        else { return nil }
        return start..<end + 1
    }
}
