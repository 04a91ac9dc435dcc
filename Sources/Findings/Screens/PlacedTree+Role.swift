package import ProposedLayout

extension PlacedTree {
    /// What people take a text for: the button, field or control that it stands in, else a label.
    ///
    /// - Parameter view: the position of the text's view in ``views``.
    /// - Returns: what it is a part of.
    /// - Complexity: O(*d*) in the depth of the view.
    package func role(ofTextIn view: Int) -> ScreenPicture.Role {
        chain(from: view).lazy.compactMap { Self.roles[Self.type(of: self.views[$0].name)] }.first ?? .label
    }

    /// The name of a view without what follows it in parentheses or behind a space.
    private static func type(of name: String) -> String { String(name.prefix { $0.isLetter }) }

    private static let roles: [String: ScreenPicture.Role] = [
        "Button": .button, "Link": .button, "Menu": .button, "TextField": .field, "SecureField": .field,
        "TextEditor": .field, "Toggle": .control, "Picker": .control, "Stepper": .control, "Slider": .control,
    ]
}
