import Testing

@Suite("Conditions that always hold")
struct CertainConditionTests {
    private func seen(_ code: String) throws -> [String] {
        try SeenTexts.of(["App/Photos.swift": "func fill() {\n\(code)\n}\n"])
    }

    private static let price = "let text = numberFormatter.string(from: price)"
    private static let file = "let url = Bundle.main.url(forResource: \"changes\", withExtension: \"txt\")"

    @Test(
        "a formatter makes a text of each number, and a file of the bundle is there",
        arguments: [
            price, "let text = self.formatter.string(from: date)", "let text: String = formatter.string(for: n)",
            "let text = NumberFormatter().string(from: NSNumber(value: n))", file, price + ", " + file,
            "let path = Bundle.module.path(forResource: \"changes\", ofType: \"txt\")",
        ]
    )
    func certain(_ condition: String) throws {
        let texts = "{ label.text = \"There\" } else { label.text = \"Nothing\" }"
        #expect(try seen("if \(condition) \(texts)") == ["\"There\""])
        let check = "guard \(condition) else { label.text = \"Nothing\"; return }\nlabel.text = \"There\""
        #expect(try seen(check) == ["\"There\""])
    }

    @Test(
        "what else may be missing is asked for",
        arguments: [
            "let text = user.name", "let url = Bundle.main.url(forResource: name, withExtension: \"txt\")",
            price + ", isReady", "let date = formatter.date(from: text)", "isReady",
            "let first = formatter.string(from: price).first", "let url = Bundle(path: path).url(forResource: \"a\")",
        ]
    )
    func open(_ condition: String) throws {
        let texts = "{ label.text = \"There\" } else { label.text = \"Nothing\" }"
        #expect(try seen("if \(condition) \(texts)") == ["\"There\"", "\"Nothing\""])
    }

    @Test(arguments: [
        ("shown?.name", false), ("self.shown?.page.name", false), ("list.first?.name", true),
        ("itemToDelete?.name", false), ("profile?.name", true),
        ("list.first(where: isNew)?.name", true), ("user.name", true), ("names[id]", true), ("page as? String", true),
    ])
    func `what is shown of a value that is kept is there as long as it is shown`(value: String, isSeen: Bool) throws {
        #expect(try seen("label.text = \(value) ?? \"No name\"") == (isSeen ? ["\"No name\""] : []))
    }
}
