internal import SourceCode

/// The arguments of a call, found by label or position.
struct CallArguments {
    let all: [Argument]

    init(_ node: CodeNode, _ scope: Scope) {
        all = node.arguments.compactMap { argument in
            guard let value = argument.firstChild else { return nil }
            return Argument(
                label: argument.nameRange.isEmpty ? nil : argument.name,
                node: value,
                scope: scope,
                isTrailing: argument.traits.contains(.isTrailing)
            )
        }
    }

    init(_ all: [Argument]) { self.all = all }

    /// The argument with a label, between the parentheses or behind them.
    subscript(label: String) -> Argument? { all.first { $0.label == label } }

    /// The arguments between the parentheses without a label.
    var unlabelled: [Argument] { all.filter { $0.label == nil && !$0.isTrailing } }

    /// The first argument between the parentheses, if it has no label.
    var first: Argument? {
        guard let first = all.first, first.label == nil, !first.isTrailing else { return nil }
        return first
    }

    /// The closure behind the parentheses that has no label.
    var trailing: Argument? { all.first { $0.isTrailing && $0.label == nil } }

    /// The name of a symbol: a text, or a case of SFSafeSymbols.
    var symbol: Argument? { self["systemImage"] ?? self["systemSymbol"] }

    func has(_ label: String) -> Bool { self[label] != nil }
}
