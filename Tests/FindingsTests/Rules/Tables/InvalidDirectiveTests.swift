import Findings
import SourceText
import Testing

struct InvalidDirectiveTests {
    @Test func `each fault of a directive is an error at its place, and its line is no part of its fingerprint`() {
        func findings(line: Int) -> [Finding] {
            let place = SourceLocation(path: "en.lproj/L.strings", line: line, column: 13)
            let fault = Diagnostic(severity: .error, location: place, message: "there is no item 'widht'")
            let content = FileContext.Content.directives([fault, fault])
            return FileContext(content, path: "en.lproj/L.strings", shownPath: place.path, table: "L").findings
        }
        let found = findings(line: 3)
        #expect(
            found.map { "\($0.location) \($0.rule) \($0.severity): \($0.message)" }
                == Array(
                    repeating: "en.lproj/L.strings:3:13 invalid-directive error: there is no item 'widht'",
                    count: 2
                )
        )
        #expect(Set(found.map(\.fingerprint)).count == 2)
        #expect(findings(line: 9).map(\.fingerprint) == found.map(\.fingerprint))
    }
}
