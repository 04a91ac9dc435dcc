internal import Findings
internal import Interfaces
internal import ProposedLayout
internal import SourceCode
internal import SourceText
internal import TextMeasurement
internal import ViewTrees

/// Finds from how many characters on a text of the running app is cut, where texts of its kind are often longer.
struct DataTextChecker: Sendable {
    let checker: SourceScreenChecker
    /// What a configuration sets the rule's severity to; `nil` for nothing.
    let severity: Severity?

    /// From how many characters on a text is cut at least: below that the room was not understood.
    private static let fewestCharacters = 8
    /// On how many screens a text of one place in the code is judged.
    private static let timesJudged = 3

    /// Where a text is, whichever screen shows it.
    private struct Identity: Hashable {
        var source: Int
        var data: Int

        init(_ text: DataText) { (source, data) = (text.source, text.data) }
    }

    /// What came of a text on one screen.
    private enum Outcome {
        case fits
        /// The characters from which on it is cut.
        case isCut(Int, Finding?)
    }

    /// What came of it in the narrowest room in which the screen shows the text.
    private struct Judged {
        /// In points.
        var width: Double
        var outcome: Outcome

        /// Whether it says more than another one: in a narrower room, or with more space for the text there.
        func replaces(_ other: Judged) -> Bool {
            guard width == other.width else { return width < other.width }
            switch (other.outcome, outcome) {
            case (.fits, _): return false
            case (.isCut(let most, _), .isCut(let characters, _)): return characters > most
            case (.isCut, .fits): return true
            }
        }
    }

    /// What is found on all screens: a text that several screens show is told where it has most room, if it is cut there.
    ///
    /// Of screens that only wide devices show, nothing is said about narrow ones.
    ///
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    /// - Complexity: a layout for each way through a screen that shows such texts, and up to nine for each text that is cut.
    func findings() throws(MeasurementError) -> [Finding] {
        var counts: [Identity: Int] = [:]
        let work = checker.plan.views.screens.map { screen in
            let texts = DataText.all(in: screen.root).filter { text in
                guard DataLength.expected(of: checker.plan.views.data[text.data].expression) != nil else {
                    return false
                }
                counts[Identity(text), default: 0] += 1
                return counts[Identity(text), default: 0] <= Self.timesJudged
            }
            return (screen, texts)
        }
        let results = CodeThreads.map(work) { screen, texts in
            Result { () throws(MeasurementError) in try outcomes(texts, on: screen) }
        }
        var best: [Identity: Judged] = [:]
        var order: [Identity] = []
        for result in results {
            for (identity, judged) in try result.get() {
                if let known = best[identity] {
                    guard judged.replaces(known) else { continue }
                } else {
                    order.append(identity)
                }
                best[identity] = judged
            }
        }
        // One view may show several texts, as a row that several lists make: it is told once.
        var told: [Int: (characters: Int, finding: Finding)] = [:]
        var sources: [Int] = []
        for identity in order {
            guard case .isCut(let characters, let finding?)? = best[identity]?.outcome,
                characters >= Self.fewestCharacters
            else {
                continue
            }
            if told[identity.source] == nil { sources.append(identity.source) }
            if characters > told[identity.source]?.characters ?? 0 { told[identity.source] = (characters, finding) }
        }
        return sources.compactMap { told[$0]?.finding }
    }

    private func outcomes(
        _ texts: [DataText],
        on screen: SourceScreen
    ) throws(MeasurementError) -> [(Identity, Judged)] {
        guard !texts.isEmpty, let source = checker.languages.first(where: { $0.texts.kind == .source }),
            let textSize = screen.platform == .iOS ? checker.textSizes.first : .large
        else { return [] }
        var groups: [(path: [Int: Int], texts: [DataText])] = []
        for text in texts {
            if let index = groups.firstIndex(where: { $0.path == text.path }) {
                groups[index].texts.append(text)
            } else {
                groups.append((text.path, [text]))
            }
        }
        let rooms = SourceRoom.rooms(of: screen, on: checker.devices).sorted { $0.size.width < $1.size.width }
        var found: [(Identity, Judged)] = []
        let layout = RepeatedLayout(screen.root, measurer: checker.measurer)
        for group in groups {
            // A way that the device decides is judged on the narrowest one that takes it.
            guard
                let room = rooms.first(where: { room in
                    group.path.allSatisfy { room.decisions[$0.key] == nil || room.decisions[$0.key] == $0.value }
                })
            else { continue }
            var conditions = checker.conditions(source, room, textSize)
            conditions.branches = group.path.merging(room.decisions) { $1 }
            var all = conditions
            for text in group.texts { all.data[text.data] = DataLength.sample(expected(text).characters) }
            let tree = try layout.place(in: all, drawsTexts: false)
            for text in group.texts {
                guard Self.cut(text, in: tree) != nil else {
                    found.append((Identity(text), Judged(width: room.size.width, outcome: .fits)))
                    continue
                }
                let trial = Trial(layout: layout, screen: screen, conditions: conditions, roomy: room.roomy)
                let outcome = try outcome(text, trial, room)
                found.append((Identity(text), Judged(width: room.size.width, outcome: outcome)))
            }
        }
        return found
    }

