/// A text that is handed around without its many parts being counted each time.
final class HeldText: Sendable {
    let element: TextElement

    init(_ element: TextElement) { self.element = element }
}
