internal import Interfaces
internal import Layout

extension Rule {
    /// ``UnsatisfiableConstraints``.
    package static let unsatisfiableConstraints = Self("unsatisfiable-constraints", UnsatisfiableConstraints.self)
}

/// Required constraints contradict each other, so that the system breaks one of them.
enum UnsatisfiableConstraints: ScreenRule {
    static let documentation = RuleDocumentation(
        .unsatisfiableConstraints,
        "Required constraints contradict each other, so the system breaks one of them.",
        severity: .atMost(.error),
        says: """
            The smallest set of constraints that contradict each other, each with its file and line, and the \
            languages, devices and text sizes in which they do.
            """,
        rationale: """
            At run time one of them is broken, and the log names them by address. Which one may differ between \
            releases of the system. A conflict that depends on the width of a text appears only in some languages.
            """,
        fires: [
            Snippet(
                "overset.yml",
                """
                constraints:
                  - "title.leading == superview.leading + 16"
                  - "title.trailing == superview.trailing - 16"
                  - "title.width == 400"
                """
            )
        ],
        passes: [
            Snippet(
                "overset.yml",
                """
                constraints:
                  - "title.leading == superview.leading + 16"
                  - "title.trailing == superview.trailing - 16"
                  - "title.width == 400 @750"
                """
            )
        ],
        surroundings: [
            Snippet(
                "overset.yml",
                """
                source: en
                screens:
                  Card:
                    strings: Localizable
                    views:
                      title: { label: TITLE, font: headline }
                    …
                      - "V:|-[title]"
                """
            ),
            Snippet("en.lproj/Localizable.strings", "\"TITLE\" = \"Photo\";\n"),
        ],
        fix: """
            Remove the redundant constraint, or lower its priority below 1000 so that it gives way. Views created in \
            code need translatesAutoresizingMaskIntoConstraints = false.
            """
    )

    static func issues(in context: ScreenContext) -> [ScreenIssue] {
        let checked = context.checked
        var found: [[LayoutConflict.Member]: [Int]] = [:]
        var order: [LayoutConflict] = []
        for (number, version) in checked.versions.enumerated() {
            for conflict in version.laidOut.conflicts where conflict.members.contains(where: \.isDeclared) {
                guard !conflict.members.contains(where: { dependsOnImage($0, in: checked) }),
                    version.kind == .source || !conflict.members.contains(where: { isOfPlaceholder($0, in: checked) })
                else { continue }
                if found[conflict.members] == nil { order.append(conflict) }
                found[conflict.members, default: []].append(number)
            }
        }
        return groups(of: order).map { group in
            // One that the source language has, of the fewest constraints, is the easiest to understand.
            let plain = group.min { first, second in
                Self.order(of: first, found, checked) < Self.order(of: second, found, checked)
            }
            let numbers = Set(group.flatMap { found[$0.members] ?? [] }).sorted()
            return issue(of: plain ?? group[0], besides: group.count - 1, in: checked, numbers, found)
        }
    }

    /// Contradictions that share a constraint which somebody wrote: in another language another of them is broken, and
    /// to mend one mends or changes the others.
    ///
    /// - Complexity: O(*n* · *m*) for *n* contradictions of *m* constraints.
    private static func groups(of conflicts: [LayoutConflict]) -> [[LayoutConflict]] {
        var groups: [(declared: Set<LayoutConflict.Member>, conflicts: [LayoutConflict])] = []
        for conflict in conflicts {
            let declared = Set(conflict.members.filter(\.isDeclared))
            let touched = groups.indices.filter { !groups[$0].declared.isDisjoint(with: declared) }
            guard let first = touched.first else {
                groups.append((declared, [conflict]))
                continue
            }
            for index in touched.dropFirst().reversed() {
                let group = groups.remove(at: index)
                groups[first].declared.formUnion(group.declared)
                groups[first].conflicts += group.conflicts
            }
            groups[first].declared.formUnion(declared)
            groups[first].conflicts.append(conflict)
        }
        return groups.map(\.conflicts)
    }

    /// Conflicts are told by the first in this order: those of the source language, then those of fewer constraints.
    private static func order(
        of conflict: LayoutConflict,
        _ found: [[LayoutConflict.Member]: [Int]],
        _ checked: CheckedScreen
    ) -> (Int, Int) {
        let isOfSource = (found[conflict.members] ?? []).contains { checked.versions[$0].kind == .source }
        return (isOfSource ? 0 : 1, conflict.members.count)
    }

