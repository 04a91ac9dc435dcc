internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The methods that a project adds to views of the system and that show none which is hidden: `button.applyStyle()`.
///
/// Such a method neither names what hides a view nor hands the view on, and calls none of the added ones that do.
struct QuietMethods: Sendable {
    /// Their names; none of another method that is added.
    private(set) var names: Set<String> = []

    private static let hiding = ByteSearch("isHidden")

    /// - Parameter files: the files of Swift.
    /// - Complexity: O(*n* + *m* · *c*) in the size of the files, the number of methods and the length of chains of calls.
    init(_ files: [TypeIndex.File]) {
        var loud: Set<String> = []
        var called: [String: Set<String>] = [:]
        for file in files {
            for declaration in file.declarations where declaration.node.kind == .function {
                guard let owner = declaration.owner else { continue }
                let around = file.declarations[owner].node
                guard around.kind == .extension, Self.isOfSystem(TypeIndex.name(of: around)) else { continue }
                let name = declaration.node.name
                var own: Set<String> = []
                if Self.isLoud(declaration.node, calling: &own) { loud.insert(name) }
                called[name, default: []].formUnion(own)
            }
        }
        var count = -1
        while count != loud.count {
            count = loud.count
            for (name, others) in called where !others.isDisjoint(with: loud) { loud.insert(name) }
        }
        names = Set(called.keys).subtracting(loud)
    }

    private static func isOfSystem(_ type: String) -> Bool { type.hasPrefix("UI") || type.hasPrefix("NS") }

    /// Whether a method may show the view itself, but for those that it calls.
    private static func isLoud(_ method: CodeNode, calling names: inout Set<String>) -> Bool {
        guard let body = method.child(.body) else { return true }
        if hiding.isIn(Array(body.source.utf8)) { return true }
        var waiting = body.children.map { (node: $0, parent: body) }
        while let (node, parent) = waiting.popLast() {
            if node.kind == .reference {
                if node.isNamed("self"), parent.kind != .member || parent.firstChild != node { return true }
                names.insert(node.name)
            }
            if node.kind == .member { names.insert(node.name) }
            waiting += node.children.map { ($0, node) }
        }
        return false
    }
}
