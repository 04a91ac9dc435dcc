internal import CodeFacts
internal import SourceCode
internal import SourceText

/// The characters of a literal with interpolations, which stand for any text.
struct LiteralPattern: Hashable {
    private let first: [UInt8]
    /// What stands between two values, in order.
    private let middle: [[UInt8]]
    private let last: [UInt8]
    private let length: Int

    /// - Returns: `nil` for a literal that has too few characters to say which key it is.
    init?(_ literal: CodeLiteral) {
        var texts: [[UInt8]] = [[]]
        for part in literal.parts {
            switch part {
            case .text(let text): texts[texts.count - 1] += Array(text.utf8)
            case .interpolation: texts.append([])
            }
        }
        self.init(texts)
    }

    /// A format that makes a key: `lang_%@`, `%@ DESC.`; a sentence makes none, unless that is a format again, `%@s: %%d`.
    ///
    /// - Returns: `nil` for a text without arguments.
    init?(format: String) {
        guard format.utf8.contains(UInt8(ascii: "%")) else { return nil }
        // A doubled sign is one of the text.
        let plain = format.replacing("%%", with: Self.sign)
        if format.contains(where: \.isWhitespace), !plain.contains(Self.madeSpecifier) {
            guard !plain.replacing(Self.specifier, with: "").contains(where: \.isLowercase) else { return nil }
        }
        self.init(
            plain.split(separator: Self.specifier, omittingEmptySubsequences: false).map {
                Array($0.replacing(Self.sign, with: "%").utf8)
            }
        )
    }

    /// What stands for a doubled sign while a format is taken apart.
    private static let sign = "\u{0}"
    private static var madeSpecifier: Regex<Substring> { /\0(?:\d+\$)?(?:l|ll|h|q|z)?[@diuxXsf]/ }

    private static var specifier: Regex<Substring> { /%(?:\d+\$)?\d*(?:l|ll|h|q|z)?[@diuxXs]/ }

    private init?(_ texts: [[UInt8]]) {
        guard let first = texts.first, let last = texts.last, texts.count > 1 else { return nil }
        let middle = texts.dropFirst().dropLast().filter { !$0.isEmpty }
        // A word in the middle says which key it is, a sign there does not.
        guard first.count + last.count >= 3 || middle.contains(where: Self.isWord) else { return nil }
        self.first = first
        self.middle = middle
        self.last = last
        length = first.count + last.count + middle.reduce(0) { $0 + $1.count }
    }

    private static func isWord(_ text: [UInt8]) -> Bool {
        text.count { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A } >= 4
    }

    /// - Complexity: O(*n* · *m*) in the lengths of the key and of a text between two values.
    func matches(_ key: [UInt8]) -> Bool {
        guard key.count >= length, key.starts(with: first), key.suffix(last.count).elementsEqual(last) else {
            return false
        }
        var rest = key[first.count..<key.count - last.count]
        for text in middle {
            guard let found = rest.indices.first(where: { rest[$0...].starts(with: text) }) else { return false }
            rest = rest[(found + text.count)...]
        }
        return true
    }
}

/// A literal that is put together of values with one sign between each two: `"\(verb)_\(object)_\(count)"`, where it is
/// named as a key.
struct JoinedKey: Hashable {
    private let sign: UInt8
    private let values: Int

    /// `nil` for a literal with other characters, or one that its line does not call a key.
    ///
    /// - Parameter node: the literal.
    /// - Complexity: O(*n*) in the length of the line.
    init?(_ node: CodeNode) {
        var signs: Set<String> = []
        var values = 0
        for part in CodeLiteral(node).parts {
            switch part {
            case .interpolation: values += 1
            case .text(let text): signs.insert(text)
            }
        }
        guard values > 1, signs.count == 1, let sign = signs.first?.utf8.first, signs.first?.utf8.count == 1,
            [0x5F, 0x2E, 0x2D, 0x3A].contains(sign)
        else { return nil }
        let utf8 = node.file.utf8
        let line = utf8[..<node.range.lowerBound].reversed().prefix { $0 != 0x0A }.reversed()
        guard String(decoding: Array(line), as: UTF8.self).lowercased().contains("key") else { return nil }
        self.sign = sign
        self.values = values
    }

    /// Whether a key has as many values, and the first of them is a text that code writes.
    ///
    /// The others may be names of cases.
    ///
    /// - Complexity: O(*n*) in the length of the key.
    func matches(_ key: [UInt8], texts: Set<[UInt8]>) -> Bool {
        let signs = key.indices.filter { key[$0] == sign }
        return signs.count >= values - 1 && signs.contains { texts.contains(Array(key[..<$0])) }
    }
}