    private static func issue(
        of conflict: LayoutConflict,
        besides others: Int,
        in checked: CheckedScreen,
        _ numbers: [Int],
        _ found: [[LayoutConflict.Member]: [Int]]
    ) -> ScreenIssue {
        let shown = checked.addedVersions(numbers)
        // Size classes vary constants: they are those of the first version that shows the contradiction.
        let witness = checked.addedVersions(found[conflict.members] ?? []).first.map { checked.versions[$0] }
        let members = conflict.members.map { $0.place(in: checked, witness) }
        let broken = conflict.broken.place(in: checked, witness)
        let objects = members.map { $0.object ?? $0.phrase }
        // What the developer wrote comes first; the whole set is behind the finding.
        let order = conflict.members.filter(\.isDeclared) + conflict.members.filter { !$0.isDeclared }
        let phrases = enumeration(of: order.map { $0.place(in: checked, witness).phrase })
        let languages = languages(of: shown.map { checked.versions[$0] }) + device(of: shown, in: checked)
        // Whoever sees it, it is one contradiction: what the best witness proves holds for all.
        let kinds = numbers.map { checked.versions[$0].kind }
        var evidence = Evidence(.laidOut, kind: kinds.max { $0.weight < $1.weight } ?? .source)
        let all = numbers.map { checked.versions[$0] }
        if all.allSatisfy({ conflict.isUnseen(in: checked.screen, $0) }) { evidence.doubts.insert(.belowPixel) }
        if checked.code.isUnmade { evidence.doubts.insert(.unmadeScreen) }
        if checked.code.isForDevelopers { evidence.doubts.insert(.developersOnly) }
        // What the document alone says is wrong wherever its views stand, but where a baseline is was measured.
        if !conflict.members.allSatisfy({ $0.isDeclared && !$0.isOfBaseline(in: checked.screen) }) {
            evidence.doubts.insert(.measuredSize)
            if conflict.broken.isHugging { evidence.doubts.insert(.onlyHugging) }
            checked.weigh(&evidence, views: conflict.members.compactMap { $0.view(in: checked.screen) })
            if conflict.members.contains(where: \.isOfStack) { evidence.isReproduced = false }
        }
        return ScreenIssue(
            message: "conflicting constraints on \(checked.screen.name)\(languages): \(phrases); "
                + "the system would break: \(broken.phrase)"
                + (others == 0
                    ? "" : "; \(others == 1 ? "one more conflict involves" : "\(others) more conflicts involve") them"),
            location: broken.location ?? members.lazy.compactMap(\.location).first ?? checked.screen.location,
            key: objects.joined(separator: " "),
            objects: objects,
            view: conflict.broken.view(in: checked.screen),
            sightings: shown.map { ScreenIssue.Sighting(version: $0, evidence: evidence) },
            limiting: members
        )
    }

    /// Whether the constraint is the size of an image, which code may set and whose symbol the system scales: nobody
    /// knows it here.
    private static func dependsOnImage(_ member: LayoutConflict.Member, in checked: CheckedScreen) -> Bool {
        guard case .made(let view, let phrase) = member,
            phrase.contains(" content hugging ") || phrase.contains(" compression resistance ")
        else { return false }
        switch checked.screen.views[view].content {
        case .image: return true
        case .button(let button): return button.title.map { !checked.isShown($0) } ?? true
        default: return false
        }
    }

    /// Whether the constraint is of a prototype cell, whose texts code replaces: what longer ones do says nothing.
    private static func isOfPlaceholder(_ member: LayoutConflict.Member, in checked: CheckedScreen) -> Bool {
        member.view(in: checked.screen).map { checked.screen.views[$0].flags.isPrototype } ?? false
    }

    /// The first constraints of a set, and how many there are besides.
    private static func enumeration(of phrases: [String]) -> String {
        let count = phrases.count > 4 ? 3 : phrases.count
        let shown = phrases.prefix(count).enumerated().map { "(\($0 + 1)) \($1)" }.joined(separator: ", ")
        let rest = phrases.count - count
        return rest == 0 ? shown : shown + " and \(rest) more"
    }

    /// The device that shows the conflict, if others do not.
    private static func device(of shown: [Int], in checked: CheckedScreen) -> String {
        let devices = shown.reduce(into: [String]()) { names, number in
            let name = checked.versions[number].device
            if !names.contains(name) { names.append(name) }
        }
        guard let first = devices.first, checked.versions.contains(where: { !devices.contains($0.device) }) else {
            return ""
        }
        return " " + ShownDevice.place(of: first) + (devices.count > 1 ? " and \(devices.count - 1) more" : "")
    }

    /// The languages that show the conflict, if it is not all of them.
    private static func languages(of versions: [CheckedScreen.Rendition]) -> String {
        guard let first = versions.first, versions.allSatisfy({ $0.kind != .source }) else { return "" }
        let names = versions.reduce(into: [String]()) { if !$0.contains($1.locale) { $0.append($1.locale) } }
            .map(LanguageName.of)
        return names.count > 3
            ? " in \(LanguageName.of(first.locale)) and \(names.count - 1) more"
            : " in " + names.joined(separator: ", ")
    }
}

extension LayoutConflict.Member {
    /// Whether the constraint is that a view is no larger than its content.
    fileprivate var isHugging: Bool {
        guard case .made(_, let phrase) = self else { return false }
        return phrase.contains(" content hugging ")
    }

    /// Whether a stack view makes the constraint, of which Apple says neither the priorities nor the order.
    fileprivate var isOfStack: Bool {
        guard case .made(_, let phrase) = self else { return false }
        return phrase.hasPrefix("the arrangement of the stack view") || phrase.contains("stack view")
    }
}
