import ProposedLayout
import Testing
import ViewTrees

/// What stands in texts for values that only the running app has.
@Suite("Typical values")
struct TypicalValueTests {
    static let numbers = [
        ("items.count", "48"), ("items?.count ?? 0", "48"), ("Int(share * 100)", "48"), ("share * 2", "48"),
        ("(share)", "48"), ("share.rounded()", "48"), ("number(of: share)", "48"), ("store.total", "48"),
        (#"String(format: "%.1f km", share)"#, "48.5 km"),
        (#"String(format: "%d of %2$@%%", 3, other)"#, "48 of Alexandra%"),
        (#"String(format: "%.0f%%", share)"#, "100%"), (#"String(format: "%@", "a")"#, "a"), ("name", "Alexandra"),
        (#"name ?? """#, "Alexandra"),
        (#"String(format: "%@", name)"#, "Alexandra"), (#"name + " B""#, "Alexandra"), ("store.title", "Alexandra"),
        ("share > 1 ? name : other", "Alexandra"),
    ]

    @Test("A number that only the app knows looks like one", arguments: numbers)
    func number(expression: String, sample: String) throws {
        let tree = try TreeSample.says(
            "Text(verbatim: \"\\(\(expression)) left\")",
            members: """
                let items: [String]?; let name: String?; let other: String; let share: Double; let store: Store
                func number(of share: Double) -> Int { 0 + lookUp(share) }
                """,
            more: "struct Store { var total: Int64?; var title: String }"
        )
        #expect(tree == "'\(sample) left'*")
    }

    @Test func `a share of a hundred stands before a percent sign`() throws {
        #expect(try TreeSample.says(#"Text(verbatim: "\(share)%")"#, members: "let share: Double") == "'100%'*")
        #expect(try TreeSample.says(#"Text(verbatim: "\(name)%")"#, members: "let name: String") == "'Alexandra%'*")
    }
}
