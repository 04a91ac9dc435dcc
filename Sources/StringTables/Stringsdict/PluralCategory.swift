/// A plural category of CLDR (UTS #35, part 3).
package enum PluralCategory: String, Sendable, Hashable, CaseIterable, Comparable {
    case zero, one, two, few, many, other

    /// The order in which Apple's documentation lists them.
    package static func < (left: PluralCategory, right: PluralCategory) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .zero: 0
        case .one: 1
        case .two: 2
        case .few: 3
        case .many: 4
        case .other: 5
        }
    }
}

/// Who knows which plural categories a language has.
package protocol PluralRules: Sendable {
    /// The categories of cardinal numbers.
    ///
    /// - Parameter language: a BCP 47 tag.
    /// - Returns: at least ``PluralCategory/other``.
    func categories(ofLanguage language: String) -> [PluralCategory]
}
