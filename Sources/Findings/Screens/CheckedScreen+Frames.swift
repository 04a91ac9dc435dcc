internal import Interfaces
internal import Layout
internal import SourceText
internal import TextMeasurement

/// Views that run into each other or out of their container, and do not in the source language.
extension CheckedScreen {
    /// How much of two views must cover each other, or stand outside, in points: less is rounding.
    private static let tolerance = 1.0

    /// Texts and controls that overlap, or leave their container or the safe area.
    func frameFindings(severity: (Rule) -> Severity?) -> [Finding] {
        let shown = screen.views.indices.filter(showsSomething)
        guard !shown.isEmpty else { return [] }
        var overlaps: [Pair: [Hit]] = [:]
        var leaving: [Pair: [Hit]] = [:]
        for (number, version) in versions.enumerated() where version.kind != .source {
            guard let source = versions.first(where: { $0.kind == .source && $0.isSet(like: version) }) else {
                continue
            }
            let (contents, before) = (contents(of: version), contents(of: source))
            for (position, first) in shown.enumerated() {
                for second in shown[(position + 1)...] where !isRelated(first, second) {
                    guard let now = covered(contents[first], contents[second]), now > Self.tolerance else { continue }
                    if covered(before[first], before[second]) ?? 0 > Self.tolerance { continue }
                    let isOwn = isOwn(first, in: version) || isOwn(second, in: version)
                    guard isOwn else { continue }
                    overlaps[Pair(first: first, second: second), default: []].append(Hit(version: number, points: now))
                }
                let now = outside(contents[first], of: first, in: version)
                guard now > Self.tolerance, isOwn(first, in: version),
                    outside(before[first], of: first, in: source) <= Self.tolerance
                else { continue }
                leaving[Pair(first: first, second: first), default: []].append(Hit(version: number, points: now))
            }
        }
        return overlaps.keys.sorted().map { pair in
            finding(.overlappingViews, pair, overlaps[pair] ?? [], severity(.overlappingViews))
        }
            + leaving.keys.sorted().map { pair in
                finding(.outsideContainer, pair, leaving[pair] ?? [], severity(.outsideContainer))
            }
    }

    private struct Pair: Hashable, Comparable {
        var first: Int
        var second: Int

        static func < (left: Pair, right: Pair) -> Bool { (left.first, left.second) < (right.first, right.second) }
    }

    private struct Hit {
        var version: Int
        /// How far they cover each other, or how far the view stands outside.
        var points: Double
    }

    // MARK: What is seen

    /// Whether the view itself shows a text or is a control, so that covering it is a fault.
    private func showsSomething(_ index: Int) -> Bool {
        switch screen.views[index].content {
        case .label(let label): label.text?.value.isEmpty == false && !screen.views[index].flags.isPrototype
        case .button, .textField, .segmentedControl: !screen.views[index].flags.isPrototype
        case .control(let control): control.element == "switch" || control.element == "stepper"
        default: false
        }
    }

    /// The part of each view that shows something: of a label its lines, of others the frame; `nil` where nothing is.
    private func contents(of version: Version) -> [Rect?] {
        var contents = version.laidOut.frames
        for index in contents.indices where isHidden(index, in: version) { contents[index] = nil }
        for placed in version.laidOut.texts {
            guard case .label = screen.views[placed.view].content, contents[placed.view] != nil else { continue }
            contents[placed.view] = placed.shownArea
        }
        return contents
    }

    private func isHidden(_ index: Int, in version: Version) -> Bool {
        var current: Int? = index
        while let view = current {
            if screen.views[view].isHidden.value(in: version.setting.device.sizeClasses) { return true }
            current = screen.views[view].parent
        }
        return false
    }

    /// Whether one of two views stands in the other, or both in different cells or pages that do not show together.
    private func isRelated(_ first: Int, _ second: Int) -> Bool {
        isAncestor(first, of: second) || isAncestor(second, of: first)
    }

