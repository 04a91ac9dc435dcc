internal import Findings
internal import Interfaces
internal import SourceText

/// A text with a declared box, in the source language and in all translations that are there.
struct ConstrainedText: Sendable {
    struct Translation: Sendable {
        var value: String
        var location: SourceLocation
        /// Which form of the text it is; `nil` for the only one.
        var variant: String?
    }

    var table: String
    var key: String
    /// Which form of the text it is; `nil` for the only one.
    var variant: String?
    /// The path of its file from the project's folder.
    var file: String
    /// Whether the text is put into another format, so that no numbers of arguments may be written into it.
    var isNested: Bool
    var value: String
    var location: SourceLocation
    var excerpt: SourceExcerpt
    var declaration: TextDeclaration
    /// Whether the pseudolocales leave the text as it is.
    var isKept: Bool
    /// The translations, by language tag; several where a language has more plural categories than the source.
    var translations: [String: [Translation]]
}

/// What a project holds that can be checked.
struct CheckPlan: Sendable {
    var texts: [ConstrainedText] = []
    var unchecked: [CheckReport.Unchecked] = []
    /// Files that could not be read.
    var errors: [Diagnostic] = []
    /// Declarations that are not understood.
    var faults: [Diagnostic] = []
}
