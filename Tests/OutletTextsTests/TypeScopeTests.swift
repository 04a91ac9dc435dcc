import OutletTexts
import Testing

@Suite("Constants of types that share a name")
struct TypeScopeTests {
    /// The controller's code, other files, and the string that the label gets.
    static let samples: [(own: String, others: [String], key: String)] = [
        // A private extension of the same file hides those of other files.
        (
            """
            class HomeController { func a() { titleLabel.text = Texts.title } }
            private extension HomeController { enum Texts { static let title = NSLocalizedString("own", comment: "") } }
            """,
            [
                """
                private extension OtherController {
                    enum Texts { static let title = NSLocalizedString("other", comment: "") }
                }
                """
            ], "own"
        ),
        // A private constant of the file hides those of other files as well.
        (
            """
            class HomeController { func a() { titleLabel.text = heading } }
            private let heading = NSLocalizedString("own", comment: "")
            """, ["private let heading = NSLocalizedString(\"other\", comment: \"\")"], "own"
        ),
        (
            "class HomeController { func a() { titleLabel.text = heading } }",
            [
                "private let heading = NSLocalizedString(\"other\", comment: \"\")",
                "let heading = NSLocalizedString(\"own\", comment: \"\")",
            ], "own"
        ),
        // A type inside the class comes before one of the module, wherever it is declared.
        (
            "class HomeController { func a() { titleLabel.text = Texts.title } }",
            [
                "enum Texts { static let title = NSLocalizedString(\"other\", comment: \"\") }",
                "extension HomeController { enum Texts { static let title = NSLocalizedString(\"own\", comment: \"\") } }",
            ], "own"
        ),
        // One of the module, not one inside another class.
        (
            "class HomeController { func a() { titleLabel.text = Texts.title } }",
            [
                "enum Texts { static let title = NSLocalizedString(\"own\", comment: \"\") }",
                "class Other { enum Texts { static let title = NSLocalizedString(\"other\", comment: \"\") } }",
            ], "own"
        ),
        // The outer type in front of the name says which one is meant.
        (
            """
            class HomeController {
                func a() { titleLabel.text = Other.Texts.title }
                enum Texts { static let title = NSLocalizedString("other", comment: "") }
            }
            """,
            ["class Other { enum Texts { static let title = NSLocalizedString(\"own\", comment: \"\") } }"], "own"
        ),
        // A type inside a class above it.
        (
            "class HomeController: BaseController { func a() { titleLabel.text = Texts.title } }",
            [
                "class BaseController { enum Texts { static let title = NSLocalizedString(\"own\", comment: \"\") } }",
                "class Other { enum Texts { static let title = NSLocalizedString(\"other\", comment: \"\") } }",
            ], "own"
        ),
    ]

    @Test("A name means the type that Swift's rules of scope find", arguments: samples)
    func scopes(_ sample: (own: String, others: [String], key: String)) throws {
        let first = try JoinSample(swift: [sample.own] + sample.others).texts()
        #expect(first.map { $0.prefix { $0 != ":" } } == ["key \(sample.key)"])
        let last = try JoinSample(swift: sample.others + [sample.own]).texts()
        #expect(last.map { $0.prefix { $0 != ":" } } == ["key \(sample.key)"])
    }
}
