internal import Interfaces
internal import Layout

extension Rule {
    /// ``AmbiguousLayout``.
    package static let ambiguousLayout = Self("ambiguous-layout", AmbiguousLayout.self)
}

/// The constraints allow more than one layout, and the system chooses one.
enum AmbiguousLayout: ScreenRule {
    static let documentation = RuleDocumentation(
        .ambiguousLayout,
        "The constraints allow more than one layout, and the system picks one.",
        severity: .always(.warning),
        says: "The view, and two frames for it that satisfy all constraints equally well.",
        rationale: """
            Which layout the system picks is undefined: views jump when a screen is laid out again, and the layout \
            tested in one language may not be the one shown in another. The classic case is two labels in a row with \
            equal hugging and compression resistance. Views that Interface Builder is set not to verify are not \
            reported.
            """,
        fires: [
            Snippet("overset.yml", "constraints:\n  - \"H:|-[caption]-[value]-|\"")
        ],
        passes: [
            Snippet(
                "overset.yml",
                """
                constraints:
                  - "H:|-[caption]-[value]-|"
                  - "caption.width == 120"
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
                      caption: { label: CAPTION, font: body }
                      value: { label: VALUE, font: body }
                    …
                      - "V:|-[caption]"
                      - "V:|-[value]"
                """
            ),
            Snippet(
                "en.lproj/Localizable.strings",
                """
                "CAPTION" = "Name";
                "VALUE" = "Anna";
                """
            ),
        ],
        fix: """
            Add what is missing: a position on each axis, or different priorities for views that compete for space. \
            Give the view that should stay small a higher hugging priority (251 against 250), and the one that must \
            stay readable a higher compression resistance (751 against 750).
            """
    )

    static func issues(in context: ScreenContext) -> [ScreenIssue] {
        let (checked, screen) = (context.checked, context.screen)
        // What depends on a grid is placed by it, and its size is not known here.
        guard !screen.views.indices.contains(where: screen.isArrangedByUnknown) else { return [] }
        let found = ambiguities(of: checked)
        // What is in an ambiguous view, or depends on it, is a consequence: the first view names the cause.
        let views = found.keys.sorted()
        guard let first = views.first(where: { !screen.ancestors(of: $0).contains { found[$0] != nil } }),
            let hits = found[first]
        else { return [] }
        let shown = checked.addedVersions(hits.map(\.version))
        guard let worst = shown.first, let ambiguity = hits.first(where: { $0.version == worst })?.ambiguity else {
            return []
        }
        let axes = ambiguity.axes.map { $0 == .horizontal ? "horizontal" : "vertical" }.joined(separator: " and ")
        let others = views.count == 1 ? "" : " (+\(views.count - 1) \(views.count == 2 ? "view" : "views"))"
        let frame = checked.versions[worst].laidOut.frames[first].map { "both \(spelling($0)) and " } ?? ""
        return [
            ScreenIssue(
                message:
                    "ambiguous \(axes) layout of \(screen.name(ofView: first))\(others) on \(screen.name): "
                    + "\(frame)\(spelling(ambiguity.witness)) \(frame.isEmpty ? "satisfies" : "satisfy") the constraints",
                location: screen.views[first].location,
                key: screen.views[first].id,
                // One for a screen, whichever view is named.
                objects: [],
                view: first,
                sightings: shown.map { number in
                    var evidence = Evidence(.laidOut, kind: checked.versions[number].kind)
                    checked.weigh(&evidence, views: [first], axes: ambiguity.axes)
                    if evidence.kind == .source, isCleared(screen) { evidence.isReproduced = false }
                    if screen.isFilledByClass(first) || screen.isFilledElsewhere(views, ambiguity.axes) {
                        evidence.doubts.insert(.ownLayout)
                    }
                    if evidence.kind != .source,
                        isInsideError(ambiguity, checked.versions[number].laidOut.frames[first])
                    {
                        evidence.isCertain = false
                    }
                    return ScreenIssue.Sighting(version: number, evidence: evidence)
                }
            )
        ]
    }

    /// Whether Xcode has looked at the document and found no view ambiguous in the source language: it notes each one.
    private static func isCleared(_ screen: Screen) -> Bool {
        screen.document != nil && !screen.views.contains { $0.flags.isAmbiguous || $0.flags.isMisplaced }
    }

