import Findings
import Interfaces
import SourceText
import Testing

struct InvalidDocumentTests {
    /// What is said about a document with a label `a` in a view `root`, by constraints and by attributes of the label.
    private func findings(constraints: [String], label: String = "", outlets: String = "") throws -> [Finding] {
        let path = "Main.xib"
        let text =
            "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0'><objects><view id='root'>"
            + "<subviews>\n<label id='a' \(label)/>\n</subviews><constraints>\n"
            + constraints.map { "<constraint firstItem='a' firstAttribute='width' \($0)/>\n" }.joined()
            + "</constraints><connections>\n\(outlets)\n</connections></view></objects></document>"
        let file = try TextFile(decoding: Array(text.utf8), path: path)
        let issues = try InterfaceDocument(MarkupFile(file)).faults
        let content = FileContext.Content.interface(issues: issues, lines: SourceLines(file))
        return FileContext(content, path: "App/" + path, shownPath: path, table: "Main").findings
    }

    @Test(arguments: [
        (
            "constant='abc' id='c'",
            "50 c: 'abc' is no number that 'constant' can have; write a number from -1000000 to 1000000"
        ),
        (
            "constant='1e308' id='c'",
            "50 c: '1e308' is no number that 'constant' can have; write a number from -1000000 to 1000000"
        ),
        (
            "multiplier='NaN' id='c'",
            "50 c: 'NaN' is no multiplier that 'multiplier' can have; write a number other than 0, such as 1.5, 16:9 or "
                + "1/3"
        ),
        (
            "multiplier='0' id='c'",
            "50 c: '0' is no multiplier that 'multiplier' can have; write a number other than 0, such as 1.5, 16:9 or 1/3"
        ),
        (
            "priority='1001' id='c'",
            "50 c: '1001' is no priority that 'priority' can have; write a number above 0 and at most 1000"
        ),
        (
            "id='c' priority='0'",
            "57 c: '0' is no priority that 'priority' can have; write a number above 0 and at most 1000"
        ),
        (
            "secondItem='b' secondAttribute='width' id='c'",
            "50 c: no object of this document has the ID 'b'; the constraint is left out"
        ),
        ("id='a'", "50 a: the ID 'a' is also that of the <label> in line 2; give one of them another ID"),
        ("constant='-20.5' multiplier='16:9' priority='1' id='c'", ""),
    ])
    func `what a constraint cannot mean is a warning at the attribute`(attributes: String, expected: String) throws {
        let found = try findings(constraints: [attributes])
        #expect(found.map { "\($0.location.column) \($0.key): \($0.message)" } == (expected.isEmpty ? [] : [expected]))
        #expect(found.allSatisfy { $0.rule == .invalidDocument && $0.severity == .warning && $0.location.line == 4 })
        #expect(found.allSatisfy { $0.location.path == "Main.xib" && $0.table == "Main" })
        #expect(found.allSatisfy { $0.excerpt?.line.contains(attributes) == true })
    }

    @Test func `every fault of a constraint is told, and the others are read`() throws {
        let found = try findings(
            constraints: [
                "constant='x' priority='1001' id='c'", "constant='7' id='d'",
                "secondItem='none' secondAttribute='width' multiplier='0' id='e'",
            ],
            label: "horizontalHuggingPriority='-1'",
            outlets: "<outlet property='title' destination='lost' id='o'/>"
        )
        #expect(
            found.map { "\($0.location.line):\($0.location.column) \($0.key)" }
                == ["2:15 a", "4:50 c", "4:63 c", "6:50 e", "6:92 e", "8:26 o"]
        )
        #expect(Set(found.map(\.fingerprint)).count == found.count)
    }

    @Test func `a fingerprint names the object, not the line, and tells equal objects apart`() throws {
        let one = try findings(constraints: ["constant='x' id='c'"])
        let other = try findings(constraints: ["id='d'", "constant='y' id='c'"])
        #expect(one.map(\.fingerprint) == other.map(\.fingerprint))
        let copies = try findings(constraints: ["id='a'", "id='a'"])
        #expect(copies.count == 2)
        #expect(Set(copies.map(\.fingerprint)).count == 2)
    }

    @Test func `a platform that is not laid out is no fault`() throws {
        let text = "<document type='com.apple.InterfaceBuilder.WatchKit.Storyboard' version='3.0'/>"
        let file = try TextFile(decoding: Array(text.utf8), path: "Watch.storyboard")
        let issues = try InterfaceDocument(MarkupFile(file)).faults
        #expect(issues.map(\.kind) == [.notLaidOut])
        let content = FileContext.Content.interface(issues: issues, lines: SourceLines(file))
        #expect(FileContext(content, path: "w", shownPath: "w").findings.isEmpty)
    }
}
