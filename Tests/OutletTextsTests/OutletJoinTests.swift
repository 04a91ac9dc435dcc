import CodeStrings
import OutletTexts
import Testing

@Suite("Texts that code gives outlets")
struct OutletJoinTests {
    /// The body of a class, and what it gives the label.
    static let bodySamples: [(name: String, body: String, texts: [String])] = [
        (
            "directly", "func viewDidLoad() { titleLabel.text = NSLocalizedString(\"greeting\", comment: \"\") }",
            ["key greeting:1"]
        ),
        ("through self", "func a() { self.titleLabel?.text = String(localized: \"greeting\") }", ["key greeting:1"]),
        (
            "in an observer of the outlet",
            "@IBOutlet var titleLabel: UILabel! { didSet { titleLabel.text = NSLocalizedString(\"greeting\", comment: \"\") } }",
            ["key greeting:1"]
        ),
        (
            "as the new value of the outlet",
            "@IBOutlet var titleLabel: UILabel! { willSet { newValue.text = NSLocalizedString(\"greeting\", comment: \"\") } }",
            ["key greeting:1"]
        ),
        (
            "both branches of a condition",
            "func a() { titleLabel.text = isOn ? NSLocalizedString(\"on\", comment: \"\") : NSLocalizedString(\"off\", comment: \"\") }",
            ["key on:1", "key off:1"]
        ),
        (
            "in a branch",
            "func a() { if isOn { titleLabel.text = NSLocalizedString(\"on\", comment: \"\") } }", ["key on:1?"]
        ),
        (
            "as a format",
            "func a() { titleLabel.text = String(format: NSLocalizedString(\"%d items\", comment: \"\"), count) }",
            ["key %d items:1"]
        ),
        (
            "as a part of a text",
            "func a() { titleLabel.text = NSLocalizedString(\"name\", comment: \"\") + \": \" + name }", ["part name:1"]
        ),
        (
            "inside an interpolation",
            "func a() { titleLabel.text = \"\\(NSLocalizedString(\"name\", comment: \"\")): \\(name)\" }",
            ["part name:1"]
        ),
        (
            "in capitals", "func a() { titleLabel.text = NSLocalizedString(\"name\", comment: \"\").uppercased() }",
            ["key name:1"]
        ),
        (
            "through a local name",
            "func a() { let title = NSLocalizedString(\"greeting\", comment: \"\"); titleLabel.text = title }",
            ["key greeting:1"]
        ),
        (
            "through a local name that is set later",
            "func a() { let title: String; if b { title = NSLocalizedString(\"on\", comment: \"\") } else { title = \"Off\" }; titleLabel.text = title }",
            ["key on:1", "literal Off:1"]
        ),
        (
            "through a property",
            "var heading = NSLocalizedString(\"greeting\", comment: \"\"); func a() { titleLabel.text = heading }",
            ["key greeting:1"]
        ),
        (
            "through a computed property",
            "var heading: String { switch kind { case .a: return NSLocalizedString(\"a\", comment: \"\")\n case .b: return NSLocalizedString(\"b\", comment: \"\") } }; func a() { titleLabel.text = heading }",
            ["key a:2", "key b:2"]
        ),
        (
            "through a local name for the outlet",
            "func a() { guard let label = titleLabel else { return }; label.text = NSLocalizedString(\"greeting\", comment: \"\") }",
            ["key greeting:1"]
        ),
        (
            "through a local name that is used again",
            "func a() { var title = NSLocalizedString(\"no\", comment: \"\"); title = NSLocalizedString(\"yes\", comment: \"\"); titleLabel.text = title; title = \"x\" }",
            ["key yes:1"]
        ),
        (
            "through a local name that hides a parameter",
            "func a(heading: String?) { let heading = heading ?? NSLocalizedString(\"none\", comment: \"\"); titleLabel.text = heading }",
            ["unknown:1", "key none:1"]
        ),
        ("data", "func a(name: String) { titleLabel.text = name }", ["unknown:1"]),
        (
            "data that a pattern names",
            "var title = NSLocalizedString(\"no\", comment: \"\"); func a() { if case .b(let title) = c { titleLabel.text = title } }",
            ["unknown:1?"]
        ),
        ("a literal", "func a() { titleLabel.text = \"Hello\" }", ["literal Hello:1"]),
        ("nothing", "func a() { titleLabel.text = nil; titleLabel.text = \"\" }", []),
        (
            "not the label of speech",
            "func a() { titleLabel.accessibilityLabel = NSLocalizedString(\"greeting\", comment: \"\") }", []
        ),
        ("a local label of the same name", "func a() { let titleLabel = UILabel(); titleLabel.text = \"Hello\" }", []),
    ]

