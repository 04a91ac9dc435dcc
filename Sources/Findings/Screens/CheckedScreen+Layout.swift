internal import Interfaces
internal import Layout
internal import SourceText

/// Faults of the constraints themselves.
extension CheckedScreen {
    /// Constraints that cannot all hold, and views that they do not place.
    func layoutFindings(severity: (Rule) -> Severity?) -> [Finding] {
        conflictFindings(severity(.unsatisfiableConstraints))
            + ambiguityFindings(severity(.ambiguousLayout) ?? .warning)
    }

    // MARK: Conflicts

    private func conflictFindings(_ override: Severity?) -> [Finding] {
        var found: [[LayoutConflict.Member]: [Int]] = [:]
        var order: [LayoutConflict] = []
        for (number, version) in versions.enumerated() {
            for conflict in version.laidOut.conflicts where conflict.members.contains(where: \.isDeclared) {
                guard !conflict.members.contains(where: hangsOnImage),
                    version.kind == .source || !conflict.members.contains(where: isOfPlaceholder)
                else { continue }
                if found[conflict.members] == nil { order.append(conflict) }
                found[conflict.members, default: []].append(number)
            }
        }
        return order.map { conflict in
            let numbers = found[conflict.members] ?? []
            return finding(of: conflict, in: numbers, override ?? evidence(of: conflict, in: numbers))
        }
    }

    /// How sure it is that the system will give a constraint up.
    ///
    /// What the document says contradicts itself or does not. Where the size of a text, of a saved view or of a cell
    /// takes part, a point more or less decides; and what a fake shows is a forecast.
    private func evidence(of conflict: LayoutConflict, in numbers: [Int]) -> Severity {
        let isSeen = numbers.contains { versions[$0].kind == .source || versions[$0].kind == .real }
        return isSeen && conflict.members.allSatisfy(\.isDeclared) ? .error : .warning
    }

    /// Whether the constraint is the size of an image, which code may set and whose symbol the system scales: nobody
    /// knows it here.
    private func hangsOnImage(_ member: LayoutConflict.Member) -> Bool {
        guard case .made(let view, let phrase) = member,
            phrase.contains(" content hugging ") || phrase.contains(" compression resistance ")
        else { return false }
        switch screen.views[view].content {
        case .image: return true
        case .button(let button): return button.title.map { !isShown($0) } ?? true
        default: return false
        }
    }

    /// Whether the constraint is of a prototype cell, whose texts code replaces: what longer ones do says nothing.
    private func isOfPlaceholder(_ member: LayoutConflict.Member) -> Bool {
        member.view(in: screen).map { screen.views[$0].flags.isPrototype } ?? false
    }

    private func finding(of conflict: LayoutConflict, in numbers: [Int], _ severity: Severity) -> Finding {
        let members = conflict.members.map(related)
        let broken = related(conflict.broken)
        let location = broken.location ?? members.lazy.compactMap(\.location).first ?? screen.location
        let objects = members.map { $0.object ?? $0.phrase }
        let identity = [Rule.unsatisfiableConstraints.rawValue, file, screen.identifier] + objects
        let hits = addedVersions(numbers)
        // What the developer wrote comes first; the whole set is behind the finding.
        let order = conflict.members.filter(\.isDeclared) + conflict.members.filter { !$0.isDeclared }
        let phrases = Self.enumeration(of: order.map { related($0).phrase })
        let verb = members.count == 2 ? "cannot both hold" : "cannot all hold"
        let message =
            "\(phrases) \(verb) on \(screen.name)\(Self.list(hits.map { versions[$0] })); '\(broken.phrase)' is given up"
        var finding = Finding(
            rule: .unsatisfiableConstraints,
            severity: severity,
            message: message,
            location: location,
            excerpt: lines.excerpt(at: location, length: 1),
            table: table,
            key: objects.joined(separator: " "),
            fingerprint: Fingerprint.of(identity),
            occurrences: hits.map {
                occurrence(in: versions[$0], severity: severity, text: "", identity: identity)
            }
        )
        finding.place = place(ofView: conflict.broken.view(in: screen))
        finding.limiting = members
        return finding
    }

    /// The first constraints of a set, and how many there are besides.
    private static func enumeration(of phrases: [String]) -> String {
        let count = phrases.count > 4 ? 3 : phrases.count
        let shown = phrases.prefix(count).map { "'\($0)'" }
        let rest = phrases.count - count
        guard rest == 0 else { return shown.joined(separator: ", ") + " and \(rest) more" }
        return shown.joined(separator: " and ")
    }

    private func related(_ member: LayoutConflict.Member) -> RelatedPlace {
        switch member {
        case .declared(let index): related(index)
        case .made(let view, let phrase):
            RelatedPlace(phrase: phrase, location: screen.views[view].location, object: screen.views[view].id)
        }
    }

    // MARK: Ambiguities

