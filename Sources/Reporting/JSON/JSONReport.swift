package import Findings
internal import Layout
internal import SourceText
internal import TextMeasurement

/// The findings file: all that a run found out, so that every other report can be made of it later.
///
/// `Schema/findings.schema.json` describes it. Members are in a fixed order, lists are sorted, numbers have at most
/// 4 decimals, and the same report gives the same bytes.
package enum JSONReport {
    /// The version of the file's shape; a reader refuses newer ones.
    static let schemaVersion = 1

    /// The file as UTF-8 with a line feed at its end.
    ///
    /// - Complexity: O(*n* log *n*) in the number of findings, occurrences and glyphs.
    package static func render(_ report: CheckReport) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { json in
            json.key("schemaVersion")
            json.integer(schemaVersion)
            json.key("tool")
            json.object(inline: true) { json in
                json.member("name", "overset")
                json.member("version", report.version)
            }
            json.member("project", report.project)
            json.member("source", report.source)
            json.member("textSizes", report.textSizes)
            json.member("devices", report.devices)
            write(report.locales, to: &json)
            write(report.environment, to: &json)
            writeSummary(of: report, to: &json)
            json.key("findings")
            json.array { json in
                for finding in report.findings.sorted(by: ReportOrder.byLocation) { write(finding, to: &json) }
            }
            json.member("fixed", report.fixed.sorted(by: ReportOrder.precedes))
            json.key("unchecked")
            write(report.unchecked, to: &json)
            if !report.unread.isEmpty {
                json.key("unread")
                write(report.unread, to: &json)
            }
            if !report.skipped.isEmpty { json.member("skipped", report.skipped) }
            if let coverage = report.coverage { write(coverage, to: &json) }
            writeScreens(of: report, to: &json)
            write(report.outlines, to: &json)
            if !report.assets.isEmpty { write(report.assets, to: &json) }
            writeLimits(of: report, to: &json)
        }
        writer.endDocument()
        return writer.bytes
    }

    private static func write(_ locales: [CheckReport.Locale], to json: inout JSONWriter) {
        json.key("locales")
        json.array { json in
            for locale in locales {
                json.object(inline: true) { json in
                    json.member("name", locale.name)
                    json.member("kind", locale.kind.rawValue)
                    json.member("pipeline", locale.pipeline)
                    json.member("texts", locale.texts)
                    json.member("untranslated", locale.untranslated)
                }
            }
        }
    }

    private static func write(_ environment: CheckReport.Environment, to json: inout JSONWriter) {
        json.key("environment")
        json.object { json in
            json.member("harfBuzz", environment.harfBuzz)
            json.member("freeType", environment.freeType)
            json.member("icu", environment.icu)
            json.key("fonts")
            json.array { json in
                for font in environment.fonts {
                    json.object(inline: true) { json in
                        json.member("postScriptName", font.postScriptName)
                        json.member("family", font.family)
                        json.member("file", lastComponent(of: font.path))
                        json.member("sha256", font.sha256)
                        json.member("calibrated", font.isCalibrated)
                        json.member("unitsPerEm", font.unitsPerEm)
                    }
                }
            }
        }
    }

    /// The name of a file without its folders, which differ from machine to machine.
    static func lastComponent(of path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    private static func writeSummary(of report: CheckReport, to json: inout JSONWriter) {
        json.key("summary")
        json.object { json in
            json.member("errors", report.count(of: .error))
            json.member("warnings", report.count(of: .warning))
            json.member("notes", report.count(of: .note))
            json.member("known", report.known)
            json.member("fixed", report.fixed.count)
            json.member("constrainedTexts", report.constrainedTexts)
            json.member("measurements", report.measurements)
            json.member("unchecked", report.unchecked.count)
            guard let views = CoverageText.views(of: report) else { return }
            json.key("reproduction")
            json.object(inline: true) { json in
                json.member("compared", views.compared)
                json.member("reproduced", views.reproduced)
            }
        }
    }

    private static func write(_ finding: Finding, to json: inout JSONWriter) {
        json.object { json in
            json.member("rule", finding.rule.rawValue)
            json.member("severity", finding.severity.rawValue)
            json.member("message", finding.message)
            json.member("table", finding.table)
            json.member("key", finding.key)
            json.key("variant")
            if let variant = finding.variant { json.string(variant) } else { json.null() }
            json.member("location", finding.location)
            json.key("excerpt")
            if let excerpt = finding.excerpt {
                json.object(inline: true) { json in
                    json.member("line", excerpt.line)
                    json.member("column", excerpt.column)
                    json.member("length", excerpt.length)
                }
            } else {
                json.null()
            }
            json.member("fingerprint", finding.fingerprint)
            if finding.isNeverLocalized { json.member("neverLocalized", true) }
            if finding.isReplacedByCode { json.member("replacedByCode", true) }
            if !finding.reasons.isEmpty { json.member("reasons", finding.reasons) }
            if let code = finding.code { json.member("code", code) }
            writePlace(of: finding, to: &json)
            json.key("occurrences")
            json.array { json in
                for occurrence in finding.occurrences.sorted(by: ReportOrder.worstFirst) {
                    write(occurrence, to: &json)
                }
            }
            json.key("pictures")
            json.array { json in
                for picture in finding.pictures { write(picture, to: &json) }
            }
        }
    }

    private static func write(_ occurrence: Occurrence, to json: inout JSONWriter) {
        json.object(inline: true) { json in
            json.member("locale", occurrence.locale)
            json.member("kind", occurrence.kind.rawValue)
            json.member("textSize", occurrence.textSize)
            json.member("device", occurrence.device)
            json.member("severity", occurrence.severity.rawValue)
            json.member("axis", occurrence.fault?.axis.rawValue)
            json.member("fault", occurrence.fault?.kind.rawValue)
            json.member("needed", occurrence.fault?.needed)
            json.member("available", occurrence.fault?.available)
            json.member("unit", occurrence.fault.map { FaultSentence.unit(of: $0.axis) })
            json.member("excess", occurrence.fault.map(FaultSentence.excess))
            json.member("certain", occurrence.fault?.isCertain)
            json.member("text", occurrence.text)
            json.member("samples", occurrence.samples)
            json.member("location", occurrence.location)
            json.member("fingerprint", occurrence.fingerprint)
        }
    }

    static func write(_ unchecked: [CheckReport.Unchecked], to json: inout JSONWriter) {
        json.array { json in
            for item in unchecked.sorted(by: ReportOrder.byLocation) {
                json.object(inline: true) { json in
                    json.member("location", item.location)
                    json.member("subject", item.subject)
                    json.member("reason", item.reason)
                }
            }
        }
    }
}
