import Findings
import Testing

struct ComposedPhraseInCodeTests {
    private static let next = "NSLocalizedString(\"Go to next\", comment: \"\")"

    @Test(arguments: [
        ("let a = \(next) + \" \" + noun", "'Go to next' and 'noun'"),
        ("let a = \(next) + NSLocalizedString(\"chapter\", comment: \"\")", "'Go to next' and 'chapter'"),
        ("let a = \"\\(\(next)) \\(NSLocalizedString(\"page\", comment: \"\"))\"", "'Go to next' and 'page'"),
    ])
    func `localized parts that are put together are found`(code: String, parts: String) throws {
        #expect(
            try CodeSample.says(.composedPhrase, code) == [
                "1 note: \(parts) are joined into a phrase: a translation cannot change their order or make them agree; "
                    + "use one string with an argument"
            ]
        )
    }

    /// The parts that are found in a sum of strings of a table.
    private func found(_ sum: String, _ texts: [String: String]) throws -> [String] {
        let table = texts.sorted { $0.key < $1.key }.map { TableSample.entry($0.value, key: $0.key) }.joined()
        let lookUp = "func l(_ k: String) -> String { NSLocalizedString(k, comment: \"\") }\n"
        return try CodeSample.says(.composedPhrase, lookUp + sum, table: table, translations: [:])
            .filter { $0.contains("joined into") }.map { String($0.prefix { $0 != "&" }.split(separator: " are ")[0]) }
    }

    @Test(arguments: [
        ("Sent to", "Anna", true), ("Enable", "VPN", true), ("Show all photos", "Albums", false),
        ("Anna", "is typing", true),
        ("Kill Switch", "On", false), ("Name:", "photos", false), ("Done.", "then more", false),
        ("Album", "(new)", false),
        ("Vol. 1", "iPhone", false), ("Photos", "%d of %d", false), ("AQI", "Good", false),
    ])
    func `two strings are a phrase if one is open`(first: String, second: String, isPhrase: Bool) throws {
        let found = try found(
            "label.text = l(\"FIRST\") + \" \" + l(\"SECOND\")",
            ["FIRST": first, "SECOND": second]
        )
        #expect(found == (isPhrase ? ["2 note: 'FIRST' and 'SECOND'"] : []))
    }

    @Test(arguments: [
        ("l(\"A\") + \" \" + name", "via", true), ("l(\"A\") + \" \" + name", "Node", false),
        ("name + \" \" + l(\"A\")", "empty", true), ("name + \" \" + l(\"A\")", "Learn more", false),
        ("l(\"A\") + name", "via", false), ("l(\"A\") + \" \" + date", "Course Starts", true),
    ])
    func `a string and a value are one if the string is open`(sum: String, text: String, isPhrase: Bool) throws {
        #expect(try found("label.text = \(sum)", ["A": text]).count == (isPhrase ? 1 : 0))
    }

    @Test func `parts that the file shows alone are whole, and what is said of the table is said once`() throws {
        let accessors = """
            enum L10n { static let name = L10n.tr("Localizable", "NAME")
            static let state = L10n.tr("Localizable", "STATE") }
            func f() {
            box.accessibilityLabel = L10n.name + " " + L10n.state

            """
        func count(_ code: String, _ state: String = "always on") throws -> Int {
            let table = TableSample.entry("Wi-Fi", key: "NAME") + TableSample.entry(state, key: "STATE")
            return try CodeSample.says(.composedPhrase, accessors + code + "}", table: table, translations: [:])
                .count { $0.contains("joined into") }
        }
        #expect(try count("") == 1)
        #expect(try count("title.text = L10n.name\nsubtitle.text = L10n.state\n") == 0)
        #expect(try count("title.text = L10n.name\nbody.text = \"\\(L10n.state)\"\n") == 1)
        #expect(try count("", " always on") == 0)
    }

    @Test(arguments: [
        "let a = \(next) + \"\\n\" + message", "let a = \(next) + \": \" + value", "let a = \(next) + \"…\"",
        "let a = \(next) + Text(\": \\(name ?? NSLocalizedString(\"Unknown\", comment: \"\"))\").bold()",
        "let a = \"one\" + \" two\"", "let a = first + \" \" + second", "let a = \(next) + separator + value",
    ])
    func `paragraphs, captions with their values and plain sums are not`(code: String) throws {
        #expect(try CodeSample.says(.composedPhrase, code) == [])
    }

    @Test(arguments: [
        ("l(\"a\") + \" \" + l(\"b\") + \" \" + l(\"c\")", false), ("l(\"a\") + \" \" + l(\"b\")", true),
        ("l(\"a\") + l(\"b\") + l(\"c\")", true), ("l(\"a\") + \" \" + l(\"b\") + l(\"c\")", true),
    ])
    func `three texts with the same between them are a list`(sum: String, isPhrase: Bool) throws {
        let texts = ["a": "Sent to", "b": "Day", "c": "Month"]
        #expect(try !found("let a = \(sum)", texts).isEmpty == isPhrase)
    }

    @Test(arguments: [("label.text", true), ("view.accessibilityLabel", false)])
    func `what VoiceOver reads is a name and its state`(property: String, isPhrase: Bool) throws {
        #expect(try !found("\(property) = name + \" \" + l(\"a\")", ["a": "deactivated"]).isEmpty == isPhrase)
    }

    @Test(arguments: [
        ("Select", true), ("Select date", false), ("Select new", true), ("Add selected", true), ("Select your", true),
    ])
    func `a verb with its object is whole`(text: String, isFound: Bool) throws {
        #expect(try !found("let a = l(\"a\") + \" \" + l(\"b\")", ["a": text, "b": "Day"]).isEmpty == isFound)
    }
}
