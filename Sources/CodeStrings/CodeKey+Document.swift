package import SourceText

extension CodeKey {
    /// A key that a document holds, which a property of the project's own looks up.
    ///
    /// - Parameters:
    ///   - key: the characters.
    ///   - property: the property.
    ///   - location: where the document gives the property its value.
    package init(_ key: String, givenTo property: String, at location: SourceLocation) {
        self.init(
            name: .pattern(KeyPattern(key)),
            table: .named("Localizable"),
            origin: .accessor,
            taker: property,
            location: location,
            range: 0..<0
        )
    }
}
