import Findings
import Testing

struct OverloadedKeyInCodeTests {
    private static func code(_ comments: String...) -> String {
        comments.map { "let a = NSLocalizedString(\"Yes\", comment: \"\($0)\")\n" }.joined()
    }

    @Test func `one key with two comments has two meanings`() throws {
        let found = try CodeSample.says(
            .overloadedKey,
            Self.code("Keeps the new photo", "Ends a subscription"),
            table: TableSample.entry("Yes", key: "Yes")
        )
        #expect(found.isEmpty == false)
        #expect(found.first?.contains("with 2 comments: 'Keeps the new photo' at Photos.swift:1") == true)
    }

    @Test(arguments: [("Keep it for good", 1), ("Keep it for your friends", 0)])
    func `a sentence means one thing`(text: String, count: Int) throws {
        let code = Self.code("Title of a button", "Reason of an error").replacing("\"Yes\"", with: "\"\(text)\"")
        #expect(try CodeSample.says(.overloadedKey, code, table: TableSample.entry(text, key: text)).count == count)
    }

    @Test(arguments: [
        code("Saves the photo", "Saves the photo"), code("Saves the photo", "Saves the photo for good"),
        code("", "Saves it"),
    ])
    func `the same comment, one that says more, and none have not`(code: String) throws {
        #expect(try CodeSample.says(.overloadedKey, code, table: TableSample.entry("Yes", key: "Yes")) == [])
    }

    @Test(arguments: [
        ("Placeholder is 'Orbot'", "Placeholder is 'Tor'", 0),
        ("Placeholder is a server", "Placeholder is a colour", 1),
        ("State of 'Tor'", "Name of the network", 1),
    ])
    func `comments that only name what is inserted give a text no other meaning`(
        first: String,
        second: String,
        count: Int
    ) throws {
        let code = "NSLocalizedString(\"K\", comment: \"\(first)\")\nNSLocalizedString(\"K\", comment: \"\(second)\")"
        #expect(
            try CodeSample.says(.overloadedKey, code, table: TableSample.entry("Start %@", key: "K")).count == count
        )
    }
}
