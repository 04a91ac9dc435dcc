import CodeStrings
import OutletTexts
import Testing

@Suite("Texts that an object looks up with what it was made with")
struct ReceiverValueTests {
    private static let types = """
        struct Localization {
            let key: String
            func localize() -> String { NSLocalizedString(key, comment: "") }
            var localized: String { NSLocalizedString(key, comment: "") }
        }
        enum S {
            enum Wallet {
                static let balance = Localization(key: "wallet.balance")
                static var name = Localization(key: "wallet.name")
            }
            enum Alert { static let message = Localization(key: "alert.message") }
        }
        """

    private func keys(_ statements: String, members: String = "") throws -> [String] {
        let sample = try JoinSample(swift: [
            Self.types,
            """
            class HomeController: UIViewController {
                @IBOutlet var titleLabel: UILabel!
                \(members)
                override func viewDidLoad() { \(statements) }
            }
            """,
        ])
        let texts = sample.join.use(of: "label", in: "Home.xib")?.texts ?? []
        return texts.compactMap { text in
            guard case .key(let key, _) = text.value else { return nil }
            return key.pattern?.key
        }
    }

    @Test(arguments: [
        ("titleLabel.text = S.Wallet.balance.localize()", ["wallet.balance"]),
        ("titleLabel.text = S.Wallet.balance.localize() + \":\"", ["wallet.balance"]),
        ("titleLabel.text = S.Alert.message.localized", ["alert.message"]),
        ("let text = S.Alert.message; titleLabel.text = text.localize()", ["alert.message"]),
        ("let text = Localization(key: \"own\"); titleLabel.text = text.localize()", ["own"]),
        ("titleLabel.text = Localization(key: \"made\").localized", ["made"]),
    ])
    func `a member asks for the key of its object`(statements: String, keys: [String]) throws {
        #expect(try self.keys(statements) == keys)
    }

    @Test func `an object that may be another one has the keys of all`() throws {
        let found = try keys(
            "titleLabel.text = S.Wallet.name.localize()",
            members: "func rename() { S.Wallet.name = Localization(key: \"other\") }"
        )
        #expect(found.count > 1)
    }
}
