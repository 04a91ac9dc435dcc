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
        let view = ViewProperty(owner: type, name: outlet)
        return fromTheBeginning.contains(view) || ofObjectiveC.views.contains(view)
    }

    /// Whether a name in code of Objective-C is that of a view which is loaded hidden, and stays so.
    func isHidden(_ node: CodeNode) -> Bool {
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
        let properties = DeclaredViews(swift)
        let hiding = CodeThreads.map(swift) { HidingCode($0, properties) }
        guard outlets.contains(where: \.isHidden) || hiding.contains(where: { !$0.hidden.isEmpty }) else { return }
        // One file may find the views, and another one show what it is handed.
        let showsFound = hiding.contains(where: \.showsOthers) && hiding.contains(where: \.findsOthers)
        let others = files.filter { !$0.path.hasSuffix(".swift") }
        guard !showsFound, !CodeThreads.map(others, { FoundViews.areShown(in: $0) }).contains(true) else { return }
        ofObjectiveC = ObjectiveCHiddenViews(others, swift: swift, outlets: outlets)
        guard !properties.views.isEmpty else { return }
        let loaded = Self.loadedHidden(outlets, properties)
        var candidates = hiding.reduce(into: loaded) { $0.formUnion($1.hidden) }
        candidates.subtract(hiding.reduce(into: Set<ViewProperty>()) { $0.formUnion($1.shown) })
        guard !candidates.isEmpty else { return }
        let names = Set(candidates.map(\.name))
        let quiet = QuietMethods(swift)
        let uses = CodeThreads.map(files) { ViewUses($0, of: names, properties, quiet) }
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
