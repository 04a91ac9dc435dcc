internal import CodeFacts
internal import Interfaces
internal import Projects
internal import SourceText

/// The scenes of documents whose controllers have a class that is named for developers: `DebugViewController`.
struct DeveloperScenes: Sendable {
    private var scenes = SceneObjects()

    /// - Complexity: O(*n*) in the number of elements of the documents.
    init(of loaded: LoadedProject) {
        for (name, scope, document) in loaded.controllers where CodeSituation.isForDevelopers(name) {
            scenes.add(scope, of: document)
        }
    }

    /// Whether only developers see a screen.
    func hold(_ screen: Screen, in document: String) -> Bool { scenes.hold(screen, in: document) }
}

extension LoadedProject {
    /// The controllers with a class of their own, and the owners of xibs: the class, what belongs to it, and the document's path
    /// as people are shown it.
    ///
    /// - Complexity: O(*n*) in the number of elements of the documents.
    var controllers: [(type: String, scope: MarkupElement, document: String)] {
        project.interfaces.flatMap { file -> [(type: String, scope: MarkupElement, document: String)] in
            guard case .success(let interface)? = self.interface(at: file.path) else { return [] }
            let markup = interface.markup
            return (0..<markup.count).compactMap { index in
                guard let element = markup.element(at: index), let type = element["customClass"],
                    element.parent?.isNamed("objects") == true, element.isController || element.isOwner
                else { return nil }
                return (type, element.isController ? element : element.parent ?? element, markup.file.path)
            }
        }
    }
}

extension MarkupElement {
    /// Whether it is a controller of any kind: of views, tables, tabs, pages.
    fileprivate var isController: Bool { name.hasSuffix("Controller") }

    /// Whether it stands for the owner of a xib.
    fileprivate var isOwner: Bool {
        self["placeholderIdentifier"] == "IBFilesOwner" || isNamed("customObject") && self["id"] == "-2"
    }
}
