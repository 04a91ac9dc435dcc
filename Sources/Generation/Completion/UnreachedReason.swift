/// Why strings that are shown have no text in a pseudolocale.
package enum UnreachedReason: String, Sendable, Hashable, CaseIterable {
    case kept = "kept by overset.yml or a comment"
    case notForPeople = "no texts for people"
    case inlineElements = "with elements of XLIFF inside"
    case untranslatable = "marked as not to be translated"
    case unlocalizedDocument = "in documents that are not localized"
    case ownDocument = "in documents that each language has its own of"
    case codeText = "with a text that only code has"
    case compiledDocument = "in compiled documents whose sources are not given"
}
