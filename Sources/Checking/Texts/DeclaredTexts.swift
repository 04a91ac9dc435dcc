internal import Findings
internal import Interfaces
internal import Projects
internal import SourceText

/// A text with a declared box, in the source language and in all translations that are there.
struct DeclaredText: Sendable {
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
    var translations: [String: [LocalizedEntry.Translation]]
}

/// The texts of a project that have a declared box.
struct DeclaredTexts: Sendable {
    var texts: [DeclaredText] = []
    var unchecked: [CheckReport.Unchecked] = []
}
