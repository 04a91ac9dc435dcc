package import Findings
internal import SourceText

/// Findings as a GitLab Code Quality file.
package enum CodeQualityReport {
    /// The file as UTF-8; fingerprints are unique in it, since only the first of equal ones is shown.
    package static func render(_ report: CheckReport) -> [UInt8] {
        var writer = JSONWriter()
        var times: [String: Int] = [:]
        writer.array { json in
            for finding in report.findings.sorted(by: ReportOrder.byLocation) {
                let number = times[finding.fingerprint, default: 0] + 1
                times[finding.fingerprint] = number
                json.object { json in
                    json.member("description", FindingSentence.of(finding, languages: 5))
                    json.member("check_name", finding.rule.rawValue)
                    json.member("fingerprint", number == 1 ? finding.fingerprint : "\(finding.fingerprint)-\(number)")
                    json.member("severity", word(for: finding.severity))
                    json.key("location")
                    json.object(inline: true) { json in
                        json.member("path", FindingSentence.relative(finding.location.path))
                        json.key("lines")
                        json.object { $0.member("begin", max(finding.location.line, 1)) }
                    }
                }
            }
        }
        writer.endDocument()
        return writer.bytes
    }

    private static func word(for severity: Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
    }
}
