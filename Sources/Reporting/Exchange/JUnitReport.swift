package import Findings
internal import SourceText

/// Findings as JUnit XML: a suite for a language, a case for a text in which something was found, and one for the rest.
///
/// It has the elements and attributes that Jenkins (`junit-10.xsd`) and GitLab both know. No suite is empty: some
/// servers take that for an error.
package enum JUnitReport {
    /// - Parameters:
    ///   - report: what was found.
    ///   - failing: the severity from which an occurrence is a failure; lesser ones are cases that pass and say so.
    /// - Returns: the file as UTF-8.
    package static func render(_ report: CheckReport, failing: Severity = .error) -> [UInt8] {
        var cases: [[UInt8]: [(Finding, Occurrence)]] = [:]
        var names = report.locales.map(\.name)
        for name in names { cases[Array(name.utf8)] = [] }
        for finding in report.findings.sorted(by: ReportOrder.byLocation) {
            for occurrence in finding.occurrences.sorted(by: ReportOrder.worstFirst) {
                if cases[Array(occurrence.locale.utf8)] == nil { names.append(occurrence.locale) }
                cases[Array(occurrence.locale.utf8), default: []].append((finding, occurrence))
            }
        }
        let suites = names.map { name in
            Suite(name: name, cases: cases[Array(name.utf8)] ?? [], in: report, failing: failing)
        }
        let alone = report.findings.filter(\.occurrences.isEmpty).sorted(by: ReportOrder.byLocation)
        let files = Suite(files: alone, isOnly: suites.isEmpty, failing: failing)
        let all = suites + (alone.isEmpty && !suites.isEmpty ? [] : [files])
        let tests = all.reduce(0) { $0 + $1.tests }
        let failures = all.reduce(0) { $0 + $1.failures }
        var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        xml += "<testsuites name=\"overset\" tests=\"\(tests)\" failures=\"\(failures)\">\n"
        for suite in all { xml += suite.xml }
        return Array((xml + "</testsuites>\n").utf8)
    }

    private struct Suite {
        var tests = 0
        var failures = 0
        var xml: String

        /// The texts of one language.
        init(name: String, cases: [(Finding, Occurrence)], in report: CheckReport, failing: Severity) {
            var body = ""
            var keys: Set<[UInt8]> = []
            for (finding, occurrence) in cases {
                keys.insert(Array((finding.table + "\0" + finding.key).utf8))
                var title = "\(finding.table).\(finding.key) \(finding.rule.rawValue)"
                let setting = OccurrenceWords(occurrence, in: report).setting
                if !setting.isEmpty { title += " (\(setting))" }
                let place = occurrence.location ?? finding.location
                let fault = occurrence.fault.map(FaultSentence.of) ?? finding.message
                let text = "\(place): \(occurrence.severity.rawValue): \"\(occurrence.text)\" \(fault)"
                let isFailure = occurrence.severity >= failing
                body += JUnitReport.entry(title, in: name, message: fault, text: text, isFailure: isFailure)
                tests += 1
                failures += isFailure ? 1 : 0
            }
            let texts = report.locales.first { $0.name.utf8.elementsEqual(name.utf8) }?.texts ?? 0
            let rest = max(texts - keys.count, 0)
            if rest > 0 || tests == 0 {
                tests += 1
                let title = tests == 1 ? CountText.of(texts, "text") : CountText.of(rest, "other text")
                body += "    <testcase name=\"\(title)\" classname=\"\(XMLText.escaping(name))\" time=\"0\"/>\n"
            }
            xml = "  <testsuite name=\"\(XMLText.escaping(name))\" tests=\"\(tests)\" failures=\"\(failures)\""
            xml += " errors=\"0\" skipped=\"0\" time=\"0\">\n\(body)  </testsuite>\n"
        }

        /// The findings that belong to no language; one passing case if it is the only suite.
        init(files: [Finding], isOnly: Bool, failing: Severity) {
            var body = ""
            for finding in files {
                let isFailure = finding.severity >= failing
                let text = "\(finding.location): \(finding.severity.rawValue): \(finding.message)"
                let title = finding.location.path + ":" + String(finding.location.line) + " " + finding.rule.rawValue
                body += JUnitReport.entry(
                    title,
                    in: "files",
                    message: finding.message,
                    text: text,
                    isFailure: isFailure
                )
                tests += 1
                failures += isFailure ? 1 : 0
            }
            if tests == 0 {
                tests = 1
                body = "    <testcase name=\"nothing was measured\" classname=\"files\" time=\"0\"/>\n"
            }
            xml = "  <testsuite name=\"files\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\" skipped=\"0\""
            xml += " time=\"0\">\n\(body)  </testsuite>\n"
        }
    }

    private static func entry(
        _ title: String,
        in name: String,
        message: String,
        text: String,
        isFailure: Bool
    ) -> String {
        var xml =
            "    <testcase name=\"\(XMLText.escaping(title))\" classname=\"\(XMLText.escaping(name))\" time=\"0\">"
        if isFailure {
            xml += "<failure message=\"\(XMLText.escaping(message))\">\(XMLText.escaping(text))</failure>"
        } else {
            xml += "<system-out>\(XMLText.escaping(text))</system-out>"
        }
        return xml + "</testcase>\n"
    }
}
