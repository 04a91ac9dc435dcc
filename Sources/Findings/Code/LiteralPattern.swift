internal import CodeFacts
internal import SourceCode
internal import SourceText

/// The characters of a literal with interpolations, which stand for any text.
struct LiteralPattern: Hashable {
    private let first: [UInt8]
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

    /// A format that makes a key: `lang_%@`; a sentence makes none.
    ///
    /// - Returns: `nil` for a text without arguments.
    init?(format: String) {
        guard format.utf8.contains(UInt8(ascii: "%")), !format.contains(where: \.isWhitespace) else { return nil }
        self.init(
            format.split(separator: /%(?:\d+\$)?\d*(?:l|ll|h|q|z)?[@diuxXs]/, omittingEmptySubsequences: false).map {
                Array($0.utf8)
            }
        )
    }

    private init?(_ texts: [[UInt8]]) {
        guard let first = texts.first, let last = texts.last, texts.count > 1, first.count + last.count >= 3 else {
            return nil
        }
        self.first = first
        self.last = last
        length = first.count + last.count
    }

    func matches(_ key: [UInt8]) -> Bool {
        key.count >= length && key.starts(with: first) && key.suffix(last.count).elementsEqual(last)
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
