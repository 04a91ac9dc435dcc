internal import Interfaces
internal import Layout
internal import TextMeasurement

/// Two views that cover each other, or one outside of its container, and the versions of the screen that show it.
struct ScreenClash {
    /// A version in which a clash was seen.
    struct Sighting {
        /// A position in ``CheckedScreen/versions``.
        var version: Int
        /// How far the views cover each other, or how far the view is outside.
        var points: Double
    }

    var clash: Overlap
    var sightings: [Sighting]

    /// The clashes that are not there in the source language on the same device, in the order of the views.
    static func all(in checked: CheckedScreen) -> [ScreenClash] {
        let shapes = OverlapDetector(checked.screen)
        guard !shapes.shown.isEmpty else { return [] }
        var sightings: [Overlap: [Sighting]] = [:]
        for (number, version) in checked.versions.enumerated() where version.kind != .source {
            guard let source = checked.versions.first(where: { $0.kind == .source && $0.isSet(like: version) }) else {
                continue
            }
            for (clash, points) in shapes.newClashes(
                in: version.laidOut,
                before: source.laidOut,
                version.setting.device
            ) where clash.views.contains(where: { isOwn($0, in: version, of: checked.screen) }) {
                sightings[clash, default: []].append(Sighting(version: number, points: points))
            }
        }
        return sightings.keys.sorted().map { ScreenClash(clash: $0, sightings: sightings[$0] ?? []) }
    }

    /// Whether the language has a text of its own for the view, or the view has none: else nothing new can be wrong.
    private static func isOwn(_ index: Int, in version: CheckedScreen.Rendition, of screen: Screen) -> Bool {
        let texts = screen.views[index].content.shownTexts
        return texts.isEmpty || texts.contains { version.texts.texts[$0.key]?.isOwn == true }
    }

    /// The issue of a clash.
    ///
    /// - Parameters:
    ///   - rule: the rule that is broken.
    ///   - checked: the screen.
    ///   - message: what the finding says, from the points and the place of the worst sighting.
    /// - Returns: the issue, with its evidence; `nil` if a comment of one of the texts ignores the rule.
    func issue(
        of rule: Rule,
        in checked: CheckedScreen,
        _ message: (_ points: String, _ place: String) -> String
    ) -> ScreenIssue? {
        guard !clash.views.contains(where: { checked.ignores(rule, view: $0) }) else { return nil }
        let view = checked.screen.views[clash.first]
        // What people wrote weighs more than what a pseudolocale shows.
        let weight = { (sighting: Sighting) in
            (checked.versions[sighting.version].kind == .real ? 1 : 0, sighting.points)
        }
        let worst = sightings.max { weight($0) < weight($1) } ?? Sighting(version: 0, points: 0)
        let version = checked.versions[worst.version]
        let place = "in \(LanguageName.of(version.locale)) \(ShownDevice.place(of: version.device))"
        return ScreenIssue(
            message: message(CheckedText.number(worst.points), place),
            location: view.location,
            key: checked.key(ofView: clash.first),
            objects: clash.views.map { checked.screen.views[$0].id },
            view: clash.first,
            sightings: ordered(in: checked)
        )
    }

    /// The sightings with their evidence: translations first, then by name.
    private func ordered(in checked: CheckedScreen) -> [ScreenIssue.Sighting] {
        let found = sightings.map { sighting in
            let version = checked.versions[sighting.version]
            let placed = version.laidOut.texts.first { $0.view == clash.first }
            let uncertainty = placed?.fitted.natural.uncertainty ?? 0
            var evidence = Evidence(
                .laidOut,
                kind: version.kind,
                isCertain: sighting.points > uncertainty + OverlapDetector.tolerance
            )
            checked.weigh(&evidence, views: clash.views)
            if let second = clash.second, checked.showsInTurns(clash.first, second, frames: version.laidOut.frames) {
                evidence.doubts.insert(.shownInTurns)
            }
            let shown = checked.textViews(in: clash.first, version)
            if clash.second == nil, !shown.isEmpty, shown.allSatisfy({ checked.showsWhole($0, in: version) }) {
                evidence.doubts.insert(.staysVisible)
                if shown.allSatisfy({ checked.coversNothing($0, in: version) }) {
                    evidence.doubts.insert(.coversNothing)
                }
            }
            if clash.second == nil, evidence.doubts.contains(.rootSizeOfCode) || checked.standsInSizeOfCode(clash.first)
            {
                evidence.doubts.insert(.unknownContainer)
            }
            return ScreenIssue.Sighting(
                version: sighting.version,
                evidence: evidence,
                text: placed?.value ?? ""
            )
        }
        return found.sorted { left, right in
            let (first, second) = (checked.versions[left.version], checked.versions[right.version])
            if first.kind.weight != second.kind.weight { return first.kind.weight > second.kind.weight }
            return (first.locale, first.device) < (second.locale, second.device)
        }
    }
}

