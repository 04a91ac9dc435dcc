internal import Findings

/// How much a finding matters.
public enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    case note
    case warning
    case error

    /// Whether the first matters less.
    public static func < (left: Severity, right: Severity) -> Bool { left.known < right.known }

    var known: Findings.Severity {
        switch self {
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
    }

    init(_ severity: Findings.Severity) {
        switch severity {
        case .note: self = .note
        case .warning: self = .warning
        case .error: self = .error
        }
    }
}
