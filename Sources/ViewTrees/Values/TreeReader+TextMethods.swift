internal import SourceCode

/// What methods make of texts.
extension TreeReader {
    /// Methods after which a text is about as long as before.
    private static let keepingLength: Set<String> = [
        "capitalized", "uppercased", "lowercased", "trimmingCharacters", "replacingOccurrences", "replacing",
    ]

    /// A text that a method was called on.
    ///
    /// - Parameters:
    ///   - text: a string, localized or not.
    ///   - method: the name of the method.
    /// - Returns: the text itself where letters are exchanged in it, as by a method without arguments that the project
    ///   adds to strings (`preventWidows()`); a typical text for anything else.
    func changed(_ text: Value, by method: String) -> Value {
        if Self.keepingLength.contains(method) { return text }
        guard case .string = text else { return .sample(Self.typicalText) }
        let extended = types.position(of: "String", near: nil, in: nil)
        let own = extended.map { types.functions(method, of: $0) } ?? []
        let isOwn = own.contains { $0.parameters.isEmpty && !$0.isStatic && $0.returns == "String" }
        return isOwn ? text : .sample(Self.typicalText)
    }
}
