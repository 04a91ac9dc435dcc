/// The colours of a terminal, or none.
struct TerminalStyle {
    var isColored: Bool

    enum Paint: String {
        case bold = "1"
        case faint = "2"
        case red = "1;31"
        case yellow = "1;33"
        case cyan = "1;36"
        case green = "1;32"
    }

    /// The text in a colour, if colours are on; the text must have been escaped before.
    func paint(_ text: String, _ paint: Paint) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
    }
}
