package import SourceText

/// Where on which screen a fault shows.
package struct ScreenPlace: Sendable, Hashable {
    /// The name of the screen, as people know it.
    package var screen: String
    /// What identifies the screen in its file.
    package var identifier: String
    /// The object ID of the view, or its name in the configuration; `nil` if the fault is the whole screen's.
    package var object: String?
    /// What people call the view: its label in Interface Builder, or its kind.
    package var view: String?

    package init(screen: String, identifier: String, object: String?, view: String?) {
        self.screen = screen
        self.identifier = identifier
        self.object = object
        self.view = view
    }
}

/// A place in a file that belongs to a fault: a constraint of the chain that limits a text, or a member of a conflict.
package struct RelatedPlace: Sendable, Hashable {
    /// A phrase, for example `cancel.trailing <= title.leading - 8`.
    package var phrase: String
    /// Where it is declared; `nil` if the system makes it.
    package var location: SourceLocation?
    /// The object ID of the constraint; `nil` if it has none.
    package var object: String?

    package init(phrase: String, location: SourceLocation?, object: String? = nil) {
        self.phrase = phrase
        self.location = location
        self.object = object
    }
}

/// A repair of a fault that was tried: the screen was changed and laid out again in all languages and on all devices.
package struct Fix: Sendable, Hashable {
    /// What to change, as an imperative phrase without a full stop, for example `change width == 85 to width >= 85`.
    package var phrase: String
    /// How many of the finding's occurrences are gone with it.
    package var repaired: Int
    /// How many occurrences the finding has.
    package var total: Int
    /// How many faults of other texts it brings.
    package var caused: Int
    /// The change of the document that does it, if one line is enough.
    package var edit: Edit?

    /// A replacement of bytes in a file.
    package struct Edit: Sendable, Hashable {
        package var location: SourceLocation
        /// Where the replaced part ends, behind its last character.
        package var end: SourceLocation
        /// The bytes that are replaced.
        package var range: Range<Int>
        package var replacement: String

        package init(location: SourceLocation, end: SourceLocation, range: Range<Int>, replacement: String) {
            self.location = location
            self.end = end
            self.range = range
            self.replacement = replacement
        }
    }

    package init(phrase: String, repaired: Int, total: Int, caused: Int, edit: Edit? = nil) {
        self.phrase = phrase
        self.repaired = repaired
        self.total = total
        self.caused = caused
        self.edit = edit
    }
}