    private func expected(_ text: DataText) -> (what: String, characters: Int) {
        DataLength.expected(of: checker.plan.views.data[text.data].expression) ?? ("a text", 0)
    }

    /// Lays a screen out with a text of some characters, while other texts of the running app stay as they are.
    private struct Trial {
        let layout: RepeatedLayout
        let screen: SourceScreen
        let conditions: LayoutConditions
        let roomy: Size?

        func tree(_ text: DataText, _ characters: Int, isRoomy: Bool = false) throws(MeasurementError) -> PlacedTree {
            var conditions = conditions
            conditions.data[text.data] = DataLength.sample(characters)
            if isRoomy {
                conditions.side = .roomy
                if let roomy { conditions.size = roomy }
            }
            return try layout.place(in: conditions, drawsTexts: false)
        }
    }

    /// The text where it is cut for want of lines, height or width; a title in a bar is cut by the system, as people know it.
    private static func cut(_ text: DataText, in tree: PlacedTree) -> ProposedLayout.PlacedText? {
        tree.texts.first { placed in
            placed.runs.contains { $0.data == text.data } && tree.views[placed.view].source == text.source
                && !placed.isChrome && placed.faults.contains { $0.kind == .truncated && $0.isCertain }
        }
    }

    private func outcome(_ text: DataText, _ trial: Trial, _ room: SourceRoom) throws(MeasurementError) -> Outcome {
        let (what, longest) = expected(text)
        guard Self.cut(text, in: try trial.tree(text, longest, isRoomy: true)) != nil else { return .fits }
        var tree = try trial.tree(text, longest)
        guard var placed = Self.cut(text, in: tree) else { return .fits }
        var (fits, fails) = (0, longest)
        while fails - fits > 1 {
            let middle = (fits + fails) / 2
            let tried = try trial.tree(text, middle)
            if let found = Self.cut(text, in: tried) {
                (fails, tree, placed) = (middle, tried, found)
            } else {
                fits = middle
            }
        }
        return .isCut(fails, finding(text, placed, in: tree, from: fails, what, longest, trial, room))
    }

    private func finding(
        _ text: DataText,
        _ placed: ProposedLayout.PlacedText,
        in tree: PlacedTree,
        from characters: Int,
        _ what: String,
        _ longest: Int,
        _ trial: Trial,
        _ room: SourceRoom
    ) -> Finding? {
        let plan = checker.plan
        guard text.source > 0, text.source <= plan.views.places.count else { return nil }
        let place = plan.views.places[text.source - 1]
        guard let code = plan.files[place.file],
            !SourceDirective.ignored(code, at: place.range.lowerBound).contains(Rule.cutData.rawValue)
        else { return nil }
        let expression = plan.views.data[text.data].expression
        let limit =
            switch placed.faults.first(where: { $0.kind == .truncated })?.limit {
            case .height: "the height holds \(Self.lines(max(placed.shown.lines.count, 1)))"
            default: "it may have \(Self.lines(placed.lineLimit ?? 1))"
            }
        let width = placed.offered.width.flatMap { $0.isFinite ? " of \(Int($0.rounded(.down))) pt" : nil } ?? ""
        let location = plan.location(place.file, place.range.lowerBound)
        let identity = [Rule.cutData.rawValue, plan.file(place.file), place.phrase, expression]
        var finding = Finding(
            rule: .cutData,
            severity: severity ?? .note,
            message:
                "'\(expression)' of \(place.phrase) is cut from \(characters) characters on, on \(room.name): \(limit)"
                + "\(width), and \(what) often has up to \(longest)",
            location: location,
            excerpt: SourceLines(code.file).excerpt(at: location, length: place.range.count),
            table: "",
            key: expression,
            fingerprint: Fingerprint.of(identity),
            occurrences: []
        )
        finding.place = ScreenPlace(
            screen: trial.screen.name,
            identifier: SourceScreenChecker.identifier(of: trial.screen),
            object: place.phrase,
            view: place.phrase
        )
        let lineLimit = SourceRepair.lineLimit(of: text.source, in: trial.screen.root)
        finding.limiting = checker.chain(placed.view, in: tree, limit: lineLimit)
        finding.role = tree.role(ofTextIn: placed.view)
        finding.occurrences = [
            Occurrence(
                locale: trial.conditions.locale,
                kind: .source,
                textSize: trial.conditions.textSize.rawValue,
                device: room.name,
                severity: severity ?? .note,
                text: DataLength.sample(characters),
                location: nil,
                fault: nil,
                samples: [],
                fingerprint: Fingerprint.of(identity + [trial.conditions.locale])
            )
        ]
        return finding
    }

    private static func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
}
