import CodeStrings
import Testing

@Suite("Accessors of generators and functions of the project")
struct AccessorTests {
    @Test(
        "SwiftGen, R.swift and wrappers",
        arguments: [
            KeyCase(
                """
                enum L10n {
                    enum Settings { static let title = L10n.tr("Main", "settings.title", fallback: "Title") }
                    static func hello(_ p1: Any) -> String { return L10n.tr("Main", "hello", String(describing: p1)) }
                }
                label.text = L10n.Settings.title
                label.text = L10n.hello("Ada")
                """,
                "Main:settings.title",
                "Main:hello"
            ),
            KeyCase(
                """
                struct _R { struct string { struct localizable {
                    var some_key: RswiftResources.StringResource { .init(key: "some key", tableName: "Localizable") }
                } } }
                label.text = R.string.localizable.some_key()
                """,
                "some key"
            ),
            KeyCase("label.text = R.string.main.some_key()", "main:.some_key"),
            KeyCase("Text(.updateName)", ".updateName"),
            KeyCase("Text(.updateName(version: \"1\"))", ".updateName"),
            KeyCase("Text(.settings(.title))", "Settings:.title"),
            KeyCase("let title = String(localized: .settings(.title(name)))", "Settings:.title"),
            KeyCase("Text(.title(.short, .first))", ".title"),
            KeyCase("Text(.reply.title)", "Reply:.title"), KeyCase("Text(.reply.count(1, name))", "Reply:.count"),
            KeyCase("let s = \"\\(name ?? String(localized: .reply.someone)) \"", "Reply:.someone"),
            KeyCase(
                "var s: LocalizedStringResource { isOne ? .reply.one : .reply.many(n) }",
                "Reply:.one",
                "Reply:.many"
            ),
            KeyCase("let s = LocalizedStringResource.reply.title", "Reply:.title"),
            KeyCase("let s = LocalizedStringResource.Errors.notFound", "Errors:.notFound"),
            KeyCase(
                "let s: LocalizedStringResource = isOne ? .one : LocalizedStringResource.manyOf",
                ".one",
                ".manyOf"
            ),
            KeyCase("struct A { var mine: LocalizedStringResource }\nlet s = LocalizedStringResource.mine"),
            KeyCase("let s = String(reply: .title)", "Reply:.title"), KeyCase("Text(reply: .count(1))", "Reply:.count"),
            KeyCase("let s = String(describing: .title)\nlet c = .reply.title\nRow(reply: .title)"),
            KeyCase(
                """
                extension String { init(localizationKey: String, of kind: Kind = .all) {
                self = NSLocalizedString(localizationKey, tableName: kind.table, comment: "") } }
                label.text = String(localizationKey: "k")
                label.text = String(describing: "d")
                """,
                "?:k"
            ),
            KeyCase(
                """
                extension String { var localized: String { NSLocalizedString(self, comment: "") } }
                label.text = "k".localized
                """,
                "k"
            ),
            KeyCase(
                """
                func tr(_ key: String) -> String { NSLocalizedString(key, tableName: "T", comment: "") }
                label.text = tr("k")
                label.text = tr(name)
                """,
                "T:k"
            ),
            KeyCase(
                """
                class L10n: NSObject { static var abort: String { return L10n.tr("Vector", "abort") } }
                extension L10n { static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {
                    let format = NSLocalizedString(key, tableName: table, bundle: bundle, comment: "")
                    return String(format: format, arguments: args)
                } }
                """,
                "Vector:abort"
            ),
            KeyCase(
                """
                func text(of key: String, from list: String?) -> String { NSLocalizedString(key, tableName: list, comment: "") }
                label.text = text(of: "k", from: "T")
                label.text = text(of: "l", from: nil)
                """,
                "T:k",
                "l"
            ),
            // Values that hold a key, and a function that hands it to one that looks it up.
            KeyCase(
                """
                public struct LocalizationKey {
                    public static let title = LocalizationKey(key: "app.title")
                    static let other = LocalizationKey(key: makeKey())
                    let key: String
                }
                extension LocalizationKey { static let done: LocalizationKey = .init(key: "app.done") }
                func localizedString(_ key: LocalizationKey, _ parameters: Parameters?) -> String {
                    fallback(key: key.key)
                }
                func fallback(key: String) -> String { NSLocalizedString(key, comment: "") }
                label.text = localizedString(.title, parameters)
                label.text = localizedString(LocalizationKey.done, nil)
                label.text = localizedString(.other, nil)
                label.text = localizedString(.unknown, nil)
                label.text = localizedString(Other.title, nil)
                """,
                "app.title",
                "app.done"
            ),
            KeyCase(
                """
                enum Words: String { case yes = "word.yes", no }
                func say(word: Words) -> String { NSLocalizedString(word.rawValue, comment: "") }
                label.text = say(word: .yes)
                label.text = say(word: Words.no)
                """,
                "word.yes",
                "no"
            ),
        ]
    )
    func accessors(_ sample: KeyCase) throws {
        let keys = try KeySample.keys(sample.source)
        #expect(KeySample.says(keys) == sample.keys)
        #expect(keys.allSatisfy { $0.origin == .accessor && !$0.isExtracted })
    }
}
