internal import SourceCode

/// Which statements of a function are carried out for an argument that is a case of an enumeration.
///
/// Apps style their views with functions such as `label.setStyle(.caption)`, whose `switch` says what each case means.
struct ReachedBranches: Sendable {
    let facts: CodeMembers

    /// Whether an assignment is carried out in the call through which a view was found, as far as cases decide.
    ///
    /// - Complexity: O(*n*) in the size of the function.
    func reach(_ assignment: CodeMembers.Assignment, for receiver: ReceiverFinder.Receiver) -> Bool {
        guard let frame = receiver.frame, assignment.scope.function == frame.function,
            let body = facts.functions[frame.function].body
        else { return true }
        let place = assignment.target.range.lowerBound
        for node in body.descendants where node.kind == .switch && node.range.contains(place) {
            guard let subject = node.firstChild, let values = Self.values(of: subject, in: frame) else { continue }
            let cases = node.children.filter { $0.kind == .switchCase }
            guard let own = cases.first(where: { $0.range.contains(place) }) else { continue }
            let reached = values.compactMap { value in
                cases.first { Self.names(of: $0).contains(value) } ?? cases.first { Self.isDefault($0) }
            }
            if !reached.isEmpty, !reached.contains(own) { return false }
        }
        return true
    }

    /// The cases of an enumeration that an argument gives a parameter, where they are written out: `caption` of `.caption`,
    /// two of `isOn ? .caption : .body`.
    private static func values(of subject: CodeNode, in frame: ValueReader.Frame) -> [String]? {
        let name = subject.kind == .condition ? subject.firstChild?.name ?? "" : subject.name
        guard let argument = frame.arguments[name]?.values, !argument.isEmpty else { return nil }
        let source = argument.map(\.source).joined(separator: " ")
        let choices = source.split(separator: "?", maxSplits: 1)
        let written = choices.count == 2 ? choices[1].split(separator: ":") : choices
        let cases = written.compactMap(Self.caseName)
        return cases.count == written.count ? cases : nil
    }

    private static func caseName(of text: Substring) -> String? {
        let parts = text.filter { !$0.isWhitespace }.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].isEmpty || parts[0].first?.isUppercase == true, !parts[1].isEmpty,
            parts[1].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return String(parts[1])
    }

    /// The cases that the labels of a case of a `switch` name.
    static func names(of node: CodeNode) -> Set<String> {
        let labels = node.children.filter { $0.kind == .switchLabel }
        return Set(
            labels.flatMap { label in
                label.source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
            }
        )
    }

    static func isDefault(_ node: CodeNode) -> Bool {
        node.source.hasPrefix("default") || node.source.hasPrefix("@unknown")
    }
}
