internal import Findings
internal import Interfaces
internal import ProposedLayout
internal import SourceCode
internal import SourceText
internal import TextMeasurement
internal import ViewTrees

/// Finds views that the code makes wider than the screen of a phone.
///
/// People who set larger text in the display settings of an iPhone (Display Zoom) have a screen 320 points wide, as the
/// first iPhone SE has.
struct WideFrameChecker: Sendable {
    let checker: SourceScreenChecker
    /// What a configuration sets the rule's severity to; `nil` for nothing.
    let severity: Severity?

    /// The width of a phone's screen with Display Zoom, in points.
    private static let zoomedWidth = 320.0
    /// Phones that are at least so wide, in points, have 375 with Display Zoom.
    private static let widePhone = 414.0

    /// What is found on all screens, each frame once.
    ///
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    /// - Complexity: two layouts for each way through a screen that has such a frame.
    func findings() throws(MeasurementError) -> [Finding] {
        let screens = checker.plan.views.screens.filter { screen in
            screen.platform == .iOS && ![.untraced, .widget, .alert, .dialog, .menu].contains(screen.kind)
                && Self.hasWideFrame(screen.root)
        }
        let results = CodeThreads.map(screens) { screen in
            Result { () throws(MeasurementError) in try findings(on: screen) }
        }
        var told: Set<SourceLocation> = []
        var all: [Finding] = []
        for result in results {
            for finding in try result.get() where told.insert(finding.location).inserted { all.append(finding) }
        }
        return all
    }

    /// Whether a tree has a frame that no phone with Display Zoom holds.
    private static func hasWideFrame(_ node: ViewNode) -> Bool {
        let width: Length? =
            switch node.kind {
            case .modified(.frame(let width, _, _)): width
            case .modified(.flexibleFrame(let frame)): frame.minWidth
            default: nil
            }
        if let width, width.share == nil, width.least > zoomedWidth { return true }
        return node.parts.contains { $0.views.contains(where: hasWideFrame) }
    }

    private func findings(on screen: SourceScreen) throws(MeasurementError) -> [Finding] {
        let phones = checker.devices.filter { $0.idiom == .phone }
        guard let source = checker.languages.first(where: { $0.texts.kind == .source }),
            let textSize = checker.textSizes.first,
            let room = SourceRoom.rooms(of: screen, on: phones).min(by: { $0.size.width < $1.size.width })
        else { return [] }
        let layout = RepeatedLayout(screen.root, measurer: checker.measurer)
        var findings: [Finding] = []
        for room in [room] + zoomed(room) {
            for pass in BranchCover(screen.root).passes {
                var conditions = checker.conditions(source, room, textSize)
                conditions.branches = pass.merging(room.decisions) { $1 }
                let tree = try layout.place(in: conditions, drawsTexts: false)
                findings += tree.wideFrames.compactMap { finding($0, in: tree, conditions, room, on: screen) }
            }
        }
        return findings
    }

    /// The room of the same phone with Display Zoom; none for a wide phone, or one that is as narrow anyway.
    private func zoomed(_ room: SourceRoom) -> [SourceRoom] {
        guard room.size.width > Self.zoomedWidth, room.size.width < Self.widePhone else { return [] }
        var zoomed = room
        zoomed.size.height *= Self.zoomedWidth / room.size.width
        zoomed.size.width = Self.zoomedWidth
        zoomed.name += " with Display Zoom"
        return [zoomed]
    }

    private func finding(
        _ view: Int,
        in tree: PlacedTree,
        _ conditions: LayoutConditions,
        _ room: SourceRoom,
        on screen: SourceScreen
    ) -> Finding? {
        let plan = checker.plan
        let source = tree.views[view].source
        guard source > 0, source <= plan.views.places.count else { return nil }
        let place = plan.views.places[source - 1]
        guard let code = plan.files[place.file],
            !SourceDirective.ignored(code, at: place.range.lowerBound).contains(Rule.outsideContainer.rawValue)
        else { return nil }
        guard tree.views[view].frame.width.isFinite else { return nil }
        let location = plan.location(place.file, place.range.lowerBound)
        let (width, available) = (tree.views[view].frame.width, conditions.size.width)
        let identity = [Rule.outsideContainer.rawValue, plan.file(place.file), place.phrase, tree.views[view].name]
        var finding = Finding(
            rule: .outsideContainer,
            severity: severity ?? .note,
            message: "\(tree.views[view].name) is wider than the screen of \(room.name): \(Int(width)) pt of "
                + "\(Int(available)) pt, so that what is at its sides is not seen",
            location: location,
            excerpt: SourceLines(code.file).excerpt(at: location, length: place.range.count),
            table: "",
            key: tree.views[view].name,
            fingerprint: Fingerprint.of(identity),
            occurrences: []
        )
        finding.place = ScreenPlace(
            screen: screen.name,
            identifier: SourceScreenChecker.identifier(of: screen),
            object: place.phrase,
            view: place.phrase
        )
        finding.limiting = checker.chain(view, in: tree, limit: nil)
        finding.occurrences = [
            Occurrence(
                locale: conditions.locale,
                kind: .source,
                textSize: conditions.textSize.rawValue,
                device: room.name,
                severity: severity ?? .note,
                text: "",
                location: nil,
                fault: nil,
                samples: [],
                fingerprint: Fingerprint.of(identity + [conditions.locale])
            )
        ]
        return finding
    }
}
