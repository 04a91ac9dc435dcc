internal import CodeStrings
internal import SourceCode

/// Properties of labels that Objective-C sets by methods: `[label setNumberOfLines:0]`.
extension OutletWriter {
    /// Notes how code lets labels shrink and wrap.
    ///
    /// - Complexity: O(*n*) in the number of calls.
    mutating func readSetters() {
        for name in ["setAdjustsFontSizeToFitWidth", "setNumberOfLines"] {
            for call in facts.calls[name] ?? [] {
                guard let callee = call.node.firstChild, callee.kind == .member, let base = callee.firstChild,
                    let argument = call.node.arguments.first
                else { continue }
                // The label of the argument may stand in front of it.
                let value = argument.source.split(separator: ":").last?.filter { !$0.isWhitespace } ?? ""
                let change = name == "setNumberOfLines" ? OutletChange.lines(Int(value)) : .shrinks(value != "NO")
                for receiver in finder.receivers(of: base, in: call.scope) { add(change, to: receiver) }
            }
        }
    }
}
