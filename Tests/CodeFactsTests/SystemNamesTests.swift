import Testing

@Suite("What the frameworks call")
struct SystemNamesTests {
    @Test(arguments: [
        ("UIApplicationDelegate", "applicationDidAsk", true), ("UIApplicationDelegate", "ask", false),
        ("UIWindowSceneDelegate", "windowScene", true), ("UIWindowSceneDelegate", "ask", false),
        // These hand on what happens by other names as well.
        ("WKApplicationDelegate", "handle", true), ("CPTemplateApplicationSceneDelegate", "templateScene", true),
    ])
    func `the delegates of an app and of its windows have functions with names of one kind`(
        parent: String,
        function: String,
        isCalled: Bool
    ) throws {
        let files = [
            "App/App.swift": UnreachedCodeTests.app + UnreachedCodeTests.album,
            "App/More.swift":
                "extension Album: \(parent) { func \(function)(_ scene: Scene) { label.text = \"Which one?\" } }\n",
        ]
        #expect(try UnreachedCodeTests().seen(files).contains("\"Which one?\"") == isCalled)
    }
}
