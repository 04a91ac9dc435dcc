internal import SourceText

/// Finds language folders that no system loads.
package enum LanguageFolderCheck {
    /// Names of countries and old habits that stand for a language, and its tag.
    private static let meant = [
        "jp": "ja", "cn": "zh-Hans", "tw": "zh-Hant", "hk": "zh-HK", "kr": "ko", "gr": "el", "cz": "cs", "dk": "da",
        "ua": "uk", "vn": "vi", "gb": "en-GB", "us": "en-US", "au": "en-AU", "sp": "es", "mx": "es-MX", "at": "de-AT",
        "rs": "sr", "ir": "fa", "il": "he", "by": "be", "eng": "en", "ger": "de", "fre": "fr", "chi": "zh-Hans",
        "jpn": "ja", "esp": "es", "deu": "de", "fra": "fr", "ita": "it", "rus": "ru", "spa": "es", "por": "pt",
        "kor": "ko", "zho": "zh-Hans", "ara": "ar", "nld": "nl",
    ]

    /// What the tag of a folder is to be, where nothing loads it as it is.
    ///
    /// - Parameters:
    ///   - tag: the folder's name without `.lproj`, with hyphens.
    ///   - isLanguage: whether ISO 639 has a code.
    ///   - isRegion: whether ISO 3166 or UN M.49 has a code.
    /// - Returns: `nil` if the tag is a language; else what is wrong, as a phrase.
    package static func fault(
        ofTag tag: String,
        isLanguage: (String) -> Bool,
        isRegion: (String) -> Bool
    ) -> String? {
        guard tag != "Base", tag != "mul", tag != "und" else { return nil }
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        let language = parts.first ?? ""
        // A code of two letters wins over one of three: the system looks for the shorter one.
        if let right = meant[language.lowercased()], language.count == 3 || !isLanguage(language.lowercased()) {
            return "'\(language)' is no language; rename the folder to \(right).lproj"
        }
        guard isLanguage(language.lowercased()) else {
            return "'\(language)' is no language that is known; name the folder by its tag, such as de.lproj"
        }
        for part in parts.dropFirst() {
            switch part.utf8.count {
            case 2, 3:
                if part.uppercased() == "UK" {
                    return "'UK' is no region; rename the folder to \(language)-GB.lproj"
                }
                guard isRegion(part.uppercased()) else { return "'\(part)' of '\(tag)' is no region that is known" }
            case 4...8: continue
            default: return "'\(tag)' is no language tag"
            }
        }
        return nil
    }

    /// The finding about a folder; all tables in it are never loaded.
    ///
    /// - Parameters:
    ///   - fault: what is wrong, as a phrase.
    ///   - folder: the path of the folder as people are shown it.
    ///   - file: its path from the project's folder.
    /// - Returns: one finding without occurrences, as nobody sees the language.
    package static func finding(_ fault: String, folder: String, file: String) -> Finding {
        Finding(
            rule: .unknownLanguageFolder,
            severity: .warning,
            message: fault,
            location: SourceLocation(path: folder, line: 1, column: 1),
            table: "",
            key: "",
            fingerprint: Fingerprint.of([Rule.unknownLanguageFolder.rawValue, file]),
            occurrences: []
        )
    }
}
