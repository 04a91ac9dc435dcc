import Findings
import Testing

struct TranslatedNamesTests {
    private static let source = """
        "A" = "Violas address";
        "B" = "Violas token";
        "C" = "Thank you for using Violas";
        "D" = "Invalid Violas address";
        """

    private static let translation = """
        "A" = "Violas地址";
        "B" = "Violas稳定币";
        "C" = "感谢您的使用";
        "D" = "Violas地址无效";
        """

    @Test(arguments: [("Violas", "Violas", false), ("Violas wallet", "Violas钱包", true)])
    func `a name that stands alone in a table may be left out of one text in five`(
        text: String,
        translated: String,
        isFound: Bool
    ) throws {
        let says = try CodeSample.says(
            .hardCodedText,
            "label.text = \"Violas\"",
            table: Self.source + "\n\"E\" = \"\(text)\";",
            translations: ["zh-Hans": Self.translation + "\n\"E\" = \"\(translated)\";"]
        )
        #expect(says.isEmpty == !isFound)
    }
}
