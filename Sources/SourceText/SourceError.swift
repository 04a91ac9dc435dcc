/// Why a file could not be read: a place, what is wrong there, and what to do.
package struct SourceError: Error, Sendable, Hashable {
    /// Where the cause stands, not where the reader gave up.
    package var location: SourceLocation
    /// A lower-case phrase without a full stop.
    package var message: String

    package init(location: SourceLocation, message: String) {
        self.location = location
        self.message = message
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

    package init(severity: Severity, location: SourceLocation?, message: String) {
        self.severity = severity
        self.location = location
        self.message = message
    }

    package init(_ error: SourceError) {
        self.init(severity: .error, location: error.location, message: error.message)
    }

    /// `path:line:column: severity: message` in one line, with control characters made visible.
    package var line: String {
        let text = "\(severity.rawValue): \(VisibleText.escaping(message))"
        guard let location else { return "overset: \(text)" }
        return "\(location): \(text)"
    }
}