extension CheckedScreen {
    /// The views whose texts are seen outside where a view is: itself, or all that a stack view or a plain view holds.
    fileprivate func textViews(in view: Int, _ version: Rendition) -> [Int] {
        switch screen.views[view].content {
        case .stack, .plain:
            version.laidOut.texts.map(\.view).filter { screen.ancestors(of: $0).contains(view) }
        default: [view]
        }
    }

    /// Whether people see all of a label that stands outside of its container: no view around it clips, and it is on the
    /// screen.
    ///
    /// A control there cannot be tapped, seen or not; a button can, if half of it is inside.
    fileprivate func showsWhole(_ view: Int, in version: Rendition) -> Bool {
        guard let rect = version.laidOut.texts.first(where: { $0.view == view })?.shownArea else { return false }
        switch screen.views[view].content {
        case .label: break
        case .button where isHalfInside(view, in: version): break
        default: return false
        }
        for ancestor in screen.ancestors(of: view) {
            guard let frame = version.laidOut.frames[ancestor] else { return false }
            let isRoot = screen.views[ancestor].parent == nil
            guard isRoot || screen.views[ancestor].flags.clips else { continue }
            if !frame.contains(rect) { return false }
        }
        return screen.extent != .device || visibleArea(in: version).contains(rect)
    }

    /// Where people see what a screen of a device shows: the safe area, and what is below it where no bar stands there, for
    /// the home indicator covers nothing.
    private func visibleArea(in version: Rendition) -> Rect {
        var area = version.laidOut.safeArea
        if screen.bars.isDisjoint(with: [.tab, .toolbar]) {
            area.height = max(area.height, version.setting.device.size.height - area.y)
        }
        return area
    }

    private func isHalfInside(_ view: Int, in version: Rendition) -> Bool {
        guard let parent = screen.views[view].parent, let frame = version.laidOut.frames[view],
            let container = version.laidOut.frames[parent]
        else { return false }
        let width = min(frame.maxX, container.maxX) - max(frame.x, container.x)
        let height = min(frame.maxY, container.maxY) - max(frame.y, container.y)
        return width >= frame.width / 2 && height >= frame.height / 2
    }

    /// Whether the text of a label touches no view that draws anything, apart from those around it.
    ///
    /// - Complexity: O(*n* · *d*) in the number of views and their depth.
    fileprivate func coversNothing(_ view: Int, in version: Rendition) -> Bool {
        guard let rect = version.laidOut.texts.first(where: { $0.view == view })?.shownArea else { return false }
        let around = Set(screen.ancestors(of: view))
        return screen.views.indices.allSatisfy { other in
            guard other != view, !around.contains(other), screen.views[other].drawsSomething,
                let frame = version.laidOut.frames[other]
            else { return true }
            return !frame.overlaps(rect)
        }
    }
}

extension View {
    /// Whether something is seen of the view itself: a view that only arranges others has no colour of its own.
    fileprivate var drawsSomething: Bool {
        if isHidden.base || !isInstalled.base { return false }
        switch content {
        case .plain, .stack, .container: return look.background != nil && look.background?.text.hasSuffix("00") != true
        default: return true
        }
    }
}

extension Rect {
    /// Whether another rectangle shares more than a rounding with this one.
    fileprivate func overlaps(_ other: Rect) -> Bool {
        min(maxX, other.maxX) - max(x, other.x) > OverlapDetector.tolerance
            && min(maxY, other.maxY) - max(y, other.y) > OverlapDetector.tolerance
    }

    /// Whether another rectangle lies within this one, but for rounding.
    fileprivate func contains(_ other: Rect) -> Bool {
        other.x >= x - OverlapDetector.tolerance && other.maxX <= maxX + OverlapDetector.tolerance
            && other.y >= y - OverlapDetector.tolerance && other.maxY <= maxY + OverlapDetector.tolerance
    }
}
