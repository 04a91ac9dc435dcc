package import Findings
internal import SourceText

/// Findings as Checkstyle XML, which many servers and editors read.
package enum CheckstyleReport {
    /// The file as UTF-8.
    package static func render(_ report: CheckReport) -> [UInt8] {
        var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
        var path: String?
        for finding in report.findings.sorted(by: ReportOrder.byLocation) {
            let isSame = path.map { $0.utf8.elementsEqual(finding.location.path.utf8) } ?? false
            if !isSame {
                if path != nil { xml += "  </file>\n" }
                path = finding.location.path
                xml += "  <file name=\"\(XMLText.escaping(finding.location.path))\">\n"
            }
            let severity = finding.severity == .note ? "info" : finding.severity.rawValue
            xml += "    <error line=\"\(max(finding.location.line, 1))\""
            xml += " column=\"\(FindingSentence.columns(of: finding).start)\" severity=\"\(severity)\""
            xml += " message=\"\(XMLText.escaping(FindingSentence.of(finding, languages: 5)))\""
            xml += " source=\"overset.\(finding.rule.rawValue)\"/>\n"
        }
        if path != nil { xml += "  </file>\n" }
        return Array((xml + "</checkstyle>\n").utf8)
    }
}
