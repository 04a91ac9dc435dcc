import OutletTexts
import Testing

@Suite("Buttons whose titles code lets go on in another line")
struct WrappingTitleTests {
    /// Functions that an app has for its buttons.
    private static let styles = """
        extension UIButton {
            func applyStyle() { layer.cornerRadius = 8; self.growTitle() }
            private func growTitle() { titleLabel?.lineBreakMode = .byWordWrapping }
            func applyOtherStyle() { titleLabel?.textAlignment = .center }
        }
        """

    /// What a function of the controller says, and whether the title wraps.
    static let statements: [(code: String, wraps: Bool)] = [
        ("sendButton.titleLabel?.lineBreakMode = .byWordWrapping", true),
        ("sendButton.titleLabel?.lineBreakMode = NSLineBreakMode.byCharWrapping", true),
        ("sendButton.titleLabel?.lineBreakMode = .byTruncatingTail", false),
        ("sendButton.applyStyle()", true),
        ("self.sendButton?.applyStyle()", true),
        ("sendButton.applyOtherStyle()", false),
        ("titleLabel.lineBreakMode = .byWordWrapping", false),
        ("for button in [sendButton, other] { button?.titleLabel?.lineBreakMode = .byWordWrapping }", true),
        ("for button in [other] { button?.titleLabel?.lineBreakMode = .byWordWrapping }", false),
        ("let all = [other, sendButton]\nfor button in all { button?.applyStyle() }", true),
        ("for button in [sendButton, nil].compactMap({ $0 }) { button.applyStyle() }", true),
        ("[other, sendButton].forEach { $0?.applyStyle() }", true),
        ("[other, sendButton].forEach { each in each?.applyStyle() }", true),
        ("[sendButton].forEach { _ in [other].forEach { $0.applyStyle() } }", false),
        ("[sendButton].forEach { $0.isEnabled = true }\nitems.map { $0.applyStyle() }", false),
        ("for button in allButtons { button.applyStyle() }", true),
    ]

    @Test("A title wraps where code says so, at any distance", arguments: statements)
    func wraps(_ sample: (code: String, wraps: Bool)) throws {
        let source = """
            class HomeController {
                @IBOutlet var sendButton: UIButton!
                var allButtons: [UIButton] { [sendButton] }
                func start() { \(sample.code) }
            }
            """
        let outlets = [("sendButton", "button"), ("titleLabel", "label")]
        let join = try JoinSample(outlets: outlets, swift: [source, Self.styles]).join
        #expect(join.use(of: "button", in: "Home.xib")?.changes.contains(.wraps) == sample.wraps)
        #expect(join.use(of: "label", in: "Home.xib")?.changes.contains(.wraps) == false)
    }

    /// Closures that give labels a look, and how many lines the label has then.
    static let closures: [(code: String, lines: Int)] = [
        ("let style: (UILabel) -> Void = { $0.numberOfLines = 0 }", 0),
        ("let style = { (label: UILabel) in label.numberOfLines = 2 }", 2),
        ("let base: (UILabel) -> Void = { $0.numberOfLines = 3 }\nlet style = concat(base, and: { $0.alpha = 1 })", 3),
    ]

    @Test("A closure that is given a label counts", arguments: closures)
    func styledLines(_ sample: (code: String, lines: Int)) throws {
        let source = "class HomeController { func a() { style(titleLabel) } }"
        let join = try JoinSample(swift: [source, sample.code]).join
        #expect(join.use(of: "label", in: "Home.xib")?.changes == [.lines(sample.lines)])
    }

    @Test("A collection of outlets is a list as well")
    func collections() throws {
        let source = "class HomeController { func a() { buttons.forEach { $0.titleLabel?.numberOfLines = 2 } } }"
        let collections = [("buttons", "button"), ("buttons", "other")]
        let join = try JoinSample(collections: collections, swift: [source]).join
        #expect(join.use(of: "button", in: "Home.xib")?.changes == [.lines(2)])
        #expect(join.use(of: "label", in: "Home.xib")?.changes == [])
    }

    @Test("Objective-C names the mode otherwise")
    func objectiveC() throws {
        let source = """
            @implementation HomeController
            - (void)viewDidLoad { self.sendButton.titleLabel.lineBreakMode = NSLineBreakByWordWrapping; }
            @end
            """
        let join = try JoinSample(outlets: [("sendButton", "button")], objectiveC: [source]).join
        #expect(join.use(of: "button", in: "Home.xib")?.changes.contains(.wraps) == true)
    }

    @Test("The number of lines is set through a list as well")
    func lines() throws {
        let source = "class HomeController { func a() { [titleLabel, other].forEach { $0?.numberOfLines = 3 } } }"
        let join = try JoinSample(swift: [source]).join
        #expect(join.use(of: "label", in: "Home.xib")?.changes == [.lines(3)])
    }
}
