/// Why a job cannot be done.
package struct Failure: Error, Sendable, Hashable {
    package var diagnostics: [Diagnostic]

    /// What is wrong, without places.
    package var messages: [String] { diagnostics.map(\.message) }

    package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

    package init(_ error: SourceError) { self.init([Diagnostic(error)]) }

    /// A failure that is about no file.
    package init(_ message: String) {
        self.init([Diagnostic(severity: .error, location: nil, message: message)])
    }
}
