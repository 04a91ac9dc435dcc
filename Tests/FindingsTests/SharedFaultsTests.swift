import Findings
import SourceText
import Testing

@Suite("Faults that code has at several places")
struct SharedFaultsTests {
    private func finding(_ line: Int, _ severity: Severity = .note, shared: String? = "TITLE Localizable") -> Finding {
        var finding = Finding(
            rule: .missingKey,
            severity: severity,
            message: "'TITLE' is in no table",
            location: SourceLocation(path: "App/Home.swift", line: line, column: 1),
            table: "",
            key: "TITLE",
            occurrences: []
        )
        finding.sharedFault = shared
        return finding
    }

    private func says(_ findings: [Finding]) -> [String] {
        SharedFaults.folded(findings).map { "\($0.location.line) \($0.severity.rawValue): \($0.message)" }
    }

    @Test func `are told once, at the first place of the worst severity`() {
        #expect(says([finding(1)]) == ["1 note: 'TITLE' is in no table"])
        #expect(
            says([finding(1), finding(2, .warning), finding(3, .warning)]) == [
                "2 warning: 'TITLE' is in no table; 2 more places ask for it"
            ]
        )
        #expect(says([finding(4), finding(9)]) == ["4 note: 'TITLE' is in no table; one more place asks for it"])
    }

    @Test func `of different keys, of keys that only look the same, and others are told apart`() {
        let findings = [
            finding(1, shared: "Caf\u{E9} A"), finding(2, shared: "Cafe\u{301} A"), finding(3, shared: "Caf\u{E9} B"),
            finding(4, shared: nil), finding(5, shared: nil),
        ]
        #expect(says(findings).map { $0.prefix(1) } == ["1", "2", "3", "4", "5"])
        #expect(SharedFaults.folded([]) == [])
    }
}
