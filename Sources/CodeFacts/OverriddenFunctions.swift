internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The functions of classes that are never made themselves, where all subclasses replace them.
struct OverriddenFunctions: Sendable {
    /// The bytes of the functions, by the path of their file as it was opened.
    let ranges: [String: [Range<Int>]]

    /// - Complexity: O(*n*) in the number of declarations, and the size of the files that such functions are in.
    init(_ index: TypeIndex, quoted: Set<[UInt8]>) {
        var parents: [String: [String]] = [:]
        var overrides: [String: Set<String>] = [:]
        var callsSuper: Set<String> = []
        for file in index.files {
            for declaration in file.declarations {
                let node = declaration.node
                if node.kind == .type, node.traits.contains(.hasNoMemberwiseInitializer),
                    let parent = node.child(.inherited)
                {
                    parents[TypeIndex.name(of: parent), default: []].append(TypeIndex.name(of: node))
                }
                guard node.kind == .function, let owner = declaration.owner,
                    node.children.contains(where: { $0.kind == .modifier && $0.isNamed("override") })
                else { continue }
                overrides[TypeIndex.name(of: file.declarations[owner].node), default: []].insert(Self.signature(node))
                if node.source.contains("super.\(node.name)") { callsSuper.insert(node.name) }
            }
        }
        var candidates: [(path: String, range: Range<Int>, owner: String)] = []
        for file in index.files {
            for declaration in file.declarations where declaration.node.kind == .function {
                let node = declaration.node
                guard let position = declaration.owner, file.declarations[position].node.kind == .type else { continue }
                let owner = TypeIndex.name(of: file.declarations[position].node)
                guard let children = parents[owner], !node.isNamed("init"), !callsSuper.contains(node.name),
                    children.allSatisfy({ overrides[$0]?.contains(Self.signature(node)) == true })
                else { continue }
                candidates.append((file.code.file.path, node.range, owner))
            }
        }
        guard !candidates.isEmpty else {
            ranges = [:]
            return
        }
        // A class that is made, or named in any other way than as a parent or a type, may be shown itself.
        let owners = Set(candidates.map(\.owner))
        // A document makes a class by its name.
        var made = owners.filter { quoted.contains(Array($0.utf8)) }
        for file in index.files {
            for node in file.code.root.descendants where node.kind == .reference && owners.contains(node.name) {
                made.insert(node.name)
            }
        }
        ranges = candidates.filter { !made.contains($0.owner) }.reduce(into: [:]) { ranges, candidate in
            ranges[candidate.path, default: []].append(candidate.range)
        }
    }

    private static func signature(_ function: CodeNode) -> String {
        function.name + "(" + function.children.filter { $0.kind == .parameter }.map { $0.name + ":" }.joined() + ")"
    }
}
