internal import Findings
internal import Interfaces
internal import Layout
internal import ProposedLayout
internal import SourceText
internal import TextMeasurement
internal import ViewTrees

/// Lays out one screen of code in all languages, rooms and text sizes, and says which texts do not fit.
struct SourceScreenChecker: Sendable {
    let plan: SourceScreenPlan
    let languages: [SourceLanguage]
    let devices: [DeviceTraits]
    let textSizes: [TextSizeCategory]
    let measurer: any TextMeasurer
    /// The language whose rules for glyphs and lines hold for pseudolocales.
    let source: String

    /// Lays a screen out.
    ///
    /// - Parameters:
    ///   - screen: the screen.
    ///   - cover: the ways through the code that show the texts to be judged.
    ///   - layout: who lays the screen out, and remembers what its parts answered.
    /// - Returns: what does not fit, what was judged, and the versions it was laid out in.
    /// - Throws: ``MeasurementError`` if a font cannot be had.
    /// - Complexity: a layout for each room, text size, language and way through the code, and three for each version in
    ///   which something does not fit.
    func check(
        _ screen: SourceScreen,
        _ cover: BranchCover,
        with layout: RepeatedLayout
    ) throws(MeasurementError) -> Outcome {
        var outcome = Outcome()
        guard !cover.paths.isEmpty else { return outcome }
        var failed: [BranchCover.Text: [Rendition]] = [:]
        var sources: [BranchCover.Text: [Rendition]] = [:]
        let placeholders = PlaceholderDoubts(screen.root, origins: plan.origins)
        var fitting = FittingRooms(of: screen.root)
        let rooms = rooms(of: screen)
        // What is known of texts holds for rooms with pixels of one size, so that these are laid out one after the other.
        for room in rooms.sorted(by: { $0.pixelsPerPoint < $1.pixelsPerPoint }) {
            for textSize in screen.platform == .iOS ? textSizes : [.large] {
                for (index, language) in languages.enumerated() {
                    let conditions = conditions(language, room, textSize)
                    for (number, pass) in cover.passes.enumerated() where isShown(language, cover.added[number]) {
                        let version = FittingRooms.Version(language: index, textSize: textSize, pass: number)
                        var texts = fitting.texts(of: version, in: room)
                        // In the source language all rooms count, for what is known of them.
                        if texts == nil || language.texts.kind == .source {
                            let laid = try lay(
                                screen,
                                layout,
                                index,
                                conditions,
                                room,
                                pass,
                                cover,
                                placeholders,
                                &outcome,
                                &failed,
                                &sources
                            )
                            texts = laid.texts
                            if laid.fits { fitting.add(version, in: room, texts: laid.texts) }
                        }
                        guard pass.isEmpty, let texts else { continue }
                        outcome.versions.append(
                            Version(language: index, room: room, textSize: textSize, texts: texts)
                        )
                    }
                }
            }
        }
        let places = Dictionary(rooms.enumerated().map { ($1, $0) }) { first, _ in first }
        func place(_ room: SourceRoom) -> Int { places[room] ?? rooms.count }
        outcome.versions.sort { place($0.room) < place($1.room) }
        failed = failed.mapValues { $0.sorted { place($0.room) < place($1.room) } }
        sources = sources.mapValues { $0.sorted { place($0.room) < place($1.room) } }
        outcome.withoutRoom = failed.compactMapValues(roomsWithoutRoom)
        failed = failed.mapValues(believable).filter { !$0.value.isEmpty }
        for text in failed.keys.sorted(by: { ($0.source, $0.string) < ($1.source, $1.string) }) {
            if let checked = try checkedText(text, on: screen, failed[text] ?? [], sources[text] ?? []) {
                outcome.texts.append(checked)
                outcome.failures.append(
                    (failed[text] ?? []).map { rendition in
                        let version = Version(
                            language: rendition.language,
                            room: rendition.room,
                            textSize: rendition.textSize,
                            texts: 0
                        )
                        return Failure(text: text, version: version, branches: rendition.branches)
                    }
                )
            }
        }
        return outcome
    }

    /// The rooms that a screen is judged in: of a view whose screen is not known the narrowest one, as a guess.
    private func rooms(of screen: SourceScreen) -> [SourceRoom] {
        let rooms = SourceRoom.rooms(of: screen, on: devices)
        guard screen.kind == .untraced || screen.kind == .routed else { return rooms }
        return rooms.min { $0.size.width < $1.size.width }.map { [$0] } ?? []
    }

    /// Whether a language has a text of the screen of its own, so that it shows something that the source does not.
    private func isShown(_ language: SourceLanguage, _ numbers: Set<Int>) -> Bool {
        language.texts.kind == .source || !language.own.isDisjoint(with: numbers)
    }

    func conditions(
        _ language: SourceLanguage,
        _ room: SourceRoom,
        _ textSize: TextSizeCategory
    ) -> LayoutConditions {
        let isPseudolocale = language.texts.kind == .pseudo || language.texts.kind == .stress
        return LayoutConditions(
            system: room.system,
            pixelsPerPoint: room.pixelsPerPoint,
            size: room.size,
            safeArea: room.safeArea,
            sizeClasses: room.sizeClasses,
            locale: isPseudolocale ? source : language.texts.locale,
            isRightToLeft: language.texts.isRightToLeft,
            textSize: textSize,
            strings: language.runs,
            edition: language.edition
        )
    }

    // MARK: One version

