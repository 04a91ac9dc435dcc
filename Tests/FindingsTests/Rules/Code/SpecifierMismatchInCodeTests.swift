import Findings
import Testing

struct SpecifierMismatchInCodeTests {
    private static func code(_ arguments: String) -> String {
        "let a = String(format: NSLocalizedString(\"K\", comment: \"\")\(arguments))"
    }

    @Test(arguments: [
        ("%@ and %@", ", \"x\"", "error: 1 argument for the 2 that are taken by the text of 'K'"),
        ("%@", ", \"x\", \"y\"", "warning: 2 arguments for the 1 that is taken by the text of 'K'"),
        ("%@", ", 5", "error: argument 1 is an integer and '%@' takes another in the text of 'K'"),
        ("%d", ", \"x\"", "warning: argument 1 is a text and '%d' takes another in the text of 'K'"),
        ("%d", ", 1.5", "warning: argument 1 is a floating-point number and '%d' takes another in the text of 'K'"),
        ("%2$@ %1$d", ", \"x\", \"y\"", "warning: argument 1 is a text and '%1$d' takes another in the text of 'K'"),
    ])
    func `arguments that the text does not take are found`(text: String, arguments: String, message: String) throws {
        let found = try CodeSample.says(
            .specifierMismatchInCode,
            Self.code(arguments),
            table: TableSample.entry(text)
        )
        #expect(found == ["1 " + message])
    }

    @Test(arguments: [
        ("%@ and %@", ", \"x\", y"), ("%d", ", photos.count"), ("%@", ", String(5)"), ("%.1f", ", Double(x)"),
        ("%d", ", x"), ("100 %%", ""), ("%@", ", arguments: list"), ("%@", ", locale: .current, \"x\""),
    ])
    func `arguments that it takes, or that the code does not tell, are not`(text: String, arguments: String) throws {
        let found = try CodeSample.says(
            .specifierMismatchInCode,
            Self.code(arguments),
            table: TableSample.entry(text)
        )
        #expect(found == [])
    }

    @Test func `a name that is made of one of the same name is of no known kind`() throws {
        let code = "func f() { let count = count; \(Self.code(", count")) }"
        #expect(try CodeSample.says(.specifierMismatchInCode, code, table: TableSample.entry("%@")) == [])
    }

    @Test func `a key with another specifier than the compiler writes is never found`() throws {
        let table = TableSample.entry("%@ photos", key: "%@ photos")
        #expect(
            try CodeSample.says(.specifierMismatchInCode, "let a = Text(\"\\(list.count) photos\")", table: table) == [
                "1 warning: the code asks for '%lld photos', but the table has '%@ photos', so it is never found"
            ]
        )
        #expect(try CodeSample.says(.specifierMismatchInCode, "let a = Text(\"\\(count) photos\")", table: table) == [])
    }

    @Test(arguments: [
        ("values: CVarArg...", "values", 1), ("values: [CVarArg]", "values", 1), ("values: CVarArg", "values", 0),
        ("values: CVarArg...", "arguments: values", 0), ("values: String", "values", 0),
    ])
    func `a list of arguments that is handed on as one is told`(parameter: String, given: String, count: Int) throws {
        let code =
            "func show(_ key: String, _ \(parameter)) {\nlabel.text = String(format: NSLocalizedString(key, comment: \"\"), \(given))\n}"
        let message = "2 warning: the list of arguments is passed as one argument; use String(format:arguments:)"
        #expect(try CodeSample.says(.specifierMismatchInCode, code) == Array(repeating: message, count: count))
    }

    @Test(arguments: [("Locale.current.languageCode == \"ko\"", 0, 0), ("isLarge", 0, 1)])
    func `a call for each language`(condition: String, mismatches: Int, broken: Int) throws {
        let code = """
            func f() {
                if \(condition) {
                    label.text = String(format: NSLocalizedString("K", comment: ""), a, b)
                } else {
                    label.text = String(format: NSLocalizedString("K", comment: ""), a)
                }
            }
            """
        func count(_ rule: Rule, _ korean: String) throws -> Int {
            let translations = ["ko": TableSample.entry(korean, key: "K")]
            return try CodeSample.says(
                rule,
                code,
                table: TableSample.entry("%@ left", key: "K"),
                translations: translations
            )
            .count
        }
        #expect(try count(.specifierMismatchInCode, "%@ %@") == mismatches)
        #expect(try count(.specifierMismatchInCode, "%@") == 1)
        #expect(try count(.brokenSpecifier, "%@ %@") == broken)
    }
}
