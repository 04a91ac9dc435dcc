internal import CodeStrings
internal import SourceCode

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
