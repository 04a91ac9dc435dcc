import CodeStrings
import Testing

@Suite("Strings and values that look themselves up")
struct OwnKeyTests {
    @Test(arguments: [
        // A function of a type is not the method that a value has.
        KeyCase(
            """
            enum Texts { static func string(_ key: String) -> String { NSLocalizedString(key, comment: "") } }
            label.text = Texts.string("k")
            label.text = arguments.string("path")
            label.text = self.make().string("j")
            """,
            "k",
            "j"
        ),
        KeyCase(
            """
            class Texts { func string(_ key: String) -> String { NSLocalizedString(key, comment: "") } }
            label.text = texts.string("k")
            """,
            "k"
        ),
        // A property may hold what takes a key.
        KeyCase(
            """
            struct Row: View {
                let showToast: (LocalizedStringKey) -> Void
                let log: (String) -> Void
                let tell: @MainActor (_ key: LocalizedStringKey, Bool) -> Void
                func f() { showToast("k"); log("n"); tell("l", true) }
            }
            """,
            "k",
            "l"
        ),
        // The constants of a type are keys where one looks them up.
        KeyCase(
            """
            enum Keys { enum Alert { static let title = "t", other = "o" } }
            struct Alert { static let other = "p" }
            extension String { func localized() -> String { NSLocalizedString(self, comment: "") } }
            func text(_ key: String) -> String { NSLocalizedString(key, comment: "") }
            a = Keys.Alert.title.localized()
            a = NSLocalizedString(Keys.Alert.title, tableName: "Menus", comment: "")
            a = text(Keys.Alert.title)
            a = Keys.Alert.other.localized()
            a = alert.title.localized()
            a = Keys.Alert.title
            """,
            "t",
            "Menus:t",
            "t"
        ),
        // Swift 1 and 2 write no label for a first argument.
        KeyCase(
            """
            func localizedString(key: String) -> String { return NSLocalizedString(key, comment: "") }
            label.text = localizedString("k")
            """,
            "k"
        ),
        KeyCase(
            """
            func text(key: String) -> String { return NSLocalizedString(key, comment: "") }
            func text(_ name: String) -> String { return name }
            label.text = text("k")
            """
        ),
        // A property of strings asks the table that it names; one of two is known only when the app runs.
        KeyCase(
            """
            extension String {
                var own: String { NSLocalizedString(self, tableName: "Menus", comment: "") }
                var plain: String { NSLocalizedString(self, comment: "") }
                var either: String {
                    let text = NSLocalizedString(self, tableName: "Menus", comment: "")
                    return text == self ? NSLocalizedString(self, comment: "") : text
                }
            }
            a = "k".own
            a = "l".plain
            a = "m".either
            """,
            "Menus:k",
            "l",
            "?:m"
        ),
        // A function asks the table that its parameter begins with, unless a call names another one.
        KeyCase(
            """
            func text(_ key: String, table: String? = "Texts", more: String = "") -> String {
                guard let bundle = Bundle.texts else { return key }
                return NSLocalizedString(key, tableName: table, bundle: bundle, comment: "")
            }
            func menu(_ key: String, table: String? = nil) -> String { NSLocalizedString(key, tableName: table, comment: "") }
            func page(_ key: String, table: String = current) -> String { NSLocalizedString(key, tableName: table, comment: "") }
            extension String { var translated: String { text(self) } }
            a = text("k")
            a = text("l", table: "Menus")
            a = menu("m")
            a = page("n")
            a = "o".translated
            """,
            "Texts:k",
            "Menus:l",
            "m",
            "?:n",
            "Texts:o"
        ),
        // The type that is declared says what an initializer without one makes.
        KeyCase(
            """
            struct Row { init(_ title: LocalizedStringKey) {} }
            let row: Row = .init("k")
            let name: Notification.Name = .init("didChange")
            var file: UTType? { .init("com.example.file") }
            func made() -> UTType { return .init("com.example.made") }
            let title: LocalizedStringKey = .init("j")
            var second: LocalizedStringKey { .init("h") }
            func third() -> LocalizedStringKey { .init("g") }
            show(.init("i"))
            """,
            "k",
            "j",
            "h",
            "g",
            "i"
        ),
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
        // What the call leaves out of a look-up is what the function begins with.
        KeyCase(
            """
            extension String {
                var own: String { return self.lookUp() }
                var other: String { self.lookUp(table: "Texts", comment: "j") }
                var plain: String { self.find(comment: "j") }
                var foreign: String { name.lookUp() }
                func lookUp(table: String? = nil, comment: String = "") -> String {
                    NSLocalizedString(self, tableName: table, comment: comment)
                }
                func find(comment: String) -> String { NSLocalizedString(self, comment: comment) }
            }
            label.text = "k".own
            label.text = "l".other
            label.text = "m".plain
            label.text = "n".foreign
            """,
            "k",
            "Texts:l",
            "m"
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
