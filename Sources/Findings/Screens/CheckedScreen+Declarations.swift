internal import Interfaces
internal import SourceText
internal import TextMeasurement

/// What the document says that will break texts, whatever they are today.
extension CheckedScreen {
    /// Explicit sizes of texts, edges that do not flip, alignment that is forced.
    func declarationFindings(severity: (Rule) -> Severity?) -> [Finding] {
        var findings: [Finding] = []
        let edges = fixedEdges
        for (index, constraint) in screen.constraints.enumerated() where constraint.isInstalled.base {
            if let view = fixedText(constraint) {
                let attribute = constraint.first.attribute == .width ? "width" : "height"
                findings.append(
                    finding(
                        .fixedWidthText,
                        severity(.fixedWidthText) ?? .note,
                        "\(screen.name(ofView: view)) has an explicit \(attribute) of "
                            + "\(CheckedText.number(constraint.constant.base)) pt and cannot grow with its text; "
                            + "make it \(attribute) >= \(CheckedText.number(constraint.constant.base))",
                        view: view,
                        constraint: index
                    )
                )
            }
            if let view = unflipped(constraint, among: edges) {
                findings.append(
                    finding(
                        .unflippedEdge,
                        severity(.unflippedEdge) ?? .note,
                        "'\(screen.phrase(of: constraint))' does not flip in languages that are written from right to "
                            + "left; use leading and trailing",
                        view: view,
                        constraint: index
                    )
                )
            }
        }
        for index in screen.views.indices {
            guard let (attributes, text) = screen.views[index].content.alignedText, isShown(text) else { continue }
            let isForced = attributes.baseDirection != .natural
            guard attributes.alignment == .left || isForced else { continue }
            let what = isForced ? "has a forced writing direction" : "is aligned left"
            findings.append(
                finding(
                    .forcedAlignment,
                    severity(.forcedAlignment) ?? .note,
                    "\(screen.name(ofView: index)) \(what) in every language; use natural",
                    view: index,
                    constraint: nil
                )
            )
        }
        return findings.filter { finding in
            declarations[finding.key]?.ignored.contains(finding.rule.rawValue) != true
        }
    }

    /// The view of which a constraint fixes the width, or the height that a text could outgrow.
    private func fixedText(_ constraint: Constraint) -> Int? {
        guard case .view(let view) = constraint.first.item, constraint.second == nil,
            constraint.relation == .equal, constraint.priority.base >= 750,
            constraint.first.attribute == .width || constraint.first.attribute == .height
        else { return nil }
        switch screen.views[view].content {
        case .label(let label):
            guard let text = label.text, isShown(text) else { return nil }
            return constraint.first.attribute == .width || label.attributes.lines != 1 ? view : nil
        case .button(let button):
            guard let title = button.title, isShown(title), constraint.first.attribute == .width else { return nil }
            return view
        default: return nil
        }
    }

    /// Whether people read the text in the source language; that of a declared screen stands in a table alone.
    func isShown(_ text: ShownText) -> Bool {
        let value = versions.first { $0.kind == .source }?.texts.texts[text.key]?.filled.text ?? text.value
        return TranslatedText.isMeant(value)
    }

    /// The edges to left and right that constraints pin, by the items that they tie together.
    private var fixedEdges: [Set<Anchor.Item?>: Set<Anchor.Attribute>] {
        screen.constraints.lazy.filter { Self.fixedEdges.contains($0.first.attribute) }.reduce(into: [:]) {
            $0[[$1.first.item, $1.second?.item], default: []].insert($1.first.attribute)
        }
    }

    /// The view that a constraint pins to left or right: the inner one of two that lie in each other.
    ///
    /// A view that is pinned left and right to the same view, as a gradient along an edge is, does so on purpose.
    private func unflipped(
        _ constraint: Constraint,
        among edges: [Set<Anchor.Item?>: Set<Anchor.Attribute>]
    ) -> Int? {
        guard Self.fixedEdges.contains(constraint.first.attribute),
            edges[[constraint.first.item, constraint.second?.item]]?.count == 1
        else { return nil }
        switch (constraint.first.item, constraint.second?.item) {
        case (.view(let view), .view(let other)?): return screen.views[other].parent == view ? other : view
        case (.view(let view), _): return view
        case (_, .view(let view)?): return view
        default: return nil
        }
    }

    private static let fixedEdges: Set<Anchor.Attribute> = [.left, .right, .leftMargin, .rightMargin]

    private func finding(
        _ rule: Rule,
        _ severity: Severity,
        _ message: String,
        view: Int,
        constraint: Int?
    ) -> Finding {
        let location = constraint.map { screen.constraints[$0].location } ?? screen.views[view].location
        let key = screen.views[view].content.mainText?.key ?? screen.views[view].id
        var identity = [rule.rawValue, file, screen.identifier, screen.views[view].id]
        if let constraint { identity.append(screen.constraints[constraint].id) }
        let occurrences = versions.prefix(1).map { version in
            var first = occurrence(in: version, severity: severity, text: "", identity: identity)
            first.device = nil
            return first
        }
        var finding = Finding(
            rule: rule,
            severity: severity,
            message: message,
            location: location,
            excerpt: lines.excerpt(at: location, length: 1),
            table: table,
            key: key,
            fingerprint: Fingerprint.of(identity),
            occurrences: Array(occurrences)
        )
        finding.place = place(ofView: view)
        finding.limiting = constraint.map { [related($0)] } ?? []
        return finding
    }
}

extension ViewContent {
    /// The text of a label or a text view, which is aligned in its box.
    fileprivate var alignedText: (TextAttributes, ShownText)? {
        switch self {
        case .label(let label), .textView(let label): label.text.map { (label.attributes, $0) }
        default: nil
        }
    }
}
