internal import Interfaces
internal import Layout
internal import SourceText
internal import TextMeasurement

/// Views that run into each other or out of their container, and do not in the source language.
extension CheckedScreen {
    /// Texts and controls that overlap, or leave their container or the safe area.
    func frameFindings(severity: (Rule) -> Severity?) -> [Finding] {
        let shapes = ShownShapes(screen)
        guard !shapes.shown.isEmpty else { return [] }
        var hits: [Clash: [Hit]] = [:]
        for (number, version) in versions.enumerated() where version.kind != .source {
            guard let source = versions.first(where: { $0.kind == .source && $0.isSet(like: version) }) else {
                continue
            }
            for (clash, points) in shapes.newClashes(
                in: version.laidOut,
                before: source.laidOut,
                version.setting.device
            ) where clash.views.contains(where: { isOwn($0, in: version) }) {
                hits[clash, default: []].append(Hit(version: number, points: points))
            }
        }
        return hits.keys.sorted().map { clash in
            let rule: Rule = clash.second == nil ? .outsideContainer : .overlappingViews
            return finding(rule, clash, hits[clash] ?? [], severity(rule))
        }
    }

    private struct Hit {
        var version: Int
        /// How far they cover each other, or how far the view stands outside.
        var points: Double
    }

    /// Whether the language has a text of its own for the view, or the view has none: else nothing new can be wrong.
    private func isOwn(_ index: Int, in version: Version) -> Bool {
        let texts = screen.views[index].content.shownTexts
        return texts.isEmpty || texts.contains { version.texts.texts[$0.key]?.isOwn == true }
    }

    // MARK: Findings

    private func finding(_ rule: Rule, _ clash: Clash, _ hits: [Hit], _ override: Severity?) -> Finding {
        let first = screen.views[clash.first]
        let identity =
            [rule.rawValue, file, screen.identifier] + clash.views.map { screen.views[$0].id }
        var occurrences = hits.map { hit in
            let version = versions[hit.version]
            let placed = version.laidOut.texts.first { $0.view == clash.first }
            let uncertainty = placed?.fitted.natural.uncertainty ?? 0
            let isCertain = hit.points > uncertainty + ShownShapes.tolerance
            let evidence: Severity = version.kind == .real && isCertain ? .error : .warning
            return occurrence(
                in: version,
                severity: override ?? evidence,
                text: placed?.value ?? "",
                identity: identity
            )
        }
        // What people wrote weighs more than what a fake shows.
        let weight = { (hit: Hit) in (versions[hit.version].kind == .real ? 1 : 0, hit.points) }
        let worst = hits.max { weight($0) < weight($1) } ?? Hit(version: 0, points: 0)
        occurrences.sort { left, right in
            if left.severity != right.severity { return left.severity > right.severity }
            if left.kind.weight != right.kind.weight { return left.kind.weight > right.kind.weight }
            return (left.locale, left.device ?? "") < (right.locale, right.device ?? "")
        }
        let version = versions[worst.version]
        let place = "in \(version.locale) \(ShownDevice.place(of: version.device))"
        let name = screen.name(ofView: clash.first)
        let points = CheckedText.number(worst.points)
        let message =
            clash.second.map { "\(name) and \(screen.name(ofView: $0)) cover each other by \(points) pt \(place)" }
            ?? "\(name) stands \(points) pt outside of its container \(place)"
        var finding = Finding(
            rule: rule,
            severity: occurrences.first?.severity ?? .warning,
            message: message,
            location: first.location,
            excerpt: lines.excerpt(at: first.location, length: 1),
            table: table,
            key: first.content.mainText?.key ?? first.id,
            fingerprint: Fingerprint.of(identity),
            occurrences: occurrences
        )
        finding.place = self.place(ofView: clash.first)
        return finding
    }
}
