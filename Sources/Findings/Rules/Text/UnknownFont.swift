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
        "A text asks for a font that is neither one of Apple's nor given, so that the system font was measured.",
        severity: .always(.warning),
        says: """
            The PostScript name, how many texts of the file ask for it, and a font of a similar name where there is one. \
            The texts are measured in the system font all the same; nothing that is found in them is certain.
            """,
        rationale: """
            On a device that has no such font, the system takes its own in silence, and the app looks like another one. \
            Where the app does ship it, Overset has to be shown the file, or widths are guesses.
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
            Fonts that lie anywhere below the project's folder are found. Name others under `fonts:` in `overset.yml` or \
            with `--fonts`. A name that is written wrong is corrected in the document.
            """
    )

    static func issues(in file: FileContext) -> [FileIssue] {
        guard case .unknownFonts(let uses) = file.content else { return [] }
        return uses.map { use in
            let texts = use.count == 1 ? "1 text" : "\(use.count) texts"
            let hint = use.suggestion.map { "; did you mean '\(VisibleText.escaping($0))'?" } ?? ""
            return FileIssue(
                message: "no font is called '\(VisibleText.escaping(use.name))': \(texts) measured in the system font"
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
