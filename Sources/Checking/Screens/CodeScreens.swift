internal import CodeFacts
internal import CodeStrings
internal import Configurations
internal import Findings
internal import Interfaces
internal import OutletTexts
internal import Projects
internal import SourceText

/// Puts the strings that code gives the views of documents on their screens.
struct CodeScreens: Sendable {
    let project: Project
    let join: OutletJoin
    /// The numbers that formatters of documents show, by the path of the document as people are shown it.
    let numbers: [String: [DocumentNumber]]
    /// The texts of rows in tables of AppKit, by the path of the document.
    let rowTexts: [String: Set<String>]
    let tables: CodeTables
    private let classes: MissingClasses
    private let outlets: MissingOutlets
    private let developerScenes: DeveloperScenes
    private let compact: CompactScenes
    private let hiddenBars: HiddenBars
    private let unmade: UnmadeScenes
    private let rows: RowHeights
    private let answered: AnsweredRows
    private let layouts: OwnLayouts
    private let lines: OwnLines
    private let fonts: ClassFonts
    private let headers: MeasuredHeaders
    let idioms: IdiomBranches
    private let idiomScenes: IdiomScenes

    /// How many strings of one view are looked at: each costs a layout of the screen.
    private static let maximumVariants = 4

    /// - Parameters:
    ///   - loaded: the project, with the languages that its users see.
    ///   - shown: what nobody sees of it; `nil` if no code was read, and there is nothing to put in.
    ///   - configuration: what people wrote down about it.
    ///   - languages: the real languages that are checked.
    init?(_ loaded: LoadedProject, _ shown: ShownParts?, configuration: Configuration, languages: [String]) {
        guard let sources = loaded.sources, let shown, !sources.files.isEmpty else { return nil }
        project = loaded.project
        let connections = Self.connections(of: loaded)
        unmade = shown.unmade
        let (types, keys) = (sources.types.withoutTests, sources.keys)
        join = loaded.ofOwnApps(
            OutletJoin(connections, index: sources.compiledTypes, keys: keys, unreached: shown.unreached)
        )
        numbers = Dictionary(connections.map { ($0.path, $0.numbers) }) { $0 + $1 }
        rowTexts = Dictionary(connections.map { ($0.path, $0.rowTexts) }) { $0.union($1) }
        tables = CodeTables(loaded, configuration: configuration, languages: languages)
        classes = MissingClasses(of: loaded, types: sources.types)
        outlets = MissingOutlets(of: loaded, types: sources.types)
        developerScenes = DeveloperScenes(of: loaded)
        compact = CompactScenes(of: loaded, types: types)
        hiddenBars = HiddenBars(of: loaded, types: types)
        rows = RowHeights(of: loaded, types: types)
        answered = AnsweredRows(of: loaded, types: types)
        layouts = OwnLayouts(types: types)
        lines = OwnLines(types: types)
        fonts = ClassFonts(types: types)
        headers = MeasuredHeaders(of: loaded, types: types)
        idioms = IdiomBranches(types)
        idiomScenes = IdiomScenes(of: loaded, sources: sources, shown: shown, idioms: idioms)
    }

    private static func connections(of loaded: LoadedProject) -> [DocumentConnections] {
        loaded.project.interfaces.compactMap { file in
            guard case .success(let interface)? = loaded.interface(at: file.path) else { return nil }
            return DocumentConnections(interface.markup)
        }
    }

