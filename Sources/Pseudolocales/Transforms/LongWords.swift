package import StringTables

/// "Çaaanceeel": words without a place to break, each longer than the longest of real translations mostly is.
///
/// Doubling and filler words leave the longest word as it is, so they never show a label that wraps but is too narrow
/// for one word. Words that grow by 2.2 bound the longest word of 18 languages for three of four English texts.
package struct LongWords: WritingTransform {
    /// How much longer a word gets: its clusters times this, rounded up.
    package let factor: Double

    package var spelling: String { factor == Self.standard ? "long-words" : "long-words=\(factor)" }

    /// The factor that ``spelling`` leaves out.
    package static let standard = 2.2

    /// Takes a factor of 1 to 10.
    package init?(factor: Double = standard) {
        guard factor >= 1, factor <= 10 else { return nil }
        self.factor = factor
    }

    package func apply(to message: Message, in context: TransformContext, into result: inout Message) {
        message.mapText(into: &result) { text, result in
            guard !text.isPlain else { return lengthenWords(of: text, into: &result) }
            var word: [Range<Int>] = []
            for cluster in GraphemeClusters(text) {
                if text.isWordCluster(cluster) {
                    word.append(cluster)
                } else {
                    lengthen(word, of: text, into: &result)
                    word.removeAll(keepingCapacity: true)
                    result += text[cluster]
                }
            }
            lengthen(word, of: text, into: &result)
        }
    }

    /// Lengthens the words of a text in which every byte is a cluster.
    private func lengthenWords(of text: ArraySlice<UInt8>, into result: inout [UInt8]) {
        unsafe text.withUnsafeBufferPointer { text in
            var start = 0
            for index in text.indices where unsafe !text[index].isWordByte {
                if start < index { unsafe lengthen(UnsafeBufferPointer(rebasing: text[start..<index]), into: &result) }
                unsafe result.append(text[index])
                start = index + 1
            }
            if start < text.count { unsafe lengthen(UnsafeBufferPointer(rebasing: text[start...]), into: &result) }
        }
    }

    /// Lengthens a word of ASCII as ``lengthen(_:of:into:)`` does.
    private func lengthen(_ word: UnsafeBufferPointer<UInt8>, into result: inout [UInt8]) {
        var (vowels, digits) = (0, 0)
        for index in word.indices {
            let byte = unsafe word[index]
            vowels += Self.vowels[Int(byte)]
            digits += byte < UInt8(ascii: "A") ? 1 : 0
        }
        guard digits < word.count else { return unsafe result.append(contentsOf: word) }
        let added = longer(word.count) - word.count
        guard vowels > 0 else {
            unsafe result.append(contentsOf: word)
            return unsafe result.append(contentsOf: repeatElement(word[word.count - 1], count: added))
        }
        let (copies, places) = (added / vowels, added % vowels)
        var turn = 0
        unsafe withUnsafeTemporaryAllocation(byteCount: word.count + added + 8, alignment: 8) { buffer in
            var end = 0
            for index in word.indices {
                let byte = unsafe word[index]
                let isVowel = Self.vowels[Int(byte)]
                let count = 1 + isVowel * (copies + (turn < places ? 1 : 0))
                turn += isVowel
                // Eight bytes are written, and those that count are kept.
                for place in stride(from: end, to: end + count, by: 8) {
                    unsafe buffer.storeBytes(
                        of: UInt64(byte) &* 0x0101_0101_0101_0101,
                        toByteOffset: place,
                        as: UInt64.self
                    )
                }
                end += count
            }
            unsafe result.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<end]))
        }
    }

    /// 1 for each byte that is a vowel, 0 for the others.
    private static let vowels: [Int] = (0..<256).map { UInt8($0).isVowel ? 1 : 0 }

    /// How many clusters a word gets.
    private func longer(_ count: Int) -> Int { Int((Double(count) * factor).rounded(.up)) }

    /// Repeats the vowels of a word in turn, or its last letter if it has none.
    ///
    /// Numbers stay as they are.
    private func lengthen(_ word: [Range<Int>], of text: ArraySlice<UInt8>, into result: inout [UInt8]) {
        guard let last = word.indices.last else { return }
        let isNumber = word.allSatisfy { text[$0.lowerBound] >= 0x30 && text[$0.lowerBound] <= 0x39 }
        let added = isNumber ? 0 : longer(word.count) - word.count
        var places = word.indices.filter { Self.isVowel(text[word[$0]]) }
        if places.isEmpty { places = [last] }
        var turn = 0
        for (index, cluster) in word.enumerated() {
            result += text[cluster]
            guard turn < places.count, places[turn] == index else { continue }
            let copies = added / places.count + (turn < added % places.count ? 1 : 0)
            for _ in 0..<copies { result += text[cluster] }
            turn += 1
        }
    }

    private static func isVowel(_ cluster: ArraySlice<UInt8>) -> Bool {
        guard cluster.count > 1 else { return cluster.first?.isVowel ?? false }
        return "åéîöûýÅÉÎÖÛÝäëïüáíóúàèìòùâêôαεηιουωаеиоуыэюя".contains(String(decoding: cluster, as: UTF8.self))
    }
}

extension UInt8 {
    /// Whether the byte is a vowel of English, "y" included.
    fileprivate var isVowel: Bool {
        switch self | 0x20 {
        case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u"),
            UInt8(ascii: "y"):
            self >= UInt8(ascii: "A")
        default: false
        }
    }
}
