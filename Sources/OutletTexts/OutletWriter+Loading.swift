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

    /// How many calls may be between what the system calls and what runs with it.
    private static let reach = 2

    /// Whether a function runs whenever a document is loaded.
    ///
    /// - Complexity: O(1).
    func isAtLoad(_ scope: CodeMembers.Scope) -> Bool { scope.function.map(loadedFunctions.contains) == true }

    /// The functions that run whenever a document is loaded, as positions in ``CodeMembers/functions``: those that the
    /// system calls then, and those that such a function calls on every way.
    ///
    /// - Complexity: O(*n*) in the number of functions and calls, each time with the functions of one name that the calls
    ///   from those found may mean.
    static func loadedFunctions(of facts: CodeMembers) -> Set<Int> {
        func isPlain(_ position: Int) -> Bool {
            facts.functions[position].property == nil && facts.functions[position].outer == nil
        }
        var found = Set(loading.flatMap { facts.functionsByName[$0] ?? [] }.filter(isPlain))
        var last = found
        for _ in 0..<reach where !last.isEmpty {
            var next: Set<Int> = []
            for (name, calls) in facts.calls {
                guard let functions = facts.functionsByName[name] else { continue }
                for call in calls where !call.isConditional {
                    guard let caller = call.scope.function, last.contains(caller), isOnSelf(call.node) else { continue }
                    for function in functions where function != caller && !found.contains(function) && isPlain(function)
                    {
                        guard facts.isRelated(call.scope.type, facts.functions[function].owner) else { continue }
                        next.insert(function)
                    }
                }
            }
            found.formUnion(next)
            last = next
        }
        return found
    }

    /// Whether a call has no receiver but the object around.
    private static func isOnSelf(_ call: CodeNode) -> Bool {
        guard let callee = call.firstChild else { return false }
        let base = callee.kind == .member ? callee.firstChild : nil
        return base.map { $0.isNamed("self") } ?? true
    }
}
