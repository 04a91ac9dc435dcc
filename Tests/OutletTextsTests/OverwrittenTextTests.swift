import CodeStrings
import OutletTexts
import Testing

@Suite("Texts that the same function replaces")
struct OverwrittenTextTests {
    private func keys(_ statements: String, objectiveC: Bool = false) throws -> [String] {
        let swift = """
            class HomeController: UIViewController {
            @IBOutlet var titleLabel: UILabel!
            @IBOutlet var button: UIButton!
            func update() { \(statements) }
            }
            """
        let methods = """
            @interface HomeController : UIViewController
            @property (weak) IBOutlet UILabel *titleLabel;
            @end
            @implementation HomeController
            - (void)update { \(statements) }
            @end
            """
        let sample = try JoinSample(
            outlets: [("titleLabel", "label"), ("button", "button")],
            swift: objectiveC ? [] : [swift],
            objectiveC: objectiveC ? [methods] : []
        )
        let texts = ["label", "button"].flatMap { sample.join.use(of: $0, in: "Home.xib")?.texts ?? [] }
        return texts.compactMap { text in
            guard case .literal(let literal) = text.value else { return nil }
            return literal
        }
    }

    @Test(arguments: [
        (#"titleLabel.text = "A"; titleLabel.text = "B""#, ["B"]),
        (#"titleLabel.text = "A"; check(); self.titleLabel.text = "B""#, ["B"]),
        (#"titleLabel.text = "A"; titleLabel?.text = "B""#, ["B"]),
        (#"button.setTitle("A", for: .normal); button.setTitle("B", for: .normal)"#, ["B"]),
        // Another state of the button keeps its title.
        (#"button.setTitle("A", for: .normal); button.setTitle("B", for: .selected)"#, ["A", "B"]),
        // Each branch sets it.
        (
            #"titleLabel.text = "A"; switch kind { case .one: titleLabel.text = "B"; default: titleLabel.text = "C" }"#,
            ["B", "C"]
        ),
        (#"titleLabel.text = "A"; if isOn { titleLabel.text = "B" } else { titleLabel.text = "C" }"#, ["B", "C"]),
        (
            #"titleLabel.text = "A"; if a { titleLabel.text = "B" } else if b { titleLabel.text = "C" }"#,
            ["A", "B", "C"]
        ),
        (#"titleLabel.text = "A"; if isOn { titleLabel.text = "B" }"#, ["A", "B"]),
        // What is set in a branch is replaced behind it.
        (#"if isOn { titleLabel.text = "A" }; titleLabel.text = "B""#, ["B"]),
        (#"if isOn { titleLabel.text = "A"; return }; titleLabel.text = "B""#, ["A", "B"]),
        // A method of the type sets it as well.
        (#"titleLabel.text = "A"; show() }; func show() { titleLabel.text = "B""#, ["B"]),
        (#"titleLabel.text = "A"; show() }; func show() { if isOn { titleLabel.text = "B" }"#, ["A", "B"]),
        // There may be time to see it.
        (#"titleLabel.text = "A"; await load(); titleLabel.text = "B""#, ["A", "B"]),
        (#"titleLabel.text = "A"; guard isOn else { return }; titleLabel.text = "B""#, ["A", "B"]),
        (#"titleLabel.text = "A"; load { self.titleLabel.text = "B" }"#, ["A", "B"]),
        (#"load { self.titleLabel.text = "A" }; titleLabel.text = "B""#, ["A", "B"]),
        // What replaces it waits first, or is made of it.
        (#"titleLabel.text = "A"; titleLabel.text = await load()"#, ["A"]),
        (#"titleLabel.text = "A"; titleLabel.text = try load()"#, ["A"]),
        (#"titleLabel.text = "A"; titleLabel.text = titleLabel.text?.uppercased()"#, ["A"]),
        (
            #"titleLabel.text = "A"; if await load() { titleLabel.text = "B" } else { titleLabel.text = "C" }"#,
            ["A", "B", "C"]
        ),
        (#"defer { titleLabel.text = "A" }; titleLabel.text = "B""#, ["A", "B"]),
        (#"titleLabel.text = "A"; alert.runModal(); titleLabel.text = "B""#, ["A", "B"]),
        (#"titleLabel.text = "A"; Thread.sleep(forTimeInterval: 1); titleLabel.text = "B""#, ["A", "B"]),
        (#"titleLabel.text = "A"; view.layer.render(in: context); titleLabel.text = "B""#, ["A", "B"]),
        (#"var label = titleLabel; label.text = "A"; next(&label); label.text = "B""#, ["A", "B"]),
        (#"var label=titleLabel; label.text = "A"; label=other; label.text = "B""#, ["A", "B"]),
        // A place of a name that stands for another object behind it.
        (#"var label = titleLabel; label.text = "A"; label = other; label.text = "B""#, ["A", "B"]),
    ])
    func `a text counts that is seen when the function is over`(statements: String, texts: [String]) throws {
        #expect(try keys(statements) == texts)
    }

    @Test(arguments: [
        (#"self.titleLabel.text = @"A"; self.titleLabel.text = @"B";"#, ["B"]),
        (#"if (isOn) { self.titleLabel.text = @"A"; } self.titleLabel.text = @"B";"#, ["B"]),
        (#"self.titleLabel.text = @"A"; if (isOn) { self.titleLabel.text = @"B"; }"#, ["A", "B"]),
        (#"self.titleLabel.text = @"A"; if (isOn) self.titleLabel.text = @"B";"#, ["A", "B"]),
        (#"self.titleLabel.text = @"A"; if (isOn) check(); else self.titleLabel.text = @"B";"#, ["A", "B"]),
        (#"self.titleLabel.text = @"A"; if (isOn) check(); self.titleLabel.text = @"B";"#, ["B"]),
        (#"self.titleLabel.text = @"A"; [NSThread sleepForTimeInterval:1]; self.titleLabel.text = @"B";"#, ["A", "B"]),
        (#"self.titleLabel.text = @"A"; if (isOn) { return; } self.titleLabel.text = @"B";"#, ["A", "B"]),
        (#"[self.titleLabel setText:@"A"]; [self.titleLabel setText:@"B"];"#, ["B"]),
        (#"[self.titleLabel setText:@"A"]; self.titleLabel.text = @"B";"#, ["B"]),
        (#"[self.titleLabel setText:@"A"]; [self.titleLabel setFont:small]; [self.titleLabel setText:@"B"];"#, ["B"]),
        (#"[self.titleLabel setText:@"A"]; [self show:self.titleLabel]; [self.titleLabel setText:@"B"];"#, ["A", "B"]),
    ])
    func `in Objective-C as well`(statements: String, texts: [String]) throws {
        #expect(try keys(statements, objectiveC: true) == texts)
    }
}
