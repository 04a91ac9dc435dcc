package import Interfaces
package import Layout
package import SourceText
package import TextMeasurement

/// One text with a declared box, in all languages, after it was set.
package struct CheckedText: Sendable {
    /// The text in one language and text size.
    package struct Version: Sendable {
        package var locale: String
        /// Which form of the text it is in this language; `nil` for the only one.
        package var variant: String?
        package var kind: LocaleKind
        package var textSize: TextSizeCategory
        /// The text as it was measured, with its samples.
        package var filled: Samples.Filled
        /// Where the text of this language stands; `nil` if it was computed.
        package var location: SourceLocation?
        package var isRightToLeft: Bool
        package var fitted: FittedText

        package init(
            locale: String,
            variant: String? = nil,
            kind: LocaleKind,
            textSize: TextSizeCategory,
            filled: Samples.Filled,
            location: SourceLocation?,
            isRightToLeft: Bool,
            fitted: FittedText
        ) {
            self.locale = locale
            self.variant = variant
            self.kind = kind
            self.textSize = textSize
            self.filled = filled
            self.location = location
            self.isRightToLeft = isRightToLeft
            self.fitted = fitted
        }
    }

    package var table: String
    package var key: String
    /// Which form of the text it is, for example `plural.one`; `nil` for the only one.
    package var variant: String?
    /// The path of the source text's file from the project's folder, which identifies it on every machine.
    package var file: String
    /// Where the source text stands.
    package var location: SourceLocation
    package var excerpt: SourceExcerpt?
    package var declaration: TextDeclaration
    /// The versions, the source language first.
    package var versions: [Version]

    package init(
        table: String,
        key: String,
        variant: String? = nil,
        file: String,
        location: SourceLocation,
        excerpt: SourceExcerpt?,
        declaration: TextDeclaration,
        versions: [Version]
    ) {
        self.table = table
        self.key = key
        self.variant = variant
        self.file = file
        self.location = location
        self.excerpt = excerpt
        self.declaration = declaration
        self.versions = versions
    }
}
