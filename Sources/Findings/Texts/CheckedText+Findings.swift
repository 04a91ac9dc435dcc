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
        RuleList.textRules.compactMap { definition in
            guard !declaration.ignored.contains(definition.rule.rawValue) else { return nil }
            return finding(of: definition, severity: severity(definition.rule))
        }
    }

    /// The rules that the text's declaration ignores although they have nothing to say.
    package var uselessIgnores: [Rule] {
        guard case .some(let names) = declaration.ignored else { return [] }
        return names.compactMap(Rule.init).filter { rule in
            guard let definition = rule.definition as? any TextRule.Type, definition.reportsUselessIgnores else {
                return false
            }
            return finding(of: definition, severity: nil) == nil
        }
    }

    private func finding(of definition: any TextRule.Type, severity configured: Severity?) -> Finding? {
        let rule = definition.rule
        let standard = definition.documentation.severity
        var hits: [(occurrence: Occurrence, rendition: Rendition, issue: TextIssue, reasons: [String])] = []
        let isCutForAuthor = isCutForAuthor(by: definition)
        for rendition in renditions {
            guard let issue = issue(of: definition, in: rendition) else { continue }
            if rendition.kind != .source, isBroken(definition, like: rendition, issue.fault) { continue }
            var evidence = evidence(of: issue, in: rendition)
            if isCutForAuthor { evidence.doubts.insert(.cutForAuthor) }
            let severity = SeverityPolicy.severity(standard, evidence, configured: configured)
            let reasons = SeverityPolicy.reasons(standard, evidence, configured: configured)
            hits.append((occurrence(of: rule, issue, in: rendition, severity), rendition, issue, reasons))
        }
        // What is equally bad stays in the order of languages and devices.
        let order = hits.enumerated().sorted { left, right in
            let (first, second) = (left.element.occurrence, right.element.occurrence)
            if first.severity != second.severity { return first.severity > second.severity }
            // What people wrote weighs more than what a pseudolocale shows.
            if first.kind.weight != second.kind.weight { return first.kind.weight > second.kind.weight }
            let (one, other) = (first.fault?.excess ?? 0, second.fault?.excess ?? 0)
            if one != other { return one > other }
            return first.locale == second.locale ? left.offset < right.offset : first.locale < second.locale
        }
        hits = order.map(\.element)
        guard let worst = hits.first else { return nil }
        let occurrences = hits.map(\.occurrence)
        let message = definition.message(worst.issue, of: self, in: worst.rendition)
        var remarks = remarks(on: worst.issue, occurrences)
        if grounds.horizontal.doubts.contains(.replacedByCode) { remarks.append("code sets a different string") }
        if axes(of: worst.issue).contains(where: { !grounds[$0].isReproduced }) {
            remarks.append(Reproduction.remark)
        }
        var finding = Finding(
            rule: rule,
            severity: worst.occurrence.severity,
            message: ([message] + remarks).joined(separator: "; "),
            location: location,
            excerpt: excerpt,
            table: table,
            key: key,
            variant: variant,
            fingerprint: Fingerprint.of(identity(of: rule)),
            occurrences: occurrences
        )
        finding.reasons = worst.reasons
        finding.place = place
        finding.role = role
        finding.isNeverLocalized = grounds.horizontal.doubts.contains(.neverLocalized)
        finding.isReplacedByCode = grounds.horizontal.doubts.contains(.replacedByCode)
        finding.code = code?.place
        finding.limiting = worst.rendition.limiting
        finding.pictures = pictured(hits.map(\.rendition)).map(picture)
        return finding
    }

    /// The renditions that are drawn: the source, the worst, all further translations, and one pseudolocale of each
    /// kind.
    ///
    /// Somebody will ask for one language, and it is seldom the worst.
    private func pictured(_ hits: [Rendition]) -> [Rendition] {
        guard let worst = hits.first else { return [] }
        let base = renditions.filter { $0.kind == .source && $0.isSet(like: worst) }
        let others = hits.dropFirst().filter { $0.isSet(like: worst) }
        let translations = others.filter { $0.kind == .real }
        let fakes = [LocaleKind.pseudo, .stress].compactMap { kind in others.first { $0.kind == kind } }
        return ((worst.kind == .source ? [] : base) + [worst] + translations + fakes.filter { $0.kind != worst.kind })
    }

    /// Whether the source language itself breaks a rule, on the same device at the same text size.
    ///
    /// What it breaks within the error margin of the measurement does not hide what a translation certainly breaks.
    private func isBroken(
        _ definition: any TextRule.Type,
        like rendition: Rendition,
        _ fault: FittedText.Fault?
    ) -> Bool {
        renditions.contains { source in
            guard source.kind == .source, source.isSet(like: rendition),
                let known = issue(of: definition, in: source)
            else { return false }
            return known.fault?.isCertain ?? true || fault?.isCertain == false
        }
    }

    /// What is wrong with a text in one rendition; `nil` where Xcode's own answer proves that nothing is.
    ///
    /// A view that was saved wide enough for the source text is not cut in the source language because the layout
    /// makes it narrower than Xcode did.
    func issue(of definition: any TextRule.Type, in rendition: Rendition) -> TextIssue? {
        guard let issue = definition.issue(of: self, in: rendition) else { return nil }
        guard rendition.kind == .source, let fault = issue.fault, fault.axis == .width || fault.axis == .height else {
            return issue
        }
        let grounds = grounds[fault.axis == .width ? .horizontal : .vertical]
        guard !grounds.isReproduced, let extent = grounds.savedExtent else { return issue }
        return extent + rendition.fitted.natural.uncertainty >= fault.needed ? nil : issue
    }

    private func evidence(of issue: TextIssue, in rendition: Rendition) -> Evidence {
        var evidence = Evidence(
            .measured(sourceWidth: sourceWidth(like: rendition), available: availableWidth(rendition)),
            kind: rendition.kind,
            isCertain: (issue.fault?.isCertain ?? true) && !dependsOnLostFont(issue, rendition)
                && !isInPadding(issue, rendition) && !showsNothing(issue, rendition)
                && !hangsOnSubstitutes(issue, rendition)
        )
        for axis in axes(of: issue) {
            evidence.isReproduced = evidence.isReproduced && grounds[axis].isReproduced
            evidence.doubts.formUnion(grounds[axis].doubts)
        }
        if let fault = issue.fault, fault.axis == .height, let held = grounds.vertical.heldHeight,
            fault.available < held.height - 1
        {
            evidence.doubts.insert(held.doubt)
        }
        // A declared box may be written for the very text.
        if issue.fault?.axis == .scale, translation != nil { evidence.doubts.insert(.allowedScale) }
        if isDecidedByTie(issue, in: rendition) { evidence.doubts.insert(.tieDecides) }
        if fitsBesideNothing(issue, in: rendition) { evidence.doubts.insert(.emptyNeighbourFits) }
        if fitsInSmallestFont(issue, in: rendition) { evidence.doubts.insert(.smallerFontOfCode) }
        if fitsWithShortSamples(issue, in: rendition) { evidence.doubts.insert(.longSample) }
        if isInFarPadding(issue, in: rendition) { evidence.doubts.insert(.inFarPadding) }
        if let fault = issue.fault, fault.axis == .width, fault.excess < grounds.horizontal.doubtfulExcess {
            evidence.doubts.insert(.nearlyFits)
        }
        if let fault = issue.fault, fault.isBelowPixel || fault.isSliver(of: rendition.fitted.natural) {
            evidence.doubts.insert(.belowPixel)
        }
        if let fault = issue.fault, fault.isEdge(of: rendition.fitted.natural) { evidence.doubts.insert(.edgeOfLine) }
        evidence.usesDefaultSample = rendition.filled.usesDefault
        evidence.dependsOnFallbackFont = issue.fault?.dependsOnFallbackFont ?? false
        evidence.translation = translation
        if let axis = issue.fault?.axis { evidence.translation?.allFit = allTranslationsFit(on: axis) }
        return evidence
    }

    /// The axes of the screen on which a fault lies.
    private func axes(of issue: TextIssue) -> [Axis] {
        switch issue.fault?.axis {
        case .width, .scale, nil: [.horizontal]
        case .height: [.vertical]
        case .lines: Axis.allCases
        }
    }

    /// Whether no translation has a certain fault of the same kind: what does not fit in height says nothing about
    /// widths, and less than a pixel is noise.
    private func allTranslationsFit(on axis: FittedText.Fault.Axis) -> Bool {
        renditions.lazy.filter { $0.kind == .real }.allSatisfy { rendition in
            rendition.fitted.faults.allSatisfy { fault in
                (fault.axis == .height) != (axis == .height) || fault.isBelowPixel || !fault.isCertain
            }
        }
    }

    private func occurrence(
        of rule: Rule,
        _ issue: TextIssue,
        in rendition: Rendition,
        _ severity: Severity
    ) -> Occurrence {
        Occurrence(
            locale: rendition.locale,
            kind: rendition.kind,
            textSize: rendition.textSize.rawValue,
            device: rendition.device,
            severity: severity,
            text: rendition.filled.text,
            location: rendition.location,
            fault: issue.fault,
            samples: rendition.filled.used,
            fingerprint: fingerprint(of: rule, in: rendition)
        )
    }

    private func fingerprint(of rule: Rule, in rendition: Rendition) -> String {
        Fingerprint.of(
            identity(of: rule) + [rendition.locale, rendition.variant ?? "", rendition.textSize.rawValue]
                + (rendition.device.map { [$0] } ?? [])
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
    private func sourceWidth(like rendition: Rendition) -> Double {
        guard let source = renditions.first(where: { $0.kind == .source && $0.isSet(like: rendition) }) else {
            return 0
        }
        return source.fitted.natural.unwrappedAdvance / max(source.fitted.fontSize, 1)
    }

    /// The width of all allowed lines together, in em; `nil` if nothing limits it.
    func availableWidth(_ rendition: Rendition) -> Double? {
        guard let width = rendition.box.width else { return nil }
        let em = max(rendition.fitted.fontSize, 1)
        guard rendition.box.lines != 1 else { return width / rendition.box.minimumScale / em }
        return rendition.fitted.allowedLines == 0 ? nil : width * Double(rendition.fitted.allowedLines) / em
    }

    /// The text and its box, to be drawn.
    private func picture(of rendition: Rendition) -> LabelPicture {
        LabelPicture(
            locale: rendition.locale,
            text: rendition.filled.text,
            boxWidth: rendition.box.width,
            boxHeight: rendition.box.height,
            width: rendition.fitted.natural.width,
            height: rendition.fitted.natural.height,
            shownLines: rendition.fitted.allowedLines,
            isRightToLeft: rendition.isRightToLeft,
            lines: rendition.fitted.natural.lines
        )
    }
}

extension CheckedText.Rendition {
    /// Whether another rendition was set on the same device at the same text size.
    func isSet(like other: CheckedText.Rendition) -> Bool { textSize == other.textSize && device == other.device }
}

extension FittedText.Fault {
    /// The share of a line's height that few letters have anything in: a text is in the middle of its box, so that half
    /// of it is missing above and half below.
    private static let edge = 0.2

    /// The share of a line's height that no letter has anything in, above and below together: that of its leading.
    private static let sliver = 0.1

    /// Whether less is missing in height than a thin edge of one line of a text.
    fileprivate func isEdge(of text: MeasuredText) -> Bool { isMissing(less: Self.edge, of: text) }

    /// Whether less is missing in height than what is empty above and below the letters of a line.
    fileprivate func isSliver(of text: MeasuredText) -> Bool { isMissing(less: Self.sliver, of: text) }

    private func isMissing(less share: Double, of text: MeasuredText) -> Bool {
        axis == .height && needed - available < share * text.height / Double(max(text.lines.count, 1))
    }

    /// Whether less than a pixel is missing, or less than a point of height: the foot of a letter, which nobody sees.
    var isBelowPixel: Bool {
        switch axis {
        case .width: needed - available < 0.5
        case .height: needed - available < 1
        case .lines, .scale: false
        }
    }
}
