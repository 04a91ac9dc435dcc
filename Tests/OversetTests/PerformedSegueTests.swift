import Testing

/// Segues that belong to a controller, and that nothing but code performs.
struct PerformedSegueTests {
    private static let scenes =
        SceneSample.scene("Home", segue: "<segue destination=\"Map\" kind=\"show\" identifier=\"MapSegue\" id=\"g\"/>")
        + SceneSample.scene("Map")

    private static func swift(_ members: String) -> String {
        """
        @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}
        class HomeController: UIViewController {
            override func viewDidLoad() { titleLabel.text = "Home" }
            \(members)
        }
        class MapController: UIViewController { override func viewDidLoad() { titleLabel.text = "Map" } }

        """
    }

    private func isShown(_ members: String) throws -> Bool {
        try SceneSample.labels(Self.scenes, sources: ["App.swift": Self.swift(members)]).contains("labelMap")
    }

    @Test(
        "a scene is shown if code names the segue to it otherwise than to compare it",
        arguments: [
            ("override func viewDidAppear() { performSegue(withIdentifier: \"MapSegue\", sender: self) }", true),
            ("let next = \"MapSegue\"", true),
            // What code does not spell in place may be any.
            ("override func viewDidAppear() { performSegue(withIdentifier: \"\\(kind)Segue\", sender: self) }", true),
            ("override func viewDidAppear() { performSegue(withIdentifier: \"Map\" + rest, sender: self) }", true),
            ("override func viewDidAppear() { performSegue(withIdentifier: name, sender: nil) }", true),
            ("override func viewDidAppear() { performSegue(withIdentifier: \"OtherSegue\", sender: nil) }", false),
            ("override func viewDidAppear() { show(R.segue.home.mapSegue) }", true),
            ("", false), ("override func viewDidAppear(_ name: String) -> Bool { name == \"MapSegue\" }", false),
            ("override func viewDidAppear(_ name: String) -> Bool { \"MapSegue\" == name }", false),
            ("override func show(_ name: String) { switch name { case \"MapSegue\": stop()\ndefault: go() } }", false),
            ("override func viewDidAppear() { dequeueReusableCell(withIdentifier: \"MapSegue\", for: i) }", false),
            ("override func viewDidAppear() { table.register(A.self, forCellReuseIdentifier: \"MapSegue\") }", false),
            ("private func map() { performSegue(withIdentifier: \"MapSegue\", sender: self) }", false),
        ]
    )
    func names(members: String, isShown: Bool) throws {
        #expect(try self.isShown(members) == isShown)
    }
}
