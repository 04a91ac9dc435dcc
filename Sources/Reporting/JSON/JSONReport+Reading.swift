package import Findings
internal import Layout
package import SourceText
internal import TextMeasurement

extension JSONReport {
    /// Reads a findings file, so that other reports can be made of it.
    ///
    /// Members that follow from others (`excess`, `unit`, the counts of the summary) are not read.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - path: its path, for errors.
    /// - Returns: the report; rendered again it gives the same bytes.
    /// - Throws: ``SourceError`` for what is not a findings file, or one of a newer version of the tool.
    /// - Complexity: O(*n*) in the size of the file.
    package static func read(_ bytes: [UInt8], path: String) throws(SourceError) -> CheckReport {
        let json = try FindingsValue.root(of: bytes, path: path)
        let version = try json["schemaVersion"]
        guard try version.integer == schemaVersion else {
            throw version.error(
                "schemaVersion is \(try version.integer), and this version of Overset reads \(schemaVersion)"
            )
        }
        let summary = try json["summary"]
        var report = CheckReport(
            version: try json["tool"]["version"].text,
            project: try json["project"].text,
            source: try json["source"].text,
            textSizes: try json["textSizes"].texts,
            locales: try json["locales"].list(locale),
            findings: try json["findings"].list(finding),
            known: try summary["known"].integer,
            fixed: try json["fixed"].texts,
            unchecked: try json["unchecked"].list(unchecked),
            constrainedTexts: try summary["constrainedTexts"].integer,
            measurements: try summary["measurements"].integer,
            environment: try environment(json["environment"]),
            outlines: try outlines(json["outlines"])
        )
        report.assets = try json.optional("assets").map(assets) ?? PictureAssets()
        report.unread = try json.optional("unread")?.list(unchecked) ?? []
        report.skipped = try json.optional("skipped")?.texts ?? []
        report.coverage = try json.optional("coverage").map(coverage)
        report.devices = try json["devices"].texts
        report.screens = try json["screens"].list(screen)
        report.budgets = try json["budgets"].list(budget)
        report.uses = try json.optional("uses")?.list(use) ?? []
        report.limits = try json.optional("limits").map(limits) ?? ReportLimits()
        if let shard = json.optional("shard") { report.part = try part(shard, of: report) }
        return report
    }

    private static func locale(_ json: FindingsValue) throws(SourceError) -> CheckReport.Locale {
        CheckReport.Locale(
            name: try json["name"].text,
            kind: try json["kind"].word("kind"),
            pipeline: try json.optional("pipeline")?.text,
            texts: try json["texts"].integer,
            untranslated: try json["untranslated"].integer
        )
    }

    private static func environment(_ json: FindingsValue) throws(SourceError) -> CheckReport.Environment {
        CheckReport.Environment(
            harfBuzz: try json["harfBuzz"].text,
            freeType: try json["freeType"].text,
            icu: try json["icu"].text,
            fonts: try json["fonts"].list { (font) throws(SourceError) in
                FaceDescription(
                    postScriptName: try font["postScriptName"].text,
                    family: try font["family"].text,
                    path: try font["file"].text,
                    sha256: try font["sha256"].text,
                    isCalibrated: try font.optional("calibrated")?.boolean,
                    unitsPerEm: try font["unitsPerEm"].integer
                )
            }
        )
    }

    // MARK: Findings

    private static func finding(_ json: FindingsValue) throws(SourceError) -> Finding {
        var finding = Finding(
            rule: try json["rule"].word("rule"),
            severity: try json["severity"].word("severity"),
            message: try json["message"].text,
            location: try location(json["location"]),
            excerpt: try json.optional("excerpt").map(excerpt),
            table: try json["table"].text,
            key: try json["key"].text,
            variant: try json.optional("variant")?.text,
            fingerprint: try json["fingerprint"].text,
            occurrences: try json["occurrences"].list(occurrence),
            pictures: try json["pictures"].list(picture)
        )
        finding.place = try json.optional("place").map(place)
        finding.role = try json.optional("viewKind")?.word("viewKind")
        finding.isNeverLocalized = try json.optional("neverLocalized")?.boolean ?? false
        finding.isReplacedByCode = try json.optional("replacedByCode")?.boolean ?? false
        finding.reasons = try json.optional("reasons")?.texts ?? []
        finding.code = try json.optional("code").map(location)
        finding.limiting = try json["limiting"].list(related)
        finding.fixes = try json["fixes"].list(fix)
        return finding
    }

    private static func excerpt(_ json: FindingsValue) throws(SourceError) -> SourceExcerpt {
        SourceExcerpt(
            line: try json["line"].text,
            column: try json["column"].integer,
            length: try json["length"].integer
        )
    }

    private static func occurrence(_ json: FindingsValue) throws(SourceError) -> Occurrence {
        Occurrence(
            locale: try json["locale"].text,
            kind: try json["kind"].word("kind"),
            textSize: try json["textSize"].text,
            device: try json.optional("device")?.text,
            severity: try json["severity"].word("severity"),
            text: try json["text"].text,
            location: try json.optional("location").map(location),
            fault: try fault(of: json),
            samples: try json["samples"].texts,
            fingerprint: try json["fingerprint"].text
        )
    }

    private static func fault(of occurrence: FindingsValue) throws(SourceError) -> FittedText.Fault? {
        guard let kind = occurrence.optional("fault") else { return nil }
        return FittedText.Fault(
            kind: try kind.word("fault"),
            axis: try occurrence["axis"].word("axis"),
            needed: try occurrence["needed"].number,
            available: try occurrence["available"].number,
            isCertain: try occurrence["certain"].boolean
        )
    }

    static func unchecked(_ json: FindingsValue) throws(SourceError) -> CheckReport.Unchecked {
        CheckReport.Unchecked(
            location: try location(json["location"]),
            subject: try json["subject"].text,
            reason: try json["reason"].text
        )
    }

    static func location(_ json: FindingsValue) throws(SourceError) -> SourceLocation {
        SourceLocation(
            path: try json["file"].text,
            line: try json["line"].integer,
            column: try json["column"].integer
        )
    }
}
