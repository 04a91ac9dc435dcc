internal import CodeStrings
internal import Interfaces
internal import Projects
internal import SourceCode
internal import SourceText

/// The screens of controllers that hide the bar of their navigation as soon as their view is there: they have more height than
/// the document says.
struct HiddenBars: Sendable {
    private var found = SceneObjects()

    /// - Complexity: O(*n*) in the number of elements of the documents, and in the size of the sources.
    init(of loaded: LoadedProject, types: TypeIndex) {
        let classes = DerivedClasses(types, writing: Self.isWritten, where: \.hidesNavigationBar)
        guard !classes.isEmpty else { return }
        for file in loaded.project.interfaces {
            guard case .success(let interface)? = loaded.interface(at: file.path) else { continue }
            let markup = interface.markup
            for index in 0..<markup.count {
                guard let element = markup.element(at: index), element.parent?.isNamed("objects") == true,
                    let name = element["customClass"], classes.contain(name)
                else { continue }
                found.add(element, of: markup.file.path)
            }
        }
    }

    /// Whether an implementation of Objective-C hides the bar where its view appears.
    private static func isWritten(_ implementation: Substring) -> Bool {
        guard implementation.contains("avigationBarHidden") else { return false }
        let methods = implementation.matches(
            of: /\n- *\(void\) *view(?:DidLoad|WillAppear|IsAppearing|DidAppear)\b[^\0]*?\n\}/.wordBoundaryKind(.simple)
        )
        return methods.contains { method in
            method.output.firstMatch(of: /avigationBarHidden\s*(?::|=)\s*YES/) != nil
        }
    }

    /// Whether code hides the bar above a screen.
    func hold(_ screen: Screen, in document: String) -> Bool { found.hold(screen, in: document) }
}

extension CodeNode {
    /// The functions of a controller that run before people see it.
    private static let early: Set<String> = ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"]

    /// Whether a type hides the bar of its navigation where it appears.
    fileprivate var hidesNavigationBar: Bool {
        descendants.contains { function in
            function.kind == .function && Self.early.contains(function.name)
                && function.descendants.contains { node in
                    node.assigns(to: { $0.isNamed("isNavigationBarHidden") }, where: { $0 == "true" })
                        || node.kind == .call && node.firstChild?.isNamed("setNavigationBarHidden") == true
                            && node.arguments.first?.firstChild?.source == "true"
                }
        }
    }
}