    @Test("are found", arguments: bodySamples)
    func body(_ body: (name: String, body: String, texts: [String])) throws {
        let sample = try JoinSample(swift: ["class HomeController: UIViewController { \(body.body) }"])
        #expect(sample.texts() == body.texts, "\(body.name)")
    }

    /// Further sources, and what they give the label.
    static let fileSamples: [(name: String, sources: [String], texts: [String])] = [
        (
            "in an extension of another file",
            [
                "class HomeController {}",
                "extension HomeController { func a() { titleLabel.text = NSLocalizedString(\"greeting\", comment: \"\") } }",
            ],
            ["key greeting:1"]
        ),
        (
            "in a superclass",
            [
                "class Base { func a() { titleLabel.text = NSLocalizedString(\"greeting\", comment: \"\") } }",
                "class HomeController: Base {}",
            ],
            ["key greeting:1"]
        ),
        (
            "not in another class",
            [
                "class Other { func a() { titleLabel.text = NSLocalizedString(\"greeting\", comment: \"\") } }",
                "class HomeController {}",
            ],
            []
        ),
        (
            "from a controller that has made a cell",
            [
                "class HomeController { @IBOutlet var titleLabel: UILabel! }",
                "class Table { func a() { let cell = t.dequeue(\"x\") as! HomeController; cell.titleLabel.text = NSLocalizedString(\"greeting\", comment: \"\") } }",
            ],
            ["key greeting:1"]
        ),
        (
            "through a function that sets up the cell",
            [
                "class HomeController { func configure(with title: String) { titleLabel.text = title } }",
                "class Table { func a(cell: HomeController) { cell.configure(with: NSLocalizedString(\"greeting\", comment: \"\")) } }",
            ],
            ["key greeting:1"]
        ),
        (
            "through a property that sets the text",
            [
                "class HomeController { var heading: String? { didSet { titleLabel.text = heading } } }",
                "class Table { func a(cell: HomeController) { cell.heading = NSLocalizedString(\"greeting\", comment: \"\") } }",
            ],
            ["key greeting:1"]
        ),
        (
            "through a model",
            [
                "struct Model { var title: String }; class HomeController { func show(_ model: Model) { titleLabel.text = model.title } }",
                "func a() { _ = Model(title: NSLocalizedString(\"greeting\", comment: \"\")) }",
            ],
            ["key greeting:1"]
        ),
        (
            "through an initializer that calls another one",
            [
                "class Model { let title: String\n init(title: String) { self.title = title }\n convenience init() { self.init(title: NSLocalizedString(\"greeting\", comment: \"\")) } }",
                "class HomeController { func show(_ model: Model) { titleLabel.text = model.title } }",
            ],
            ["key greeting:1"]
        ),
        (
            "through the initializer of members, from one of an extension",
            [
                "struct Model { let title: String }\nextension Model { init(_ kind: Int) { self.init(title: NSLocalizedString(\"greeting\", comment: \"\")) } }",
                "class HomeController { func show(_ model: Model) { titleLabel.text = model.title } }",
            ],
            ["key greeting:1"]
        ),
        (
            "through a function that styles texts",
            [
                "extension String { func styled(_ font: UIFont) -> NSAttributedString { NSAttributedString(string: self) } }",
                "class HomeController { func a() { titleLabel.attributedText = NSLocalizedString(\"greeting\", comment: \"\").styled(big) } }",
            ],
            ["key greeting:1"]
        ),
        (
            "by constants of the project",
            [
                "enum Words { static let greeting = NSLocalizedString(\"greeting\", comment: \"\") }",
                "class HomeController { func a() { titleLabel.text = Words.greeting } }",
            ],
            ["key greeting:1"]
        ),
        (
            "by accessors of SwiftGen",
            [
                "enum L10n { static let greeting = L10n.tr(\"Localizable\", \"greeting\") }",
                "class HomeController { func a() { titleLabel.text = L10n.greeting } }",
            ],
            ["key greeting:1"]
        ),
        (
            "by a function of the label",
            [
                "extension UILabel { func localize(_ key: String) { text = NSLocalizedString(key, comment: \"\") } }",
                "class HomeController { @IBOutlet var titleLabel: UILabel!\n func a() { titleLabel.localize(\"greeting\") } }",
            ],
            ["key greeting:2"]
        ),
        (
            "by a function that is given label and text",
            [
                "func set(_ label: UILabel, _ text: String) { label.text = text }",
                "class HomeController { func a() { set(titleLabel, NSLocalizedString(\"greeting\", comment: \"\")) } }",
            ],
            ["key greeting:1"]
        ),
        (
            "by a library that localizes strings",
            ["class HomeController { func a() { titleLabel.text = \"greeting\".localized } }"],
            ["key greeting:1"]
        ),
        (
            "not by a function that spaces out the text of a label",
            [
                "extension UILabel { func space() { attributedText = NSAttributedString(string: text ?? \"\") } }",
                "class HomeController { @IBOutlet var titleLabel: UILabel!\n func a() { titleLabel.space() } }",
            ],
            []
        ),
        (
            "by a property of strings",
            [
                "extension String { var localized: String { NSLocalizedString(self, comment: \"\") } }",
                "class HomeController { func a() { titleLabel.text = \"greeting\".localized } }",
            ],
            ["key greeting:1"]
        ),
    ]

