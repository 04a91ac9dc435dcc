import Findings
import Testing

struct LanguageNameTests {
    @Test(
        arguments: [
            ("de", "German"), ("pt-BR", "Portuguese (Brazil)"), ("zh-Hans", "Chinese (Simplified)"),
            ("sr-Latn", "Serbian (Latin)"),
            ("es-419", "Spanish (Latin America)"), ("en_GB", "English (United Kingdom)"), ("zh-Hant-HK", "zh-Hant-HK"),
            ("en-XA", "en-XA"), ("ar-XB", "ar-XB"), ("tlh", "tlh"), ("de-", "German"), ("", ""),
        ]
    )
    func `a language has its English name, and a pseudolocale its tag`(tag: String, name: String) {
        #expect(LanguageName.of(tag) == name)
    }
}
