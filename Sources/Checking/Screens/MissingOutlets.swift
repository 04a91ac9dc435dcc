internal import CodeStrings
internal import Interfaces
internal import Projects
internal import SourceCode
internal import SourceText
internal import TextMeasurement

/// The scenes of iOS whose controllers lack outlets that the document connects: an app that loads one ends.
///
/// The code was removed, or the property renamed, and the document kept the connection: nobody has seen the scene since. What a
/// library or code in Objective-C declares is not looked at.
struct MissingOutlets: Sendable {
    private var scenes = SceneObjects()

    /// The outlets that controllers of the system have.
    private static let system: Set<String> = [
        "view", "tableView", "collectionView", "searchDisplayController", "navigationItem", "tabBarItem",
        "refreshControl",
        "toolbarItems", "splitViewController", "window", "delegate", "dataSource",
    ]

    /// - Complexity: O(*n*) in the number of elements of the documents, and in the size of the sources that declare their
    ///   controllers.
    init(of loaded: LoadedProject, types: TypeIndex) {
        let classes = DeclaredClasses(types)
        for (name, scope, document) in loaded.controllers where scope["customClass"] == name {
            let connections = scope.children.filter { $0.isNamed("connections") }.flatMap(\.children)
            let outlets = connections.filter { $0.isNamed("outlet") }.compactMap { $0["property"] }
                .filter { !Self.system.contains($0) }
            if classes.lack(outlets, in: name) { scenes.add(scope, of: document) }
        }
    }

    /// Whether the class of the controller that shows a screen lacks an outlet.
    func hold(_ screen: Screen, in document: String) -> Bool {
        screen.platform == .iOS && scenes.hold(screen, in: document)
    }
}

/// The classes of Swift that sources declare, with the names of their properties and the class they inherit from.
private struct DeclaredClasses {
    private var properties: [String: Set<String>] = [:]
    private var parents: [String: String] = [:]

    /// How many outlets are missing at least: one or two may come from what is not read.
    private static let fewest = 3

    init(_ types: TypeIndex) {
        for file in types.files where file.path.hasSuffix(".swift") {
            for type in file.types where type.kind == .type {
                guard let parent = type.children.first(where: { $0.kind == .inherited }) else { continue }
                parents[TypeIndex.name(of: type)] = TypeIndex.name(of: parent)
            }
            for declaration in file.declarations where declaration.node.kind == .binding {
                guard let owner = declaration.owner else { continue }
                properties[TypeIndex.name(of: file.declarations[owner].node), default: []].insert(declaration.node.name)
            }
        }
    }

    /// Whether a class and those it inherits from, up to one of UIKit, lack so many of some properties.
    func lack(_ outlets: [String], in name: String) -> Bool {
        var missing = Set(outlets)
        var seen: Set<String> = []
        var next = name
        while missing.count >= Self.fewest, !next.hasPrefix("UI") {
            guard seen.insert(next).inserted, let parent = parents[next] else { return false }
            missing.subtract(properties[next] ?? [])
            next = parent
        }
        return missing.count >= Self.fewest
    }
}
