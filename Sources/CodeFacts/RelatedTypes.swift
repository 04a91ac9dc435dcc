internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Which types of a project share members with another one: those that it inherits from, and those that inherit from it.
///
/// Code of a type names a method without a receiver, `ask()` or `self.ask()`, where the method is of the type itself, of a
/// parent, of a protocol, or of whatever keeps the promise of one.
struct RelatedTypes: Sendable {
    /// The names of types that an object of the type may have as well, as ``NameHash`` has them, by that of the type.
    ///
    /// A type of which the declarations do not tell all is in no entry: one with a `where` clause, one that inherits from
    /// another name of a type, and one of the system.
    private let related: [UInt64: [UInt64]]

    /// - Complexity: O(*n* · *d*²) in the number of types and the number of types that one inherits from.
    init(_ index: TypeIndex) {
        var parents: [String: Set<String>] = [:]
        var own: Set<String> = []
        var open: Set<String> = []
        let aliases = index.files.reduce(into: Set<String>()) { $0.formUnion($1.aliases.map(\.name)) }
        for file in index.files {
            for node in file.types {
                let name = TypeIndex.name(of: node)
                if node.kind == .type { own.insert(name) }
                if Self.hasWhereClause(node) { open.insert(name) }
                for child in node.children where child.kind == .inherited {
                    let names = SystemNames.names(in: child.name)
                    parents[name, default: []].formUnion(names)
                    if !aliases.isDisjoint(with: names) { open.insert(name) }
                }
            }
        }
        var ancestors: [String: Set<String>] = [:]
        for name in own { ancestors[name] = Self.ancestors(of: name, parents) }
        // All that an object of a type may be is what the types have that inherit from it.
        var related: [String: Set<String>] = [:]
        for (_, names) in ancestors {
            for name in names where own.contains(name) { related[name, default: []].formUnion(names) }
        }
        self.related = related.reduce(into: [:]) { found, entry in
            guard entry.value.isDisjoint(with: open) else { return }
            found[NameHash.of(entry.key)] = entry.value.map(NameHash.of)
        }
    }

    /// The types in whose code a method of a type can be named without a receiver.
    ///
    /// - Parameter type: the name of the type, as ``NameHash`` has it.
    /// - Returns: their names; `nil` where the declarations do not tell.
    /// - Complexity: O(1).
    func types(sharingMembersOf type: UInt64) -> [UInt64]? { related[type] }

    /// A type with all that it inherits from.
    private static func ancestors(of type: String, _ parents: [String: Set<String>]) -> Set<String> {
        var seen: Set<String> = [type]
        var waiting = [type]
        while let name = waiting.popLast() {
            for parent in parents[name] ?? [] where seen.insert(parent).inserted { waiting.append(parent) }
        }
        return seen
    }

    /// Whether a declaration says more of its type than what it inherits from: `extension Page where Self: Album`.
    private static func hasWhereClause(_ node: CodeNode) -> Bool {
        let header = node.file.utf8[node.range].prefix { $0 != UInt8(ascii: "{") }
        let word = Array("where".utf8)
        return header.split { !NameHash.isPart($0) }.contains { $0.elementsEqual(word) }
    }
}
