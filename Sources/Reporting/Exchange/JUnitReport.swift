package import Findings
internal import SourceText

/// Findings as JUnit XML: a suite for each language, with a case for each screen on each device and for each table of
/// texts with declared boxes, those that pass included.
///
/// It has the elements and attributes that Jenkins (`junit-10.xsd`) and GitLab both know; so a place is in the
/// text of a failure and not in an attribute. No suite is empty: some servers take that for an error. The cases of a
/// suite have different names: GitLab shows only the first of equal ones.
package enum JUnitReport {
    /// - Parameters:
    ///   - report: what was found.
    ///   - failing: the severity from which an occurrence is a failure; lesser ones are cases that pass and say so.
    /// - Returns: the file as UTF-8.
    /// - Complexity: O(*n* log *n*) in the number of cells, findings and occurrences.
    package static func render(_ report: CheckReport, failing: Severity = .error) -> [UInt8] {
        var suites = JUnitCases(report).suites
        let alone = report.findings.filter(\.occurrences.isEmpty).sorted(by: ReportOrder.byLocation)
        if !alone.isEmpty || suites.isEmpty {
            var files = JUnitSuite(name: "files")
            // A name without a line is the same in the next run.
            var places: [[UInt8]: Int] = [:]
            for finding in alone {
                let name = "\(finding.location.path) \(finding.rule.rawValue)"
                if let place = places[Array(name.utf8)] {
                    files.cases[place].failures.append(JUnitCase.Failure(finding))
                } else {
                    places[Array(name.utf8)] = files.cases.count
                    files.cases.append(JUnitCase(name: name, failures: [JUnitCase.Failure(finding)]))
                }
            }
            suites.append(files)
        }
        let bodies = suites.map { $0.render(failing: failing) }
        let tests = bodies.reduce(0) { $0 + $1.tests }
        let failures = bodies.reduce(0) { $0 + $1.failures }
        var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        xml += "<testsuites name=\"overset\" tests=\"\(tests)\" failures=\"\(failures)\">\n"
        for body in bodies { xml += body.xml }
        return Array((xml + "</testsuites>\n").utf8)
    }
}

/// A suite, which is a language or all files.
struct JUnitSuite {
    var name: String
    var cases: [JUnitCase] = []

    /// The element, with as many cases as it says.
    func render(failing: Severity) -> (tests: Int, failures: Int, xml: String) {
        var body = ""
        var failures = 0
        var times: [[UInt8]: Int] = [:]
        let shown = cases.isEmpty ? [JUnitCase(name: "nothing was measured")] : cases
        for item in shown {
            let number = times[Array(item.name.utf8), default: 0] + 1
            times[Array(item.name.utf8)] = number
            let title = number == 1 ? item.name : "\(item.name) #\(number)"
            body += item.element(title, in: name, failing: failing)
            failures += item.fails(failing) ? 1 : 0
        }
        var xml = "  <testsuite name=\"\(XMLText.escaping(name))\" tests=\"\(shown.count)\" failures=\"\(failures)\""
        xml += " errors=\"0\" skipped=\"0\" time=\"0\">\n\(body)  </testsuite>\n"
        return (shown.count, failures, xml)
    }
}

/// A case, which is a screen on a device, a table, or a finding about a file.
struct JUnitCase {
    /// The findings in it.
    struct Failure {
        var severity: Severity
        var message: String
        /// A line with the place, for people.
        var line: String

        /// A finding about a file.
        init(_ finding: Finding) {
            severity = finding.severity
            message = finding.message
            line = "\(finding.location): \(finding.severity.rawValue): \(finding.message) [\(finding.rule.rawValue)]"
        }

        /// A finding in one language, on one device; `others` are the same string in other places.
        init(_ finding: Finding, _ occurrence: Occurrence, others: [Finding] = []) {
            severity = occurrence.severity
            let fault = occurrence.fault.map { FaultSentence.of($0, by: finding.rule) } ?? finding.message
            let heading = FindingSentence.heading(of: finding)
            let key = heading.isEmpty ? "" : "'\(heading)' "
            message = key + fault
            let place = occurrence.location ?? finding.location
            // A string that is its own heading is not said twice, nor one that is not there.
            let isOther = !occurrence.text.isEmpty && !occurrence.text.utf8.elementsEqual(heading.utf8)
            let text = isOther ? "\"\(occurrence.text)\" " : ""
            line = "\(place): \(occurrence.severity.rawValue): \(key)\(text)\(fault)"
            line += heading.utf8.elementsEqual(finding.key.utf8) ? "" : " (\(finding.key))"
            line += " [\(finding.rule.rawValue)]"
            for other in others { line += "; also found at \(other.location)" }
        }
    }

    var name: String
    /// The worst first.
    var failures: [Failure] = []

    func fails(_ failing: Severity) -> Bool { failures.contains { $0.severity >= failing } }

    func element(_ title: String, in suite: String, failing: Severity) -> String {
        var xml =
            "    <testcase name=\"\(XMLText.escaping(title))\" classname=\"\(XMLText.escaping(suite))\" time=\"0\""
        let sorted = failures.enumerated()
            .sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }
            .map(\.element)
        guard let worst = sorted.first else { return xml + "/>\n" }
        let lines = sorted.map { XMLText.escaping($0.line) }.joined(separator: "\n")
        if worst.severity >= failing {
            let more = sorted.count > 1 ? " and \(sorted.count - 1) more" : ""
            xml += "><failure message=\"\(XMLText.escaping(worst.message + more))\">\(lines)</failure>"
        } else {
            xml += "><system-out>\(lines)</system-out>"
        }
        return xml + "</testcase>\n"
    }
}
