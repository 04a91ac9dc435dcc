internal import Interfaces
internal import Layout
internal import SourceText
internal import TextMeasurement

/// One classic repair of a screen.
struct FixCandidate {
    /// What to change, as an imperative phrase without a full stop.
    var phrase: String
    var change: ScreenChange
    /// The change of the document, if one line is enough.
    var edit: Fix.Edit?
}

extension FixCandidate {
    /// The classic repairs for a text that does not fit its view: let the view size to its content, turn an explicit
    /// extent into the smallest one, hold its own against its neighbours, allow lines, allow shrinking.
    ///
    /// - Parameters:
    ///   - view: the view that shows the text, as a position in ``Screen/views``.
    ///   - limiting: the constraints that keep it from growing, as positions in ``Screen/constraints``.
    ///   - neighbours: the views beside it whose hugging may move it, as positions in ``Screen/views``.
    ///   - checked: the screen.
    /// - Returns: the repairs, those that change least first.
    static func all(
        for view: Int,
        limitedBy limiting: [Int],
        beside neighbours: [Int],
        in checked: CheckedScreen
    ) -> [FixCandidate] {
        explicitExtents(view, limiting, checked) + equalities(view, limiting, checked)
            + resistance(view, neighbours, checked) + lines(view, checked) + shrinking(view, checked)
    }

    // MARK: Constraints

    /// How many explicit extents of a text are tried: where there are more, a change of one does not free it.
    static let maximumExtents = 8

    private static func explicitExtents(_ view: Int, _ limiting: [Int], _ checked: CheckedScreen) -> [FixCandidate] {
        let screen = checked.screen
        return screen.constraints.indices.filter { index in
            let constraint = screen.constraints[index]
            guard constraint.isInstalled.base, constraint.second == nil, constraint.relation != .greaterThanOrEqual,
                constraint.first.attribute == .width || constraint.first.attribute == .height
            else { return false }
            return constraint.first.item == .view(view) || limiting.contains(index)
        }.prefix(maximumExtents).flatMap { index -> [FixCandidate] in
            let constraint = screen.constraints[index]
            var loosened = constraint
            loosened.relation = .greaterThanOrEqual
            var removed = constraint
            removed.isInstalled = TraitVarying(false)
            let phrase = screen.phrase(of: constraint)
            return [
                FixCandidate(
                    phrase: "change \(phrase) to \(screen.phrase(of: loosened))",
                    change: .constraint(index, loosened),
                    edit: checked.lines.setting(
                        "relation",
                        to: "greaterThanOrEqual",
                        inTag: "constraint",
                        at: constraint.location
                    )
                ),
                FixCandidate(
                    phrase: "remove \(phrase) so that the view sizes to its content",
                    change: .constraint(index, removed),
                    edit: checked.lines.removal(ofTag: "constraint", at: constraint.location)
                ),
            ]
        }
    }

    /// Extents that are tied to those of other views, which may give way.
    private static func equalities(_ view: Int, _ limiting: [Int], _ checked: CheckedScreen) -> [FixCandidate] {
        let screen = checked.screen
        return limiting.filter { index in
            let constraint = screen.constraints[index]
            return constraint.relation == .equal && constraint.second != nil && constraint.isInstalled.base
                && constraint.priority.base == Constraint.required
                && (constraint.first.attribute == .width || constraint.first.attribute == .height)
                && !keepsFromScrolling(constraint, screen)
        }.map { index in
            var changed = screen.constraints[index]
            changed.priority = TraitVarying(500)
            return FixCandidate(
                phrase: "lower the priority of \(screen.phrase(of: screen.constraints[index])) to 500",
                change: .constraint(index, changed),
                edit: checked.lines.setting(
                    "priority",
                    to: "500",
                    inTag: "constraint",
                    at: screen.constraints[index].location
                )
            )
        }
    }

    /// Whether a constraint makes what is in a scroll view as wide as this: without it, the screen scrolls sideways.
    private static func keepsFromScrolling(_ constraint: Constraint, _ screen: Screen) -> Bool {
        guard constraint.first.attribute == .width else { return false }
        return [constraint.first, constraint.second].compactMap(\.self).contains { anchor in
            switch anchor.item {
            case .view(let view): screen.views[view].content.isScrolled
            case .guide(let guide): [.frame, .content].contains(screen.guides[guide].kind)
            }
        }
    }

