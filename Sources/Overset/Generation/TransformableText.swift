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
        case stale = "no source uses it any more"
    }

    private let kept: [Glob]
    private let isInfoPlist: Bool
    private let table: String
    /// The catalog that the texts are of, if they are of one.
    private let catalog: CatalogFile?

    /// The rules for one table.
    ///
    /// - Parameters:
    ///   - kept: patterns of keys, or of `TABLE/KEY`, whose texts no fake changes.
    ///   - table: the table's name.
    ///   - document: the file that holds it.
    init(kept: [Glob], table: String, of document: any TableDocument) {
        self.kept = kept
        self.table = table
        catalog = document as? CatalogFile
        isInfoPlist = table == "InfoPlist" || table.hasSuffix("-InfoPlist")
    }

    /// Why an entry is not transformed; `nil` if it is.
    ///
    /// A comment that is not understood keeps nothing: it is reported by the check.
    func reasonToKeep(_ entry: TableEntry) -> Reason? {
        if kept.contains(where: { $0.matches(entry.key) || $0.matches("\(table)/\(entry.key)") }) {
            return .keptByConfiguration
        }
        if let key = catalog?.key(of: entry), key.extractionState == "stale" { return .stale }
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
