package import StringTables

/// "Šåṽé": Latin letters with marks, readable as before.
///
/// Accents hardly widen a text; they show what is not localized, wrong encodings and fonts without the letters. Every
/// letter of the alphabet is covered by Inter, DejaVu Sans and Noto Sans. A letter that is one of the alphabet already
/// stays what it is and gets a dot below ("é" becomes "ẹ́"), so that the source can be restored exactly.
package struct Accents: WritingTransform {
    package var spelling: String { "accents" }
    package var isInvertible: Bool { true }

    package init() {}

    package func apply(to message: Message, in context: TransformContext, into result: inout Message) {
        message.mapText(into: &result) { text, result in
            guard !text.isPlain else {
                return Self.map.append(text, to: &result)
            }
            for cluster in GraphemeClusters(text) {
                if cluster.count == 1 {
                    Self.map.append(text[cluster.lowerBound], to: &result)
                } else {
                    result += text[cluster]
                    if Self.letter(text[cluster]) != nil { result += Self.mark }
                }
            }
        }
    }

    package func inverse(of message: Message) -> Message? {
        message.mappingText { text, result in
            for cluster in GraphemeClusters(text) {
                let letter = cluster.count == 1 ? nil : Self.letter(text[cluster])
                if let letter, letter.count == cluster.count {
                    Self.map.character(replacedBy: letter).map { result.append($0) }
                } else {
                    result += letter == nil ? text[cluster] : text[cluster].dropLast(Self.mark.count)
                }
            }
        }
    }

    /// The letter of the alphabet that a cluster is, with any number of this transform's marks behind it.
    private static func letter(_ cluster: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        var letter = cluster
        while letter.count > mark.count, letter.suffix(mark.count).elementsEqual(mark) {
            letter = letter.dropLast(mark.count)
        }
        return map.character(replacedBy: letter) == nil ? nil : letter
    }

    /// U+0323, the dot below, which no letter of the alphabet has.
    private static let mark: [UInt8] = [0xCC, 0xA3]

    private static let map = CharacterMap(to: "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅɃÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ")
}