    private func ambiguityFindings(_ severity: Severity) -> [Finding] {
        var found: [Int: [(version: Int, ambiguity: LayoutAmbiguity)]] = [:]
        for (number, version) in versions.enumerated() where !version.laidOut.ambiguities.isEmpty {
            let source = versions.first { $0.kind == .source && $0.isSet(like: version) } ?? version
            let folded = source.foldedViews(of: screen)
            for ambiguity in version.laidOut.ambiguities where screen.views[ambiguity.view].flags.verifiesAmbiguity {
                // Nobody sees a folded view until code opens it.
                guard !folded[ambiguity.view], isTold(ambiguity, in: version) else { continue }
                found[ambiguity.view, default: []].append((number, ambiguity))
            }
        }
        // What stands in an ambiguous view, or hangs on it, is a consequence: the first view names the cause.
        // What hangs on a grid is placed by it, and its size is not known here.
        guard !screen.views.indices.contains(where: screen.isArrangedByUnknown) else { return [] }
        let views = found.keys.sorted()
        guard let first = views.first(where: { !screen.ancestors(of: $0).contains { found[$0] != nil } }),
            let hits = found[first]
        else { return [] }
        let identity = [Rule.ambiguousLayout.rawValue, file, screen.identifier]
        let added = addedVersions(hits.map(\.version))
        guard let ambiguity = hits.first(where: { $0.version == added.first })?.ambiguity else { return [] }
        let axes = ambiguity.axes.map { $0 == .horizontal ? "horizontally" : "vertically" }.joined(separator: " and ")
        let others = views.count == 1 ? "" : ", and of \(views.count - 1) more"
        let frame = versions[added[0]].laidOut.frames[first]
        let stands = frame.map { "at \(Self.spelling($0)), and " } ?? ""
        var finding = Finding(
            rule: .ambiguousLayout,
            severity: severity,
            message: "the place of \(screen.name(ofView: first))\(others) on \(screen.name) is ambiguous \(axes): "
                + "it may stand \(stands)at \(Self.spelling(ambiguity.witness)) as well",
            location: screen.views[first].location,
            excerpt: lines.excerpt(at: screen.views[first].location, length: 1),
            table: table,
            key: screen.views[first].id,
            fingerprint: Fingerprint.of(identity),
            occurrences: added.map {
                occurrence(in: versions[$0], severity: severity, text: "", identity: identity)
            }
        )
        finding.place = place(ofView: first)
        return [finding]
    }

    /// Whether an ambiguity is one that people can see and a developer can mend.
    private func isTold(_ ambiguity: LayoutAmbiguity, in version: Version) -> Bool {
        let view = ambiguity.view
        // The other place must not be the same one.
        if let frame = version.laidOut.frames[view], Self.isClose(frame, ambiguity.witness) { return false }
        // A constraint of the view that is given up leaves its size open: the conflict says so.
        if version.laidOut.conflicts.contains(where: { $0.broken.view(in: screen) == view }) { return false }
        guard screen.views[view].flags.isPrototype else { return true }
        // Longer placeholders of a prototype cell say nothing: code replaces them.
        let isCut = version.laidOut.texts.contains { $0.view == view && !$0.fitted.faults.isEmpty }
        return version.kind == .source && !isCut
    }

    private static func isClose(_ first: Rect, _ second: Rect) -> Bool {
        let differences = [
            first.x - second.x, first.y - second.y, first.width - second.width, first.height - second.height,
        ]
        return differences.allSatisfy { $0.magnitude <= 1 }
    }

    // MARK: Versions

    /// The versions that say something new: a fault that the source language has on a device is not said again for
    /// its translations there.
    func addedVersions(_ numbers: [Int]) -> [Int] {
        let sources = numbers.filter { versions[$0].kind == .source }
        return numbers.filter { number in
            versions[number].kind == .source || !sources.contains { versions[$0].isSet(like: versions[number]) }
        }
    }

    /// Where something shows, if it is not everywhere.
    static func list(_ versions: [Version]) -> String {
        guard let first = versions.first else { return "" }
        guard versions.allSatisfy({ $0.kind != .source }) else { return "" }
        let names = versions.reduce(into: [String]()) { if !$0.contains($1.locale) { $0.append($1.locale) } }
        return names.count > 3
            ? " in \(first.locale) and \(names.count - 1) more" : " in " + names.joined(separator: ", ")
    }

    static func spelling(_ rect: Rect) -> String {
        let numbers = [rect.x, rect.y, rect.width, rect.height].map(CheckedText.number)
        return "(\(numbers[0]), \(numbers[1])) with \(numbers[2]) × \(numbers[3]) pt"
    }
}

extension LayoutConflict.Member {
    /// Whether a developer wrote it.
    fileprivate var isDeclared: Bool {
        if case .declared = self { true } else { false }
    }

    /// The view that it belongs to.
    fileprivate func view(in screen: Screen) -> Int? {
        switch self {
        case .made(let view, _): return view
        case .declared(let index):
            guard case .view(let view) = screen.constraints[index].first.item else { return nil }
            return view
        }
    }
}
