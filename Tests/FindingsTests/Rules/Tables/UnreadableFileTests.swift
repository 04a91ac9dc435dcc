import Findings
import SourceText
import Testing

struct UnreadableFileTests {
    @Test func `the reader's error is the finding, where it is`() {
        let place = SourceLocation(path: "de.lproj/L.strings", line: 3, column: 7)
        let error = SourceError(location: place, message: "the text that begins here is never closed")
        let file = FileContext(
            .unreadable(error),
            path: "App/de.lproj/L.strings",
            shownPath: "de.lproj/L.strings",
            table: "L"
        )
        #expect(
            file.findings.map { "\($0.location) \($0.rule) \($0.severity): \($0.message) (\($0.table))" }
                == ["de.lproj/L.strings:3:7 unreadable-file error: the text that begins here is never closed (L)"]
        )
        #expect(Rule.unreadableFile.silencing == .file)
    }
}
