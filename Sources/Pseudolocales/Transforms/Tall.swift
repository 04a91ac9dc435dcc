package import StringTables

/// "Ṣ̂́ậ́ṿ̂́ệ́": marks stacked above and below every letter, and a Thai word: what clips vertically.
///
/// Accents of one storey stay inside a line; Vietnamese capitals, Thai and Arabic do not.
package struct Tall: WritingTransform {
    package var spelling: String { "tall" }

    /// Circumflex and acute above, dot below: the fonts that substitute for the system font place all three.
    private static let marks = Array("\u{0323}\u{0302}\u{0301}".utf8)

    private static let map = CharacterMap(marking: CharacterMap.letters, with: marks)

    /// A Thai syllable with a vowel below and a tone mark above its vowel sign.
    private static let tallScript = Array(" ที่กู้".utf8)

    package init() {}

    package func apply(to message: Message, in context: TransformContext, into result: inout Message) {
        var stacked = Message()
        message.mapText(into: &stacked) { text, result in
            guard !text.isPlain else { return Self.map.append(text, to: &result) }
            for cluster in GraphemeClusters(text) {
                result += text[cluster]
                let first = text[cluster.lowerBound] | 0x20
                if cluster.count == 1, first >= 0x61, first <= 0x7A { result += Self.marks }
            }
        }
        stacked.write(appending: Self.tallScript, to: &result)
    }
}
