/// How much is known of the room that a string of a SwiftUI screen was judged in.
package enum JudgedCertainty: String, Sendable, Hashable, CaseIterable, Comparable {
    /// A picture, data or a view of somebody else takes part, which was given a typical size with a band.
    case typical
    /// All that shares its room is read from the code.
    case proven
    /// It wraps in what scrolls, without a limit of lines: only a word that is too wide can fail.
    case byConstruction

    package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .typical: 0
        case .proven: 1
        case .byConstruction: 2
        }
    }
}
