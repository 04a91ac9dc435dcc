internal import Interfaces
internal import Findings
internal import StringTables

/// Which texts of a table a pseudolocale changes.
struct TransformableText: Sendable {
    /// Why a text stays as it is.
    enum Reason: String, Sendable, Hashable {
        case keptByConfiguration = "kept by the configuration"
        case keptByComment = "kept by its comment"
        case notForPeople = "no text for people"
    }

    private let kept: [Glob]
    private let isInfoPlist: Bool

    /// The rules for one table.
    init(kept: [Glob], table: String) {
        self.kept = kept
        isInfoPlist = table == "InfoPlist" || table.hasSuffix("-InfoPlist")
    }

    /// Why an entry is not transformed; `nil` if it is.
    ///
    /// A comment that is not understood keeps nothing: it is reported by the check.
    func reasonToKeep(_ entry: TableEntry) -> Reason? {
        if kept.contains(where: { $0.matches(entry.key) }) { return .keptByConfiguration }
        if isInfoPlist, !InfoPlistKeys.isTextForPeople(entry.key) { return .notForPeople }
        for comment in entry.comments {
            guard
                case .success(let declaration?) = Result(catching: { () throws(Directive.Fault) in
                    try Directive.read(comment.text, rules: Rule.names)
                })
            else { continue }
            if declaration.isKept || declaration.ignored == .all { return .keptByComment }
        }
        return nil
    }
}
