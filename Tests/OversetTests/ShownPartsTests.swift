import Testing

/// What only code makes that nothing calls, nobody sees.
struct ShownPartsTests {
    private static let scenes: String = {
        let help = "<segue destination=\"Help\" kind=\"show\" identifier=\"help\" id=\"g\"/>"
        return ["Home", "Login", "Alert", "Help"].map { id in
            SceneSample.scene(id, "storyboardIdentifier=\"\(id)\"", segue: id == "Alert" ? help : "")
        }.joined()
    }()

    private static func controller(_ id: String, _ members: String = "") -> String {
        """
        class \(id)Controller: UIViewController {
            override func viewDidLoad() { titleLabel.text = "Title" }
            \(members)
        }

        """
    }

    /// The labels that code gives texts, where the first screen has some functions.
    private func labels(_ members: String) throws -> [String] {
        let next = "override func viewDidAppear() { next() }\nfunc next() { show(\"Alert\") }"
        return try SceneSample.labels(
            Self.scenes,
            sources: [
                "App.swift": "@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
                "Home.swift": Self.controller("Home", members), "Login.swift": Self.controller("Login", next),
                "Alert.swift": Self.controller("Alert", "func help() { performSegue(withIdentifier: \"help\") }"),
                "Help.swift": Self.controller("Help"),
            ]
        )
    }

    @Test(arguments: [
        ("func open() { show(\"Login\") }", ["labelHome"]),
        (
            "override func viewDidAppear() { open() }\nfunc open() { show(\"Alert\") }",
            ["labelAlert", "labelHelp", "labelHome"]
        ),
        (
            "override func viewDidAppear() { open() }\nfunc open() { show(\"Login\") }",
            ["labelAlert", "labelHelp", "labelHome", "labelLogin"]
        ),
    ])
    func `scenes are shown where code that is called makes them, or a scene that is shown`(
        members: String,
        expected: [String]
    ) throws {
        #expect(try labels(members) == expected)
    }
}
