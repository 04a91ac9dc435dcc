import OutletTexts
import Testing

@Suite("States of buttons")
struct ButtonStateTests {
    @Test(arguments: [
        (".normal", "key SAVE:3"), ("UIControl.State.normal", "key SAVE:3"), ("[]", "key SAVE:3"),
        ("UIControl.State()", "key SAVE:3"), ("UIControlState()", "key SAVE:3"), (".init()", "key SAVE:3"),
        (".disabled", "otherState key SAVE:3"), ("UIControl.State.selected", "otherState key SAVE:3"),
        ("state(of: row)", "otherState key SAVE:3"),
    ])
    func `a title is that of the normal state where no state is set`(state: String, text: String) throws {
        let source = """
            class HomeController: UIViewController {
            @IBOutlet var done: UIButton!
            func fill() { done.setTitle(NSLocalizedString("SAVE", comment: ""), for: \(state)) }
            }
            """
        let sample = try JoinSample(outlets: [("done", "button")], swift: [source])
        #expect(sample.texts(of: "button") == [text])
    }

    @Test(arguments: [
        ("[.normal, .highlighted].forEach { done.setTitle(name, for: $0) }", "key SAVE:4?"),
        ("[.selected, .highlighted].forEach { done.setTitle(name, for: $0) }", "otherState key SAVE:4?"),
        ("for state in [.normal, .disabled] { done.setTitle(name, for: state) }", "key SAVE:4?"),
        ("[.disabled, .normal].forEach { done.setTitle(name, for: $0) }", "key SAVE:4?"),
        (
            "[.normal].forEach { update($0) }\n[.selected].forEach { done.setTitle(name, for: $0) }",
            "otherState key SAVE:5?"
        ),
        ("[.normal].forEach { update($0) }\nwhile true { done.setTitle(name, for: state) }", "otherState key SAVE:5?"),
    ])
    func `a title may be given for all states of a list`(statement: String, text: String) throws {
        let source = """
            class HomeController: UIViewController {
            @IBOutlet var done: UIButton!
            func fill() { let name = NSLocalizedString("SAVE", comment: "")
            \(statement) }
            }
            """
        let sample = try JoinSample(outlets: [("done", "button")], swift: [source])
        #expect(sample.texts(of: "button") == [text])
    }

    @Test(arguments: [
        (": UIControl.State = .normal", "", "key SAVE:3"),
        (": UIControl.State = .disabled", "", "otherState key SAVE:3"),
        (": UIControl.State", ", state: kind", "otherState key SAVE:3"),
    ])
    func `a state that may be left out is the normal one`(standard: String, argument: String, text: String) throws {
        let source = """
            class HomeController: UIViewController {
            @IBOutlet var done: UIButton!
            func fill() { done.title(NSLocalizedString("SAVE", comment: "")\(argument)) }
            }
            extension UIButton {
            func title(_ title: String, state\(standard)) { setTitle(title, for: state) }
            }
            """
        let sample = try JoinSample(outlets: [("done", "button")], swift: [source])
        #expect(sample.texts(of: "button") == [text])
    }

    @Test func `a state of Objective-C may stand in parentheses`() throws {
        let source = """
            @interface HomeController : UIViewController
            @property IBOutlet UIButton *done;
            @end
            @implementation HomeController
            - (void)fill { [self.done setTitle:NSLocalizedString(@"SAVE", nil) forState:(UIControlStateNormal)]; }
            @end
            """
        let sample = try JoinSample(outlets: [("done", "button")], objectiveC: [source])
        #expect(sample.texts(of: "button") == ["key SAVE:5"])
    }

    @Test(arguments: [
        "done.titleLabel?.text = NSLocalizedString(\"SAVE\", comment: \"\")",
        "done.titleLabel!.attributedText = NSAttributedString(string: NSLocalizedString(\"SAVE\", comment: \"\"))",
    ])
    func `a text that is given to the label of a button is no title`(statement: String) throws {
        let source = """
            class HomeController: UIViewController {
            @IBOutlet var done: UIButton!
            func fill() { \(statement) }
            }
            """
        let sample = try JoinSample(outlets: [("done", "button")], swift: [source])
        #expect(sample.texts(of: "button") == [])
    }

    @Test func `neither is one that Objective-C gives it`() throws {
        let source = """
            @interface HomeController : UIViewController
            @property IBOutlet UIButton *done;
            @end
            @implementation HomeController
            - (void)fill {
                self.done.titleLabel.text = NSLocalizedString(@"SAVE", nil);
                [self.done.titleLabel setText:NSLocalizedString(@"SAVE", nil)];
            }
            @end
            """
        let sample = try JoinSample(outlets: [("done", "button")], objectiveC: [source])
        #expect(sample.texts(of: "button") == [])
    }

    @Test func `an outlet that is called as the label of a button is a view of its own`() throws {
        let source = """
            class HomeController: UIViewController {
            @IBOutlet var titleLabel: UILabel!
            func fill() { self.titleLabel.text = NSLocalizedString("SAVE", comment: "") }
            }
            """
        #expect(try JoinSample(swift: [source]).texts(of: "label") == ["key SAVE:3"])
    }
}
