import Testing

@Suite("Which type a value has whose member code names")
struct ReceiverTypesTests {
    /// The literals that users see where two types have a member of one name, and some code of an app that is reached.
    private func seen(_ code: String) throws -> Set<String> {
        let types = """
            struct Page { var name: String { "Which page?" }; func ask() { label.text = name } }
            struct Sheet { var name: String { "Which sheet?" }; func ask() { label.text = name } }
            class Paper { func ask() {} }
            class Letter: Paper { override func ask() { label.text = "Which letter?" } }
            """
        let app = UnreachedCodeTests.app + UnreachedCodeTests.album
        let files = ["App/App.swift": app, "App/Types.swift": types, "App/More.swift": code]
        return Set(try UnreachedCodeTests().seen(files)).subtracting(["\"My album\"", "\"Which letter?\""])
    }

    @Test(
        "a parameter, a constant, a variable and a property say which type has the member",
        arguments: [
            "extension Album { init(page: Page) { make(Sheet.self); page.ask() } }",
            "extension Album { init(for page: Page?) { make(Sheet.self); page?.ask() } }",
            "extension Album { init(page: Page!) { make(Sheet.self); page!.ask() } }",
            "extension Album { init() { let page = Page(); make(Sheet.self); page.ask() } }",
            "extension Album { init() { let page: Page = make(Sheet.self); page.ask() } }",
            "class A { let page: Page\nfunc tell() { page.ask(); self.page.ask(); self?.page.ask() } }\nextension Album { init() { make(A.self, Sheet.self).tell() } }",
            "extension Album { init() { let page = make(Sheet.self) as! Page; page.ask() } }",
            "extension Album { init() { if let page = make(Sheet.self) as? Page { page.ask() } } }",
            "extension Album { init() { guard let page = make(Sheet.self) as? Page, isReady else { return }; page.ask() } }",
            "extension Album { init() { make(Sheet.self); make(Page.ask) } }",
            "class A { static let page = Page() }\nextension Album { init() { make(Sheet.self); A.page.ask() } }",
            "class A { static var page: Page? }\nextension Album { init() { make(Sheet.self); A.page?.ask() } }",
            "class A { var page: any Page\ninit(page: Page) { page.ask(); make(Sheet.self) } }\nextension Album { init() { A() } }",
            "extension Album { init(page: Page) { make(Sheet.self); page.ask() }\nfunc tell() { let page = pages[0] } }",
            "extension Album { init() { let page = make(Sheet.self, for: 1) as! Page; page.ask(); pages.map { it in } } }",
            "extension Album { init() { let page = Page(); make(Sheet.self); page.ask() } }\n// let page = pages[0]",
            "class A { let page = pages[0] }\nextension Album { init(page: Page) { make(Sheet.self, A.self); page.ask() } }",
        ]
    )
    func known(_ code: String) throws {
        #expect(try seen(code) == ["\"Which page?\""])
    }

    @Test(
        "a name that a pattern, a closure or a value without a type declares may have any",
        arguments: [
            "extension Album { init(page: Page) { make(Sheet.self); for page in pages { page.ask() } } }",
            "extension Album { init(page: Page) { make(Sheet.self); if let page = next { page.ask() } } }",
            "extension Album { init(page: Page) { make(Sheet.self); pages.map { page in page.ask() } } }",
            "extension Album { init(page: Page) { make(Sheet.self); pages.map { page, other in page.ask() } } }",
            "extension Album { init(page: Page) { make(Sheet.self); if case let .open(page) = it { page.ask() } } }",
            "extension Album { init(page: Page) { make(Sheet.self); let (page, next) = both; page.ask() } }",
            "extension Album { init(page: Page) { make(Sheet.self); album.page.ask() } }",
            "extension Album { init(page: Page) { make(Sheet.self); let page = pages[0]; page.ask() } }",
            "extension Album { init(page: Page, last: [Page]) { make(Sheet.self); last.first.ask(); last.ask() } }",
            "extension Album { init() { let page = make(Sheet.self, Page.self) as! Other; page.ask() } }",
            "extension Album { init() { if let page = make(Sheet.self) as? Page { page.ask() }; for page in pages { page.ask() } } }",
            "class A { static let page = make(Page.self) }\nextension Album { init() { make(Sheet.self); A.page.ask() } }",
            "class A { var page = Page() }\nextension Album { init() { make(Sheet.self); A.other.page.ask() } }",
            "extension Album { init<T>(page: T) { make(Page.self, Sheet.self); page.ask() } }",
            "typealias Leaf = Page\nextension Album { init(page: Leaf) { make(Sheet.self); page.ask() } }",
            "extension Album { init() { make(Sheet.self, Page.self); page.ask() }\nfunc tell() { let page = Page() } }",
            "class A { let page = pages[0]\ninit(page: Page) { make(Sheet.self); self.page.ask() } }\nextension Album { init() { A(page: Page()) } }",
        ]
    )
    func unknown(_ code: String) throws {
        #expect(try seen(code) == ["\"Which page?\"", "\"Which sheet?\""])
    }

    @Test func `a value of a class may be one of an heir, and one of a protocol any that keeps it`() throws {
        let app = UnreachedCodeTests.app + UnreachedCodeTests.album
        let code = """
            class Paper { func ask() {} }
            class Letter: Paper { func ask() { label.text = "Which letter?" } }
            protocol Asker { func tell() }
            class Note: Asker { func tell() { label.text = "Which note?" } }
            class Card { func ask() { label.text = "Which card?" }\nfunc tell() { label.text = "Which one?" } }
            extension Album { init(paper: Paper, asker: Asker) { make(Letter.self, Note.self, Card.self); paper.ask(); asker.tell() } }
            """
        let seen = try UnreachedCodeTests().seen(["App/App.swift": app + code])
        #expect(Set(seen) == ["\"My album\"", "\"Which letter?\"", "\"Which note?\""])
    }

    @Test(
        "a full stop alone names nothing that an object has",
        arguments: [
            "go(.ask)", "go(to: .ask)", "kind = .ask", "go([.ask])", "go(isNew ? .ask : .none)", "return .ask",
            "go(kind ?? .ask)", "switch kind {\ncase .ask: break\n}", "kinds.map { .ask }",
            "kinds.map { kind in .ask }",
        ]
    )
    func implied(_ code: String) throws {
        #expect(try seen("extension Album { init() { make(Page.self, Sheet.self)\n\(code) } }") == [])
        let types = "enum Other { static var ask: Other { label.text = \"Which of all?\"; return .none } }\n"
        let all = try seen("\(types)extension Album { init() { make(Page.self, Sheet.self, Other.self)\n\(code) } }")
        #expect(all == ["\"Which of all?\""])
    }

    @Test func `neither a full stop alone nor a case calls a function that is added to a type of the system`() throws {
        let more = "extension Date { func ask() { label.text = \"Which day?\" } }\nenum Kind { case ask }\n"
        let code = "extension Album { init(kind: Kind) { switch kind { case .ask: show(.ask) } } }"
        #expect(try seen(more + code) == [])
        #expect(try seen(more + "extension Album { init() { show(Kind.self); day.ask() } }").contains("\"Which day?\""))
    }

    @Test(arguments: ["make(Page.self)\n    .ask()", "make(Page.self) .ask()", "make { Page() }.ask()", "page?.ask()"])
    func `a full stop behind a value does`(code: String) throws {
        let all = try seen("extension Album { init() { make(Sheet.self, Page.self)\n\(code) } }")
        #expect(all == ["\"Which page?\"", "\"Which sheet?\""])
    }
}
