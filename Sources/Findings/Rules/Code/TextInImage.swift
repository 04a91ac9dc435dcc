internal import CodeFacts
internal import CodeStrings

extension Rule {
    /// ``TextInImage``.
    package static let textInImage = Self("text-in-image", TextInImage.self)
}

/// Code shows an image whose name says that there are words in it.
enum TextInImage: CodeRule {
    static let documentation = RuleDocumentation(
        .textInImage,
        "Code shows an image whose name suggests that it contains words.",
        severity: .always(.note),
        says: """
            The image and the word in its name (`text`, `slogan`, `sale`, `sold-out` and so on). This is a list for \
            review: only people can tell what an image shows. If an asset catalog has the image for some languages, \
            the app's other languages are listed, even if only the dark variant or the one for another device is \
            missing. An image that exists for all languages is not reported.
            """,
        rationale: """
            Words in an image can't be translated in a table. They need one image per language, and VoiceOver can't \
            read them. A label on top of the image avoids both problems.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"TITLE\" = \"Photos\";\n"),
            Snippet("Banner.swift", "let banner = UIImage(named: \"banner-free-trial\")\n"),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"TITLE\" = \"Photos\";\n"),
            Snippet("Banner.swift", "let banner = UIImage(named: \"banner-sunset\")\n"),
        ],
        fix:
            """
            Show the words in a label on top of the image, or add an image for each language to the asset and ignore \
            the finding.
            """
    )

    /// Words in names of images that hold words.
    private static let words: Set<String> = [
        "text", "slogan", "caption", "wordmark", "lettering", "headline", "sale", "soldout", "welcome", "freetrial",
        "trial", "typography", "signup", "signin", "comingsoon", "gameover", "handwriting", "inscription",
    ]

    /// Names of symbols that have one of these words and hold none: `text.alignleft`, `icon-text-size`.
    private static let marks: Set<String> = [
        "icon", "ic", "align", "size", "bold", "italic", "field", "format", "color", "edit", "editor", "select",
        "selection",
        "insert", "copy", "symbol", "bubble", "file", "doc", "document", "btn", "background", "bg", "box", "cursor",
        "tool",
        "toolbar", "style", "font", "glyph", "speech", "message", "input", "tab", "placeholder", "mode", "small",
        "large",
    ]

    static func issues(in context: CodeContext) -> [CodeIssue] {
        var seen: Set<String> = []
        let languages = languages(of: context)
        return context.code.facts.files.enumerated().flatMap { position, file -> [CodeIssue] in
            file.facts.images.compactMap { image in
                guard image.situation.isSeen else { return nil }
                if let localized = context.code.localizedImages[image.name] {
                    guard let lacking = phrase(localized.missing(of: languages)), seen.insert(image.name).inserted
                    else {
                        return nil
                    }
                    return CodeIssue(
                        "the image '\(image.name)' is localized, but has no picture for \(lacking)",
                        at: image.node,
                        in: position,
                        key: image.name
                    )
                }
                let words = image.name.words
                let joined = Set(words).union(zip(words, words.dropFirst()).map { $0 + $1 })
                guard !image.name.contains("."), joined.isDisjoint(with: marks),
                    let word = joined.intersection(Self.words).min(), seen.insert(image.name).inserted
                else { return nil }
                return CodeIssue(
                    "the name of the image '\(image.name)' suggests that it contains words ('\(word)'); check it in all languages",
                    at: image.node,
                    in: position,
                    key: image.name
                )
            }
        }
    }

    /// The languages that the app's tables are translated into; that of the developers has the picture of all others.
    private static func languages(of context: CodeContext) -> [String] {
        let all = context.app.tables.filter { CodeUses.isAsked($0) }.flatMap(\.translations).map(\.language)
        return Set(all).subtracting(["Base"]).sorted()
    }

    /// How many languages are named.
    private static let maximumNames = 6

    /// The languages with their variants, as `fr, it (dark) and 3 more`; `nil` for none.
    private static func phrase(_ missing: [(language: String, variants: [String])]) -> String? {
        guard !missing.isEmpty else { return nil }
        let names = missing.prefix(maximumNames).map { language, variants in
            variants.isEmpty
                ? language : "\(language) (\(variants.map { $0.isEmpty ? "light" : $0 }.joined(separator: "; ")))"
        }
        let rest = missing.count - names.count
        return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
