internal import SourceCode
internal import SourceText

/// Titles of sections that the same class replaces as the system is about to show them, or in whose place it gives a view of
/// its own.
///
/// The system puts a title into the header in capitals; an app that does not want that gives the label another text in
/// `tableView(_:willDisplayHeaderView:forSection:)`.
enum ReplacedSectionTitles {
    /// The functions that are called before a header or footer is seen, by those that give its title.
    private static let displays = [
        "titleForHeaderInSection": "willDisplayHeaderView", "titleForFooterInSection": "willDisplayFooterView",
    ]

    /// The functions that give a view in the place of the title.
    private static let views = [
        "titleForHeaderInSection": "viewForHeaderInSection", "titleForFooterInSection": "viewForFooterInSection",
    ]

    /// The results of a function that are replaced under the same conditions under which they are returned, or all of them.
    ///
    /// - Parameters:
    ///   - function: a function of a data source.
    ///   - type: the type or extension around.
    /// - Returns: their bytes; none for any other function.
    /// - Complexity: O(*n*) in the size of the type for a function that gives titles, else O(1).
    static func ranges(in function: CodeNode, of type: CodeNode?) -> [Range<Int>] {
        let title = function.children.first { $0.kind == .parameter && displays[$0.name] != nil }?.name
        guard let title, let type, let body = function.child(.body) else { return [] }
        if let view = Self.body(of: views[title], in: type), givesView(view, type),
            !type.descendants.contains(where: isTitleCall)
        {
            return [body.range]
        }
        guard let replacing = Self.body(of: displays[title], in: type), !readsTitle(replacing) else { return [] }
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

    /// The body of the function of a type that has a parameter of a name.
    private static func body(of label: String?, in type: CodeNode) -> CodeNode? {
        type.children.first { node in
            node.kind == .function && node.children.contains { $0.kind == .parameter && $0.name == label }
        }?.child(.body)
    }

    /// Whether a function always returns a plain view, on which the system puts no title: `return banner`.
    ///
    /// A `UITableViewHeaderFooterView` shows the title, and without a view the system makes one that does.
    private static func givesView(_ body: CodeNode, _ type: CodeNode) -> Bool {
        let nodes = Array(body.descendants)
        guard let last = Array(body.children).last, nodes.count(where: { $0.kind == .return }) < 2,
            let view = last.kind == .return ? last.firstChild : last, view.kind == .reference
        else { return false }
        let declarations = nodes + type.children.flatMap { $0.kind == .variables ? Array($0.children) : [] }
        guard let binding = declarations.first(where: { $0.kind == .binding && $0.name == view.name }) else {
            return false
        }
        let value = binding.child(.initialValue)?.firstChild
        let made = value?.kind == .call ? value?.firstChild?.name : nil
        let name = (binding.child(.typeName)?.name ?? made ?? "").prefix { $0 != "?" && $0 != "!" }
        let isView = ["View", "Label", "Button"].contains(where: name.hasSuffix)
        return isView && !name.hasSuffix("HeaderFooterView") && name.hasPrefix("UI")
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
            case .call: if isTitleCall(node) { return true }
            default: continue
            }
        }
        return false
    }

    /// Whether a node calls the function that gives a title.
    private static func isTitleCall(_ node: CodeNode) -> Bool {
        node.kind == .call && node.arguments.contains { $0.name.hasPrefix("titleFor") }
    }

    /// Whether a statement gives the label of a header a text: `header.textLabel?.text = title`.
    private static func setsText(_ statement: CodeNode) -> Bool {
        guard statement.kind == .sequence else { return false }
        let parts = Array(statement.children.prefix(2))
        return parts.count == 2 && parts[1].kind == .assignment && parts[0].kind == .member && parts[0].isNamed("text")
            && parts[0].firstChild?.isNamed("textLabel") == true
    }
}