    // MARK: Priorities

    /// The view holds its own against the strongest of its neighbours, or they keep to their content.
    private static func resistance(_ view: Int, _ neighbours: [Int], _ checked: CheckedScreen) -> [FixCandidate] {
        let screen = checked.screen
        guard let parent = screen.views[view].parent else { return [] }
        let siblings = screen.views[parent].children.filter { $0 != view }
        guard !siblings.isEmpty else { return [] }
        var candidates: [FixCandidate] = []
        let own = screen.views[view].compressionResistance.horizontal
        let strongest = siblings.map { screen.views[$0].compressionResistance.horizontal }.max() ?? own
        if strongest >= own, strongest < 999 {
            var changed = screen.views[view]
            changed.compressionResistance.horizontal = strongest + 1
            candidates.append(
                FixCandidate(
                    phrase: "raise the horizontal compression resistance of \(screen.name(ofView: view)) to "
                        + CheckedText.number(Double(strongest + 1)),
                    change: .view(view, changed),
                    edit: checked.lines.setting(
                        "horizontalCompressionResistancePriority",
                        to: CheckedText.number(Double(strongest + 1)),
                        at: screen.views[view].location
                    )
                )
            )
        }
        for neighbour in neighbours where screen.views[neighbour].content.mainText != nil {
            let hugging = screen.views[neighbour].contentHugging.horizontal
            let wanted = screen.views[view].contentHugging.horizontal + 1
            guard hugging < wanted, wanted < 1000 else { continue }
            var changed = screen.views[neighbour]
            changed.contentHugging.horizontal = wanted
            candidates.append(
                FixCandidate(
                    phrase: "raise the horizontal content hugging of \(screen.name(ofView: neighbour)) to "
                        + CheckedText.number(Double(wanted)),
                    change: .view(neighbour, changed),
                    edit: checked.lines.setting(
                        "horizontalHuggingPriority",
                        to: CheckedText.number(Double(wanted)),
                        at: screen.views[neighbour].location
                    )
                )
            )
        }
        return candidates
    }

    // MARK: The label

    private static func lines(_ view: Int, _ checked: CheckedScreen) -> [FixCandidate] {
        guard case .label(var label) = checked.screen.views[view].content, label.attributes.lines != 0 else {
            return []
        }
        return [2, 0].filter { $0 == 0 || label.attributes.lines == 1 }.map { count in
            var changed = checked.screen.views[view]
            label.attributes.lines = count
            changed.content = .label(label)
            let name = checked.screen.name(ofView: view)
            return FixCandidate(
                phrase: count == 0 ? "allow any number of lines in \(name)" : "allow \(count) lines in \(name)",
                change: .view(view, changed),
                edit: checked.lines.setting(
                    "numberOfLines",
                    to: String(count),
                    inTag: "label",
                    at: checked.screen.views[view].location
                )
            )
        }
    }

    private static func shrinking(_ view: Int, _ checked: CheckedScreen) -> [FixCandidate] {
        // No control of macOS shrinks its text.
        guard case .label(var label) = checked.screen.views[view].content, label.attributes.lines == 1,
            label.attributes.minimumScale > 0.75, checked.screen.platform == .iOS
        else { return [] }
        var changed = checked.screen.views[view]
        label.attributes.minimumScale = 0.75
        changed.content = .label(label)
        return [
            FixCandidate(
                phrase: "let \(checked.screen.name(ofView: view)) shrink to 75 % of its size",
                change: .view(view, changed),
                edit: shrinkingEdit(checked.screen.views[view].location, checked.lines)
            )
        ]
    }

    /// A label shrinks if it has a minimum and nothing forbids it; where it takes two changes there is no edit.
    private static func shrinkingEdit(_ location: SourceLocation, _ lines: SourceLines) -> Fix.Edit? {
        guard lines.has("adjustsFontSizeToFit", inTag: "label", at: location) else {
            return lines.setting("minimumScaleFactor", to: "0.75", inTag: "label", at: location)
        }
        return lines.replacing(
            "adjustsFontSizeToFit",
            of: "NO",
            by: #"minimumScaleFactor="0.75""#,
            in: "label",
            at: location
        )
    }
}

extension ViewContent {
    /// Whether the view scrolls what is in it.
    fileprivate var isScrolled: Bool {
        switch self {
        case .scroll, .table, .textView: true
        default: false
        }
    }
}
