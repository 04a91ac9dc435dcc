package import Findings
package import SourceText

/// A file or folder of a project that was found and not read.
package struct UnreadItem: Sendable, Hashable {
    /// Where it is, and where in it reading stopped.
    package var location: SourceLocation
    /// Why it was not read: a lower-case phrase without a full stop.
    package var reason: String
    /// Whether a run that needs all files has failed; what people leave out on purpose, such as links, is no error.
    package var isError: Bool

    /// A file or folder that is left out on purpose.
    package init(leftOut path: String, reason: String) {
        let shown = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        location = SourceLocation(path: shown, line: 1, column: 1)
        self.reason = reason
        isError = false
    }

    /// A file or folder that cannot be read.
    package init(_ error: SourceError) {
        location = error.location
        reason = error.message
        isError = true
    }

    /// The path and the reason, on one line.
    package var line: String { "\(VisibleText.escaping(location.path)): \(reason)" }

    /// How it is listed in a report.
    package var record: CheckReport.Unchecked {
        CheckReport.Unchecked(location: location, subject: FilePath.name(of: location.path), reason: reason)
    }

    /// How it is reported.
    package var diagnostic: Diagnostic {
        Diagnostic(severity: isError ? .error : .note, location: location, message: reason)
    }
}
