import CodeStrings
import OutletTexts
import Testing

@Suite("Values that texts are followed through")
struct FollowedTextTests {
    /// The body of a class, and what it gives the label.
    static let samples: [(name: String, body: String, texts: [String])] = [
        (
            "with another look",
            "func a() { titleLabel.attributedText = NSLocalizedString(\"name\", comment: \"\").withFont(font) + value }",
            ["part name:1"]
        ),
        (
            "of a function that has the name of one without a result",
            "func link(from s: String) -> String { s }; func link(from f: UILabel) { f.text = \"x\" }; func a() { titleLabel.text = link(from: NSLocalizedString(\"name\", comment: \"\")) }",
            ["key name:1"]
        ),
        ("behind an operator of the project's own", "func a() { titleLabel.text = ~\"greeting\" }", ["unknown:1"]),
        (
            "through a function that is declared elsewhere",
            "func a() { titleLabel.text = localizedString(\"greeting\") }", ["key greeting:1"]
        ),
        (
            "as a value that describes itself",
            "enum Mode { case a; var description: String { NSLocalizedString(\"mode\", comment: \"\") } }; var mode: Mode = .a; func a() { titleLabel.text = String(describing: mode) }",
            ["key mode:1"]
        ),
        (
            "as a value that does not", "var mode: Int = 1; func a() { titleLabel.text = String(describing: mode) }",
            ["unknown:1"]
        ),
        (
            "out of a store of texts",
            "var field = value.text; "
                + (1...13).map { "func f\($0)() { field = NSLocalizedString(\"\($0)\", comment: \"\") }; " }.joined()
                + "func a() { titleLabel.text = field }",
            ["unknown:1"]
        ),
        (
            "which the label has already",
            "func a() { guard let own = titleLabel.attributedText else { return }; let text = NSMutableAttributedString(attributedString: own); titleLabel.attributedText = text }",
            []
        ),
        (
            "which another label has",
            "func a() { titleLabel.text = otherLabel.text }", ["unknown:1"]
        ),
        (
            "which are called a description",
            "enum Words { static let description = NSLocalizedString(\"words\", comment: \"\") }; func a() { titleLabel.text = Words.description }",
            ["key words:1"]
        ),
        (
            "of a list",
            "static let titles = [NSLocalizedString(\"one\", comment: \"\"), NSLocalizedString(\"two\", comment: \"\")]; func a() { titleLabel.text = Self.titles[row] }",
            ["key one:1", "key two:1"]
        ),
        (
            "first of a list",
            "func a() { let titles = [NSLocalizedString(\"one\", comment: \"\")]; titleLabel.text = titles.first }",
            ["key one:1"]
        ),
        (
            "one after the other",
            "func a() { for title in [NSLocalizedString(\"one\", comment: \"\"), \"Two\"] { titleLabel.text = title } }",
            ["key one:1?", "literal Two:1?"]
        ),
        (
            "by the kind",
            "let titles: [Kind: String] = [.a: NSLocalizedString(\"one\", comment: \"\"), .b: \"Two\"]; func a() { titleLabel.text = titles[kind] }",
            ["key one:1", "literal Two:1"]
        ),
        (
            "by the kind, as keys",
            "let titles: [Kind: String] = [.a: \"one\", .b: \"two\"]; func a() { titleLabel.text = NSLocalizedString(titles[kind] ?? \"\", comment: \"\") }",
            ["key one:1", "key two:1"]
        ),
        (
            "with a look by an operator of the project's own",
            "func a() { titleLabel.attributedText = NSLocalizedString(\"one\", comment: \"\") + value * [.font: font] }",
            ["part one:1"]
        ),
        (
            "in a comparison", "func a() { titleLabel.text = NSLocalizedString(\"one\", comment: \"\") == b }",
            ["unknown:1"]
        ),
        ("of a list that nobody wrote", "func a() { titleLabel.text = titles[row] }", ["unknown:1"]),
        (
            "with nothing around",
            "func a() { let badge = count > 99 ? \"99+\" : \"\\(count)\"; titleLabel.text = \"\\(badge)\" }",
            ["literal 99+:1", "unknown:1"]
        ),
        (
            "by an initializer without its type",
            "func a() { titleLabel.text = .init(format: NSLocalizedString(\"%d left\", comment: \"\"), count) }",
            ["key %d left:1"]
        ),
    ]