    /// The ambiguities that people can see and a developer can mend, by view.
    private static func ambiguities(
        of checked: CheckedScreen
    ) -> [Int: [(version: Int, ambiguity: LayoutAmbiguity)]] {
        var found: [Int: [(version: Int, ambiguity: LayoutAmbiguity)]] = [:]
        for (number, version) in checked.versions.enumerated() where !version.laidOut.ambiguities.isEmpty {
            let source = checked.versions.first { $0.kind == .source && $0.isSet(like: version) } ?? version
            let folded = source.foldedViews(of: checked.screen)
            let hidden = checked.screen.hiddenViews(in: version.setting.device.sizeClasses)
            for ambiguity in version.laidOut.ambiguities
            where checked.screen.views[ambiguity.view].flags.verifiesAmbiguity {
                // Nobody sees a folded or hidden view until code shows it.
                guard !folded[ambiguity.view], !hidden[ambiguity.view],
                    isReported(ambiguity, in: version, of: checked.screen)
                else { continue }
                found[ambiguity.view, default: []].append((number, ambiguity))
            }
        }
        return found
    }

    private static func isReported(
        _ ambiguity: LayoutAmbiguity,
        in version: CheckedScreen.Rendition,
        of screen: Screen
    ) -> Bool {
        let view = ambiguity.view
        // The other place must not be the same one.
        if let frame = version.laidOut.frames[view], isClose(frame, ambiguity.witness) { return false }
        // A constraint of the view that is given up leaves its size open: the conflict says so.
        if version.laidOut.conflicts.contains(where: { $0.broken.view(in: screen) == view }) { return false }
        let cut = version.laidOut.texts.filter { !$0.fitted.faults.isEmpty }.map(\.view)
        let isCut = cut.contains(view)
        // A longer text that is cut in one of the two places has a finding of its own, and so has one that competes with
        // the view for the same room.
        let isTold =
            isCut
            || cut.contains { text in
                screen.views[text].parent == screen.views[view].parent
                    && ambiguity.axes.contains { RoomRivals(of: text, on: $0, in: screen).isTied }
            }
        guard version.kind == .source || !isTold else { return false }
        // Longer placeholders of a prototype cell say nothing: code replaces them.
        guard screen.views[view].flags.isPrototype else { return true }
        return version.kind == .source && !isCut
    }

    /// How much the measured width of a text may be wrong, as a share of it.
    private static let widthError = 0.03

    /// Whether the two places that a longer text leaves open differ by less than the text's width may be wrong: texts that
    /// are that much narrower leave nothing open.
    private static func isInsideError(_ ambiguity: LayoutAmbiguity, _ frame: Rect?) -> Bool {
        guard let frame, ambiguity.axes.contains(.horizontal), ambiguity.axes.count == 1 else { return false }
        let difference = max(
            (frame.x - ambiguity.witness.x).magnitude,
            (frame.width - ambiguity.witness.width).magnitude
        )
        return difference <= widthError * max(frame.width, ambiguity.witness.width)
    }

    private static func isClose(_ first: Rect, _ second: Rect) -> Bool {
        let differences = [
            first.x - second.x, first.y - second.y, first.width - second.width, first.height - second.height,
        ]
        return differences.allSatisfy { $0.magnitude <= 1 }
    }

    private static func spelling(_ rect: Rect) -> String {
        let numbers = [rect.x, rect.y, rect.width, rect.height].map(CheckedText.number)
        return "(\(numbers[0]), \(numbers[1])) with \(numbers[2]) × \(numbers[3]) pt"
    }
}

extension Screen {
    /// Whether a class of the app may fill an empty view, or say how large it is: the document tells neither.
    fileprivate func isFilledByClass(_ view: Int) -> Bool {
        guard views[view].customClass != nil, case .plain = views[view].content else { return false }
        return views[view].children.isEmpty
    }

    /// Whether something that the document does not say gives one of the views an extent: code, for which a constraint
    /// stands in that the build takes out, or the view of another scene that is embedded there.
    fileprivate func isFilledElsewhere(_ ambiguous: [Int], _ axes: [Axis]) -> Bool {
        let isEmbedded = ambiguous.contains { if case .container = views[$0].content { true } else { false } }
        if isEmbedded { return true }
        return placeholders.contains { constraint in
            guard constraint.isInstalled.base, axes.contains(where: { $0 == constraint.first.attribute.axis }),
                case .view(let view) = constraint.first.item
            else { return false }
            return ambiguous.contains(view)
        }
    }
}
