internal import CodeStrings
internal import SourceCode

/// Texts that code gives views and that nobody sees.
extension OutletWriter {
    /// Whether a text never is on a screen of the app: another one takes its place at once, or its statement is not carried out
    /// in the app.
    ///
    /// - Parameters:
    ///   - node: what is assigned to, or the call that sets the text.
    ///   - scope: where it stands.
    /// - Returns: `true` as well for what only Interface Builder runs.
    func isUnseen(_ node: CodeNode, _ scope: CodeMembers.Scope) -> Bool {
        let function = scope.function.map { facts.functions[$0] }
        return function?.name == "prepareForInterfaceBuilder"
            || OverwrittenText.isOne(node, in: function?.body, of: function?.around)
            || reader.nils.keepOut(node, in: scope)
    }

    /// Whether a text is given to the label of a button: the button gives it the title of its state at the next layout.
    ///
    /// - Parameters:
    ///   - label: what holds the text that is set.
    ///   - receiver: the view that it was found to be.
    /// - Returns: `false` for a label of its own.
    func isTakenBack(_ label: CodeNode?, _ receiver: ReceiverFinder.Receiver) -> Bool {
        label?.isNamed("titleLabel") == true && finder.outlets.all[receiver.outlet].outlet.element == "button"
    }

    /// Whether a property is the state of a button of AppKit, which no one sees as a text: `stringValue`.
    func isState(_ property: String, of receiver: ReceiverFinder.Receiver) -> Bool {
        guard property.lowercased().hasSuffix("stringvalue") else { return false }
        return ["button", "popUpButton"].contains(finder.outlets.all[receiver.outlet].outlet.element)
    }
}
