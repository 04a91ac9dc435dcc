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
}
