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
