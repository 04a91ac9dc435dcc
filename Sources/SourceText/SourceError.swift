/// Why a file could not be read: a place, what is wrong there, and what to do.
package struct SourceError: Error, Sendable, Hashable {
    /// Where the cause stands, not where the reader gave up.
    package var location: SourceLocation
    /// A lower-case phrase without a full stop.
    package var message: String
    /// The value at fault with a caret under the place, where a column alone is hard to find.
    package var marked: MarkedText?

    package init(location: SourceLocation, message: String, marked: MarkedText? = nil) {
        self.location = location
        self.message = message
        self.marked = marked
    }
}

/// Something that is said about a place in a file, with the line it stands on.
package struct Diagnostic: Sendable, Hashable {
    /// How much it matters.
    package enum Severity: String, Sendable, Hashable, CaseIterable {
        case error
        case warning
        case note
    }

    package var severity: Severity
    /// The place, or `nil` if it is about no file.
    package var location: SourceLocation?
    /// A lower-case phrase without a full stop.
    package var message: String
    /// The value it is about, with a caret under the place.
    package var marked: MarkedText?

    package init(severity: Severity, location: SourceLocation?, message: String, marked: MarkedText? = nil) {
        self.severity = severity
        self.location = location
        self.message = message
        self.marked = marked
    }

    package init(_ error: SourceError) {
        self.init(severity: .error, location: error.location, message: error.message, marked: error.marked)
    }

    /// `path:line:column: severity: message` in one line, with control characters made visible.
    package var line: String {
        let text = "\(severity.rawValue): \(VisibleText.escaping(message))"
        guard let location else { return "overset: \(text)" }
        return "\(location): \(text)"
    }

    /// The line, and below it the value with its caret, if there is one.
    package var lines: [String] { [line] + (marked?.lines ?? []) }
}
