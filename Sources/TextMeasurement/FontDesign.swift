/// A design of the system font (`UIFontDescriptor.SystemDesign`), and its digits of one width.
package enum FontDesign: String, Sendable, Hashable, CaseIterable {
    case `default`
    /// SF Pro Rounded: measured through Inter Display with Apple's tracking for the rounded font.
    case rounded
    /// The default design with digits of one width (`UIFont.monospacedDigitSystemFont`).
    case monospacedDigit
    /// SF Mono: measured through a font of one width, stretched to that of SF Mono.
    case monospaced
    /// New York: measured through a serif font of another design.
    case serif
}
