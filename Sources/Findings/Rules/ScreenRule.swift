internal import Interfaces
internal import Layout
internal import SourceText

/// A rule over the views and constraints of a screen.
protocol ScreenRule: RuleDefinition {
    /// What is wrong with a screen in all languages, on all devices, at all text sizes.
    ///
    /// - Returns: the issues, in the order of views and constraints.
    static func issues(in context: ScreenContext) -> [ScreenIssue]
}

extension ScreenRule {
    static var subject: Rule.Subject { .screen }
    static var silencing: Rule.Silencing { .view }
}

/// What a rule over screens looks at: one screen after it was laid out.
final class ScreenContext {
    let checked: CheckedScreen
    var screen: Screen { checked.screen }

    init(_ checked: CheckedScreen) { self.checked = checked }

    /// Where views run into each other or out of their container, and do not in the source language.
    ///
    /// - Complexity: O(*v* · *n*²) for *v* versions and *n* views that show something, once.
    private(set) lazy var clashes: [ScreenClash] = ScreenClash.all(in: checked)

    /// An issue of what the document says of a view, whatever the texts are today.
    ///
    /// - Parameters:
    ///   - rule: the rule that is broken.
    ///   - message: what is wrong.
    ///   - view: a position in ``Screen/views``.
    ///   - constraint: the constraint that says it, as a position in ``Screen/constraints``; `nil` if the view does.
    /// - Returns: `nil` if a comment of the view's text ignores the rule.
    func declaration(of rule: Rule, _ message: String, view: Int, constraint: Int?) -> ScreenIssue? {
        guard !checked.ignores(rule, view: view) else { return nil }
        let place = constraint.map { screen.constraints[$0] }
        return ScreenIssue(
            message: message,
            location: place?.location ?? screen.views[view].location,
            key: checked.key(ofView: view),
            objects: [screen.views[view].id] + (place.map { [$0.id] } ?? []),
            view: view,
            // It shows everywhere; the source language stands for all.
            sightings: checked.versions.indices.prefix(1).map {
                ScreenIssue.Sighting(version: $0, evidence: Evidence(.written, kind: checked.versions[$0].kind))
            },
            limiting: constraint.map { [checked.related($0)] } ?? [],
            isOfDocument: true
        )
    }
}

/// What is wrong with a screen.
struct ScreenIssue {
    /// One language, device and text size in which it shows.
    struct Sighting {
        /// A position in ``CheckedScreen/versions``.
        var version: Int
        var evidence: Evidence
        /// The text that shows it; empty if none does.
        var text = ""
    }

    /// A lower-case phrase without a full stop.
    var message: String
    var location: SourceLocation
    /// What the finding is called by: the key of a text, or objects of the document.
    var key: String
    /// The objects that tell the issue apart from others of the same rule on the screen.
    var objects: [String]
    /// The view that shows it, as a position in ``Screen/views``; `nil` if it is the whole screen's.
    var view: Int?
    /// Where it shows; a finding puts the most severe first and keeps the order of others.
    var sightings: [Sighting]
    /// The constraints that belong to it.
    var limiting: [RelatedPlace] = []
    /// Whether it is one of the document, so that no device matters.
    var isOfDocument = false

    /// Whether somewhere the views that it is about have the frames that Xcode saved.
    var isReproduced: Bool { sightings.isEmpty || sightings.contains(where: \.evidence.isReproduced) }
}

extension CheckedScreen {
    /// What the rules over screens say.
    ///
    /// - Parameter severity: a severity that a configuration sets in place of the evidence's; `nil` to keep that.
    /// - Returns: the findings, by rule, then in the order of views and constraints.
    func screenFindings(severity: (Rule) -> Severity?) -> [Finding] {
        let context = ScreenContext(self)
        return RuleList.screenRules.flatMap { definition in
            definition.issues(in: context).map { finding($0, of: definition.rule, severity(definition.rule)) }
        }
    }

    private func finding(_ issue: ScreenIssue, of rule: Rule, _ configured: Severity?) -> Finding {
        let identity = [rule.rawValue, file, screen.identifier] + issue.objects
        let standard = rule.documentation.severity
        var reasons: [Severity: [String]] = [:]
        let found = issue.sightings.map { sighting in
            var evidence = sighting.evidence
            if isNeverLocalized { evidence.doubts.insert(.neverLocalized) }
            var occurrence = occurrence(
                in: versions[sighting.version],
                severity: SeverityPolicy.severity(standard, evidence, configured: configured),
                text: sighting.text,
                identity: identity
            )
            if issue.isOfDocument { occurrence.device = nil }
            if reasons[occurrence.severity] == nil {
                reasons[occurrence.severity] = SeverityPolicy.reasons(standard, evidence, configured: configured)
            }
            return occurrence
        }
        let occurrences = Severity.allCases.reversed().flatMap { severity in found.filter { $0.severity == severity } }
        var finding = Finding(
            rule: rule,
            severity: occurrences.first?.severity
                ?? SeverityPolicy.severity(standard, Evidence(.written), configured: configured),
            message: issue.message + (issue.isReproduced ? "" : "; " + Reproduction.remark),
            location: issue.location,
            excerpt: lines.excerpt(at: issue.location, length: 1),
            table: code.texts[issue.key]?.table ?? table,
            key: issue.key,
            fingerprint: Fingerprint.of(identity),
            occurrences: occurrences
        )
        finding.reasons = reasons[finding.severity] ?? []
        finding.place = place(ofView: issue.view)
        finding.role = issue.view.map { screen.views[$0].content.role }
        finding.isNeverLocalized = isNeverLocalized
        finding.limiting = issue.limiting
        return finding
    }

    /// The versions that say something new: an issue that the source language has on a device is not said again for
    /// its translations there.
    func addedVersions(_ numbers: [Int]) -> [Int] {
        let sources = numbers.filter { versions[$0].kind == .source }
        return numbers.filter { number in
            versions[number].kind == .source || !sources.contains { versions[$0].isSet(like: versions[number]) }
        }
    }

    /// What a view is called by in findings: the key of its text, or its object.
    func key(ofView view: Int) -> String { screen.views[view].content.mainText?.key ?? screen.views[view].id }

    /// Whether a comment of the view's text ignores a rule.
    func ignores(_ rule: Rule, view: Int) -> Bool {
        declarations[key(ofView: view)]?.ignored.contains(rule.rawValue) ?? false
    }

    /// Whether people read the text in the source language; that of a declared screen is in a table alone.
    func isShown(_ text: InterfaceText) -> Bool {
        let value = versions.first { $0.kind == .source }?.texts.texts[text.key]?.filled.text ?? text.value
        return TextPurpose.isForPeople(value)
    }
}
