package import SourceText

extension Rule {
    /// ``UnknownFont``.
    package static let unknownFont = Self("unknown-font", UnknownFont.self)
}

/// A text asks for a font that is neither Apple's nor in the project.
enum UnknownFont: FileRule {
    static let subject = Rule.Subject.text

    static let documentation = RuleDocumentation(
        .unknownFont,
        "A view uses a font that is neither one of Apple's nor in the project, so the system font was measured.",
        severity: .always(.warning),
        says: """
            The PostScript name, how many strings of the file use it, and a font with a similar name if there is one. \
            The strings are measured in the system font; findings on them are not certain.
            """,
        rationale: """
            On a device without the font, the system silently uses its own and the app looks different. If the app \
            does ship the font, Overset needs the file, or widths are guesses.
            """,
        fires: [
            Snippet(
                "en.lproj/Localizable.strings",
                "/* overset: width<=200 font=BrandSans-Bold */\n\"DONE\" = \"Done\";\n"
            )
        ],
        passes: [
            Snippet(
                "en.lproj/Localizable.strings",
                "/* overset: width<=200 font=HelveticaNeue-Bold */\n\"DONE\" = \"Done\";\n"
            )
        ],
        fix: """
            Fonts anywhere below the project's folder are found. Name others under `fonts:` in `overset.yml` or with \
            `--fonts`. If the name is misspelled, correct it in the document.
            """
    )

    static func issues(in file: FileContext) -> [FileIssue] {
        guard case .unknownFonts(let uses) = file.content else { return [] }
        return uses.map { use in
            let texts = use.count == 1 ? "1 string was" : "\(use.count) strings were"
            let hint = use.suggestion.map { "; did you mean '\(VisibleText.escaping($0))'?" } ?? ""
            return FileIssue(
                message: "font '\(VisibleText.escaping(use.name))' not found: \(texts) measured in the system font"
                    + (hint.isEmpty ? "; add its file under 'fonts:' in overset.yml or with --fonts" : hint),
                location: use.location,
                excerpt: use.excerpt,
                key: use.key,
                objects: [use.name]
            )
        }
    }
}

/// The texts of one file that ask for a font which is not there.
package struct UnknownFontUse: Sendable, Hashable {
    /// The PostScript name.
    package var name: String
    /// The name of a font that is there and was probably meant.
    package var suggestion: String?
    /// The number of texts.
    package var count: Int
    /// The place and the key of the first one.
    package var location: SourceLocation
    package var excerpt: SourceExcerpt?
    package var key: String

    package init(
        name: String,
        suggestion: String?,
        count: Int,
        location: SourceLocation,
        excerpt: SourceExcerpt?,
        key: String
    ) {
        self.name = name
        self.suggestion = suggestion
        self.count = count
        self.location = location
        self.excerpt = excerpt
        self.key = key
    }
}
