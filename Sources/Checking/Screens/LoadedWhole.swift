internal import SourceText

/// What is made as a whole: the objects of a xib, or a scene.
struct LoadedWhole: Sendable {
    var element: MarkupElement
    var document: String
    /// The names by which it is made: of a xib, its own and its classes; of a scene, its identifier.
    var names: Set<String>
    /// The classes of a scene with an identifier, by which code may make it if it builds the identifier from parts.
    var ownClasses: Set<String> = []
    /// The class of the object that loads a xib and owns it, if the app's own.
    var owner: String?
    /// The classes of its objects.
    var classes: Set<String> = []
    /// The object IDs of its controllers, to which segues lead.
    var controllers: Set<String> = []
    /// The object IDs to which its own segues lead.
    var targets: Set<String> = []
    /// Those to which segues lead that only code of the app performs, by the identifiers of the segues.
    var targetsByCode: [String: Set<String>] = [:]
    /// The scene of a storyboard for which a reference to it stands.
    var reference: Reference?
    /// Whether a storyboard begins with the scene.
    var isInitial = false
    var isMade = false

    /// A scene of a storyboard by its identifier, or the one that the storyboard begins with.
    struct Reference {
        var storyboard: String
        var identifier: String?

        /// Whether it stands for a scene.
        func isMet(by scene: LoadedWhole) -> Bool {
            UnloadedStoryboards.name(of: scene.document) == storyboard
                && (identifier.map(scene.names.contains) ?? scene.isInitial)
        }
    }

    /// The names of which one is made where the document is loaded: its own is no evidence without an owner, as
    /// another class, a column or a document may be called like it.
    var loadedNames: Set<String> {
        guard let owner, let own = document.nibName else { return names }
        return names.subtracting([own]).union([owner])
    }

    /// Notes that the first scene of a storyboard is made where code in use names the storyboard, if any code does.
    ///
    /// - Complexity: O(*p*) in the number of parts of the code.
    mutating func waitForStoryboard(
        among storyboards: Set<String>,
        _ code: NamedInCode,
        outside: Set<NamedInCode.Name>
    ) {
        guard let storyboard = UnloadedStoryboards.name(of: document), storyboards.contains(storyboard),
            let name = NamedInCode.name(storyboard), !outside.contains(name),
            code.parts.values.contains(where: { $0.named.contains(name) })
        else { return }
        isMade = false
        names.insert(storyboard)
    }

    /// Whether other code than that of its own classes names a scene, by its identifier or by its class.
    ///
    /// - Complexity: O(*p*) in the number of parts of the code.
    func isNamedElsewhere(in code: NamedInCode, outside: Set<NamedInCode.Name>) -> Bool {
        let own = Set(classes.compactMap(NamedInCode.name))
        let all = names.union(ownClasses)
        let wanted = Set(all.compactMap(NamedInCode.name))
        if wanted.count < all.count || !wanted.isDisjoint(with: outside) { return true }
        return code.parts.values.contains { part in
            !part.named.isDisjoint(with: wanted) && (part.declared.isEmpty || !part.declared.isSubset(of: own))
        }
    }

