package import StringTables

/// "Sǝʇʇıuƃs": letters turned upside down, as Fluent and npm's pseudo-localization do it.
///
/// The order of the letters stays and no bidi control is added. Upside-down letters of the alphabet change places with
/// their upright ones, so the transform is its own inverse. The substitutes for the system font lack up to ten
/// of the capitals: this is also what shows a fallback font.
package struct Mirror: Transform {
    package var spelling: String { "mirror" }
    package var isInvertible: Bool { true }

    package init() {}

    package func apply(to message: Message, in context: TransformContext) -> Message { flip(message) }

    package func inverse(of message: Message) -> Message? { flip(message) }

    private func flip(_ message: Message) -> Message {
        message.mappingText { text, result in
            for cluster in GraphemeClusters(text) {
                if cluster.count == 1 {
                    Self.map.append(text[cluster.lowerBound], to: &result)
                } else if let upright = Self.map.character(replacedBy: text[cluster]) {
                    result.append(upright)
                } else {
                    result += text[cluster]
                }
            }
        }
    }

    private static let map = CharacterMap(to: FlippedAlphabet.letters)
}
