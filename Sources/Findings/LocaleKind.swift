/// The kind of language that a text belongs to.
package enum LocaleKind: String, Sendable, Hashable {
    /// The language that the app is written in.
    case source
    /// A translation made by people.
    case real
    /// A pseudolocale whose lengths are those to expect.
    case pseudo
    /// A pseudolocale that only stresses a layout.
    case stress

    /// How much an overflow in such a language proves; more is higher.
    package var weight: Int {
        switch self {
        case .source, .real: 2
        case .pseudo: 1
        case .stress: 0
        }
    }

    /// Whether nobody wrote the text.
    package var isPseudolocale: Bool { self == .pseudo || self == .stress }
}
