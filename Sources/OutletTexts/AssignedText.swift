package import CodeStrings
package import SourceText

/// What code puts into a text of an outlet.
package struct AssignedText: Sendable, Hashable {
    package enum Value: Sendable, Hashable {
        /// A localized string; it is a part of the text if more is joined to it.
        case key(CodeKey, isWhole: Bool)
        /// The same characters in all languages.
        case literal(String)
        /// Numbers and texts that are only known when the app runs, in a format that is written out: `%02d:%02d`, `Size: %@`.
        case format(String)
        /// Something that is only known when the app runs, as its source or its type says.
        case data
        /// Something that was not followed: data, or a text.
        case unknown

        /// Whether it is none of the characters that the project writes, as far as it was followed.
        package var isOpen: Bool { self == .data || self == .unknown }
    }

    /// Which of the texts of a view it is.
    package enum Slot: String, Sendable, Hashable, CaseIterable {
        /// The text of a label, a field or a text view; the title of a button.
        case text
        /// What a field shows while it is empty.
        case placeholder
        /// The title that a button has while it is pressed, selected or disabled.
        case otherState
    }

    /// Whether a format has letters besides its specifiers.
    ///
    /// - Complexity: O(*n*) in its length.
    package static func hasWords(_ format: String) -> Bool {
        format.replacing("%%", with: "").replacing(/%[0-9$.+\-#']*(?:hh?|ll?|[qLztj])?[a-zA-Z@]/, with: "")
            .contains(where: \.isLetter)
    }

    package var slot: Slot
    package var value: Value
    /// Where the text is assigned.
    package var location: SourceLocation
    /// Whether that happens only under a condition, or when something is done.
    package var isConditional: Bool
}

/// What code changes of an outlet apart from its text, so that the document alone does not tell the layout.
package enum OutletChange: Sendable, Hashable {
    /// The number of lines, where it is written as a number.
    case lines(Int?)
    /// Whether the text shrinks to fit.
    case shrinks(Bool)
    /// The smallest scale that it shrinks to, where it is written as a number.
    case minimumScale(Double?)
    /// The font, where it is a font of the system that is written out.
    case font(AssignedFont?)
    case hidden
    /// The image that it shows.
    case image
    /// The colour of its title.
    case titleColor
    /// The constant of a constraint, or whether it is active.
    case constraint
    /// The view takes the size that fits its text.
    case sizeToFit
    /// The title of a button may go on in another line: it breaks between words or characters.
    case wraps
    /// Where the dividers of a split view stand, which decides how large its panes are.
    case dividers
    /// The size of its frame: the document's is none that is shown, unless constraints make it again.
    case frame
    /// Its frame, its constraints made in code, the priorities of its size, its insets, or what it holds: none of it is
    /// followed.
    case geometry
    /// A class of a library, whose code is not here, has the outlet: it may change all of the view.
    case library
}

/// An element of a document that code works with: its name, for example `label`, and where it begins.
package struct DocumentElement: Sendable, Hashable {
    package var name: String
    package var location: SourceLocation
}

/// What code does with one object of a document.
package struct OutletUse: Sendable, Hashable {
    /// The outlets that hold the object, in the order of the document.
    package var outlets: [DocumentOutlet] = []
    /// The element of the object; `nil` for one that nothing but collections of outlets hold.
    package var element: DocumentElement?
    /// In the order of files and places.
    package var texts: [AssignedText] = []
    package var changes: Set<OutletChange> = []

    package init() {}
}
