internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The names that the code of a project mentions, read once: what nothing reaches is found several times, each time with
/// fewer documents and more branches that count for nothing.
package struct NamedCode: Sendable {
    /// The places of each file of Swift, in the order of the files.
    let places: [NamedPlaces]
    /// The names in all other files, but for their comments.
    let others: Set<UInt64>

    /// Reads the names; `nil` for a library, of which nobody knows what is called.
    ///
    /// - Parameters:
    ///   - code: the code.
    ///   - documents: the documents of Interface Builder; later on there may be fewer.
    /// - Complexity: O(*n*) in the size of the code.
    package init?(_ code: ReadCode, documents: [CodeDocument]) {
        let declared = DeclaredUnits(code, documents)
        guard declared.beginsProgram(code.files) else { return nil }
        self.init(code, declared)
    }

    init(_ code: ReadCode, _ declared: DeclaredUnits) {
        let names = declared.names
        places = CodeThreads.map(code.swift) { file in
            NamedPlaces(
                file,
                names: names,
                statics: declared.statics,
                nested: declared.nested,
                functions: declared.functions,
                values: code.receivers.values(in: file)
            )
        }
        let other = code.files.filter { !$0.isSwift }
        others = CodeThreads.map(other) { file in
            var found: Set<UInt64> = []
            NameHash.forEach(in: CodeComments.blanked(file.code.file.utf8)[...]) { name, _, _ in
                if names.contains(name) { found.insert(name) }
            }
            return found
        }.reduce(into: []) { $0.formUnion($1) }
    }
}

/// The declarations of a project, with what documents say about them.
struct DeclaredUnits: Sendable {
    let units: [CodeUnits]
    /// The names of all of them, and those by which documents are loaded.
    let names: Set<UInt64>
    /// The names of members of types with that of the type.
    let statics: Set<UInt64>
    /// The names of types with that of the type around.
    let nested: Set<UInt64>
    /// The names that only functions have.
    let functions: Set<UInt64>
    let connections: ActionConnections

    init(_ code: ReadCode, _ documents: [CodeDocument]) {
        let connections = ActionConnections(documents)
        let units = CodeThreads.map(code.swift) {
            CodeUnits(
                $0,
                types: code.system,
                related: code.related,
                isLibrary: code.isLibrary,
                hasFirstLabels: code.hasFirstLabels,
                connections
            )
        }
        let all = units.flatMap(\.units)
        var names = Set(documents.flatMap(\.names).map { NameHash.of($0) })
        for unit in all { names.formUnion([unit.name, unit.selector ?? unit.name]) }
        (self.units, self.names, self.connections) = (units, names, connections)
        statics = Set(all.compactMap(\.qualifiedName))
        nested = Set(all.lazy.filter { $0.role == .type }.compactMap(\.qualifiedName))
        functions = Set(all.lazy.filter { $0.forms != nil }.map(\.name))
            .subtracting(all.lazy.filter { $0.forms == nil }.map(\.name))
    }

    /// Whether a file begins a program.
    func beginsProgram(_ files: [TypeIndex.File]) -> Bool {
        units.contains(where: \.beginsProgram)
            || files.contains { ["main.m", "main.mm"].contains(FilePath.name(of: $0.path)) }
    }
}
