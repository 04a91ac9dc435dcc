internal import SourceCode
internal import SourceText

/// The states of buttons that texts are given for.
extension OutletWriter {
    /// How the state of a button that nobody touches is written; the last are an empty set of states.
    private static let normalStates = ["normal", "Normal", "[]", "State()", "State.init()", " .init()", ":.init()"]

    /// How many bytes before a call the list is looked for that it is repeated for.
    private static let maximumDistance = 240

    /// Whether an argument is the state of a button that nobody touches, or may be: `for: .normal`, a parameter that may be
    /// left out, `$0` where the call is repeated for a list with that state.
    ///
    /// - Parameters:
    ///   - argument: the argument of a call.
    ///   - call: the call.
    /// - Returns: `false` for another state, and for one that is not known.
    func isNormalState(_ argument: CodeNode, in call: CodeMembers.Call) -> Bool {
        let source = argument.source
        if Self.normalStates.contains(where: { source.hasSuffix($0) || source.hasSuffix("(UIControlState\($0))") }) {
            return true
        }
        guard let value = argument.firstChild, value.kind == .reference else { return false }
        if facts.parameter(value.name, of: call.scope.function)?.parameter.isOptional == true { return true }
        let before = value.file.utf8[..<call.node.range.lowerBound].suffix(Self.maximumDistance)
        guard let list = before.ranges(of: Array("[.normal".utf8)).last else { return false }
        let loop = value.isNamed("$0") ? ".forEach" : "for \(value.name) in"
        let place = before.ranges(of: Array(loop.utf8)).last
        return place.map { value.isNamed("$0") ? $0.lowerBound > list.lowerBound : $0.upperBound <= list.lowerBound }
            ?? false
    }
}
