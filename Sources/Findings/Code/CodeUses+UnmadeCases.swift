internal import CodeFacts
internal import CodeStrings
internal import SourceCode
internal import SourceText

/// Keys that are the values of cases which nothing makes.
extension CodeUses {
    /// The cases that code makes of their names, and the enumerations of which it makes all, or one of a text.
    struct CasesInUse {
        var names: Set<String> = []
        var types: Set<String> = []
    }

    /// Whether a key is the value of nothing but cases that code only asks for, or hands on for a case of the same name:
    /// `case .title: return .title`.
    ///
    /// - Returns: `false` where anything else writes the key.
    /// - Complexity: O(*n*) in the size of the code, once.
    package func isOfUnmadeCase(_ key: String) -> Bool {
        let key = Array(key.utf8)
        guard !code.mentioned.contains(key), let places = writtenPlaces[key], !places.isEmpty else { return false }
        return places.allSatisfy { path, range in
            guard let file = file(at: path) else { return false }
            let around = nodes(around: range, in: file)
            guard let position = around.lastIndex(where: { $0.kind == .enumCase }),
                let type = around[..<position].last(where: { $0.kind == .type })
            else { return false }
            return !casesInUse.names.contains(around[position].name)
                && !casesInUse.types.contains(TypeIndex.name(of: type))
        }
    }

    func findCasesInUse() -> CasesInUse {
        let app = code.facts.files.filter {
            CodePurpose(path: $0.path) == .app && $0.path.hasSuffix(".swift")
                && !code.facts.unseenFiles.contains($0.path)
        }
        return CodeThreads.map(app) { Self.casesInUse(in: $0.code) }.reduce(into: CasesInUse()) { all, found in
            all.names.formUnion(found.names)
            all.types.formUnion(found.types)
        }
    }

    private static func casesInUse(in code: SourceCode) -> CasesInUse {
        var found = CasesInUse()
        // What is left to read, with the cases that the branch around is for.
        var waiting: [(node: CodeNode, known: Set<String>)] = [(code.root, [])]
        while let (node, known) = waiting.popLast() {
            var inner = known
            switch node.kind {
            case .switchLabel: continue
            case .switchCase:
                let label = node.child(.switchLabel)
                inner = Set(label?.descendants.filter { $0.kind == .member }.map(\.name) ?? [])
            case .member:
                if !known.contains(node.name) { found.names.insert(node.name) }
                if node.isNamed("allCases"), let base = node.firstChild { found.types.insert(base.name) }
            case .call:
                if let callee = node.firstChild, node.arguments.first?.isNamed("rawValue") == true {
                    found.types.insert(callee.isNamed("init") ? callee.firstChild?.name ?? "" : callee.name)
                }
            default: break
            }
            for child in node.children { waiting.append((child, inner)) }
        }
        return found
    }
}
