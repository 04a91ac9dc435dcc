/// A value of a project file, with its place.
package struct ProjectValue: Sendable, Hashable {
    /// What a value holds.
    package enum Content: Sendable, Hashable {
        /// A text, without quotes and escapes.
        case text(String)
        /// `<…>`
        case data
        case array([ProjectElement])
        case dictionary([ProjectMember])
    }

    package var content: Content
    /// Where it stands, in UTF-8 bytes of the file's text.
    package var range: Range<Int>

    /// The text; `nil` if it is none.
    package var text: String? {
        guard case .text(let text) = content else { return nil }
        return text
    }

    /// The elements of an array; none if it is no array.
    package var elements: [ProjectElement] {
        guard case .array(let elements) = content else { return [] }
        return elements
    }

    /// The texts of an array, without what is no text in it.
    package var texts: [String] { elements.compactMap(\.value.text) }

    /// The members of a dictionary; none if it is no dictionary.
    package var members: [ProjectMember] {
        guard case .dictionary(let members) = content else { return [] }
        return members
    }

    /// The value of the first member with a name.
    ///
    /// - Complexity: O(*n*) in the number of members.
    package subscript(name: String) -> ProjectValue? { members.first { $0.key == name }?.value }
}

/// An element of an array.
package struct ProjectElement: Sendable, Hashable {
    package var value: ProjectValue
    /// Where it stands with the comma behind it, in UTF-8 bytes of the file's text.
    package var range: Range<Int>
    /// Whether a comma follows; Xcode writes one behind the last element too.
    package var hasComma: Bool
}

/// A member of a dictionary.
package struct ProjectMember: Sendable, Hashable {
    package var key: String
    package var value: ProjectValue
    /// Where it stands, from the key up to and with the semicolon, in UTF-8 bytes of the file's text.
    package var range: Range<Int>
}
