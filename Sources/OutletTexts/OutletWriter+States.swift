internal import SourceCode
internal import SourceText

/// The states of buttons that texts are given for.
extension OutletWriter {
    /// How the state of a button that nobody touches is written; the last are an empty set of states.
    private static let normalStates = ["normal", "Normal", "[]", "State()", "State.init()", " .init()", ":.init()"]

    /// How many bytes before a call the list is looked for that it is repeated for.
    private static let maximumDistance = 240

    /// Whether an argument is the state of a button that nobody touches, or may be: `for: .normal`, a parameter that may be
    /// left out and is the normal state then, `$0` where the call is repeated for a list with that state.
    ///
    /// - Parameters:
    ///   - argument: the argument of a call.
    ///   - call: the call.
    /// - Returns: `false` for another state, and for one that is not known.
    func isNormalState(_ argument: CodeNode, in call: CodeMembers.Call) -> Bool {
        let source = argument.source
        if Self.normalStates.contains(where: { source.hasSuffix($0) || source.hasSuffix($0 + ")") }) { return true }
        guard let value = argument.firstChild, value.kind == .reference else { return false }
        let before = value.file.utf8[..<call.node.range.lowerBound].suffix(Self.maximumDistance)
        if facts.parameter(value.name, of: call.scope.function)?.parameter.isOptional == true {
            return before.ranges(of: Array("\(value.name): UIControl.State = .normal".utf8)).last != nil
        }
        let list: ArraySlice<UInt8>
        if value.isNamed("$0") {
            guard let loop = before.ranges(of: Array("].forEach".utf8)).last else { return false }
            list = before[..<loop.lowerBound]
        } else {
            guard let loop = before.ranges(of: Array("for \(value.name) in [".utf8)).last else { return false }
            list = before[loop.upperBound...].prefix { $0 != UInt8(ascii: "]") }
        }
        // The elements of the list in front of the loop, or in its head.
        let elements = list.lastIndex(of: UInt8(ascii: "[")).map { list[$0...] } ?? list
        return elements.ranges(of: Array(".normal".utf8)).first != nil
    }
}
