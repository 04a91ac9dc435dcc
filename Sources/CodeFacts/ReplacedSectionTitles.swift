internal import SourceCode
internal import SourceText

/// Titles of sections that the same class replaces as the system is about to show them.
///
/// The system puts a title into the header in capitals; an app that does not want that gives the label another text in
/// `tableView(_:willDisplayHeaderView:forSection:)`.
enum ReplacedSectionTitles {
    /// The functions that are called before a header or footer is seen, by those that give its title.
    private static let displays = [
        "titleForHeaderInSection": "willDisplayHeaderView", "titleForFooterInSection": "willDisplayFooterView",
    ]

    /// The results of a function that are replaced under the same conditions under which they are returned.
    ///
    /// - Parameters:
    ///   - function: a function of a data source.
    ///   - type: the type or extension around.
    /// - Returns: their bytes; none for any other function.
    /// - Complexity: O(*n*) in the size of the type for a function that gives titles, else O(1).
    static func ranges(in function: CodeNode, of type: CodeNode?) -> [Range<Int>] {
        let label = function.children.lazy.filter { $0.kind == .parameter }.compactMap { displays[$0.name] }.first
        guard let label, let type, let body = function.child(.body) else { return [] }
        let display = type.children.first { node in
            node.kind == .function && node.children.contains { $0.kind == .parameter && $0.name == label }
        }
        guard let replacing = display?.child(.body), !readsTitle(replacing) else { return [] }
        var replaced: [Set<String>] = []
        walk(replacing, conditions: [], isWhole: true) { node, conditions in
            if setsText(node) {
                replaced.append(conditions.filter { !$0.contains(" as? UITableViewHeaderFooterView") })
            }
        }
        guard !replaced.isEmpty else { return [] }
        var found: [Range<Int>] = []
        walk(body, conditions: [], isWhole: false) { node, conditions in
            if node.kind == .return, replaced.contains(where: conditions.isSuperset) { found.append(node.range) }
        }
        return found
    }

    /// Reads the statements of a body, each with the conditions that hold there.
    ///
    /// - Parameters:
    ///   - body: the statements.
    ///   - conditions: those that hold around.
    ///   - isWhole: whether nothing is read behind what may leave the function.
    ///   - read: takes a statement; what stands behind `else` and in choices is left out.
    private static func walk(
        _ body: CodeNode,
        conditions: Set<String>,
        isWhole: Bool,
        _ read: (CodeNode, Set<String>) -> Void
    ) {
        for statement in body.children {
            if statement.kind == .compilation { return }
            read(statement, conditions)
            if statement.kind == .if, let then = statement.children.first(where: { $0.kind == .body }) {
                let own = statement.children.filter { $0.kind == .condition }.map(condition)
                walk(then, conditions: conditions.union(own), isWhole: isWhole, read)
            }
            if isWhole, statement.descendants.contains(where: { $0.kind == .return || $0.kind == .guard }) { return }
        }
    }

    /// A condition without the comma that follows it.
    private static func condition(_ node: CodeNode) -> String {
        let written = node.source.split(separator: ",", omittingEmptySubsequences: false)
        let isFollowed = written.last?.allSatisfy(\.isWhitespace) == true && written.count > 1
        return (isFollowed ? written.dropLast() : written[...]).joined(separator: ",")
    }

    /// Whether code makes the new text of the title itself: `header.textLabel?.text = header.textLabel?.text?.capitalized`.
    private static func readsTitle(_ body: CodeNode) -> Bool {
        var targets: Set<CodeNode> = []
        for node in body.descendants {
            switch node.kind {
            case .sequence:
                let parts = Array(node.children.prefix(2))
                if parts.count == 2, parts[1].kind == .assignment { targets.insert(parts[0]) }
            case .member where node.isNamed("text"): if !targets.contains(node) { return true }
            case .binding: if node.child(.initialValue)?.source.contains("textLabel") == true { return true }
            case .condition: if node.source.contains("textLabel") { return true }
            case .call: if node.arguments.contains(where: { $0.name.hasPrefix("titleFor") }) { return true }
            default: continue
            }
        }
        return false
    }

    /// Whether a statement gives the label of a header a text: `header.textLabel?.text = title`.
    private static func setsText(_ statement: CodeNode) -> Bool {
        guard statement.kind == .sequence else { return false }
        let parts = Array(statement.children.prefix(2))
        return parts.count == 2 && parts[1].kind == .assignment && parts[0].kind == .member && parts[0].isNamed("text")
            && parts[0].firstChild?.isNamed("textLabel") == true
    }
}
