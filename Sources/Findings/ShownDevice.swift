/// The names of what screens are laid out for that is no device, and how names stand in a sentence.
package enum ShownDevice {
    /// A view of the size that its document saved.
    package static let savedSize = "saved size"
    /// A window of macOS of the size that its document saved.
    package static let window = "window"
    /// The same window made as small as its document allows.
    package static let smallestWindow = "smallest window"

    /// What has the size that its document saved.
    static let canvases: Set<String> = [savedSize, window]

    /// Where something shows, as `on iPhone 16 Pro` or `in its smallest window`.
    package static func place(of name: String) -> String {
        switch name {
        case savedSize: "at its saved size"
        case window: "in its window"
        case smallestWindow: "in its smallest window"
        default: "on \(name)"
        }
    }
}
