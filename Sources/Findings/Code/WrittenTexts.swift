internal import CodeFacts
internal import SourceCode

/// The texts that code writes, which may be keys or become parts of them.
struct WrittenTexts {
    private var texts: Set<[UInt8]>
    /// Those of literals with interpolations.
    private let patterns: [LiteralPattern]
    private let joined: Set<JoinedKey>

    /// - Parameters:
    ///   - mentioned: texts of other files that may be keys.
    ///   - files: the code.
    ///   - literals: the literals of a file that count.
    /// - Complexity: O(*n*) in the number of literals.
    init(_ mentioned: Set<[UInt8]>, _ files: [CodeFacts.File], _ literals: (FileFacts) -> [CodeNode]) {
        var texts = mentioned
        var patterns: Set<LiteralPattern> = []
        var joined: Set<JoinedKey> = []
        for file in files {
            for name in file.facts.caseNames { texts.insert(Array(name.utf8)) }
            for node in literals(file.facts) {
                let literal = CodeLiteral(node)
                if let text = literal.plainText {
                    texts.insert(Array(text.utf8))
                    if let pattern = LiteralPattern(format: text) { patterns.insert(pattern) }
                } else if let pattern = LiteralPattern(literal) {
                    patterns.insert(pattern)
                } else if let key = JoinedKey(node) {
                    joined.insert(key)
                }
            }
        }
        (self.texts, self.patterns, self.joined) = (texts, Array(patterns), joined)
    }

    /// Whether a text is written as it is.
    func contains(_ key: [UInt8]) -> Bool { texts.contains(key) }

    /// Whether a text is written, or may be made of what is.
    ///
    /// - Complexity: O(*n*) in the number of literals with interpolations.
    func mayBecome(_ key: [UInt8]) -> Bool {
        if texts.contains(key) || patterns.contains(where: { $0.matches(key) })
            || joined.contains(where: { $0.matches(key, texts: texts) })
        {
            return true
        }
        // A key that is put together of two written parts, "settings." + "title".
        for index in key.indices where [0x2E, 0x5F, 0x2D, 0x20, 0x3A].contains(key[index]) && index > 2 {
            if texts.contains(Array(key[...index])) { return true }
            // `[kind stringByAppendingString:@"_TITLE"]`, where the kinds are written elsewhere; a sign alone, as that of
            // "Mode:", stands in code for much else.
            if key[index...].contains(where: { NameHash.isPart($0) && $0 != 0x5F }),
                texts.contains(Array(key[index...])), texts.contains(Array(key[..<index]))
            {
                return true
            }
        }
        return false
    }
}
