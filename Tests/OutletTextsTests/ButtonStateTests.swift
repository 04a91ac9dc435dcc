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
}
