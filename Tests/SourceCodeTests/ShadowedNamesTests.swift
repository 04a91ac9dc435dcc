import SourceCode
import Testing

@Suite("Variables with the names of classes")
struct ShadowedNamesTests {
    /// Which of the places of `Page` in code stand for a variable, in their order.
    private func variables(_ code: String) -> [Bool] {
        let bytes = Array(code.utf8)
        var names = ShadowedNames()
        return bytes.indices.filter { bytes[$0...].starts(with: "Page".utf8) }.map { start in
            names.isVariable(start..<(start + 4), in: bytes[...])
        }
    }

    @Test(arguments: [
        ("let Page = make()", [true]), ("var Page: Order = make(); show(Page)", [true, true]),
        ("let Page = make(); Page.run()", [true, true]), ("let Page = make(); a(Page, Page?.b)", [true, true, true]),
        ("let Page = make() as! Page", [true, false]), ("let Page: Page = make()", [true, false]),
        ("let Page = make(); a(Page())", [true, false]), ("let Page = make(); a(Page.self)", [true, false]),
        ("let Page = make(\"Page\")", [true, false]), ("let Page = [Page](); a is Page)", [true, false, false]),
        ("Page.run(); let Page = make()", [false, true]), ("outlet Page.run()", [false]), ("show(Page)", [false]),
    ])
    func `a name stands for a variable once the file has one of that name`(code: String, expected: [Bool]) {
        #expect(variables(code) == expected)
    }

    @Test func `a name with a small letter is none of a class`() {
        var names = ShadowedNames()
        let bytes = Array("let page = 1".utf8)
        let isVariable = names.isVariable(4..<8, in: bytes[...])
        #expect(!isVariable)
    }
}
