/// A language of a layout: its texts, and who sets them.
struct LaidLanguage {
    /// The texts by number.
    let texts: [HeldText]
    let sizes: TextSizes

    init(_ texts: [TextElement], sizes: TextSizes) {
        self.texts = texts.map(HeldText.init)
        self.sizes = sizes
    }
}

/// A text that is handed around without its many parts being counted each time.
final class HeldText: Sendable {
    let element: TextElement

    init(_ element: TextElement) { self.element = element }
}
