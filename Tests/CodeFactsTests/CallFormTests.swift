import Testing

@Suite("How code names a function")
struct CallFormTests {
    @Test(arguments: [
        ("ask.count", false), ("model.ask.count", false), ("ask?.run()", false), ("ask[0]", false), ("ask = []", false),
        ("ask == other", true), ("ask()", true), ("ask( )", true), ("let f = ask; f()", true), ("run(ask)", true),
        ("run(action: model.ask)", true), ("model.ask()", true), ("model.ask { }", true), ("run(#selector(ask))", true),
    ])
    func `what is asked or given something is no function`(code: String, isReached: Bool) throws {
        let files = [
            "App/App.swift": UnreachedCodeTests.app + UnreachedCodeTests.album,
            "App/More.swift": """
            extension Album { func ask() { label.text = "Which one?" } }
            extension Album { init(model: Model) { \(code) } }

            """,
        ]
        #expect(try UnreachedCodeTests().seen(files).contains("\"Which one?\"") == isReached)
    }

    @Test(arguments: [
        ("@main struct Photos", "other.ask(name)", false), ("@main struct Photos", "other.ask(of: name)", true),
        ("@UIApplicationMain class Photos", "other.ask(name)", true),
    ])
    func `a call has the label of its first argument since Swift 3`(head: String, call: String, isReached: Bool) throws
    {
        let files = [
            "App/App.swift": "\(head) { init(other: Model) { \(call) } }\n",
            "App/More.swift": "extension Date { func ask(of name: String) { label.text = \"Which one?\" } }\n",
        ]
        #expect(try UnreachedCodeTests().seen(files).contains("\"Which one?\"") == isReached)
    }
}