    private func isAncestor(_ above: Int, of below: Int) -> Bool {
        var parent = screen.views[below].parent
        while let view = parent {
            if view == above { return true }
            parent = screen.views[view].parent
        }
        return false
    }

    /// The smaller side of the area that both cover, in points.
    private func covered(_ first: Rect?, _ second: Rect?) -> Double? {
        guard let first, let second, let area = first.intersection(second) else { return nil }
        return min(area.width, area.height)
    }

    /// How far something stands outside of the views around it, in points; inside a scroll view nothing does.
    private func outside(_ rect: Rect?, of index: Int, in version: Version) -> Double {
        guard let rect, rect.width > 0, rect.height > 0 else { return 0 }
        var parent = screen.views[index].parent
        var farthest = 0.0
        while let view = parent {
            switch screen.views[view].content {
            case .scroll, .table, .opaque: return farthest
            default: break
            }
            if let frame = version.laidOut.frames[view], frame.width > 0, frame.height > 0 {
                let across = max(frame.x - rect.x, rect.maxX - frame.maxX)
                let down = max(frame.y - rect.y, rect.maxY - frame.maxY)
                farthest = max(farthest, across, down)
            }
            parent = screen.views[view].parent
        }
        if screen.extent == .device {
            let area = version.laidOut.safeArea
            farthest = max(farthest, area.x - rect.x, rect.maxX - area.maxX)
            farthest = max(farthest, area.y - rect.y, rect.maxY - area.maxY)
        }
        return farthest
    }

    /// Whether the language has a text of its own for the view, or for any view: else nothing new can be wrong.
    private func isOwn(_ index: Int, in version: Version) -> Bool {
        let texts = screen.views[index].content.shownTexts
        return texts.isEmpty || texts.contains { version.texts.texts[$0.key]?.isOwn == true }
    }

    // MARK: Findings

    private func finding(_ rule: Rule, _ pair: Pair, _ hits: [Hit], _ override: Severity?) -> Finding {
        let first = screen.views[pair.first]
        let identity = [rule.rawValue, file, screen.identifier, first.id, screen.views[pair.second].id]
        var occurrences = hits.map { hit in
            let version = versions[hit.version]
            let placed = version.laidOut.texts.first { $0.view == pair.first }
            let uncertainty = placed?.fitted.natural.uncertainty ?? 0
            let isCertain = hit.points > uncertainty + Self.tolerance
            let evidence: Severity = version.kind == .real && isCertain ? .error : .warning
            return occurrence(
                in: version,
                severity: override ?? evidence,
                text: placed?.value ?? "",
                identity: identity
            )
        }
        let worst = hits.max { $0.points < $1.points } ?? Hit(version: 0, points: 0)
        occurrences.sort { left, right in
            if left.severity != right.severity { return left.severity > right.severity }
            if left.kind.weight != right.kind.weight { return left.kind.weight > right.kind.weight }
            return (left.locale, left.device ?? "") < (right.locale, right.device ?? "")
        }
        let version = versions[worst.version]
        let place = "in \(version.locale) on \(version.device)"
        let name = screen.name(ofView: pair.first)
        let points = CheckedText.number(worst.points)
        let message =
            rule == .overlappingViews
            ? "\(name) and \(screen.name(ofView: pair.second)) cover each other by \(points) pt \(place)"
            : "\(name) stands \(points) pt outside of its container \(place)"
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
        finding.place = self.place(ofView: pair.first)
        return finding
    }
}

extension PlacedText {
    /// The part of the box that the shown lines take.
    var shownArea: Rect {
        let width = min(fitted.shown.advance, box.width)
        let height = min(fitted.shown.height, box.height)
        let x =
            switch alignment {
            case .center: box.midX - width / 2
            case .right: box.maxX - width
            case .left, .justified, .natural: isRightToLeft && alignment != .left ? box.maxX - width : box.x
            }
        return Rect(x: x, y: box.midY - height / 2, width: width, height: height)
    }
}
