/// A text that is handed around without its many parts being counted each time.
final class HeldText: Sendable {
    let element: TextElement
    /// Its number among ``ContentNumbers``: caches go by it.
    let number: Int

    init(_ element: TextElement, number: Int) {
        self.element = element
        self.number = number
    }
}
