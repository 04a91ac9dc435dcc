import OutletTexts
import Testing

@Suite("Branches of Objective-C without braces, and cases that are all shown")
struct BranchTests {
    @Test func `each branch without braces gives its text`() throws {
        let source = """
            @implementation HomeController
            - (void)show:(NSInteger)state {
                NSString *text = nil;
                if (state == 0)
                    text = NSLocalizedString(@"zero", nil);
                else if (state == 1)
                    text = NSLocalizedString(@"one", nil);
                else
                    text = NSLocalizedString(@"many", nil);
                self.titleLabel.text = text;
            }
            @end
            """
        #expect(try JoinSample(objectiveC: [source]).texts() == ["key zero:10", "key one:10", "key many:10"])
    }

    @Test func `what is given behind the branches replaces them`() throws {
        let source = """
            @implementation HomeController
            - (void)show:(NSInteger)state {
                NSString *text;
                if (state == 0) text = NSLocalizedString(@"zero", nil);
                text = NSLocalizedString(@"one", nil);
                self.titleLabel.text = text;
                if (state == 1) return text;
                [self.titleLabel setText:text];
            }
            @end
            """
        #expect(try JoinSample(objectiveC: [source]).texts() == ["key one:6", "key one:8"])
    }

    @Test func `a loop over all cases shows the text of each`() throws {
        let source = """
            enum Icon: String, CaseIterable { case plain, round
                var title: String { switch self { case .plain: return "Plain"
                    case .round: return NSLocalizedString("round", comment: "") } } }
            class HomeController {
                func a() { Icon.allCases.forEach { icon in titleLabel.text = icon.title } }
            }
            """
        #expect(try JoinSample(swift: [source]).texts() == ["literal Plain:5?", "key round:5?"])
    }

    @Test func `a function is not called without an argument that it needs`() throws {
        let source = """
            extension UIButton {
                func setTitle(_ title: String, _ link: String, for state: UIControl.State) { setTitle(link, for: state) }
            }
            class HomeController { func a() { actionButton.setTitle("Plain", for: .normal) } }
            """
        let sample = try JoinSample(outlets: [("actionButton", "button")], swift: [source])
        #expect(sample.texts(of: "button") == ["literal Plain:4"])
    }
}
