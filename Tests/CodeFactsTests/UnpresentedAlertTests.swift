import Testing

@Suite("Alerts that nothing presents")
struct UnpresentedAlertTests {
    private static let button = "alert.addAction(UIAlertAction(title: \"Yes\", style: .default))"

    @Test(arguments: [
        ("let alert = UIAlertController(title: \"Go?\", message: nil, preferredStyle: .alert)", "", true),
        (
            "let alert = UIAlertController(title: \"Go?\", message: nil, preferredStyle: .alert)", "// present(alert)",
            true
        ),
        (
            "let alert: UIAlertController = UIAlertController(title: \"Go?\", message: nil, preferredStyle: .alert)",
            "alert.view.tintColor = .red", true
        ),
        (
            "let alert = UIAlertController(title: \"Go?\", message: nil, preferredStyle: .alert)",
            "present(alert, animated: true)", false
        ),
        ("let alert = UIAlertController(title: \"Go?\", message: nil, preferredStyle: .alert)", "return alert", false),
        ("let alert = UIAlertController(title: \"Go?\", message: nil, preferredStyle: .alert)", "alert.show()", false),
        ("let alert = UIAlertController(title: \"Go?\", message: nil, preferredStyle: .alert)", "shown = alert", false),
        ("alert = UIAlertController(title: \"Go?\", message: nil, preferredStyle: .alert)", "", false),
        (
            "let alert = UIAlertController(title: \"Go?\", message: nil, preferredStyle: .alert)",
            "present(UIAlertController(title: \"Stop?\", message: nil, preferredStyle: .alert))", false
        ),
    ])
    func `are seen by nobody`(made: String, used: String, isUnseen: Bool) throws {
        let code = "class Page: UIViewController {\nfunc ask() {\n\(made)\n\(Self.button)\n\(used)\n}\n}\n"
        let found = try SeenTexts.of(["App/Page.swift": code])
        #expect(found.contains("\"Go?\"") != isUnseen)
        #expect(found.contains("\"Yes\"") != isUnseen)
    }

    @Test(arguments: [
        ("", true), ("// [self presentViewController:alert animated:YES completion:nil];", true),
        ("alert.popoverPresentationController.sourceView = view;", true),
        ("[self presentViewController:alert animated:YES completion:nil];", false), ("[alert show];", false),
        ("[self show: alert];", false),
    ])
    func `are seen by nobody in Objective-C`(used: String, isUnseen: Bool) throws {
        let code = """
            @implementation Page
            - (void)ask {
                UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Go?" message:nil preferredStyle:1];
                [alert addAction:[UIAlertAction actionWithTitle:@"Yes" style:0 handler:nil]];
                \(used)
            }
            @end

            """
        let found = try SeenTexts.of(["App/Page.m": code])
        #expect(found.contains("@\"Go?\"") != isUnseen)
        #expect(found.contains("@\"Yes\"") != isUnseen)
    }

    @Test(arguments: [
        ("alert.setValue(text, forKey: \"attributedTitle\")", ["Stay"]),
        ("alert.setValue(text, forKey: \"attributedMessage\")", ["Go?"]),
        ("alert.setValue(text, forKey: \"x\")", ["Go?", "Stay"]),
        ("// alert.setValue(text, forKey: \"attributedTitle\")", ["Go?", "Stay"]),
        ("alert.setValue(text, forKey: \"attributedTitle\")\nlet b = UIAlertController(title: name)", ["Go?", "Stay"]),
    ])
    func `are shown with the texts that have attributes`(code: String, texts: [String]) throws {
        let all = """
            class Page: UIViewController {
                override func viewDidLoad() {
                    let alert = UIAlertController(title: "Go?", message: "Stay", preferredStyle: .alert)
                    \(code)
                    present(alert, animated: true)
                }
            }

            """
        let seen = try SeenTexts.of(["App/Page.swift": all])
        #expect(["Go?", "Stay"].filter { seen.contains("\"\($0)\"") } == texts)
    }
}
