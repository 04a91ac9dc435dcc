package import Findings
internal import Foundation
internal import Layout
package import SourceText
internal import TextMeasurement

extension JSONReport {
    /// Reads a findings file, so that other reports can be made of it.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - path: its path, for errors.
    /// - Returns: the report; rendered again it gives the same bytes.
    /// - Throws: ``SourceError`` for what is not a findings file, or one of a newer version of the tool.
    /// - Complexity: O(*n*) in the size of the file.
    package static func read(_ bytes: [UInt8], path: String) throws(SourceError) -> CheckReport {
        do {
            let decoder = JSONDecoder()
            let data = Data(bytes)
            let version = try decoder.decode(FindingsDocument.Version.self, from: data).schemaVersion
            guard version == schemaVersion else {
                throw UnusableFindings(
                    reason: "schemaVersion is \(version), and this version of Overset reads \(schemaVersion)"
                )
            }
            return try report(decoder.decode(FindingsDocument.self, from: data))
        } catch {
            let (line, column) = place(of: error)
            throw SourceError(
                location: SourceLocation(path: path, line: line, column: column),
                message: "not a findings file: \(explanation(of: error)); write it again with 'overset check'"
            )
        }
    }

    private static func report(_ document: FindingsDocument) throws -> CheckReport {
        var report = try CheckReport(
            version: document.tool.version,
            project: document.project,
            source: document.source,
            textSizes: document.textSizes,
            locales: document.locales.map { locale in
                CheckReport.Locale(
                    name: locale.name,
                    kind: try value(locale.kind, LocaleKind.init, "kind"),
                    pipeline: locale.pipeline,
                    texts: locale.texts,
                    untranslated: locale.untranslated
                )
            },
            findings: document.findings.map(finding),
            known: document.summary.known,
            fixed: document.fixed,
            unchecked: document.unchecked.map(unchecked),
            constrainedTexts: document.summary.constrainedTexts,
            measurements: document.summary.measurements,
            environment: environment(document.environment),
            outlines: outlines(document.outlines)
        )
        report.devices = document.devices
        report.screens = try document.screens.map(screen)
        report.budgets = document.budgets.map(budget)
        report.limits = try document.limits.map(limits) ?? ReportLimits()
        report.part = try document.shard.map { try part($0, of: report) }
        return report
    }

    private static func environment(_ environment: FindingsDocument.Environment) -> CheckReport.Environment {
        CheckReport.Environment(
            harfBuzz: environment.harfBuzz,
            freeType: environment.freeType,
            icu: environment.icu,
            fonts: environment.fonts.map { font in
                FaceDescription(
                    postScriptName: font.postScriptName,
                    family: font.family,
                    path: font.file,
                    sha256: font.sha256,
                    isCalibrated: font.calibrated,
                    unitsPerEm: font.unitsPerEm
                )
            }
        )
    }

    private static func finding(_ finding: FindingsDocument.Finding) throws -> Finding {
        var read = Finding(
            rule: try value(finding.rule, Rule.init, "rule"),
            severity: try value(finding.severity, Severity.init, "severity"),
            message: finding.message,
            location: location(finding.location),
            excerpt: finding.excerpt.map { SourceExcerpt(line: $0.line, column: $0.column, length: $0.length) },
            table: finding.table,
            key: finding.key,
            variant: finding.variant,
            fingerprint: finding.fingerprint,
            occurrences: try finding.occurrences.map(occurrence),
            pictures: try finding.pictures.map(picture)
        )
        read.place = finding.place.map(place)
        read.limiting = finding.limiting.map(related)
        read.fixes = try finding.fixes.map(fix)
        return read
    }

    private static func occurrence(_ occurrence: FindingsDocument.Occurrence) throws -> Occurrence {
        Occurrence(
            locale: occurrence.locale,
            kind: try value(occurrence.kind, LocaleKind.init, "kind"),
            textSize: occurrence.textSize,
            device: occurrence.device,
            severity: try value(occurrence.severity, Severity.init, "severity"),
            text: occurrence.text,
            location: occurrence.location.map(location),
            fault: try fault(of: occurrence),
            samples: occurrence.samples,
            fingerprint: occurrence.fingerprint
        )
    }

    private static func fault(of occurrence: FindingsDocument.Occurrence) throws -> FittedText.Fault? {
        guard let kind = occurrence.fault else { return nil }
        guard let axis = occurrence.axis, let needed = occurrence.needed, let available = occurrence.available,
            let isCertain = occurrence.certain
        else { throw UnusableFindings(reason: "an occurrence with a fault lacks its axis or its numbers") }
        return FittedText.Fault(
            kind: try value(kind, FittedText.Fault.Kind.init, "fault"),
            axis: try value(axis, FittedText.Fault.Axis.init, "axis"),
            needed: needed,
            available: available,
            isCertain: isCertain
        )
    }

    private static func picture(_ picture: FindingsDocument.Picture) throws -> LabelPicture {
        LabelPicture(
            locale: picture.locale,
            text: picture.text,
            boxWidth: picture.boxWidth,
            boxHeight: picture.boxHeight,
            width: picture.width,
            height: picture.height,
            shownLines: picture.shownLines,
            isRightToLeft: picture.rightToLeft,
            lines: try picture.lines.map(line)
        )
    }

    static func line(_ line: FindingsDocument.Line) throws -> LineFragment {
        guard line.range.count == 2, line.range[0] <= line.range[1] else {
            throw UnusableFindings(reason: "the range of a line is not two numbers in order")
        }
        return LineFragment(
            range: line.range[0]..<line.range[1],
            advance: line.advance,
            baseline: line.baseline,
            isRightToLeft: line.rightToLeft,
            runs: try line.runs.map { run in
                GlyphRun(face: FaceID(index: run.face), size: run.size, glyphs: try run.glyphs.map(glyph))
            }
        )
    }

    private static func glyph(_ parts: [Double]) throws -> PlacedGlyph {
        guard parts.count == 3, let id = UInt32(exactly: parts[0]) else {
            throw UnusableFindings(reason: "a glyph is not an index and two numbers")
        }
        return PlacedGlyph(id: id, x: parts[1], y: parts[2])
    }

    private static func outlines(_ document: [String: FindingsDocument.Outline]) throws -> GlyphOutlines {
        var outlines: [GlyphOutlines.Key: GlyphOutlines.Outline] = [:]
        for (name, outline) in document {
            let parts = name.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count == 2, let face = Int(parts[0]), let glyph = UInt32(parts[1]) else {
                throw UnusableFindings(reason: "the outline '\(VisibleText.escaping(name))' is not named face:glyph")
            }
            outlines[GlyphOutlines.Key(face: FaceID(index: face), glyph: glyph)] = GlyphOutlines.Outline(
                path: outline.path,
                advance: outline.advance,
                unitsPerEm: outline.unitsPerEm
            )
        }
        return GlyphOutlines(outlines: outlines)
    }

    static func location(_ location: FindingsDocument.Location) -> SourceLocation {
        SourceLocation(path: location.file, line: location.line, column: location.column)
    }

    static func value<Value>(_ word: String, _ make: (String) -> Value?, _ member: String) throws -> Value {
        guard let value = make(word) else {
            throw UnusableFindings(reason: "'\(VisibleText.escaping(word))' is no \(member)")
        }
        return value
    }
}
