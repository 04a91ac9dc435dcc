/// How much a finding matters.
package enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    case note
    case warning
    case error

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
