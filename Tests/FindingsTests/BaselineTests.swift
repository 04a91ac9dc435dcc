import Findings
import SourceText
import Testing

struct BaselineTests {
    static func finding(
        key: String,
        line: Int,
        locales: [String],
        rule: Rule = .truncatedText,
        severity: Severity = .error
    ) -> Finding {
        Finding(
            rule: rule,
            severity: severity,
            message: "too wide",
            location: SourceLocation(path: "en.lproj/L.strings", line: line, column: 1),
            table: "L",
            key: key,
            occurrences: locales.map { locale in
                Occurrence(
                    locale: locale,
                    kind: locale.hasPrefix("en-X") ? .pseudo : .real,
                    textSize: "large",
                    severity: .error,
                    text: "",
                    location: nil,
                    fault: nil,
                    samples: [],
                    fingerprint: Fingerprint.of([rule.rawValue, "en.lproj/L.strings", "L", key, locale, "large"])
                )
            }
        )
    }

    @Test func `known faults stay known when lines move and languages come`() {
        let baseline = Baseline(of: [Self.finding(key: "A", line: 3, locales: ["de"])])
        let now = [
            Self.finding(key: "A", line: 90, locales: ["de", "fr"]), Self.finding(key: "B", line: 91, locales: ["de"]),
        ]
        let parted = baseline.compare(with: now)
        #expect(parted.new.map(\.key) == ["B"])
        #expect(parted.known == 2)
        #expect(parted.fixed.isEmpty)
    }

    @Test(arguments: [(Severity.note, 1), (.warning, 1), (.error, 0)])
    func `a fault that matters more than it did is new`(severity: Severity, count: Int) {
        let known = Self.finding(key: "A", line: 3, locales: ["fr"], severity: severity)
        let now = [Self.finding(key: "A", line: 3, locales: ["de", "fr"])]
        let parted = Baseline(of: [known]).compare(with: now)
        #expect(parted.new.count == count)
        #expect(parted.fixed.isEmpty)
    }

    @Test(arguments: [
        (["en-XA"], ["en-XA"], 0), (["en-XA"], ["de", "en-XA"], 1), (["en-XA", "fr"], ["de", "en-XA"], 0),
        (["de"], ["de", "en-XA"], 0), (["de"], ["en-XA"], 0), (["en-XA"], ["de"], 1),
    ])
    func `what only pseudolocales showed is new where a translation shows it`(
        known: [String],
        now: [String],
        count: Int
    ) {
        let baseline = Baseline(of: [Self.finding(key: "A", line: 3, locales: known)])
        let finding = Self.finding(key: "A", line: 3, locales: now)
        #expect(baseline.compare(with: [finding], pseudolocales: ["en-XA"]).new.count == count)
    }

    @Test func `an entry that does not say how much it mattered knows the fault`() {
        let finding = Self.finding(key: "A", line: 3, locales: ["de"])
        var entries = Baseline(of: [finding]).entries
        for index in entries.indices { entries[index].severity = nil }
        #expect(Baseline(entries: entries).compare(with: [finding]).new.isEmpty)
    }

    @Test func `a fault that is gone is told`() {
        let baseline = Baseline(of: [Self.finding(key: "A", line: 3, locales: ["de", "el"])])
        #expect(
            baseline.compare(with: [Self.finding(key: "A", line: 3, locales: ["el"])]).phrases == [
                "en.lproj/L.strings: truncated-text of 'A' in de"
            ]
        )
    }

    @Test func `a finding about a file, which shows in no language, is known and not fixed`() {
        let finding = Self.finding(key: "", line: 1, locales: [], rule: .unknownLanguageFolder)
        let comparison = Baseline(of: [finding]).compare(with: [finding])
        #expect(comparison.new.isEmpty)
        #expect(comparison.known == 1)
        #expect(comparison.fixed.isEmpty)
    }

    @Test func `another rule at the same text is new`() {
        let baseline = Baseline(of: [Self.finding(key: "A", line: 3, locales: ["de"])])
        let now = [Self.finding(key: "A", line: 3, locales: ["de"], rule: .shrunkText)]
        #expect(baseline.compare(with: now).new.count == 1)
    }

    @Test func `fingerprints are the same on every machine`() {
        #expect(
            Self.finding(key: "A", line: 1, locales: []).fingerprint
                == Fingerprint.of([
                    "truncated-text", "en.lproj/L.strings", "L", "A",
                ])
        )
        #expect(Fingerprint.of(["a", "b"]) == "59b271ae1bbcb1d31d41929817f4b16f")
        #expect(Fingerprint.of(["ab"]) != Fingerprint.of(["a", "b"]))
    }
}