    /// The parts of a document that are made as a whole.
    ///
    /// - Parameters:
    ///   - markup: the document.
    ///   - known: the classes of which the code tells who makes them.
    ///   - hidden: which views stay hidden.
    ///   - mainNibs: the documents that property lists name as those of the application.
    /// - Returns: a xib, or the scenes of a storyboard.
    /// - Complexity: O(*n*) in the number of elements.
    static func all(
        of markup: MarkupFile,
        _ known: Set<String>,
        _ hidden: UntouchableViews,
        mainNibs: Set<String>
    ) -> [Self] {
        let path = markup.file.path
        let elements = (0..<markup.count).compactMap { markup.element(at: $0) }
        guard let root = elements.first else { return [] }
        if path.hasSuffix(".xib") {
            let tops = elements.filter { $0.parent?.isNamed("objects") == true }
            let classes = Set(tops.compactMap { $0["customClass"] }).intersection(known)
            // The application's own document is named by the property list, if anywhere; it holds the main menu.
            let isOfApplication =
                tops.contains { $0["customClass"]?.hasSuffix("Application") == true || $0["systemMenu"] == "main" }
                || path.nibName.map { $0 == "MainMenu" || mainNibs.contains($0) } == true
            var whole = Self(element: root, document: path, names: classes.union([path.nibName ?? ""]))
            whole.owner = tops.first(where: \.isOwner)?["customClass"].flatMap { classes.contains($0) ? $0 : nil }
            whole.classes = Set(elements.compactMap { $0["customClass"] })
            whole.isMade = classes.isEmpty || isOfApplication
            return [whole]
        }
        let initial = Set(elements.compactMap { $0["initialViewController"] })
        // Without any entry it is not known how the scenes are shown.
        let hasEntry = !initial.isEmpty || elements.contains { $0["storyboardIdentifier"] != nil }
        let untouchable = hidden.connections(in: markup)
        return elements.filter { $0.isNamed("scene") }.map { scene in
            var whole = Self(element: scene, document: path, names: [])
            var waiting = [scene]
            while let next = waiting.popLast() {
                if let name = next["customClass"] { whole.classes.insert(name) }
                if untouchable.contains(next.range) { continue }
                if next.isNamed("segue"), next.canBePerformed, let target = next["destination"] {
                    let source = next.parent?.parent?["customClass"]
                    // A class that is not here, as one of a library, may perform the segue itself.
                    if let identifier = next["identifier"], next.isPerformedByCode,
                        source.map(known.contains) ?? true
                    {
                        whole.targetsByCode[identifier, default: []].insert(target)
                    } else {
                        whole.targets.insert(target)
                    }
                }
                if next.isReference, let storyboard = next["storyboardName"] {
                    if let id = next["id"] { whole.controllers.insert(id) }
                    whole.reference = Reference(storyboard: storyboard, identifier: next["referencedIdentifier"])
                }
                if next.name.hasSuffix("Controller"), next.parent?.isNamed("objects") == true {
                    if let id = next["id"] { whole.controllers.insert(id) }
                    let own = next["customClass"]
                    if let identifier = next["storyboardIdentifier"] {
                        whole.names.formUnion([identifier, identifier.withoutNumber])
                        if let own { whole.ownClasses.insert(own) }
                        // A class that is not known may name the scene where nobody sees it.
                        if let own, !known.contains(own) { whole.isMade = true }
                    }
                }
                waiting += next.children
            }
            whole.isInitial = !whole.controllers.isDisjoint(with: initial)
            if !hasEntry || whole.controllers.isEmpty || whole.isInitial { whole.isMade = true }
            return whole
        }
    }
}

extension [LoadedWhole] {
    /// The identifiers that scenes of several storyboards have.
    var sharedIdentifiers: Set<String> {
        var places: [String: Set<String>] = [:]
        for whole in self {
            guard let storyboard = UnloadedStoryboards.name(of: whole.document) else { continue }
            for name in whole.names { places[name, default: []].insert(storyboard) }
        }
        return Set(places.filter { $0.value.count > 1 }.keys)
    }

    /// Takes identifiers away from scenes of storyboards that code never asks for them.
    mutating func leaveOut(_ asked: AskedStoryboards) {
        for index in indices {
            guard let storyboard = UnloadedStoryboards.name(of: self[index].document) else { continue }
            self[index].names = self[index].names.filter { !asked.leaveOut($0, of: storyboard) }
        }
    }
}

extension MarkupElement {
    /// Whether it stands for a scene of a storyboard.
    var isReference: Bool { isNamed("viewControllerPlaceholder") || isNamed("controllerPlaceholder") }

    /// Whether it stands for the object that loads a xib.
    fileprivate var isOwner: Bool {
        self["placeholderIdentifier"] == "IBFilesOwner" || self["id"] == "-2" && isNamed("customObject")
    }

    /// Whether a segue ever happens: something that people tap has it, it says how controllers stand together, or code can
    /// name it.
    fileprivate var canBePerformed: Bool { self["identifier"] != nil || !isPerformedByCode }

    /// Whether nothing but code performs a segue: it belongs to a controller, and to nothing that people tap.
    fileprivate var isPerformedByCode: Bool {
        if ["relationship", "embed", "unwind"].contains(self["kind"]) { return false }
        return parent?.parent?.name.hasSuffix("Controller") ?? false
    }
}

extension String {
    /// What is left of an identifier that code may write with a number behind it, `"page\(index)"`.
    var withoutNumber: String {
        let rest = self[..<(lastIndex { !$0.isNumber }.map { index(after: $0) } ?? startIndex)]
        return rest.isEmpty ? self : String(rest)
    }

    /// The name by which a document at this path is loaded, without extension and device.
    var nibName: String? {
        split(separator: "/").last?.split(separator: ".").first?.split(separator: "~").first.map(String.init)
    }
}
