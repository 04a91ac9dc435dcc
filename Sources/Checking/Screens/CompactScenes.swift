internal import CodeStrings
internal import Interfaces
internal import Projects
internal import SourceCode
internal import SourceText

/// The scenes that code shows only while little height is there: on phones in landscape.
///
/// Such a scene has an identifier, no segue leads to it, and code names the identifier only where it has found the
/// vertical size class to be compact, or in functions that it calls only there.
struct CompactScenes: Sendable {
    private var found = SceneObjects()

    /// - Complexity: O(*n*) in the number of elements of the documents, and in the size of the sources.
    init(of loaded: LoadedProject, types: TypeIndex) {
        let files = types.files.map(\.code)
        guard files.contains(where: { $0.root.mentionsVerticalClass }) else { return }
        var scenes: [String: [(document: String, controller: MarkupElement)]] = [:]
        for file in loaded.project.interfaces {
            guard case .success(let interface)? = loaded.interface(at: file.path) else { continue }
            let markup = interface.markup
            let elements = (0..<markup.count).compactMap { markup.element(at: $0) }
            let reached = Set(
                elements.compactMap { $0.isNamed("segue") ? $0["destination"] : $0["initialViewController"] }
            )
            for element in elements {
                guard let name = element["storyboardIdentifier"], let id = element["id"], !reached.contains(id)
                else { continue }
                scenes[name, default: []].append((markup.file.path, element))
            }
        }
        guard !scenes.isEmpty else { return }
        let named = Self.places(in: files) { node in
            node.kind == .text && scenes[node.source] != nil ? node.source : nil
        }
        let functions = Set(named.values.joined().compactMap { $0.isCompact ? nil : $0.function })
        let called = Self.places(in: files) { node in
            (node.kind == .reference || node.kind == .member) && functions.contains(node.name) ? node.name : nil
        }
        for (name, places) in named {
            let isCompact = places.allSatisfy { place in
                if place.isCompact { return true }
                guard let callers = place.function.flatMap({ called[$0] }) else { return false }
                return callers.allSatisfy(\.isCompact)
            }
            guard isCompact else { continue }
            for scene in scenes[name] ?? [] { found.add(scene.controller, of: scene.document) }
        }
    }

    /// Whether code shows a screen only while its height is compact.
    func holds(_ screen: Screen, in document: String) -> Bool { found.hold(screen, in: document) }

    /// Where code names something.
    private struct Place {
        /// The function around it; `nil` outside of all.
        var function: String?
        /// Whether it is reached only where the vertical size class is compact.
        var isCompact: Bool
    }

    /// The places of the nodes that have a name, by that name.
    private static func places(in files: [SourceCode], name: (CodeNode) -> String?) -> [String: [Place]] {
        var found: [String: [Place]] = [:]
        func walk(_ node: CodeNode, _ place: Place) {
            if let name = name(node) { found[name, default: []].append(place) }
            var inner = place
            if node.kind == .function { inner = Place(function: node.name, isCompact: false) }
            let branches = node.compactBranches
            for child in node.children {
                var there = inner
                if branches.contains(child) { there.isCompact = true }
                walk(child, there)
            }
        }
        for file in files { walk(file.root, Place(function: nil, isCompact: false)) }
        return found
    }
}

extension CodeNode {
    /// Whether the file says anything of the vertical size class.
    fileprivate var mentionsVerticalClass: Bool {
        descendants.contains { $0.kind == .member && $0.isNamed("verticalSizeClass") }
    }

    /// The nodes directly inside that are reached only where the vertical size class is compact.
    fileprivate var compactBranches: Set<CodeNode> {
        switch kind {
        case .switch:
            guard let subject = firstChild, subject.kind == .member, subject.isNamed("verticalSizeClass") else {
                return []
            }
            return Set(children.filter { $0.kind == .switchCase && $0.child(.switchLabel)?.isOnlyCompact == true })
        case .if:
            guard children.contains(where: { $0.kind == .condition && $0.asksForCompact }),
                let body = child(.body)
            else { return [] }
            return [body]
        default:
            return []
        }
    }

    /// Whether the label of a case is `.compact` and nothing else.
    private var isOnlyCompact: Bool {
        !source.utf8.contains(UInt8(ascii: ",")) && descendants.contains { $0.kind == .member && $0.isNamed("compact") }
    }

    /// Whether a condition holds only where the vertical size class is compact.
    private var asksForCompact: Bool {
        let nodes = Array(descendants)
        let operators = nodes.filter { $0.kind == .operator }.map(\.source)
        return operators == ["=="]
            && nodes.contains { $0.kind == .member && $0.isNamed("verticalSizeClass") }
            && nodes.contains { $0.kind == .member && $0.isNamed("compact") }
    }
}
