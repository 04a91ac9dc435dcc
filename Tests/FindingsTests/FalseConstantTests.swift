import Findings
import Testing

@Suite("Code behind what is never true")
struct FalseConstantTests {
    private func found(_ code: String, files: [String: String] = [:]) throws -> [String] {
        try CodeSample.findings(.hardCodedText, code, files: files).map(\.key)
    }

    /// A view with a flag, and what it does with it.
    private func view(_ flag: String, _ use: String, inside: String = "") -> String {
        "struct Home: View {\n\(flag)\n\(inside)\nfunc show() {\n\(use)\n}\n}"
    }

    @Test(arguments: [
        "@State var isBeta = false", "let isBeta = false", "private static let isBeta = false", "var isBeta = false",
        "var isBeta: Bool { false }", "var isBeta: Bool { return false }",
    ])
    func `a flag that nothing sets`(flag: String) throws {
        #expect(try found(view(flag, "if isBeta { titleLabel.text = \"A beta of it\" }")) == [])
    }

    @Test(arguments: [
        ("if isReady, isBeta { titleLabel.text = \"A beta of it\" }", 0),
        ("if isReady && isBeta { titleLabel.text = \"A beta of it\" }", 0),
        ("if (isBeta) { titleLabel.text = \"A beta of it\" }", 0),
        ("if self.isBeta { titleLabel.text = \"A beta of it\" }", 0),
        ("guard isBeta else { return }\ntitleLabel.text = \"A beta of it\"", 0),
        ("titleLabel.text = isBeta ? \"A beta of it\" : name", 0),
        ("if isReady || isBeta { titleLabel.text = \"A beta of it\" }", 1),
        ("if !isBeta { titleLabel.text = \"A beta of it\" }", 1),
        ("if isBeta == other { titleLabel.text = \"A beta of it\" }", 1),
        ("if other.isBeta { titleLabel.text = \"A beta of it\" }", 1),
        ("if isBeta { f() } else { titleLabel.text = \"A beta of it\" }", 1),
    ])
    func `a condition that asks for it`(use: String, count: Int) throws {
        #expect(try found(view("@State var isBeta = false", use)).count == count)
    }

    @Test(arguments: [
        ("@AppStorage(\"beta\") var isBeta = false", ""), ("@State var isBeta = false", "func f() { isBeta = true }"),
        ("@State var isBeta = false", "func f() { isBeta.toggle() }"), ("var isBeta = false { didSet { f() } }", ""),
        ("@State var isBeta = false", "var body: some View { Toggle(isOn: $isBeta) }"),
        ("override var isBeta: Bool { false }", ""), ("@objc dynamic var isBeta = false", ""),
        ("var isBeta = false", "init(isBeta: Bool) { self.isBeta = isBeta }"), ("var isBeta: Bool { isTest }", ""),
    ])
    func `a flag that something may set`(flag: String, inside: String) throws {
        let code = view(flag, "if isBeta { titleLabel.text = \"A beta of it\" }", inside: inside)
        #expect(try found(code) == ["A beta of it"])
    }

    @Test func `a flag that data or Objective-C sets, or that another type has`() throws {
        let use = "func show() { if isBeta { titleLabel.text = \"A beta of it\" } }"
        #expect(try found("struct Home: Codable { var isBeta = false\n\(use) }") == ["A beta of it"])
        #expect(try found("struct Home { var isBeta = false\n\(use) }") == [])
        let setter = ["App/A.m": "- (void)set {\n[home setIsBeta:YES];\n}\n"]
        #expect(try found("class Home { var isBeta = false\n\(use) }", files: setter) == ["A beta of it"])
        #expect(try found("class Home { var isBeta = false }\nclass Other { \(use) }") == ["A beta of it"])
        #expect(try found("let isBeta = false\nclass Other { \(use) }") == [])
        #expect(try found("protocol P { }\nextension P { var isBeta: Bool { false }\n\(use) }") == ["A beta of it"])
    }

    @Test(arguments: [
        ("var model: Model", 0), ("@State private var model = Model()", 0), ("var model: Model?", 0),
        ("var model: Other", 1), ("var model: Model\ninit(model: Model) { self.model = model }", 0),
        ("var model: Model\nfunc other(model: Other) {}", 1),
    ])
    func `a flag of an object that a property holds`(property: String, count: Int) throws {
        let model =
            "class Model { var isBeta: Bool {\nfalse // later\n} }\n"
        let use = "if model.isBeta { titleLabel.text = \"A beta of it\" }"
        #expect(try found(model + view(property, use)).count == count)
        let heir = "class Heir: Model { override var isBeta: Bool { true } }\n"
        #expect(try found(model + heir + view(property, use)).count == 1)
    }

    @Test func `what is presented while it is true is never presented`() throws {
        let sheet =
            "var body: some View { Row(title: \"All of them\").sheet(isPresented: $isBeta) { Row(title: \"A beta of it\") } }"
        let row = "\nstruct Row: View { let title: String\nvar body: some View { Text(title) } }"
        #expect(try found(view("@State var isBeta = false", "", inside: sheet) + row) == ["All of them"])
        #expect(
            try found(view("@Binding var isBeta: Bool", "", inside: sheet) + row) == ["All of them", "A beta of it"]
        )
    }
}
