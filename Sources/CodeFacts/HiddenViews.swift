package import CodeStrings
internal import SourceCode
internal import SourceText

/// The views that code or documents hide and that nothing shows again: nobody sees their texts.
///
/// Known are properties of a class whose every use in the project is read: each assignment hides the view, `isHidden = true`,
/// and no other use hands the view on. One use that is not seen through is enough that nothing is known.
package struct HiddenViews: Sendable {
    /// Those that are hidden once their controller has its view, or that are loaded hidden.
    private var fromTheBeginning: Set<ViewProperty> = []
    /// Those that some code hides.
    private var once: Set<ViewProperty> = []
    /// Those of Objective-C that are loaded hidden.
    private var ofObjectiveC = ObjectiveCHiddenViews()

    /// None are known.
    package static let none = HiddenViews()

    private init() {}

    /// Whether an outlet of a class is hidden as soon as its screen is there, and stays so.
    ///
    /// - Parameters:
    ///   - outlet: the name of the property.
    ///   - type: the name of the class that declares it.
    /// - Returns: `false` where any code may show it.
    /// - Complexity: O(1).
    package func contains(_ outlet: String, of type: String) -> Bool {
        beginHidden(ViewProperty(owner: type, name: outlet))
    }

    /// Whether a view is hidden as soon as its screen is there, and stays so.
    func beginHidden(_ view: ViewProperty) -> Bool {
        fromTheBeginning.contains(view) || ofObjectiveC.views.contains(view)
    }

    /// Whether code of Objective-C names a view that is loaded hidden, and stays so.
    func beginHidden(_ node: CodeNode) -> Bool {
        ofObjectiveC.places[node.file.path]?.contains(node.nameRange.lowerBound) ?? false
    }

    /// Whether a view that is hidden stays so.
    func stayHidden(_ view: ViewProperty) -> Bool { once.contains(view) }

    /// The name of a property of the type around: `title` of `title` and of `self.title`.
    static func ownName(_ node: CodeNode) -> String? {
        switch node.kind {
        case .reference: node.name
        case .member where node.firstChild?.isNamed("self") == true && node.firstChild?.kind == .reference: node.name
        default: nil
        }
    }

    /// - Parameters:
    ///   - index: the files, and what they declare.
    ///   - documents: the documents of Interface Builder.
    /// - Complexity: O(*n*) in the size of the code where some hides views, else in the number of declarations.
    package init(_ index: TypeIndex, documents: [CodeDocument]) {
        // A binding of a document may show a view without any code.
        let bound = Array("hidden".utf8)
        guard !documents.contains(where: { $0.texts.contains(bound) }) else { return }
        let files = index.files.filter { CodePurpose(path: $0.path) != .test }
        let outlets = documents.flatMap(\.outlets)
        let swift = files.filter { $0.path.hasSuffix(".swift") }
        let others = files.filter { !$0.path.hasSuffix(".swift") }
        let properties = DeclaredViews(swift)
        let hiding = CodeThreads.map(swift) { HidingCode($0, properties) }
        // One file may find the views, and another one show what it is handed.
        let showsFound = hiding.contains(where: \.showsOthers) && hiding.contains(where: \.findsOthers)
        guard !showsFound, !CodeThreads.map(others, { FoundViews.areShown(in: $0) }).contains(true) else { return }
        ofObjectiveC = ObjectiveCHiddenViews(files, outlets: outlets)
        guard !properties.views.isEmpty else { return }
        let loaded = Self.loadedHidden(outlets, properties)
        var candidates = hiding.reduce(into: loaded) { $0.formUnion($1.hidden) }
        candidates.subtract(hiding.reduce(into: Set<ViewProperty>()) { $0.formUnion($1.shown) })
        guard !candidates.isEmpty else { return }
        let names = Set(candidates.map(\.name))
        let uses = CodeThreads.map(files) { ViewUses($0, of: names, properties) }
        let unclear = uses.reduce(into: Set<String>()) { $0.formUnion($1.unclear) }
        let handedOn = uses.reduce(into: Set<ViewProperty>()) { $0.formUnion($1.handedOn) }
        once = candidates.subtracting(handedOn).filter { !unclear.contains($0.name) }
        let early = hiding.reduce(into: loaded) { $0.formUnion($1.hiddenFirst) }
        fromTheBeginning = once.intersection(early)
    }

    /// The views that each document which connects them hides.
    private static func loadedHidden(_ outlets: [CodeDocument.Outlet], _ properties: DeclaredViews) -> Set<ViewProperty>
    {
        var hidden: Set<ViewProperty> = []
        var seen: Set<ViewProperty> = []
        for outlet in outlets {
            let view = ViewProperty(owner: outlet.owner, name: outlet.property)
            if outlet.isHidden { hidden.insert(view) } else { seen.insert(view) }
        }
        return hidden.subtracting(seen).intersection(properties.views)
    }
}

/// The properties of classes, and which of them hold a view of the system.
struct DeclaredViews: Sendable {
    /// All properties.
    private(set) var all: Set<ViewProperty> = []
    /// Those that hold one view of the system alone.
    private(set) var views: Set<ViewProperty> = []

    /// - Complexity: O(*n*) in the number of declarations.
    init(_ files: [TypeIndex.File]) {
        // A type of the project may show itself, and one that has heirs may be shown by them.
        var own: Set<String> = []
        var inherited: Set<String> = []
        var grouped: Set<String> = []
        for file in files {
            for node in file.types {
                if node.kind == .type { own.insert(TypeIndex.name(of: node)) }
                for parent in node.children where parent.kind == .inherited { inherited.insert(parent.name) }
            }
        }
        for file in files {
            for declaration in file.declarations where declaration.node.kind == .binding {
                guard let owner = declaration.owner else { continue }
                let type = TypeIndex.name(of: file.declarations[owner].node)
                let property = ViewProperty(owner: type, name: declaration.node.name)
                // Two types of a name are not told apart.
                guard all.insert(property).inserted else {
                    views.remove(property)
                    continue
                }
                let isOutlet = declaration.statement.children.contains {
                    $0.kind == .attribute && $0.isNamed("IBOutlet")
                }
                let written = Self.type(of: declaration.node)
                // The views of a collection may have outlets of their own.
                if isOutlet, written.hasPrefix("[") { grouped.insert(type) }
                let isView =
                    ["Button", "Control", "Field", "Label", "TextView", "View"].contains(where: written.hasSuffix)
                    && (written.hasPrefix("UI") || written.hasPrefix("NS")) && !own.contains(written)
                if isView, !inherited.contains(type) { views.insert(property) }
            }
        }
        views = views.filter { !grouped.contains($0.owner) }
    }

    /// The type of a property as it is written, or that of the object that it begins with; empty if none is.
    private static func type(of binding: CodeNode) -> String {
        guard binding.child(.body) == nil, binding.child(.accessor) == nil else { return "" }
        if var written = binding.child(.typeName)?.name {
            while written.last == "?" || written.last == "!" { written.removeLast() }
            return written
        }
        guard let value = binding.child(.initialValue)?.firstChild, value.kind == .call,
            value.firstChild?.kind == .reference
        else { return "" }
        return value.firstChild?.name ?? ""
    }
}