    /// Sources with a model that a protocol stands for.
    static let modelSamples: [(name: String, model: String, texts: [String])] = [
        (
            "assigned by an initializer",
            "protocol Model { var title: String { get } }; class Real: Model { var title: String; init(_ count: Int) { title = String(format: NSLocalizedString(\"%d left\", comment: \"\"), count) } }",
            ["key %d left:1"]
        ),
        (
            "of one of several protocols",
            "protocol Titled { var title: String { get } }; typealias Model = Card & Titled; struct Real: Model { var title: String { NSLocalizedString(\"real\", comment: \"\") } }",
            ["key real:1"]
        ),
        (
            "of a method that a subclass has as well",
            "class Model { func name() -> String { \"Base\" }; var title: String { name() } }; class Real: Model { override func name() -> String { NSLocalizedString(\"real\", comment: \"\") } }",
            ["literal Base:1", "key real:1"]
        ),
    ]

    @Test("are seen through a protocol", arguments: modelSamples)
    func model(_ model: (name: String, model: String, texts: [String])) throws {
        let controller = "class HomeController { func show(_ model: Model) { titleLabel.text = model.title } }"
        #expect(try JoinSample(swift: [model.model, controller]).texts() == model.texts, "\(model.name)")
    }

    @Test("are seen through", arguments: samples)
    func body(_ body: (name: String, body: String, texts: [String])) throws {
        let sample = try JoinSample(swift: ["class HomeController: UIViewController { \(body.body) }"])
        #expect(sample.texts() == body.texts, "\(body.name)")
    }

    @Test(arguments: [
        ("okButton.titleLabel?.attributedText", true), ("okButton.currentAttributedTitle", true),
        ("okButton.attributedTitle(for: .normal)", true), ("otherButton.titleLabel?.attributedText", false),
        ("otherButton.attributedTitle(for: .normal)", false),
    ])
    func `the title that a button has already is no new one`(title: String, isOwn: Bool) throws {
        let code = """
            class HomeController: UIViewController { @IBOutlet var okButton: UIButton!
            func load() {
            let text = NSMutableAttributedString(attributedString: (\(title))!)
            okButton.setAttributedTitle(text, for: .normal)
            } }
            """
        #expect(
            try JoinSample(outlets: [("okButton", "button")], swift: [code]).texts(of: "button")
                == (isOwn ? [] : ["unknown:4"])
        )
    }

    @Test func `a name that a type gives another one is that type`() throws {
        let code = """
            struct Account { let title: String }
            class HomeController: UIViewController { typealias Model = Account
            @IBOutlet var titleLabel: UILabel!
            func show(_ model: Model) { titleLabel.text = model.title } }
            class Other { typealias Model = Person }
            struct Person { let title: String }
            func a() { show(Account(title: NSLocalizedString("account", comment: ""))) }
            func b() { show(Person(title: NSLocalizedString("person", comment: ""))) }
            """
        #expect(try JoinSample(swift: [code]).texts() == ["key account:4"])
    }

    @Test(arguments: [("typealias Texts = Strings.Code", ["key code:5"]), ("", ["unknown:5"])])
    func `a type has its texts by another name as well`(alias: String, expected: [String]) throws {
        let code = """
            enum Strings { enum Code { static let delete = NSLocalizedString("code", comment: "") }
            enum Other { static let delete = NSLocalizedString("other", comment: "") } }
            class HomeController: UIViewController { \(alias)
            @IBOutlet var titleLabel: UILabel!
            func show() { titleLabel.text = Texts.delete } }
            class Second { typealias Texts = Strings.Other }
            """
        #expect(try JoinSample(swift: [code]).texts() == expected)
    }

    @Test func `a function that is named for it looks up what a name holds`() throws {
        let code = """
            class HomeController: UIViewController { @IBOutlet var titleLabel: UILabel!
            func show(_ key: String) { titleLabel.text = NSLocalizedString(key, comment: "") }
            func load() { show("HOME"); show("AWAY") }
            }
            """
        #expect(try JoinSample(swift: [code]).texts() == ["key HOME:2", "key AWAY:2"])
        let macro = """
            @implementation HomeController
            - (void)show { NSString *key = @"HOME"; self.titleLabel.text = AppLocalizedString(key); }
            @end
            """
        #expect(try JoinSample(objectiveC: [macro]).texts() == ["key HOME:2"])
    }

    @Test func `literals that a format puts in, and capitals, belong to the string`() throws {
        let code = """
            class HomeController: UIViewController { @IBOutlet var titleLabel: UILabel!
            func load() {
            titleLabel.text = String(format: NSLocalizedString("HOME", comment: ""), "–", name).localizedUppercase
            } }
            """
        let texts = try JoinSample(swift: [code]).join.use(of: "label", in: "Home.xib")?.texts ?? []
        let keys = texts.compactMap { text in if case .key(let key, _) = text.value { key } else { nil } }
        #expect(keys.map(\.literalArguments) == [[0: "–"]])
        #expect(keys.map(\.isUppercased) == [true])
    }
}