    /// Lays one version out.
    ///
    /// - Returns: how many texts from tables it shows, and whether all texts fit.
    private func lay(
        _ screen: SourceScreen,
        _ layout: RepeatedLayout,
        _ language: Int,
        _ conditions: LayoutConditions,
        _ room: SourceRoom,
        _ pass: [Int: Int],
        _ cover: BranchCover,
        _ placeholders: PlaceholderDoubts,
        _ outcome: inout Outcome,
        _ failed: inout [BranchCover.Text: [Rendition]],
        _ sources: inout [BranchCover.Text: [Rendition]]
    ) throws(MeasurementError) -> (texts: Int, fits: Bool) {
        var conditions = conditions
        conditions.branches = pass.merging(room.decisions) { $1 }
        let isSource = languages[language].texts.kind == .source
        // Of translations only what does not fit counts.
        let misfits: Misfits
        if isSource {
            let tree = try layout.place(in: conditions, drawsTexts: false)
            let strings = tree.texts.count { Self.identity($0, in: tree) != nil }
            misfits = Misfits(tree: tree, texts: tree.texts.count, strings: strings)
        } else {
            misfits = try layout.misfits(in: conditions)
        }
        let tree = misfits.tree
        outcome.measurements += misfits.texts
        let emptiness = cover.emptiness
        var trial = Trial(
            layout: layout,
            screen: screen,
            conditions: conditions,
            room: room,
            emptiness: emptiness,
            misfits: tree
        )
        for placed in tree.texts {
            guard let text = Self.identity(placed, in: tree), cover.paths[text] != nil else { continue }
            func judge() {
                guard isSource, screen.kind != .untraced else { return }
                let certainty = Self.certainty(of: placed, on: screen)
                outcome.judged[text.string] = min(outcome.judged[text.string] ?? certainty, certainty)
            }
            let isOwn = languages[language].own.contains(text.string)
            let fault = Self.fault(of: placed)
            guard isSource || isOwn else { continue }
            if let fault {
                let found = try trial.confirmed(
                    text,
                    path: cover.paths[text] ?? [:],
                    isInToolbar: cover.inToolbars.contains(text)
                )
                // What has no room for a letter is not read, let alone judged.
                if found.map({ !isWithoutRoom($0.placed, language, conditions.textSize) }) ?? true { judge() }
                guard let found else { continue }
                var doubts = found.doubts.union([.readFromCode])
                if screen.kind == .untraced { doubts.insert(.untracedScreen) }
                // How the system shares out the room of dialogs and menus is known for short texts only.
                if [.alert, .dialog, .menu, .routed].contains(screen.kind) { doubts.insert(.unknownRoom) }
                if cover.inToolbars.contains(text) { doubts.insert(.unknownRoom) }
                if screen.isCut { doubts.insert(.unknownRoom) }
                if !fault.isCertain { doubts.insert(.otherWayFits) }
                doubts.formUnion(placeholders.doubts[text] ?? [])
                if isForDevelopers(text) { doubts.insert(.developersOnly) }
                if plan.isUnreached(text.source), !plan.entries.contains(screen.name) { doubts.insert(.unmadeScreen) }
                // What an app with tables has in none of them is an example as often as a text that people see.
                if plan.origins[text.string]?.isOnlyInCode == true, plan.hasTables { doubts.insert(.inNoTable) }
                failed[text, default: []].append(
                    Rendition(
                        language: language,
                        room: room,
                        textSize: conditions.textSize,
                        placed: found.placed,
                        chain: chain(
                            found.placed.view,
                            in: found.tree,
                            // A modifier of the environment is no view that would stand in the tree.
                            limit: fault.limit == .lineLimit
                                ? SourceRepair.lineLimit(of: text.source, in: screen.root) : nil
                        ),
                        role: found.tree.role(ofTextIn: found.placed.view),
                        doubts: doubts,
                        branches: conditions.branches
                    )
                )
            } else if isSource {
                judge()
                sources[text, default: []].append(
                    Rendition(
                        language: language,
                        room: room,
                        textSize: conditions.textSize,
                        placed: placed,
                        chain: [],
                        doubts: []
                    )
                )
            }
        }
        let fits = tree.texts.allSatisfy { Self.fault(of: $0) == nil }
        return (misfits.strings, fits)
    }

    /// Whether only developers see a text, as far as its file or a condition around it says.
    private func isForDevelopers(_ text: BranchCover.Text) -> Bool {
        if plan.views.developerPlaces.contains(text.source) { return true }
        guard text.source > 0, text.source <= plan.views.places.count else { return false }
        return DeveloperCondition.names(plan.file(plan.views.places[text.source - 1].file))
    }

    /// How much is known of the room that a text was judged in.
    private static func certainty(
        of placed: ProposedLayout.PlacedText,
        on screen: SourceScreen
    ) -> JudgedCertainty {
        if placed.fitsByConstruction { return .byConstruction }
        return placed.doubts.isEmpty && screen.kind != .routed && !screen.isCut ? .proven : .typical
    }

    /// The string that a placed text shows, if it shows one and nothing else.
    static func identity(_ placed: ProposedLayout.PlacedText, in tree: PlacedTree) -> BranchCover.Text? {
        guard let string = placed.string else { return nil }
        return BranchCover.Text(source: tree.views[placed.view].source, string: string)
    }

    /// The first fault that the rules over texts judge.
    static func fault(of placed: ProposedLayout.PlacedText) -> ProposedLayout.PlacedText.Fault? {
        placed.faults.first { $0.kind != .outside }
    }
}
