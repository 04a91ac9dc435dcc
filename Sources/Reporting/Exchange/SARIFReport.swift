package import Findings
internal import SourceText

/// Findings as SARIF 2.1.0, with all that GitHub's code scanning asks for.
///
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
package enum SARIFReport {
    /// The number of results that code scanning takes in one run.
    static let limit = 25_000
    /// The longest description of a rule that code scanning takes, in characters.
    private static let longestText = 1024

    /// The file as UTF-8; the worst findings where there are more than are taken.
    package static func render(_ report: CheckReport) -> [UInt8] {
        let sorted = FoldedFindings(ReportOrder.worstFirst(report.findings))
        let findings = sorted.single
        let used = Set(findings.map(\.rule) + sorted.folded.compactMap(\.findings.first?.rule))
        // The page of a rule that found nothing is of no use to a reader of the results.
        let rules = Rule.allCases.filter(used.contains)
        var writer = JSONWriter()
        writer.object { json in
            json.member(
                "$schema",
                "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
            )
            json.member("version", "2.1.0")
            json.key("runs")
            json.array { json in
                json.object { json in
                    json.key("tool")
                    json.object { json in
                        json.key("driver")
                        json.object { json in
                            json.member("name", "Overset")
                            json.member("version", VisibleText.escaping(report.version))
                            json.key("rules")
                            json.array { json in
                                for rule in rules { write(rule, to: &json) }
                            }
                        }
                    }
                    json.key("automationDetails")
                    json.object(inline: true) { $0.member("id", "overset/") }
                    json.member("columnKind", "unicodeCodePoints")
                    json.key("results")
                    json.array { json in
                        for finding in findings.prefix(limit).sorted(by: ReportOrder.byLocation) {
                            write(finding, rules, to: &json)
                        }
                        for folded in sorted.folded.prefix(max(limit - findings.count, 0)) {
                            write(folded, rules, to: &json)
                        }
                    }
                    if findings.count > limit {
                        json.key("properties")
                        json.object(inline: true) { $0.member("omittedResults", findings.count - limit) }
                    }
                }
            }
        }
        writer.endDocument()
        return writer.bytes
    }

    /// As much of a description as code scanning takes.
    package static func description(_ text: String) -> String { String(text.prefix(longestText)) }

    private static func write(_ rule: Rule, to json: inout JSONWriter) {
        json.object { json in
            let page = rule.documentation
            json.member("id", rule.rawValue)
            let texts = [
                ("shortDescription", page.summary), ("fullDescription", description(page.rationale)),
            ]
            for (name, text) in texts {
                json.key(name)
                json.object(inline: true) { $0.member("text", text) }
            }
            json.key("help")
            json.object { json in
                json.member("text", RuleReference.help(of: rule))
                json.member("markdown", RuleReference.markdown(of: rule))
            }
            json.key("defaultConfiguration")
            json.object(inline: true) { json in
                switch page.severity {
                case .byEvidence: json.member("level", "error")
                case .atMost(let severity), .always(let severity): json.member("level", severity.rawValue)
                case .off:
                    json.member("enabled", false)
                    json.member("level", "note")
                }
            }
        }
    }

    private static func write(_ finding: Finding, _ rules: [Rule], to json: inout JSONWriter) {
        let columns = FindingSentence.columns(of: finding)
        json.object { json in
            json.member("ruleId", finding.rule.rawValue)
            json.member("ruleIndex", rules.firstIndex(of: finding.rule) ?? 0)
            json.member("level", finding.severity.rawValue)
            json.key("message")
            json.object(inline: true) { $0.member("text", FindingSentence.of(finding, languages: 5)) }
            json.key("locations")
            json.array { json in
                json.object { json in
                    write(finding.location, columns: columns, to: &json)
                }
            }
            writeRelated(of: finding, to: &json)
            json.key("partialFingerprints")
            json.object(inline: true) { json in
                // Code scanning reads this one only, and would make its own of the line.
                json.member("primaryLocationLineHash", finding.fingerprint)
            }
        }
    }

    /// The notes about a document that is never translated, as one result of the rule of the first of them.
    private static func write(_ folded: (path: String, findings: [Finding]), _ rules: [Rule], to json: inout JSONWriter)
    {
        guard let first = folded.findings.first else { return }
        json.object { json in
            json.member("ruleId", first.rule.rawValue)
            json.member("ruleIndex", rules.firstIndex(of: first.rule) ?? 0)
            json.member("level", Severity.note.rawValue)
            json.key("message")
            json.object(inline: true) { $0.member("text", FoldedFindings.sentence(of: folded.findings)) }
            json.key("locations")
            json.array { json in
                json.object { json in
                    write(first.location, columns: FindingSentence.columns(of: first), to: &json)
                }
            }
            json.key("partialFingerprints")
            json.object(inline: true) { json in
                json.member("primaryLocationLineHash", Fingerprint.of(["never-translated", folded.path]))
            }
        }
    }

    static func write(_ location: SourceLocation, columns: (start: Int, end: Int), to json: inout JSONWriter) {
        json.key("physicalLocation")
        json.object { json in
            json.key("artifactLocation")
            json.object(inline: true) { json in
                json.member("uri", uri(of: FindingSentence.relative(location.path)))
                json.member("uriBaseId", "%SRCROOT%")
            }
            json.key("region")
            json.object(inline: true) { json in
                json.member("startLine", max(location.line, 1))
                json.member("startColumn", columns.start)
                json.member("endLine", max(location.line, 1))
                json.member("endColumn", columns.end)
            }
        }
    }

    /// A relative path as a URI reference (RFC 3986): all but unreserved characters and `/` as percent and two digits.
    static func uri(of path: String) -> String {
        let digits = Array("0123456789ABCDEF".unicodeScalars)
        var uri = String.UnicodeScalarView()
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                uri.append(Unicode.Scalar(byte))
            default:
                uri.append(contentsOf: ["%", digits[Int(byte >> 4)], digits[Int(byte & 15)]])
            }
        }
        return String(uri)
    }
}
