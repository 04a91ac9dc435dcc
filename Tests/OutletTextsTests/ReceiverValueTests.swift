import CodeStrings
import OutletTexts
import Testing

@Suite("Texts that an object looks up with what it was made with")
struct ReceiverValueTests {
    private static let type = """
        struct Localization {
            let key: String
            func localize() -> String { NSLocalizedString(key, comment: "") }
            var localized: String { NSLocalizedString(key, comment: "") }
        }
        """
    private static let texts = """

        enum S {
            enum Wallet {
                static let balance = Localization(key: "wallet.balance")
                static var name = Localization(key: "wallet.name")
            }
            enum Alert { static let message = Localization(key: "alert.message") }
        }
        """

    private func keys(_ statements: String, type: String = Self.type) throws -> [String] {
        let sample = try JoinSample(swift: [
            type + Self.texts,
            """
            class HomeController: UIViewController {
                @IBOutlet var titleLabel: UILabel!
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

    @Test(arguments: [
        // A variable may be another object.
        ("struct Localization { let key: String; \(look) }", "S.Wallet.name.localize()", 3),
        (
            "struct Localization { var key: String; \(look); mutating func reset() { key = \"x\" } }",
            "S.Wallet.balance.localize()", 4
        ),
        // An initializer may make another key of it.
        (
            "struct Localization { let key: String; init(key: String) { self.key = \"app.\" + key }; \(look) }",
            "S.Wallet.balance.localize()", 0
        ),
        (
            "struct Localization { let key: String; init(key: String) { self.key = key }; \(look) }",
            "S.Wallet.balance.localize()", 1
        ),
        (
            "struct Localization { let key: String; init(key name: String) { key = name }; \(look) }",
            "S.Wallet.balance.localize()", 1
        ),
        (
            "struct Localization { let key: String; func localize() -> String { NSLocalizedString(self.key, comment: \"\") } }",
            "S.Wallet.balance.localize()", 1
        ),
    ])
    func `only what a constant was made with is certain`(type: String, expression: String, count: Int) throws {
        let found = try keys("titleLabel.text = \(expression)", type: type)
        #expect(found.count == count)
    }

    private static let look = "func localize() -> String { NSLocalizedString(key, comment: \"\") }"
}
