import Findings
import SourceText
import Testing

struct UnknownLanguageFolderTests {
    @Test(
        arguments: [
            ("jp", "'jp' is not a language; rename the folder to ja.lproj"),
            ("en-UK", "'UK' is not a region; rename the folder to en-GB.lproj"),
            ("eng", "'eng' is not a language; rename the folder to en.lproj"),
            ("qqq", "'qqq' is not a known language; use a language tag, such as de.lproj"),
            ("kr", "'kr' is the code of Kanuri; for Korean, rename the folder to ko.lproj"),
            ("tw", "'tw' is the code of Twi; for Traditional Chinese, rename the folder to zh-Hant.lproj"),
            ("de", nil), ("zh-Hans-CN", nil), ("es-419", nil), ("Base", nil), ("mul", nil),
        ] as [(String, String?)]
    )
    func `a folder that no system loads is told with the right name`(tag: String, expected: String?) {
        let isLanguage = ["en", "eng", "de", "zh", "es", "kr", "tw"].contains
        let folder = FileContext(
            .languageFolder(tag: tag, isLanguage: { isLanguage($0) }, isRegion: { ["GB", "CN", "419"].contains($0) }),
            path: "App/\(tag).lproj",
            shownPath: "\(tag).lproj"
        )
        #expect(folder.findings.map(\.message) == (expected.map { [$0] } ?? []))
        for finding in folder.findings {
            #expect(finding.rule == .unknownLanguageFolder)
            #expect(finding.severity == .warning)
            #expect(finding.location == SourceLocation(path: "\(tag).lproj", line: 1, column: 1))
        }
    }
}
