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

    /// - Parameters:
    ///   - index: the files, and what they declare.
    ///   - types: what these types inherit from.
    /// - Complexity: O(*n* · *d*²) in the number of types and the number of types that one inherits from.
    init(_ index: TypeIndex, _ types: SystemNames) {
        // Another name of a type hides what that inherits from.
        var open = index.files.reduce(into: Set<String>()) { $0.formUnion($1.aliases.map(\.name)) }
        for file in index.files {
            for node in file.types where Self.hasWhereClause(node) { open.insert(TypeIndex.name(of: node)) }
        }
        // All that an object of a type may be is what the types have that inherit from it.
        var related: [String: Set<String>] = [:]
        for type in types.own {
            let names = types.ancestors(of: type)
            for name in names where types.own.contains(name) { related[name, default: []].formUnion(names) }
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

    /// Whether a declaration says more of its type than what it inherits from: `extension Page where Self: Album`.
    private static func hasWhereClause(_ node: CodeNode) -> Bool {
        let header = node.file.utf8[node.range].prefix { $0 != UInt8(ascii: "{") }
        let word = Array("where".utf8)
        return header.split { !NameHash.isPart($0) }.contains { $0.elementsEqual(word) }
    }
}
