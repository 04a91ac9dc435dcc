package import StringTables

/// "Šåṽé": Latin letters with marks, readable as before.
///
/// Accents hardly widen a text; they show what is not localized, wrong encodings and fonts without the letters. Every
/// letter of the alphabet is covered by Inter, DejaVu Sans and Noto Sans. Accented letters of the alphabet change places
/// with their plain letters ("é" becomes "e"), so the transform is its own inverse.
package struct Accents: Transform {
    package var spelling: String { "accents" }
    package var isInvertible: Bool { true }

    package init() {}

    package func apply(to message: Message, in context: TransformContext) -> Message { swap(message) }

    package func inverse(of message: Message) -> Message? { swap(message) }

    private func swap(_ message: Message) -> Message {
        message.mappingText { text, result in
            for cluster in GraphemeClusters(text) {
                if cluster.count == 1 {
                    Self.map.append(text[cluster.lowerBound], to: &result)
                } else if let plain = Self.map.character(replacedBy: text[cluster]) {
                    result.append(plain)
                } else {
                    result += text[cluster]
                }
            }
        }
    }

    private static let map = CharacterMap(to: "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅɃÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ")
}
