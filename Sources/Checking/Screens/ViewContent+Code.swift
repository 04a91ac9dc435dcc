internal import Interfaces
internal import OutletTexts

extension View {
    /// Puts a text in the place of the document's.
    ///
    /// What a class made of the document's text, as Interface Builder drew it, says nothing of another one's width.
    ///
    /// - Returns: whether the view has such a text.
    mutating func put(_ text: InterfaceText, into slot: AssignedText.Slot) -> Bool {
        guard content.put(text, into: slot) else { return false }
        designableSize.horizontal = nil
        return true
    }
}

extension ViewContent {
    /// Whether the view has a text of this kind whose box is known.
    func hasSlot(_ slot: AssignedText.Slot) -> Bool {
        switch self {
        case .label, .textView, .button: slot == .text
        case .textField: true
        default: false
        }
    }

    /// Puts a text in the place of the document's.
    ///
    /// - Returns: whether the view has such a text.
    fileprivate mutating func put(_ text: InterfaceText, into slot: AssignedText.Slot) -> Bool {
        switch self {
        case .label(var label):
            label.text = text
            self = .label(label)
        case .textView(var label):
            label.text = text
            self = .textView(label)
        case .button(var button):
            button.title = text
            self = .button(button)
        case .textField(var field):
            if slot == .placeholder { field.placeholder = text } else { field.text = text }
            self = .textField(field)
        default: return false
        }
        return true
    }

    /// Leaves the height of a row to its content.
    ///
    /// - Returns: whether the view is a row that had a height.
    mutating func forgetRowHeight() -> Bool {
        guard case .cell(var cell) = self, cell.rowHeight != nil else { return false }
        cell.rowHeight = nil
        self = .cell(cell)
        return true
    }

    /// Changes how its text is set; a view without one stays as it is.
    mutating func change(_ change: (inout TextAttributes) -> Void) {
        switch self {
        case .label(var label):
            change(&label.attributes)
            self = .label(label)
        case .button(var button):
            change(&button.attributes)
            self = .button(button)
        default: return
        }
    }
}
