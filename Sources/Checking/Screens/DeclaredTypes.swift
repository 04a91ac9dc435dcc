internal import CodeStrings
internal import SourceCode
internal import SourceText

/// The types that the sources of a project declare, and which of their files are in use whatever else is.
struct DeclaredTypes: Sendable {
    /// The names of the types by the path of the file.
    private(set) var byFile: [String: Set<String>] = [:]
    /// The names of all types.
    private(set) var all: Set<String> = []
    /// The types that no other module sees.
    private(set) var closed: Set<String> = []
    /// The paths of the files that begin a program, or hold functions outside of types or members of other types.
    private(set) var roots: Set<String> = []

    /// - Complexity: O(*n*) in the size of the sources.
    init(_ types: TypeIndex) {
        var open: Set<String> = []
        for file in types.files {
            let path = file.code.file.path
            if file.path.hasSuffix(".swift") {
                let own = Set(file.types.filter { $0.kind == .type }.map { TypeIndex.name(of: $0) })
                byFile[path] = own
                for type in file.types {
                    let name = TypeIndex.name(of: type)
                    if type.isPublic { open.insert(name) }
                    if type.kind == .extension ? !own.contains(name) : type.children.contains(where: \.beginsProgram) {
                        roots.insert(path)
                    }
                }
                if file.code.root.children.contains(where: { $0.kind == .function || $0.kind == .call }) {
                    roots.insert(path)
                }
            } else {
                byFile[path] = MissingClasses.namesAfterSigns(file.code.file.utf8)
            }
        }
        all = byFile.values.reduce(into: []) { $0.formUnion($1) }
        closed = all.subtracting(open)
    }
}

extension CodeNode {
    /// Whether other modules see a type.
    fileprivate var isPublic: Bool {
        children.contains { $0.kind == .modifier && ($0.isNamed("public") || $0.isNamed("open")) }
    }
}
