internal import CodeFacts
internal import CodeStrings
internal import Interfaces
internal import Projects
internal import SourceCode
internal import SourceText
internal import XcodeProjects

/// The documents of Interface Builder as code meets them: what they name, and the classes that they make.
struct CodeDocuments {
    /// Those that users see something of, without scenes that nothing shows.
    private(set) var all: [CodeDocument] = []
    /// The texts in quotation marks of all of them.
    private(set) var texts: Set<[UInt8]> = []

    /// - Complexity: O(*n*) in the size of the documents.
    init(_ loaded: LoadedProject, _ unmade: UnmadeScenes) {
        let hidden = UntouchableViews(loaded.sources?.types)
        let parts = SceneDocuments(loaded.sources?.types)
        for file in loaded.project.interfaces {
            guard case .success(let interface)? = loaded.interface(at: file.path) else {
                all.append(.unread)
                continue
            }
            QuotedTexts.read(interface.file.utf8[...], into: &texts)
            texts.formUnion(Self.attributes(of: interface.markup))
            // What the documents of developers' screens make, no user reaches.
            guard CodePurpose(document: file.path) == .app else { continue }
            // A scene that nothing shows makes nothing either.
            let markup = interface.markup
            let left = unmade.ranges(in: markup.file.path)
            var texts: Set<[UInt8]> = []
            let untouchable = hidden.connections(in: markup)
            QuotedTexts.read(interface.file.utf8[...], leavingOut: left + untouchable, into: &texts)
            var settings: [String: [Set<String>]] = [:]
            var loaders: Set<String> = []
            for index in 0..<markup.count {
                guard let element = markup.element(at: index), !left.contains(where: { $0.contains(element.offset) }),
                    let type = element["customClass"]
                else { continue }
                if Self.isLoader(element) { loaders.insert(type) }
                let attributes = element.child(named: "userDefinedRuntimeAttributes")
                settings[type, default: []].append(Set(attributes?.children.compactMap { $0["keyPath"] } ?? []))
            }
            let whole = CodeDocument(
                path: file.path,
                texts: texts,
                classes: loaders,
                settings: settings,
                outlets: Self.outlets(of: markup, leavingOut: left)
            )
            all += parts.all(of: markup, whole, leavingOut: left + untouchable)
        }
    }

    /// Classes of the system that documents name as those of the owner and of the first responder.
    private static let systemOwners: Set<String> = [
        "FirstResponder", "NSApplication", "NSDocument", "NSObject", "NSView", "NSViewController", "NSWindowController",
        "UIApplication", "UIResponder", "UIView", "UIViewController",
    ]

    /// Whether code that makes an object of the element's class may load the document for it: the owner and what stands
    /// outermost, and no view in another one.
    private static func isLoader(_ element: MarkupElement) -> Bool {
        element.parent?.isNamed("objects") == true && element["placeholderIdentifier"] != "IBFirstResponder"
            && !systemOwners.contains(element["customClass"] ?? "")
    }

    /// The texts of attributes for the running app, which may be keys of any length, in UTF-8.
    private static func attributes(of markup: MarkupFile) -> Set<[UInt8]> {
        (0..<markup.count).reduce(into: []) { texts, index in
            guard let element = markup.element(at: index), element.isNamed("userDefinedRuntimeAttribute"),
                let text = element["value"] ?? element.child(named: "string")?.text
            else { return }
            texts.insert(Array(text.utf8))
        }
    }

    /// The outlets of objects of the app's own classes.
    private static func outlets(of markup: MarkupFile, leavingOut left: [Range<Int>]) -> [CodeDocument.Outlet] {
        var views: [String: MarkupElement] = [:]
        var connections: [(owner: String, property: String, view: String, isCollection: Bool)] = []
        for index in 0..<markup.count {
            guard let element = markup.element(at: index), !left.contains(where: { $0.contains(element.offset) })
            else { continue }
            if element["hidden"] == "YES", let id = element["id"] { views[id] = element }
            let isCollection = element.isNamed("outletCollection")
            guard isCollection || element.isNamed("outlet"), let owner = element.parent?.parent?["customClass"],
                let property = element["property"], let view = element["destination"]
            else { continue }
            connections.append((owner, property, view, isCollection))
        }
        let counts = connections.reduce(into: [String: Int]()) { $0[$1.view, default: 0] += 1 }
        return connections.map { owner, property, view, isCollection in
            let isHidden = views[view].map { view in
                // A class of the app's own may show itself, code finds views by their tags, and devices have variations.
                view["customClass"] == nil && view["tag"] == nil
                    && !view.children.contains { $0.isNamed("variation") && $0["hidden"] != nil }
            }
            return CodeDocument.Outlet(
                owner: owner,
                property: property,
                isHidden: isHidden == true && counts[view] == 1 && !isCollection
            )
        }
    }

    /// The oldest versions that any target runs on.
    static func oldestSystems(_ loaded: LoadedProject) -> OldestSystems {
        let all = loaded.built.targetsByProject.flatMap(\.self).reduce(into: [ProjectTarget.System: [Int]]()) {
            oldest,
            target in
            oldest.merge(target.oldestSystems) { $0.lexicographicallyPrecedes($1) ? $0 : $1 }
        }
        return OldestSystems(Dictionary(uniqueKeysWithValues: all.map { ($0.rawValue, $1) }))
    }

    /// The files of apps for developers alone, and those that no target compiles.
    static func unseenFiles(of loaded: LoadedProject, _ files: [TypeIndex.File]) -> Set<String> {
        let packages = files.filter { FilePath.name(of: $0.path) == "Package.swift" }.map {
            PackageTargets($0.code, path: $0.path)
        }
        let developers = DeveloperTargets(loaded.built.targetsByProject, packages: packages)
        return loaded.uncompiledSources.union(
            files.map(\.path).filter { path in
                loaded.built.isOfOtherApps(path) || developers.hold(path, at: loaded.built.place(of: path))
            }
        )
    }
}

extension LoadedProject {
    /// What the code says, whatever the documents show; `nil` where no code was read, or not all of it.
    ///
    /// - Complexity: O(*n*) in the size of the code.
    var readCode: ReadCode? {
        guard let sources, sources.unread.isEmpty else { return nil }
        return ReadCode(
            sources.types,
            unseenFiles: CodeDocuments.unseenFiles(of: self, sources.types.files),
            quoted: sources.mentioned.union(sources.nibNames),
            systems: CodeDocuments.oldestSystems(self)
        )
    }
}