    @Test("are found in other files", arguments: fileSamples)
    func sources(_ sample: (name: String, sources: [String], texts: [String])) throws {
        #expect(try JoinSample(swift: sample.sources).texts() == sample.texts, "\(sample.name)")
    }

    @Test("Titles of buttons are those of the normal state")
    func buttons() throws {
        let source = """
            class HomeController {
              func a() {
                done.setTitle(NSLocalizedString("done", comment: ""), for: .normal)
                done.setTitle(NSLocalizedString("off", comment: ""), for: .disabled)
                done.titleLabel?.numberOfLines = 2
                name.placeholder = NSLocalizedString("name", comment: "")
              }
            }
            """
        let sample = try JoinSample(outlets: [("done", "button"), ("name", "field")], swift: [source])
        #expect(sample.texts(of: "button") == ["key done:3", "otherState key off:4"])
        #expect(sample.texts(of: "field") == ["placeholder key name:6"])
        #expect(sample.join.use(of: "button", in: "Home.xib")?.changes == [.lines(2)])
    }

    @Test(
        "Runtime attributes whose text is localized elsewhere in the accessor",
        arguments: [
            "extension UILabel { var key: String? { get { nil } set(k) { let found = k?.localized; text = found } } }",
            "extension UILabel { var key: String? { get { nil } set(k) { setText(k) } }\nfunc setText(_ k: String?) { text = k?.localized } }",
            "extension UILabel { var key: String? { get { nil } set { attributedText = newValue?.localizedAttributed(size: 1) } } }",
        ]
    )
    func localizedAttributes(source: String) throws {
        let sample = try JoinSample(outlets: [], swift: [source], attributes: [("key", "greeting")])
        #expect(sample.texts() == ["key greeting:9"])
    }

    @Test("Runtime attributes give a view its key")
    func runtimeAttributes() throws {
        let source =
            "extension UILabel { var key: String? { get { nil } set { text = newValue.map { NSLocalizedString($0, comment: \"\") } } } }"
        let sample = try JoinSample(outlets: [], swift: [source], attributes: [("key", "greeting"), ("unknown", "x")])
        #expect(sample.texts() == ["key greeting:9"])
    }

    @Test("An object without code has an outlet and no texts")
    func noCode() throws {
        let sample = try JoinSample()
        #expect(sample.join.use(of: "label", in: "Home.xib")?.outlets.map(\.property) == ["titleLabel"])
        #expect(sample.texts().isEmpty)
        #expect(sample.join.use(of: "other", in: "Home.xib") == nil)
    }
}