    /// Puts in what code gives the views of a screen, and notes what it changes of them.
    func apply(to plan: inout ScreenPlan) {
        let document = plan.lines.path
        plan.code.lacksClass = classes.lacksClass(of: plan.screen, in: document)
        plan.code.lacksOutlet = outlets.hold(plan.screen, in: document)
        plan.code.isUnmade = unmade.holds(plan.screen, in: document) || answered.replace(plan.screen, in: document)
        plan.code.isForDevelopers =
            developerScenes.hold(plan.screen, in: document)
            || CodePurpose(document: project.relativePath(of: document)) == .developers
        if plan.idiom == nil { plan.idiom = idiomScenes.only(plan.screen, in: document) }
        plan.code.isForCompactHeight = compact.holds(plan.screen, in: document)
        plan.code.hidesBar = plan.screen.bars.contains(.navigation) && hiddenBars.hold(plan.screen, in: document)
        plan.code.laidOut = layouts.views(of: plan.screen)
        plan.code.adapted = lines.views(of: plan.screen)
        for view in fonts.views(of: plan.screen) { applyOwnFont(to: view, of: &plan) }
        plan.code.isMeasured = headers.hold(plan.screen, in: document)
        noteRowTexts(of: &plan)
        defer {
            plan.samples = dataSamples(of: plan.screen, in: document)
            plan.keepData()
            for index in plan.variants.indices { plan.variants[index].keepData() }
        }
        let original = plan
        if rows.areGiven(to: plan.screen, in: document), plan.screen.views[0].content.forgetRowHeight() {
            plan.designed = original.screen
        }
        guard let uses = join.uses[document] else { return }
        var candidates: [Int: [AssignedText.Slot: [Candidate]]] = [:]
        for (index, view) in original.screen.views.enumerated() {
            guard let use = uses[view.id] else { continue }
            apply(use.changes, to: index, of: &plan)
            let texts = use.texts.filter { $0.slot != .otherState }
            if Self.varies(texts.filter { $0.slot == .text }) { plan.code.varied.insert(index) }
            for slot in [AssignedText.Slot.text, .placeholder] {
                let own = texts.filter { $0.slot == slot }
                guard let first = own.first, view.content.hasSlot(slot) else { continue }
                if slot == .text { plan.code.replaced[index] = shown(first.location) }
                guard plan.onlyLanguage == nil, Self.canBeJudged(index, of: original.screen) else { continue }
                candidates[index, default: [:]][slot] = self.candidates(own, slot)
            }
        }
        for constraint in original.screen.constraints where uses[constraint.id]?.changes.contains(.constraint) == true {
            plan.code.setConstraints.insert(constraint.id)
            for view in constraint.movedViews(of: original.screen) {
                plan.code.resize(view, on: [constraint.first.attribute.axis])
            }
        }
        let count = candidates.values.flatMap(\.values).map(\.count).max() ?? 0
        guard count > 0 else { return }
        let marked = plan
        plan = filled(marked, candidates, number: 0, of: original)
        for number in 1..<max(1, min(count, Self.maximumVariants)) {
            plan.variants.append(filled(marked, candidates, number: number, of: original))
        }
    }

    /// Whether code gives a view one text at one time and another one, or none, at another.
    private static func varies(_ texts: [AssignedText]) -> Bool {
        var keys: Set<CodeKey.Name> = []
        var others: Set<AssignedText.Value> = []
        for text in texts {
            // The same string may be asked for in several places.
            if case .key(let key, _) = text.value { keys.insert(key.name) } else { others.insert(text.value) }
        }
        return keys.count + others.count > 1 || texts.contains(where: \.isConditional)
    }

    /// Whether the box of a view can be known: the document shows it, and its layout is no secret of the system.
    private static func canBeJudged(_ view: Int, of screen: Screen) -> Bool {
        guard !screen.isArrangedByUnknown(view) else { return false }
        return ([view] + screen.ancestors(of: view)).allSatisfy { index in
            !screen.views[index].isHidden.base && screen.views[index].isInstalled.base
        }
    }

    /// The plan with one string for each view.
    private func filled(
        _ marked: ScreenPlan,
        _ candidates: [Int: [AssignedText.Slot: [Candidate]]],
        number: Int,
        of original: ScreenPlan
    ) -> ScreenPlan {
        var plan = marked
        plan.designed = original.screen
        for view in candidates.keys.sorted() {
            for slot in [AssignedText.Slot.text, .placeholder] {
                guard let all = candidates[view]?[slot], !all.isEmpty else { continue }
                put(all[min(number, all.count - 1)], into: view, of: &plan)
            }
        }
        return plan
    }

