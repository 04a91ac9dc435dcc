package import StringTables

/// "Ａ日月火Ｓ日水木": text as Chinese and Japanese set it.
///
/// The first letter of a word becomes full-width, so that texts can be told apart; each further two letters
/// become one ideograph. One ideograph is one em wide and two letters of English are 0.97 em, so a text keeps about its
/// width, as real Japanese does (median 1.07). What changes is what breaks layouts: there are no spaces and a line may
/// break between any two characters, the glyphs come from a fallback font with another line height, and the ink fills
/// the em square. The ideographs are common to Japanese and to simplified and traditional Chinese.
package struct Ideographs: Transform {
    package var spelling: String { "cjk" }
    package var isIdempotent: Bool { true }

    package init() {}

    package func apply(to message: Message, in context: TransformContext) -> Message {
        message.mappingText { text, result in
            var word: [UInt8] = []
            var isBehindWord = false
            // A space is written only where it does not separate two words.
            var spaces = 0
            func writeSpaces() {
                result += repeatElement(UInt8(ascii: " "), count: spaces)
                spaces = 0
            }
            func writeWord() {
                guard !word.isEmpty else { return }
                if isBehindWord { spaces = 0 } else { writeSpaces() }
                Self.write(word, into: &result)
                word.removeAll(keepingCapacity: true)
                isBehindWord = true
            }
            for cluster in GraphemeClusters(text) {
                let first = text[cluster.lowerBound]
                if Self.isLetter(first) {
                    word.append(first)
                    continue
                }
                writeWord()
                if cluster.count == 1, first == UInt8(ascii: " ") {
                    spaces += 1
                } else if isBehindWord, spaces == 0, cluster.count == 1, let wide = Self.punctuation[first] {
                    result += wide
                } else {
                    writeSpaces()
                    result += text[cluster]
                    isBehindWord = false
                }
            }
            writeWord()
            writeSpaces()
        }
    }

    /// Writes a word: its first letter in full width, then one ideograph for each two letters.
    private static func write(_ word: [UInt8], into result: inout [UInt8]) {
        // U+FF21 to U+FF3A and U+FF41 to U+FF5A are the letters in full width, in ASCII's order.
        let offset = UInt32(word[0]) - 0x21
        if let wide = Unicode.Scalar(0xFF01 + offset) { result += Array(String(wide).utf8) }
        for index in stride(from: 1, to: word.count, by: 2) {
            result += ideographs[Int(word[index] | 0x20) - 0x61]
        }
    }

    private static let ideographs = "日月火水木金土山川田人口手目耳心力文字生上下中大小天".map { Array(String($0).utf8) }

    private static let punctuation = CharacterMap(",.!?:;", to: "，。！？：；")

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
