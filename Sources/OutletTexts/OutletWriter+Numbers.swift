internal import SourceCode

/// Numbers that code gives fields of AppKit, which show them as text.
extension OutletWriter {
    /// The properties of an `NSControl` that hold a number; of Objective-C, each has a setter.
    private static let numbers = ["doubleValue", "floatValue", "intValue", "integerValue"]

    /// Notes the fields that show a number, which is data whatever it is.
    mutating func readNumbers() {
        for name in Self.numbers {
            for assignment in facts.assignments[name] ?? [] where !isUnseen(assignment.target, assignment.scope) {
                for receiver in receivers(of: assignment) where branches.reach(assignment, for: receiver) {
                    addNumber(to: receiver, at: assignment.target, isConditional: assignment.isConditional)
                }
            }
            let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
            for call in facts.calls[setter] ?? [] where !isUnseen(call.node, call.scope) {
                guard let callee = call.node.firstChild, callee.kind == .member, let base = callee.firstChild else {
                    continue
                }
                for receiver in finder.receivers(of: base, in: call.scope) {
                    addNumber(to: receiver, at: call.node, isConditional: call.isConditional)
                }
            }
        }
    }

    /// A slider and a stepper have the same properties, and no text.
    private mutating func addNumber(to receiver: ReceiverFinder.Receiver, at node: CodeNode, isConditional: Bool) {
        let entry = finder.outlets.all[receiver.outlet]
        guard entry.outlet.element == "textField", !receiver.isDoubtful else { return }
        let text = AssignedText(slot: .text, value: .data, location: location(of: node), isConditional: isConditional)
        append(text, to: entry.outlet.destination, in: entry.document)
    }
}
