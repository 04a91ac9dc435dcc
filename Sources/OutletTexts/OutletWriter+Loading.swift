internal import SourceCode

/// What code does as soon as a document is loaded: what the document itself gives its objects, nobody sees then.
extension OutletWriter {
    /// A text of an object of a document.
    struct GivenSlot: Hashable {
        var document: Int
        var object: String
        var slot: AssignedText.Slot
    }

    private static let loading: Set<String> = ["awakeFromNib", "viewDidLoad", "viewWillAppear", "windowDidLoad"]

    /// Whether a function runs whenever a document is loaded: one that the system calls then, or one that such a function calls
    /// on every way.
    ///
    /// - Complexity: O(*c*) in the number of calls of the functions that lead there.
    func isAtLoad(_ scope: CodeMembers.Scope, depth: Int = 0) -> Bool {
        guard depth < 3, let position = scope.function else { return false }
        let function = facts.functions[position]
        guard function.property == nil, function.outer == nil else { return false }
        if Self.loading.contains(function.name) { return true }
        return (facts.calls[function.name] ?? []).contains { call in
            guard !call.isConditional, call.scope.function != position, facts.isRelated(call.scope.type, scope.type),
                let callee = call.node.firstChild
            else { return false }
            let base = callee.kind == .member ? callee.firstChild : nil
            return base.map { $0.isNamed("self") } ?? true && isAtLoad(call.scope, depth: depth + 1)
        }
    }
}
