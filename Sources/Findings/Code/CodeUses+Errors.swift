internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Texts of errors.
extension CodeUses {
    /// The properties of `LocalizedError`, and what `NSError` asks for instead.
    private static let properties: Set<String> = [
        "errorDescription", "failureReason", "recoverySuggestion", "helpAnchor",
    ]

    /// Whether code asks for a text only as one of an error, which is seen where something shows the error.
    ///
    /// - Complexity: O(*n*) in the size of the file.
    func isTextOfError(_ key: CodeKey) -> Bool {
        guard let file = file(at: key.location.path) else { return false }
        return nodes(around: key.range, in: file).contains { $0.kind == .binding && Self.properties.contains($0.name) }
    }
}
