internal import SourceText

/// A text that is no string of a table, and whose form code or a document states: a literal, or numbers in a format.
struct DataSample: Sendable {
    /// What is known of the text.
    enum Form: Sendable {
        /// It is shown just so.
        case literal
        /// The view shows at least as many digits: code gives them in this format.
        case format(String)
        /// The digits that a formatter of the document always shows, or has room for with the values of a control.
        case formatter(control: String?)

        /// Whether the text is shown just so.
        var isLiteral: Bool { if case .literal = self { true } else { false } }
    }

    /// The position of the view in the screen.
    var view: Int
    var text: String
    var form: Form
    /// Where code gives it to the view; `nil` where the document does.
    var code: SourceLocation?

    /// The text as a phrase in front of "does not fit".
    var phrase: String {
        switch form {
        case .literal: "\"\(text)\""
        case .format(let format): "\"\(text)\", the least of \"\(format)\","
        case .formatter(nil): "\"\(text)\", the least that the formatter shows,"
        case .formatter(let control?): "\"\(text)\", the form of a number that the \(control) sets,"
        }
    }
}
