import Findings
import Testing

@Suite("The language of a text by its letters")
struct LanguageOfTextTests {
    @Test(arguments: [
        ("完成", "zh-Hans", true), ("完成", "zh_TW", true), ("完成", "ja", false), ("完了しました", "ja", true),
        ("完了しました", "zh", false), ("완료", "ko", true), ("เสร็จ", "th", true), ("סיום", "he", true), ("Τέλος", "el", true),
        ("Готово", "ru", false), ("Done", "en", false), ("", "zh", false), ("%@ 完成", "zh", true),
    ])
    func `is known where no other language has them`(text: String, language: String, isOfIt: Bool) {
        #expect(LanguageOfText.holds(text, language) == isOfIt)
    }
}
