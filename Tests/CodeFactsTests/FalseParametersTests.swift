import Testing

@Suite("Parameters that all calls give as false")
struct FalseParametersTests {
    /// Whether users see the text in a branch of `ask`, where a view has some other code.
    private func isSeen(
        _ function: String = "func ask(isFirst: Bool)",
        condition: String = "isFirst",
        calls: String,
        more: [String: String] = [:]
    ) throws -> Bool {
        let code = """
            class Pages: UIViewController {
                override func viewDidLoad() { \(calls) }
                \(function) { if \(condition) { label.text = "Which one?" } }
            }
            """
        let app = UnreachedCodeTests.pages
        let files = more.merging(["App/App.swift": app, "App/Pages.swift": code]) { first, _ in first }
        return try UnreachedCodeTests().seen(files).contains("\"Which one?\"")
    }

    @Test(arguments: [
        ("func ask(isFirst: Bool)", "isFirst", "ask(isFirst: false)"),
        ("func ask(isFirst: Bool)", "isFirst, isReady", "ask(isFirst: false); self.ask(isFirst: false)"),
        ("func ask(isFirst: Bool = false)", "isFirst", "ask()"),
        ("static func ask(for name: String, isFirst first: Bool)", "first", "Pages.ask(for: a, isFirst: false)"),
        ("private func ask(isFirst: Bool)", "isFirst == true", "ask(isFirst: false)"),
    ])
    func `a branch for one is never taken`(function: String, condition: String, calls: String) throws {
        #expect(try !isSeen(function, condition: condition, calls: calls))
    }

    @Test(arguments: [
        ("func ask(isFirst: Bool)", "isFirst", "ask(isFirst: false); ask(isFirst: true)"),
        ("func ask(isFirst: Bool)", "isFirst", "ask(isFirst: isNew)"),
        ("func ask(isFirst: Bool)", "!isFirst", "ask(isFirst: false)"),
        ("func ask(isFirst: Bool = true)", "isFirst", "ask()"),
        ("func ask(isFirst: Bool)", "self.isFirst", "ask(isFirst: false)"),
        ("func ask(isFirst: Bool)", "isFirst", "ask(isFirst: false); [true].forEach(ask)"),
        ("func ask(isFirst: Bool?)", "isFirst", "ask(isFirst: false)"),
        ("@objc func ask(isFirst: Bool)", "isFirst", "ask(isFirst: false)"),
        ("override func ask(isFirst: Bool)", "isFirst", "ask(isFirst: false)"),
        ("func ask(_ isFirst: Bool)", "isFirst", "ask(false)"),
    ])
    func `but where a call, or what is not known, may give it another value`(
        function: String,
        condition: String,
        calls: String
    ) throws {
        #expect(try isSeen(function, condition: condition, calls: calls))
    }

    @Test func `a second function of the name, or one of Objective-C, may call it with anything`() throws {
        let other = ["App/Other.swift": "class Other { func ask(isFirst: Bool) {} }"]
        #expect(try isSeen(calls: "ask(isFirst: false)", more: other))
        #expect(try isSeen(calls: "ask(isFirst: false)", more: ["App/Other.m": "[pages ask];"]))
    }
}
