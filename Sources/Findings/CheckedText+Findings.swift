internal import Interfaces
internal import Layout
internal import SourceText
internal import TextMeasurement

extension CheckedText {
    /// What is wrong with the text: one finding for each rule, with all languages in which it shows.
    ///
    /// A text that does not fit in the source language is reported once, as such: its translations add nothing.
    ///
    /// - Parameter severity: a severity that a configuration sets in place of the evidence's; `nil` to keep that.
    /// - Returns: the findings, without those that the text's declaration ignores.
    package func findings(severity: (Rule) -> Severity?) -> [Finding] {
        Rule.allCases.filter { !declaration.ignored.contains($0.rawValue) }.compactMap { rule in
            finding(of: rule, severity: severity(rule))
        }
    }

    /// The rules that the text's declaration ignores although they have nothing to say.
    ///
    /// Those that look at something else than a text in its box cannot be told here.
    package var uselessIgnores: [Rule] {
        guard case .some(let names) = declaration.ignored else { return [] }
        let measured: [Rule] = [.clippedText, .truncatedText, .tooManyLines, .shrunkText, .missingGlyphs]
        return names.compactMap(Rule.init).filter { measured.contains($0) && finding(of: $0, severity: nil) == nil }
    }

    private func finding(of rule: Rule, severity override: Severity?) -> Finding? {
        var hits: [(occurrence: Occurrence, version: Version)] = []
        for version in versions {
            guard let hit = occurrence(of: rule, in: version, severity: override) else { continue }
            if version.kind != .source, isBroken(rule, in: version.textSize) { continue }
            hits.append((hit, version))
        }
        hits.sort { left, right in
            let (first, second) = (left.occurrence, right.occurrence)
            if first.severity != second.severity { return first.severity > second.severity }
            // What people wrote weighs more than what a fake shows.
            if first.kind.weight != second.kind.weight { return first.kind.weight > second.kind.weight }
            let (one, other) = (first.fault?.excess ?? 0, second.fault?.excess ?? 0)
            return one == other ? first.locale < second.locale : one > other
        }
        guard let worst = hits.first else { return nil }
        var finding = Finding(
            rule: rule,
            severity: worst.occurrence.severity,
            message: message(rule, hits.map(\.occurrence), worst: worst.version),
            location: location,
            excerpt: excerpt,
            table: table,
            key: key,
            variant: variant,
            fingerprint: Fingerprint.of(identity(of: rule)),
            occurrences: hits.map(\.occurrence)
        )
        finding.pictures = pictured(hits.map(\.version)).map(picture)
        return finding
    }

    /// The versions that are drawn: the source, the worst, all further translations, and one fake of each kind.
    ///
    /// Somebody will ask for one language, and it is seldom the worst.
    private func pictured(_ hits: [Version]) -> [Version] {
        guard let worst = hits.first else { return [] }
        let base = versions.filter { $0.kind == .source && $0.textSize == worst.textSize }
        let others = hits.dropFirst().filter { $0.textSize == worst.textSize }
        let translations = others.filter { $0.kind == .real }
        let fakes = [LocaleKind.pseudo, .stress].compactMap { kind in others.first { $0.kind == kind } }
        return ((worst.kind == .source ? [] : base) + [worst] + translations + fakes.filter { $0.kind != worst.kind })
    }

    /// Whether the source language itself breaks a rule.
    private func isBroken(_ rule: Rule, in textSize: TextSizeCategory) -> Bool {
        versions.contains {
            $0.kind == .source && $0.textSize == textSize && occurrence(of: rule, in: $0, severity: nil) != nil
        }
    }

    private func occurrence(of rule: Rule, in version: Version, severity override: Severity?) -> Occurrence? {
        let fault = version.fitted.faults.first { Rule($0.kind) == rule }
        let missing = rule == .missingGlyphs && !version.fitted.natural.missing.isEmpty
        guard fault != nil || missing else { return nil }
        let severity =
            fault.map { fault in
                Evidence.severity(
                    of: fault,
                    kind: version.kind,
                    sourceWidth: sourceWidth(in: version.textSize),
                    available: availableWidth(version.fitted),
                    usesDefaultSample: version.filled.usesDefault
                )
            } ?? .warning
        return Occurrence(
            locale: version.locale,
            kind: version.kind,
            textSize: version.textSize.rawValue,
            severity: override ?? severity,
            text: version.filled.text,
            location: version.location,
            fault: fault,
            samples: version.filled.used,
            fingerprint: Fingerprint.of(
                identity(of: rule) + [version.locale, version.variant ?? "", version.textSize.rawValue]
            )
        )
    }

    /// What stays the same when lines move and measurements change.
    private func identity(of rule: Rule) -> [String] {
        [rule.rawValue, file, table, key] + (variant.map { [$0] } ?? [])
    }

    /// The width of the source text in one line, in em of its font.
    private func sourceWidth(in textSize: TextSizeCategory) -> Double {
        guard let source = versions.first(where: { $0.kind == .source && $0.textSize == textSize }) else { return 0 }
        return source.fitted.natural.unwrappedAdvance / max(source.fitted.fontSize, 1)
    }

    /// The width of all allowed lines together, in em.
    private func availableWidth(_ fitted: FittedText) -> Double? {
        guard let width = declaration.maximumWidth else { return nil }
        let scale = declaration.minimumScale ?? 1
        guard declaration.lines ?? 1 != 1 else { return width / scale / max(fitted.fontSize, 1) }
        return fitted.allowedLines == 0 ? nil : width * Double(fitted.allowedLines) / max(fitted.fontSize, 1)
    }

    /// The text and its box, to be drawn.
    private func picture(of version: Version) -> LabelPicture {
        LabelPicture(
            locale: version.locale,
            text: version.filled.text,
            boxWidth: declaration.maximumWidth,
            boxHeight: declaration.maximumHeight,
            width: version.fitted.natural.width,
            height: version.fitted.natural.height,
            shownLines: version.fitted.allowedLines,
            isRightToLeft: version.isRightToLeft,
            lines: version.fitted.natural.lines
        )
    }
}