    private func put(_ candidate: Candidate, into view: Int, of plan: inout ScreenPlan) {
        let entry = candidate.entry
        // Two tables may have the same key; what is shown is looked up by the key alone.
        if let other = plan.code.texts[entry.key], other.file != entry.file { return }
        let text = InterfaceText(
            property: "",
            objectID: entry.key,
            value: entry.source.value,
            location: plan.screen.views[view].location
        )
        let showsImageAlone = plan.screen.views[view].showsImageAlone && !plan.code.coloured.contains(view)
        guard plan.screen.views[view].put(text, into: candidate.slot) else { return }
        if showsImageAlone { plan.code.iconButtons.insert(view) }
        plan.screen.views[view].flags.isPrototype = false
        plan.code.texts[entry.key] = candidate.text
        if candidate.slot == .text { plan.code.replaced[view] = nil }
        plan.source[entry.key] = entry.source
        for (language, translation) in entry.translations where !plan.replacedIn.contains(language) {
            plan.translations[language, default: [:]][entry.key] = translation
        }
        if entry.isKept { plan.kept.insert(entry.key) }
        plan.declarations[entry.key] = entry.declaration
    }

    func shown(_ location: SourceLocation) -> SourceLocation {
        var location = location
        // A place in a document is shown as it is.
        if location.path.hasSuffix(".xib") || location.path.hasSuffix(".storyboard") { return location }
        location.path = project.shownPath(of: project.relativePath(of: location.path))
        return location
    }

    // MARK: Changes

    /// Takes over what code writes as a number, and notes what it changes besides.
    private func apply(_ changes: Set<OutletChange>, to view: Int, of plan: inout ScreenPlan) {
        let lines = changes.compactMap { change -> Int?? in
            if case .lines(let number) = change { .some(number) } else { nil }
        }
        // A number below 1 is no limit.
        let limits = Set(lines.map { $0.map { max(0, $0) } })
        if limits.count == 1, let number = limits.first ?? nil {
            plan.screen.views[view].content.change { $0.lines = number }
        } else if !lines.isEmpty {
            plan.code.resize(view)
            // There may be as many as the text has.
            if limits.contains(nil) { plan.code.adapted.insert(view) }
        }
        if changes.contains(.shrinks(true)), !changes.contains(.shrinks(false)) {
            let scales = changes.compactMap { change -> Double?? in
                if case .minimumScale(let scale) = change { .some(scale) } else { nil }
            }
            if scales.count == 1, let scale = scales[0], scale > 0, scale <= 1 {
                plan.screen.views[view].content.change { $0.minimumScale = scale }
            } else {
                plan.code.adapted.insert(view)
            }
        }
        applyFonts(of: changes, to: view, of: &plan)
        for change in changes {
            switch change {
            case .lines, .constraint, .font: continue
            case .hidden: plan.code.hidden.insert(view)
            case .frame: plan.code.placed.insert(view)
            case .wraps: plan.code.adapted.insert(view)
            case .image: plan.code.pictured.insert(view)
            case .dividers: divide(view, of: &plan)
            case .library: plan.code.heldByLibrary.insert(view)
            case .titleColor: plan.code.coloured.insert(view)
            // A view that constraints do not place becomes as large as its text.
            case .sizeToFit where plan.screen.views[view].autoresizing != nil: plan.code.adapted.insert(view)
            case .sizeToFit, .minimumScale, .shrinks, .geometry: plan.code.resize(view)
            }
        }
    }
}

extension CodeScreens {
    /// Notes that code decides how large the panes of a split view are.
    private func divide(_ view: Int, of plan: inout ScreenPlan) {
        guard case .split(let split) = plan.screen.views[view].content else { return }
        let panes = plan.screen.views.indices.filter { plan.screen.views[$0].parent == view }
        plan.code.divided[split.isVertical ? .horizontal : .vertical].formUnion(panes)
    }
}

extension ScreenPlan {
    /// Keeps the texts of labels that code fills with data as they are in pseudolocales: nobody translates them.
    fileprivate mutating func keepData() {
        for view in code.replaced.keys {
            guard case .label(let label) = screen.views[view].content, let text = label.text else { continue }
            kept.insert(text.key)
        }
    }
}

extension View {
    /// Whether it is a custom button of iOS with an image, no title, and no colour for one.
    fileprivate var showsImageAlone: Bool {
        guard case .button(let button) = content else { return false }
        return button.kind == "custom" && button.hasImage && button.title == nil && look.ink == nil
    }
}

extension Constraint {
    /// The views at its ends whose own place or size it decides: not the one that is around the other.
    fileprivate func movedViews(of screen: Screen) -> [Int] {
        let views = [first.item, second?.item].compactMap { item in
            if case .view(let view)? = item { view } else { nil }
        }
        return views.filter { view in !views.contains { screen.ancestors(of: $0).contains(view) } }
    }
}
