internal import SourceText

/// Why a job cannot be done.
///
/// What is wrong with the app is not an error but a ``Finding``.
public struct OversetError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, each as `path:line:column: error: what, and what to do`, or without a place.
    public let messages: [String]

    /// All messages, one a line.
    public var description: String { messages.joined(separator: "\n") }

    init(_ failure: Failure) { messages = failure.diagnostics.flatMap(\.lines) }

    init(_ error: SourceError) { self.init(Failure(error)) }

    init(_ message: String) { self.init(Failure(message)) }
}
