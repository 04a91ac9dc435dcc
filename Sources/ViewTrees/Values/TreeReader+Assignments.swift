internal import SourceCode
internal import SourceText

/// Texts that statements assign to local names: `var title = ""; if isNew { title = String(localized: "New") }`.
extension TreeReader {
    /// How many values one name is given.
    private static let maximumAssigned = 12

    /// The scope behind a statement that may assign texts to its names.
    ///
    /// - Parameters:
    ///   - statement: an assignment, or a decision with assignments in its branches.
    ///   - scope: the names before it.
    /// - Returns: `scope` if no name gets a localized string.
    /// - Complexity: O(*n*) in the number of nodes of the statement.
    func assigning(_ statement: CodeNode, _ scope: Scope) -> Scope {
        var assigned: [String: [Value]] = [:]
        var order: [String] = []
        for node in statement.descendants where node.kind == .sequence {
            var parts = node.children
            guard let target = parts.next(), target.kind == .reference, parts.next()?.kind == .assignment,
                let value = parts.next(), parts.next() == nil, value.kind != .literal, scope.bound(target.name) != nil
            else { continue }
            if assigned[target.name] == nil { order.append(target.name) }
            guard assigned[target.name, default: []].count < Self.maximumAssigned else { continue }
            assigned[target.name, default: []].append(evaluate(value, scope))
        }
        var names: [String: Bound] = [:]
        for name in order {
            guard let values = assigned[name], values.contains(where: Self.showsString) else { continue }
            guard statement.kind != .sequence else {
                names[name] = Bound(values[0])
                continue
            }
            var all = values
            // What is empty before, or only declared, shows nothing.
            if let before = named(name, scope), !Self.isEmptyText(before), !Self.isUnknown(before) {
                all.append(before)
            }
            let condition = "assigned " + name + statement.source.prefix(64).filter { !$0.isWhitespace }
            names[name] =
                all.count == 1 ? Bound(all[0]) : Bound(.oneOf(all, id: branch(condition, of: scope, count: all.count)))
        }
        return names.isEmpty ? scope : scope.adding(names)
    }

    private static func isUnknown(_ value: Value) -> Bool { if case .data = value { true } else { false } }

    private static func showsString(_ value: Value) -> Bool { !strings(in: value).isEmpty }
}
