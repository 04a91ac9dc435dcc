import Testing

@Suite("Places that name a function")
struct NamedPlacesTests {
    @Test(arguments: [
        ("let ask = Alert(); present(ask)", false), ("let ask = Alert(); ask.show()", false),
        ("if let ask = alert { present(ask) }", true), ("button.action = ask; let ask = Alert()", true),
        ("let ask = Alert(); self.ask()", true),
        ("let ask = Alert(); ask()", true), ("present(ask)", true), ("present(album.ask)", true),
    ])
    func `are none where a local value has the name, unless something is called`(code: String, isSeen: Bool) throws {
        let files = [
            "App/App.swift": UnreachedCodeTests.app + UnreachedCodeTests.album,
            "App/More.swift": """
            extension Album {
                func ask() { label.text = "Which one?" }
                func start() { \(code) }
            }
            struct Other: App { init() { album.start() } }
            """,
        ]
        #expect(try UnreachedCodeTests().seen(files).contains("\"Which one?\"") == isSeen)
    }
}
