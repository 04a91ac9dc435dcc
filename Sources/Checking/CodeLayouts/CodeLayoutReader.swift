internal import CodeLayouts
internal import CodeStrings
internal import Configurations
internal import Findings
internal import Interfaces
internal import OutletTexts
internal import Projects
internal import SourceCode
internal import SourceText
internal import ViewTrees

/// Makes screens of the interfaces that classes of UIKit make in code, with their strings in all languages.
struct CodeLayoutReader {
    private let loaded: LoadedProject
    private let tables: CodeTables
    /// What nobody sees of the app; `nil` if that is not known.
    private let shown: ShownParts?

    /// How many strings of one view are looked at: each costs a layout of the screen.
    private static let maximumVariants = 4

    init(_ loaded: LoadedProject, _ shown: ShownParts?, configuration: Configuration, languages: [String]) {
        (self.loaded, self.shown) = (loaded, shown)
        tables = CodeTables(loaded, configuration: configuration, languages: languages)
    }

    /// A string for a view.
    private struct Candidate {
        var entry: CodeTables.Entry
        var text: CodeLayout.Text
        var place: SourceLocation
        var ignored: IgnoredRules
    }

    /// Reads everything.
    ///
    /// - Returns: the screens on which a string of a table has a known room.
    /// - Complexity: O(*n*) in the number of nodes of the code.
    func read() -> [ScreenPlan] {
        guard let sources = loaded.sources, let types = loaded.screenTypes else { return [] }
        return CodeLayouts.read(types, keys: sources.keys).compactMap(plan)
    }

    private func plan(_ layout: CodeLayout) -> ScreenPlan? {
        let project = loaded.project
        let path = project.relativePath(of: layout.code.file.path)
        var screen = layout.screen
        screen.location = shown(screen.location)
        for index in screen.views.indices { screen.views[index].location = shown(screen.views[index].location) }
        for index in screen.constraints.indices {
            screen.constraints[index].location = shown(screen.constraints[index].location)
        }
        for (view, literal) in layout.literals {
            let text = InterfaceText(
                property: "text",
                objectID: screen.views[view].id,
                value: literal,
                location: screen.views[view].location
            )
            _ = screen.views[view].put(text, into: .text)
            screen.views[view].flags.isPrototype = true
        }
        var plan = ScreenPlan(
            screen: screen,
            file: path,
            table: "",
            lines: SourceLines(layout.code.file, path: project.shownPath(of: path)),
            hasFormats: true
        )
        plan.productNames = project.ownNames
        plan.code.varied = layout.varied
        plan.code.hidden = layout.hidden
        if !layout.isShown { plan.guessed = Set(layout.doubts.filter { $0.value.contains(.room) }.keys) }
        plan.code.layoutDoubts = layout.doubts.mapValues { $0.isEmpty ? [] : [.unknownRoom] }
        let judged = candidates(
            layout.texts.filter { shown?.isUnreached($0.node.range.lowerBound, in: $0.node.file.path) != true },
            layout
        )
        guard !judged.isEmpty else { return nil }
        // What has no bound is there for the room that it takes from others.
        for (view, slots) in candidates(layout.unplaced, layout) where judged[view] == nil {
            for (slot, found) in slots { put(found[0], into: view, slot, of: &plan) }
            plan.screen.views[view].flags.isPrototype = true
        }
        let count = judged.values.flatMap(\.values).map(\.count).max() ?? 0
        let marked = plan
        plan = filled(marked, judged, number: 0)
        for number in 1..<max(1, min(count, Self.maximumVariants)) {
            plan.variants.append(filled(marked, judged, number: number))
        }
        return plan
    }

    // MARK: Strings

    private typealias Candidates = [Int: [AssignedText.Slot: [Candidate]]]

    private func candidates(_ texts: [CodeLayout.Text], _ layout: CodeLayout) -> Candidates {
        var found: Candidates = [:]
        for text in texts {
            let path = loaded.project.relativePath(of: text.key.location.path)
            guard let entry = tables.entry(for: text.key, from: path), TextPurpose.isForPeople(entry.source.value),
                entry.declaration?.ignored != .all
            else { continue }
            let (line, column) = LineTable(text.node.file.utf8).position(
                at: text.node.range.lowerBound,
                in: text.node.file.utf8
            )
            let place = shown(SourceLocation(path: text.node.file.path, line: line, column: column))
            let slot: AssignedText.Slot = text.isPlaceholder ? .placeholder : .text
            let known = found[text.view]?[slot] ?? []
            guard !known.contains(where: { $0.entry.key.utf8.elementsEqual(entry.key.utf8) }) else { continue }
            found[text.view, default: [:]][slot, default: []].append(
                Candidate(entry: entry, text: text, place: place, ignored: ignored(text, of: layout))
            )
        }
        return found
    }

    /// The rules that comments beside the view and beside its text say to find nothing there.
    private func ignored(_ text: CodeLayout.Text, of layout: CodeLayout) -> IgnoredRules {
        ((layout.places[text.view] ?? []) + [text.node]).reduce(.none) { ignored, node in
            let here = SourceDirective.ignored(node.file, at: node.range.lowerBound)
            return ignored.union(here)
        }
    }

    /// The plan with one string for each view.
    private func filled(_ marked: ScreenPlan, _ candidates: Candidates, number: Int) -> ScreenPlan {
        var plan = marked
        for view in candidates.keys.sorted() {
            for slot in [AssignedText.Slot.text, .placeholder] {
                guard let all = candidates[view]?[slot], !all.isEmpty else { continue }
                put(all[min(number, all.count - 1)], into: view, slot, of: &plan)
            }
        }
        return plan
    }

    private func put(_ candidate: Candidate, into view: Int, _ slot: AssignedText.Slot, of plan: inout ScreenPlan) {
        let entry = candidate.entry
        // Two tables may have the same key; what is shown is looked up by the key alone.
        if let other = plan.code.texts[entry.key], other.file != entry.file { return }
        let isHere = candidate.place.path == plan.lines.path
        let text = InterfaceText(
            property: "",
            objectID: entry.key,
            value: entry.source.value,
            location: isHere ? candidate.place : plan.screen.location
        )
        guard plan.screen.views[view].put(text, into: slot) else { return }
        plan.screen.views[view].flags.isPrototype = false
        plan.code.texts[entry.key] = ScreenCode.Text(
            table: entry.table,
            file: entry.file,
            location: entry.source.location,
            place: candidate.place,
            isPart: !candidate.text.isWhole
        )
        plan.source[entry.key] = entry.source
        for (language, translation) in entry.translations {
            plan.translations[language, default: [:]][entry.key] = translation
        }
        if entry.isKept { plan.kept.insert(entry.key) }
        plan.declarations[entry.key] = entry.declaration
        if candidate.ignored != .none {
            var declaration = entry.declaration ?? TextDeclaration()
            declaration.ignored = declaration.ignored.union(candidate.ignored)
            plan.declarations[entry.key] = declaration
        }
    }

    private func shown(_ location: SourceLocation) -> SourceLocation {
        var location = location
        location.path = loaded.project.shownPath(of: loaded.project.relativePath(of: location.path))
        return location
    }
}
