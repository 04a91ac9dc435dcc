import CodeStrings
import Testing

@Suite("Strings and values that look themselves up")
struct OwnKeyTests {
    @Test(arguments: [
        KeyCase(
            """
            struct Localization { let key: String; let value: String?
                func localize() -> String { NSLocalizedString(key, value: value ?? "", comment: "") } }
            enum S { enum Wallet { static let balance = Localization(key: "wallet.balance", value: "Balance") }
                static let other = Other(key: "other") }
            label.text = S.Wallet.balance.localize()
            label.text = S.other.localize()
            """,
            "wallet.balance"
        ),
        KeyCase(
            """
            extension String {
                var translated: String { translate(table: "Texts") }
                func translate(table: String) -> String {
                    guard let path = Bundle.main.path(forResource: table, ofType: "strings"),
                        let texts = NSDictionary(contentsOfFile: path), let text = texts[self] as? String
                    else { return self }
                    return text
                }
            }
            label.text = "k".translated
            label.text = "j".translate(table: name)
            """,
            "Texts:k",
            "?:j"
        ),
        KeyCase(
            """
            extension String {
                var translated: String { let texts = load("plist"); return texts[self] }
            }
            label.text = "k".translated
            """
        ),
        KeyCase(
            """
            struct Localizer { func string(_ key: String) -> String { NSLocalizedString(key, comment: "") } }
            enum Value { case string(String) }
            let value: Value = .string("mouse.move")
            label.text = localizer.string("k")
            """,
            "k"
        ),
        KeyCase("label.text = #localize(\"k\")\nlabel.text = #localize(name)\nlabel.text = #fileName(\"k\")", "?:k"),
    ])
    func `are keys`(sample: KeyCase) throws {
        #expect(try KeySample.says(sample.source) == sample.keys)
    }
}
