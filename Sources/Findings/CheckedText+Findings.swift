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
        Rule.allCases.filter { $0.subject == .text && !declaration.ignored.contains($0.rawValue) }.compactMap { rule in
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
            if version.kind != .source, isBroken(rule, like: version, hit.fault) { continue }
            hits.append((hit, version))
        }
        // What is equally bad stays in the order of languages and devices.
        let order = hits.enumerated().sorted { left, right in
            let (first, second) = (left.element.occurrence, right.element.occurrence)
            if first.severity != second.severity { return first.severity > second.severity }
            // What people wrote weighs more than what a fake shows.
            if first.kind.weight != second.kind.weight { return first.kind.weight > second.kind.weight }
            let (one, other) = (first.fault?.excess ?? 0, second.fault?.excess ?? 0)
            if one != other { return one > other }
            return first.locale == second.locale ? left.offset < right.offset : first.locale < second.locale
        }
        hits = order.map(\.element)
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
        finding.place = place
        finding.limiting = worst.version.limiting
        finding.pictures = pictured(hits.map(\.version)).map(picture)
        return finding
    }

    /// The versions that are drawn: the source, the worst, all further translations, and one fake of each kind.
    ///
    /// Somebody will ask for one language, and it is seldom the worst.
    private func pictured(_ hits: [Version]) -> [Version] {
        guard let worst = hits.first else { return [] }
        let base = versions.filter { $0.kind == .source && $0.isSet(like: worst) }
        let others = hits.dropFirst().filter { $0.isSet(like: worst) }
        let translations = others.filter { $0.kind == .real }
        let fakes = [LocaleKind.pseudo, .stress].compactMap { kind in others.first { $0.kind == kind } }
        return ((worst.kind == .source ? [] : base) + [worst] + translations + fakes.filter { $0.kind != worst.kind })
    }

    /// Whether the source language itself breaks a rule, on the same device at the same text size.
    ///
    /// What it breaks inside the error band of the measurement does not hide what a translation certainly breaks.
    private func isBroken(_ rule: Rule, like version: Version, _ fault: FittedText.Fault?) -> Bool {
        versions.contains { source in
            guard source.kind == .source, source.isSet(like: version),
                let known = occurrence(of: rule, in: source, severity: nil)
            else { return false }
            return known.fault?.isCertain ?? true || fault?.isCertain == false
        }
    }

    private func occurrence(of rule: Rule, in version: Version, severity override: Severity?) -> Occurrence? {
        if rule == .likelyOverflow { return likelyOverflow(in: version, severity: override) }
        let fault = version.fitted.faults.first { Rule($0.kind) == rule }
        if fault?.kind == .tall, hasOwnHeight(version) { return nil }
        let missing = rule == .missingGlyphs && !version.fitted.natural.missing.isEmpty
        guard fault != nil || missing else { return nil }
        let severity =
            fault.map { fault in
                Evidence.severity(
                    of: fault,
                    kind: version.kind,
                    sourceWidth: sourceWidth(like: version),
                    available: availableWidth(version),
                    usesDefaultSample: version.filled.usesDefault
                )
            } ?? .warning
        return Occurrence(
            locale: version.locale,
            kind: version.kind,
            textSize: version.textSize.rawValue,
            device: version.device,
            severity: override ?? limited(severity, of: version.kind),
            text: version.filled.text,
            location: version.location,
            fault: fault,
            samples: version.filled.used,
            fingerprint: fingerprint(of: rule, in: version)
        )
    }

    private func limited(_ severity: Severity, of kind: LocaleKind) -> Severity {
        let severity = placeholderLimit.map { min(severity, $0) } ?? severity
        guard let forecastLimit, kind == .pseudo || kind == .stress else { return severity }
        return min(severity, forecastLimit)
    }

    /// Whether a view of a screen is as high as its text asks for, so that no constraint cuts ink off.
    ///
    /// The system's faces keep to their lines there. Those that stand in for them, of Arabic above all, need not; only
    /// stacked marks of a stress test leave the lines of any face.
    private func hasOwnHeight(_ version: Version) -> Bool {
        guard place != nil, version.kind != .stress, let height = version.box.height else { return false }
        return height + PixelGrid.tolerance >= version.fitted.shown.height
    }

    func fingerprint(of rule: Rule, in version: Version) -> String {
        Fingerprint.of(
            identity(of: rule) + [version.locale, version.variant ?? "", version.textSize.rawValue]
                + (version.device.map { [$0] } ?? [])
        )
    }

    /// What stays the same when lines move and measurements change.
    ///
    /// A key of an Interface Builder document names its view; another one may be shown in several views and screens.
    private func identity(of rule: Rule) -> [String] {
        let text = [rule.rawValue, file, table, key] + (variant.map { [$0] } ?? [])
        guard let place, let object = place.object, !key.hasPrefix(object + ".") else { return text }
        return text + [place.identifier, object]
    }

    /// The width of the source text in one line, in em of its font.
    private func sourceWidth(like version: Version) -> Double {
        guard let source = versions.first(where: { $0.kind == .source && $0.isSet(like: version) }) else { return 0 }
        return source.fitted.natural.unwrappedAdvance / max(source.fitted.fontSize, 1)
    }

    /// The width of all allowed lines together, in em.
    func availableWidth(_ version: Version) -> Double? {
        guard let width = version.box.width else { return nil }
        let em = max(version.fitted.fontSize, 1)
        guard version.box.lines != 1 else { return width / version.box.minimumScale / em }
        return version.fitted.allowedLines == 0 ? nil : width * Double(version.fitted.allowedLines) / em
    }

    /// The text and its box, to be drawn.
    private func picture(of version: Version) -> LabelPicture {
        LabelPicture(
            locale: version.locale,
            text: version.filled.text,
            boxWidth: version.box.width,
            boxHeight: version.box.height,
            width: version.fitted.natural.width,
            height: version.fitted.natural.height,
            shownLines: version.fitted.allowedLines,
            isRightToLeft: version.isRightToLeft,
            lines: version.fitted.natural.lines
        )
    }
}

extension CheckedText.Version {
    /// Whether another version was set on the same device at the same text size.
    func isSet(like other: CheckedText.Version) -> Bool { textSize == other.textSize && device == other.device }
}
