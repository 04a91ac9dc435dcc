/// Words at which the names of one function in Swift and in Objective-C part: `ask(for:)` is `askFor:`.
///
/// Source: The Swift Programming Language, "Interoperability"; `omitNeedlessWords` of the compiler's importer.
enum Prepositions {
    /// In small letters.
    static let all: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}
