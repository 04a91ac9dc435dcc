internal import CodeStrings
internal import Interfaces
internal import Projects
internal import SourceCode
internal import SourceText

/// The scenes of storyboards and the xibs that nothing makes.
///
/// A scene is made if it is the initial one, if a segue of a scene that is made leads to it, by a tap or as code performs it,
/// or if code or another document names its identifier, or its class where no other scene of that class is made. A xib is
/// made if code, a property list or another document names it or a class of its own. What a source does not declare, or
/// declares for other modules (`public`), is left alone: what uses it may not be here. A document that no Xcode project
/// builds is not made at all, nor is a copy of the document beside it, a view whose controller makes another one, or a
/// window that nothing brings to the screen.
struct UnmadeScenes: Sendable {
    private var found = SceneObjects()

    /// How many documents and scenes an app has of which some are made, whatever else was left behind.
    private static let fewestUnderstood = 5

    /// - Parameters:
    ///   - loaded: the project.
    ///   - sources: its code.
    ///   - unreached: the bytes of code that no run of the app comes to, by the path of the file as it was opened.
    ///   - keepsStarts: whether the storyboards that property lists name begin with their first scene; code may begin with
    ///     another one.
    /// - Complexity: O(*n*) in the number of elements of the documents, and in the size of the sources.
    init(
        of loaded: LoadedProject,
        sources: LoadedSources,
        leavingOut unreached: [String: [Range<Int>]] = [:],
        keepingStarts keepsStarts: Bool = true
    ) {
        // A class in a file that was not read may make anything.
        guard !sources.unread.contains(where: { $0.location.path.isOfCode }) else { return }
        let types = DeclaredTypes(sources.types)
        let built = loaded.built
        let ownViews = OwnViews(sources.types)
        let hidden = UntouchableViews(sources.types)
        var wholes: [LoadedWhole] = []
        var shown: [MarkupFile] = []
        var referenced: Set<String> = []
        // The storyboards that others refer to.
        var linked: Set<String> = []
        let copies = DocumentCopies.all(in: loaded, sources)
        let mainNibs = Self.mainNibs(in: loaded.project.infoLists)
        for file in loaded.project.interfaces {
            guard case .success(let interface)? = loaded.interface(at: file.path) else { continue }
            let markup = interface.markup
            for index in 0..<markup.count {
                guard let element = markup.element(at: index) else { continue }
                if element.isReference, let storyboard = element["storyboardName"] {
                    linked.insert(storyboard)
                    continue
                }
                for name in ["referencedIdentifier", "nibName", "storyboardName"] {
                    if let value = element[name] { referenced.insert(value) }
                }
            }
            if built.leavesOutDocument(file.path) || built.isOfOtherApps(file.path) || copies.contains(file.path) {
                if let root = markup.element(at: 0) { found.add(root, of: markup.file.path) }
            } else {
                wholes += LoadedWhole.all(of: markup, types.closed, hidden, mainNibs: mainNibs)
                shown.append(markup)
                for view in ownViews.unloaded(in: markup) { found.add(view, of: markup.file.path) }
            }
        }
        for (window, document) in HiddenWindows.all(in: shown, sources.types, leavingOut: unreached) {
            found.add(window, of: document)
        }
        let storyboards = UnloadedStoryboards.candidates(among: shown)
        guard !storyboards.isEmpty || wholes.contains(where: { !$0.isMade }) else { return }
        var code = NamedInCode(
            wanted: types.all.union(storyboards).union(wholes.flatMap { $0.names.union($0.targetsByCode.keys) })
        )
        // What tests and files outside of all programs name, no user gets to see.
        let unseenFiles = CodeDocuments.unseenFiles(of: loaded, sources.types.files)
        for file in sources.types.files where !unseenFiles.contains(file.path) && CodePurpose(path: file.path) == .app {
            let path = file.code.file.path
            code.read(
                Self.blanked(file.code.file.utf8, (unreached[path] ?? []) + file.developerClauses),
                of: path,
                declaring: types.byFile[path] ?? [],
                isRoot: types.roots.contains(path)
            )
        }
        wholes.leaveOut(AskedStoryboards(sources.types.files, of: wholes.sharedIdentifiers))
        let open = types.all.subtracting(types.closed).union(ClassesFromText(sources.types.files).among(types.all))
        var outside = Set(referenced.union(open).compactMap(NamedInCode.name))
        // Documents that are archives say what they make as well.
        var listed = Set(built.storyboards.compactMap(NamedInCode.name))
        for text in sources.mentioned.union(sources.nibNames) {
            for word in text.split(whereSeparator: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }) {
                if let name = NamedInCode.name(String(decoding: word, as: UTF8.self)) { listed.insert(name) }
            }
        }
        outside.formUnion(listed)
        let unloaded = UnloadedStoryboards(
            among: storyboards,
            named: code.parts.values.reduce(into: outside) { $0.formUnion($1.named) },
            listed: listed,
            classes: types.all,
            files: sources.types.files
        )
        for index in wholes.indices where unloaded.contain(wholes[index].document) {
            if UnloadedStoryboards.name(of: wholes[index].document).map(linked.contains) == true {
                // Only what leads to the reference shows its first scene.
                if wholes[index].isInitial { wholes[index].isMade = false }
            } else {
                found.add(wholes[index].element, of: wholes[index].document)
            }
        }
        wholes.removeAll { whole in
            unloaded.contain(whole.document)
                && UnloadedStoryboards.name(of: whole.document).map(linked.contains) != true
        }
        let unlinked = storyboards.subtracting(linked)
        for index in wholes.indices where wholes[index].isInitial {
            wholes[index].waitForStoryboard(among: unlinked, code, outside: outside)
        }
        if !keepsStarts {
            for index in wholes.indices where wholes[index].isInitial {
                let name = UnloadedStoryboards.name(of: wholes[index].document).flatMap(NamedInCode.name)
                if name.map(listed.contains) == true { wholes[index].isMade = false }
            }
        }
        Self.judge(&wholes, code, outside)
        // Where nothing of so many is made, it was not understood how the app makes them.
        guard wholes.count < Self.fewestUnderstood || wholes.contains(where: \.isMade) else { return }
        for whole in wholes where !whole.isMade { found.add(whole.element, of: whole.document) }
    }

    /// Notes what is made: by code in use, or by what is made itself.
    ///
    /// - Complexity: O(*w* · *n*) at most, in the number of scenes and xibs, and that of the names in code.
    /// - Parameters:
    ///   - wholes: all scenes and xibs.
    ///   - code: what code names.
    ///   - outside: what documents, property lists and other modules name.
    private static func judge(_ wholes: inout [LoadedWhole], _ code: NamedInCode, _ outside: Set<NamedInCode.Name>) {
        if code.performsUnknown {
            // The identifier may be any.
            for index in wholes.indices {
                for targets in wholes[index].targetsByCode.values { wholes[index].targets.formUnion(targets) }
            }
        }
        let nibs = wholes.filter { $0.document.hasSuffix(".xib") }.compactMap(\.document.nibName)
        let documents = Set(nibs.compactMap(NamedInCode.name))
        var count = -1
        // A class that code names stands for a scene only where none of its scenes is made by an identifier.
        var takesClasses = false
        // What code performs depends on the scenes that are made, whose classes it is in.
        var performed = outside
        let named = wholes.map { $0.isNamedElsewhere(in: code, outside: outside) }
        while true {
            follow(&wholes, performed)
            if count == wholes.count(where: \.isMade) {
                if takesClasses { return }
                takesClasses = true
            } else {
                takesClasses = false
            }
            count = wholes.count(where: \.isMade)
            // A scene that nothing seems to make may still be shown in a way that is not seen here: its code counts,
            // unless it has no identifier to make it by, or only its own code names it.
            let classes = zip(wholes, named)
                .filter { $0.isMade || $0.document.hasSuffix(".storyboard") && !$0.names.isEmpty && $1 }
                .flatMap(\.0.classes).compactMap(NamedInCode.name)
            let made = MadeNames(code, outside: outside.union(classes))
            performed.formUnion(made.performed)
            let shown = Set(wholes.filter(\.isMade).flatMap(\.ownClasses))
            for index in wholes.indices where !wholes[index].isMade {
                let whole = wholes[index]
                guard whole.document.hasSuffix(".storyboard") else {
                    wholes[index].isMade = whole.loadedNames.contains { name in
                        let isClass = name == whole.owner && name != whole.document.nibName
                        return made.holds(name, documents: documents, isClass: isClass)
                    }
                    continue
                }
                let names = takesClasses ? whole.names.union(whole.ownClasses.subtracting(shown)) : whole.names
                // The scene itself names its class: that makes no other scene of this class.
                wholes[index].isMade = names.contains { name in
                    NamedInCode.name(name).map { made.named.contains($0) || outside.contains($0) } ?? true
                }
            }
        }
    }

    /// The documents that property lists name as those of the application.
    private static func mainNibs(in lists: [String]) -> Set<String> {
        lists.reduce(into: []) { names, list in
            let matches = list.matches(of: /<key>(?:NS|UI)MainNibFile(?:~\w+)?<\/key>\s*<string>([^<]+)<\/string>/)
            names.formUnion(matches.map { String($0.output.1) })
        }
    }

    /// A file with spaces in place of some of its bytes.
    private static func blanked(_ utf8: [UInt8], _ ranges: [Range<Int>]) -> [UInt8] {
        guard !ranges.isEmpty else { return utf8 }
        var utf8 = utf8
        for range in ranges { utf8.replaceSubrange(range, with: repeatElement(0x20, count: range.count)) }
        return utf8
    }

    /// Whether nothing makes a screen.
    func holds(_ screen: Screen, in document: String) -> Bool { found.hold(screen, in: document) }

    /// The bytes of a document's scenes that nothing makes; all of a xib.
    func ranges(in document: String) -> [Range<Int>] { found.ranges[document] ?? [] }

    /// The object IDs in the scenes of a document that nothing makes; those of all objects of a xib.
    func objects(in document: String) -> Set<String> { found.all(in: document) }

    /// Whether the same parts of documents are not made.
    func isSame(as other: UnmadeScenes) -> Bool { found.ranges == other.found.ranges }

    /// Notes what the segues of scenes that are made lead to: those that only code performs, where code spells them.
    ///
    /// - Parameters:
    ///   - wholes: all scenes and xibs.
    ///   - performed: the names of segues that code performs, for all that is known.
    private static func follow(_ wholes: inout [LoadedWhole], _ performed: Set<NamedInCode.Name>) {
        var waiting = wholes.filter(\.isMade)
        while let next = waiting.popLast() {
            let targets = next.targetsByCode.reduce(into: next.targets) { targets, segue in
                if NamedInCode.name(segue.key).map(performed.contains) ?? true { targets.formUnion(segue.value) }
            }
            for index in wholes.indices where !wholes[index].isMade {
                let isTarget =
                    wholes[index].document == next.document && !wholes[index].controllers.isDisjoint(with: targets)
                guard isTarget || next.reference?.isMet(by: wholes[index]) == true else { continue }
                wholes[index].isMade = true
                waiting.append(wholes[index])
            }
        }
    }
}

extension String {
    /// Whether a file of this name is one of code.
    fileprivate var isOfCode: Bool { [".swift", ".m", ".mm", ".h"].contains { hasSuffix($0) } }
}
