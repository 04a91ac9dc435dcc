internal import SourceCode

/// Which of several functions of one name a call means.
extension TreeReader {
    /// The functions with the one that fits the call best first; those that fit alike keep their order.
    ///
    /// The compiler goes by types, of which syntax tells a few: a closure that is written out is for a parameter that is a
    /// function, a literal of characters is no view, and `Text("…")` is no `String`. A function that is read now, and calls
    /// another one of its own name as overloads do, comes last.
    ///
    /// - Parameters:
    ///   - functions: the functions of the name.
    ///   - arguments: those of the call.
    /// - Returns: the same functions, without those whose labels do not fit where another one's do.
    /// - Complexity: O(*n* · *p*) in the numbers of functions and of parameters.
    func ranked(_ functions: [FunctionDeclaration], _ arguments: [Argument]) -> [FunctionDeclaration] {
        guard functions.count > 1 else { return functions }
        let scored = functions.enumerated().compactMap { position, function -> (score: Int, position: Int)? in
            guard let bound = function.bound(arguments) else { return nil }
            var score = function.parameters.count { parameter in
                bound[parameter.name].map { !mayTake(parameter.type, $0.node) } ?? false
            }
            if let body = function.body, open[.code(body), default: 0] > 0 { score += Self.isOpen }
            return (score, position)
        }
        guard !scored.isEmpty else { return functions }
        return scored.sorted { ($0.score, $0.position) < ($1.score, $1.position) }.map { functions[$0.position] }
    }

    /// The score of a function that is read now: any other one is meant rather than it.
    private static let isOpen = 100

    /// Types that a view is none of.
    private static let typesOfNoView: Set<String> = [
        "String", "LocalizedStringKey", "LocalizedStringResource", "Int", "Double", "CGFloat", "Bool", "Float",
        "Substring",
    ]

    /// Whether a parameter of a type may take an expression, as far as its syntax tells.
    private func mayTake(_ written: String, _ node: CodeNode) -> Bool {
        var type = written
        while let last = type.last, last == "?" || last == "!" { type.removeLast() }
        let isFunction = (types.aliases[type] ?? type).contains("->")
        switch node.kind {
        case .closure: return isFunction
        case .string: return !isFunction && !["Text", "Image", "Bool", "Int", "Double", "CGFloat"].contains(type)
        case .call:
            guard let callee = node.firstChild, callee.kind == .reference, callee.name.first?.isUppercase == true else {
                return true
            }
            if isFunction { return false }
            let name = type.withoutGenerics
            let isOther = Self.typesOfNoView.contains(name) || types.position(of: name, near: nil, in: nil) != nil
            return name == callee.name || !isOther
        default: return true
        }
    }
}
