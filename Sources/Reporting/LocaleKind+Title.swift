internal import Findings

extension LocaleKind {
    /// The kind in a reader's words.
    var title: String {
        switch self {
        case .source: "source"
        case .real: "translation"
        case .pseudo: "forecast"
        case .stress: "stress test"
        }
    }
}
