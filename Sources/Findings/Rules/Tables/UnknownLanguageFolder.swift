internal import SourceText

extension Rule {
    /// ``UnknownLanguageFolder``.
    package static let unknownLanguageFolder = Self("unknown-language-folder", UnknownLanguageFolder.self)
}

/// The name of a language folder is no language that the system knows, so that it is never loaded.
enum UnknownLanguageFolder: FileRule {
    static let documentation = RuleDocumentation(
        .unknownLanguageFolder,
        "The name of a language folder is not a language that the system knows, so it is never loaded.",
        severity: .always(.warning),
        says: "The folder, and the name that was probably meant.",
        rationale: """
            Folders are found by language tag: `ja.lproj` is Japanese, and `jp.lproj` is nothing, although `jp` is the \
            country. The translation exists and is paid for, but is never shown. Old Xcode names (`English.lproj`) and \
            an underscore instead of the hyphen still work.
            """,
        fires: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";\n"),
            Snippet("jp.lproj/Localizable.strings", "\"DONE\" = \"完了\";\n"),
        ],
        passes: [
            Snippet("en.lproj/Localizable.strings", "\"DONE\" = \"Done\";\n"),
            Snippet("ja.lproj/Localizable.strings", "\"DONE\" = \"完了\";\n"),
        ],
        fix: "Rename the folder to the tag of the language (BCP 47), with a script or region only if it is needed."
    )

    static func issues(in file: FileContext) -> [FileIssue] {
        guard case .languageFolder(let tag, let isLanguage, let isRegion) = file.content,
            let message = message(aboutTag: tag, isLanguage: isLanguage, isRegion: isRegion)
        else { return [] }
        return [FileIssue(message: message, location: SourceLocation(path: file.shownPath, line: 1, column: 1))]
    }

    /// Names of countries and old habits that stand for a language, and its tag.
    private static let meant = [
        "jp": "ja", "cn": "zh-Hans", "tw": "zh-Hant", "hk": "zh-HK", "kr": "ko", "gr": "el", "cz": "cs", "dk": "da",
        "ua": "uk", "vn": "vi", "gb": "en-GB", "us": "en-US", "au": "en-AU", "sp": "es", "mx": "es-MX", "at": "de-AT",
        "rs": "sr", "ir": "fa", "il": "he", "by": "be", "eng": "en", "ger": "de", "fre": "fr", "chi": "zh-Hans",
        "jpn": "ja", "esp": "es", "deu": "de", "fra": "fr", "ita": "it", "rus": "ru", "spa": "es", "por": "pt",
        "kor": "ko", "zho": "zh-Hans", "ara": "ar", "nld": "nl",
    ]

    /// Codes of countries that are also those of languages which apps hardly have: these, and the ones that are meant.
    private static let rare: [String: (name: String, meant: String)] = [
        "kr": ("Kanuri", "Korean"), "tw": ("Twi", "Traditional Chinese"),
    ]

    /// What is wrong with a tag; `nil` if it is a language.
    private static func message(
        aboutTag tag: String,
        isLanguage: (String) -> Bool,
        isRegion: (String) -> Bool
    ) -> String? {
        guard tag != "Base", tag != "mul", tag != "und" else { return nil }
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        let language = parts.first ?? ""
        func isKnown(_ code: String) -> Bool { isLanguage(code) || LanguageCodes.contains(code) }
        // A code of two letters wins over one of three: the system looks for the shorter one.
        if let right = meant[language.lowercased()], language.count == 3 || !isKnown(language.lowercased()) {
            return "'\(language)' is not a language; rename the folder to \(right).lproj"
        }
        if parts.count == 1, let own = rare[language.lowercased()],
            let right = meant[language.lowercased()]
        {
            return "'\(language)' is the code of \(own.name); for \(own.meant), rename the folder to \(right).lproj"
        }
        guard isKnown(language.lowercased()) else {
            return "'\(language)' is not a known language; use a language tag, such as de.lproj"
        }
        for part in parts.dropFirst() {
            switch part.utf8.count {
            case 2, 3:
                if part.uppercased() == "UK" {
                    return "'UK' is not a region; rename the folder to \(language)-GB.lproj"
                }
                guard isRegion(part.uppercased()) else { return "'\(part)' of '\(tag)' is not a known region" }
            case 4...8: continue
            default: return "'\(tag)' is not a language tag"
            }
        }
        return nil
    }
}
